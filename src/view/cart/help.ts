import { atom } from 'jotai/vanilla'
import type * as CartHelp from './cart-help.late.ts'

/** Views that few carts need. Undefined until their code is there. */
export const cartHelpAtom = atom<typeof CartHelp | undefined>(undefined)
