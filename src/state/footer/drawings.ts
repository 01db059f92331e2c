import { type Atom, atom, type PrimitiveAtom } from 'jotai/vanilla'

/** Paths (`d`) of icons on a 24 by 24 box, by name. */
export type Drawings = Readonly<Record<string, string>>

/** The icons that have been loaded. */
export const drawingsAtom: Atom<Drawings> = atom<Drawings>({})
/** To be written here only. */
const loadedAtom = drawingsAtom as PrimitiveAtom<Drawings>

export const addDrawingsAtom = atom(null, (_get, set, drawings: Drawings) =>
  set(loadedAtom, (before) => ({ ...before, ...drawings })),
)
