import { atom } from 'jotai/vanilla'

/** Paths (`d`) of icons on a 24 by 24 box, by name. */
export type Drawings = Readonly<Record<string, string>>

const loadedAtom = atom<Drawings>({})

/** The icons that have been loaded. */
export const drawingsAtom = atom((get) => get(loadedAtom))

export const addDrawingsAtom = atom(null, (_get, set, drawings: Drawings) =>
  set(loadedAtom, (before) => ({ ...before, ...drawings })),
)
