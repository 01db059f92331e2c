import { atom } from 'jotai/vanilla'
import type * as CartHelp from './cart-help.late.ts'

/** What few carts need: what blocks the checkout, by name, and steppers. Undefined until its code is there. */
export const cartHelpAtom = atom<typeof CartHelp | undefined>(undefined)
