import { type Atom, atom } from 'jotai/vanilla'
import type { NavigationNode } from '../../shop/navigation/navigation.ts'
import { type OpenNavigation, openNavigationAtom } from '../../state/navigation/navigation.ts'
import { failedPicturesAtom } from '../../state/navigation/navigation-flyout.ts'
import { isRecognizedAtom } from '../../state/visitor/personal-data.ts'
import type { ViewContext } from '../view.ts'
import type { Failed } from './cards.tsx'
import { shownEntries } from './navigation-list.tsx'

interface NavigationState {
  /** The part of it that this header shows. */
  open: OpenNavigation | undefined
  entries: readonly NavigationNode[]
  isRecognized: boolean
  failed: Failed
}

/** All that flyout and drawer of a header show. */
export const navigationStateAtom = (contextOf: () => ViewContext): Atom<NavigationState> =>
  atom((get) => {
    const context = contextOf()
    const open = get(openNavigationAtom)
    return {
      open: open?.header === context.host ? open : undefined,
      entries: shownEntries(get, context),
      isRecognized: get(isRecognizedAtom),
      failed: get(failedPicturesAtom),
    }
  })
