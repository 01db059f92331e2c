/** Facts about the page: its type, its address, its settings. Nothing in the empty store of a hydrating element. */
import { type Atom, atom, type PrimitiveAtom } from 'jotai/vanilla'
import { joinCleanups, on } from '../page/browser/on.ts'
import { observePageRoot, pageType } from '../page/configuration/page-root.ts'
import { pageSettings } from '../page/configuration/settings.ts'
import { isConnectedAtom } from './page-context.ts'
import { sharedConnection } from './store.ts'

/** The page's type (CONFIG-18). */
export const pageTypeAtom: Atom<string> = atom('')
/** To be written here only. */
const typeAtom = pageTypeAtom as PrimitiveAtom<string>

/** The page's whole address. */
export const addressAtom: Atom<string> = atom('')
/** To be written here only. */
const hrefAtom = addressAtom as PrimitiveAtom<string>

/** Page root and JSON block. */
export const pageSettingsAtom = atom((get) => (get(isConnectedAtom) ? pageSettings() : undefined))

/** Without the Navigation API no event reports that a page has changed its address without a reload. */
export const readAddressAtom = atom(null, (_get, set) => set(hrefAtom, window.location.href))

/** Follows type and address, by the Navigation API also that of a single-page application (CONFIG-44). Returns the cleanup. */
export const connectPageFacts = sharedConnection((store) => {
  const update = () => {
    store.set(typeAtom, pageType())
    store.set(readAddressAtom)
  }
  update()
  // Nothing of this name happens to the window where it is missing.
  return joinCleanups(observePageRoot(update), on(window.navigation ?? window, 'currententrychange', update))
})
