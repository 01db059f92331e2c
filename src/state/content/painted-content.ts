/** What a fragment knows of the services: their answers, checked, as its script carries them (LIVE-13). */
import { hasCookie } from '../../page/browser/cookies.ts'
import { pageSettings } from '../../page/configuration/settings.ts'
import type { NavigationNode } from '../../shop/navigation/navigation.ts'
import { knownNavigationAtom, navigationTreeAtom, themeWorldsEntryAtom } from '../navigation/navigation.ts'
import type { Store } from '../store.ts'

export interface PaintedContent {
  /** When it was rendered, in ms since 1970. */
  time: number
  navigation?: readonly NavigationNode[]
  themeWorlds?: NavigationNode
}

/** The props that decide what the services answer. */
type ContentProps = Readonly<Record<string, unknown>>

/** Older content is shown, and asked for again. */
const FRESH_MS = 10 * 60 * 1000

/** Content that may still be shown without asking. Staff who preview something get their own from the services. */
const isFresh = ({ time }: PaintedContent): boolean =>
  Math.abs(Date.now() - time) < FRESH_MS && !hasCookie(pageSettings().cookies.previewToken)

/** What the fragment was rendered with, for rendering and for hydrating it. */
export function paintStore(store: Store, { navigation, themeWorlds }: PaintedContent): void {
  store.set(navigationTreeAtom, navigation)
  store.set(themeWorldsEntryAtom, themeWorlds)
}

const isSame = (names: readonly string[], one: ContentProps, other: ContentProps) =>
  names.every((name) => Object.is(one[name], other[name]))

/**
 * Content of a fragment for the site's store, which every element of the site uses: what stands in the HTML is not asked for
 * again (LIVE-13). Content of other attributes than the current ones is not used.
 */
export function fillStore(store: Store, content: PaintedContent, painted: ContentProps, current: ContentProps): void {
  if (!isSame(['site', 'product'], painted, current)) return
  const { navigation, themeWorlds } = content
  if (isSame(['clientId', 'navigationRoute'], painted, current) && !store.get(knownNavigationAtom)) {
    store.set(navigationTreeAtom, navigation)
    store.set(themeWorldsEntryAtom, themeWorlds)
    const isKnown = isFresh(content)
    store.set(knownNavigationAtom, { tree: isKnown && !!navigation, themeWorlds: isKnown && !!themeWorlds })
  }
}
