import { createStore } from 'jotai'
import { connectPage } from '../../src/state/connection.ts'
import type { PageContext } from '../../src/state/page-context.ts'

/** A new store of DE, to which one element is connected. */
export function connectedStore(element: string, more: Partial<PageContext> = {}) {
  const store = createStore()
  connectPage(store, { site: 'DE', locale: 'de-DE', apiBase: '', product: 'Shop', element, ...more })
  return store
}
