/** The open flyout as late code and awake elements ask for it: the live layer goes by the whole of it. */
import { atom } from 'jotai/vanilla'
import { currentFlyoutAtom } from './flyout.ts'

export const flyoutAtom = atom((get) => get(currentFlyoutAtom)?.flyout)
export const flyoutHeaderAtom = atom((get) => get(currentFlyoutAtom)?.header)
