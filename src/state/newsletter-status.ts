/** A visitor's newsletter status changed on this page, in a way that the page's events don't tell. */
import { atom } from 'jotai'

const changesAtom = atom(0)

/** Counts the changes; what it is now is the footer's question. */
export const statusChangesAtom = atom((get) => get(changesAtom))
export const tellStatusChangeAtom = atom(null, (_get, set) => set(changesAtom, (changes) => changes + 1))
