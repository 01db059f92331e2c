import { atom } from 'jotai'
import type { ServiceContext } from '../api/service-context.ts'
import type { CartChangeError } from '../shop/cart.ts'

export interface PageContext extends ServiceContext {
  product: string
  /** A change error in the shopper's words, for the answer to an external change. */
  describeChangeError(error: CartChangeError, limit?: number): Promise<string>
}

/**
 * How this site's calls are made. Unset in the empty store of a hydrating element: nothing is asked there.
 */
export const pageContextAtom = atom<PageContext | undefined>(undefined)
