import { atom, type Setter } from 'jotai/vanilla'
import { INITIAL_STATE, type ReadEvent, reduceRead } from './cart-machine.ts'

/** Written by the effects in this folder only; everyone else reads the atoms of `cart.ts`. */
export const cartStateAtom = atom(INITIAL_STATE)

export const dispatch = (set: Setter, event: ReadEvent): void => set(cartStateAtom, (state) => reduceRead(state, event))
