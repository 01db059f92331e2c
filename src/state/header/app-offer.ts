import { atom } from 'jotai/vanilla'

/** The address of the shop's app in a store, while it is offered (HEADER-30). */
export const appOfferAtom = atom<string | undefined>(undefined)
