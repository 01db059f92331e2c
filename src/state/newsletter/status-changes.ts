import { atom } from 'jotai/vanilla'

/** Counts changes of the visitor's newsletter status that no event reports: a subscription confirmed or ended on this page. */
export const statusChangesAtom = atom(0)
