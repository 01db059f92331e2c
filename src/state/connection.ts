import { type PageContext, pageContextAtom } from './page-context.ts'
import type { Store } from './store.ts'

/** Tells a site's store how to ask. The first tag of the site decides, and may change its mind; another one may not. */
export function connectPage(store: Store, context: PageContext): void {
  const known = store.get(pageContextAtom)
  if (!known || known.element === context.element) store.set(pageContextAtom, context)
}
