import { atom } from 'jotai/vanilla'
import type { ServiceContext } from '../api/service-context.ts'
import type { Locale } from '../shop/sites/sites.ts'

export interface PageContext extends ServiceContext {
  locale: Locale
  product: string
}

/** How a site's calls are made. Undefined in the empty store of a hydrating element: no call is made there. */
export const pageContextAtom = atom<PageContext | undefined>(undefined)

/** Whether scripts run: false in a fragment, and while it is hydrated. */
export const isConnectedAtom = atom((get) => get(pageContextAtom) !== undefined)
