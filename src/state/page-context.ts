import { atom } from 'jotai'
import type { ServiceContext } from '../api/service-context.ts'
import type { CartChangeError } from '../shop/cart/cart.ts'

export interface PageContext extends ServiceContext {
  product: string
  /** A change error in the shopper's words, for the answer to an external change. */
  describeChangeError(error: CartChangeError, limit?: number): Promise<string>
}

/**
 * How this site's calls are made. Unset in the empty store of a hydrating element: nothing is asked there.
 */
export const pageContextAtom = atom<PageContext | undefined>(undefined)

/**
 * Counts what changes a visitor's newsletter status on this page and is told by no event of its own: a subscription that
 * was confirmed or ended. Here, where no chunk of its own is needed for it.
 */
export const statusChangesAtom = atom(0)
