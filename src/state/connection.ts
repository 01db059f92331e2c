import { type PageContext, pageContextAtom } from './page-context.ts'
import type { Store } from './store.ts'

/** Tells a site's store how to ask; the first element of the site decides. */
export function connectPage(store: Store, context: PageContext): void {
  if (!store.get(pageContextAtom)) store.set(pageContextAtom, context)
}
