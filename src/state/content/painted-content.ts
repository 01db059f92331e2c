/** What a fragment knows of the services: their answers, checked, as its script carries them (LIVE-13). */
import type { RemoteFooter } from '../../api/footer-schema.ts'
import { hasCookie } from '../../page/browser/cookies.ts'
import { pageSettings } from '../../page/configuration/settings.ts'
import type { NavigationNode } from '../../shop/navigation/navigation.ts'
import type { Promotion } from '../../shop/promotion/promotion.ts'
import { footerContentAtom } from '../footer/footer.ts'
import { knownNavigationAtom, navigationTreeAtom, themeWorldsEntryAtom } from '../navigation/navigation.ts'
import { promotionAtom } from '../promotion/promotion.ts'
import type { Store } from '../store.ts'

export interface PaintedContent {
  /** When it was rendered, in ms since 1970. */
  time: number
  navigation?: readonly NavigationNode[]
  themeWorlds?: NavigationNode
  /** By id; `null` where none runs. */
  promotions?: Readonly<Record<string, Promotion | null>>
  /** `null` where the service has none. */
  footer?: RemoteFooter | null
}

/** The props that decide what the services answer. */
type ContentProps = Readonly<Record<string, unknown>>

/** Older content is shown, and asked for again. */
const FRESH_MS = 10 * 60 * 1000

/** Content that may still be shown without asking. Staff who preview something get their own from the services. */
const isFresh = ({ time }: PaintedContent): boolean =>
  Math.abs(Date.now() - time) < FRESH_MS && !hasCookie(pageSettings().cookies.previewToken)

/** What the fragment was rendered with, for rendering and for hydrating it. */
export function paintStore(store: Store, content: PaintedContent, props: ContentProps): void {
  store.set(navigationTreeAtom, content.navigation)
  store.set(themeWorldsEntryAtom, content.themeWorlds)
  paintPromotions(store, content, props, false)
  paintFooter(store, content, props, false)
}

function paintPromotions(store: Store, { promotions }: PaintedContent, props: ContentProps, isKnown: boolean): void {
  for (const id of Object.keys(promotions ?? {})) {
    const tags = { allOfTags: `${props.allOfTags}`, anyOfTags: `${props.anyOfTags}`, noneOfTags: `${props.noneOfTags}` }
    const stateAtom = promotionAtom({ id, ...tags })
    const promotion = promotions?.[id]
    // What the page already knows is newer.
    if (store.get(stateAtom).status === 'loading')
      store.set(stateAtom, promotion ? { status: 'running', promotion, isKnown } : { status: 'none', isKnown })
  }
}

function paintFooter(store: Store, { footer }: PaintedContent, { contentId }: ContentProps, isKnown: boolean): void {
  const contentAtom = footerContentAtom(`${contentId}`)
  if (footer !== undefined && !store.get(contentAtom).isSettled)
    store.set(contentAtom, { isSettled: true, content: footer ?? undefined, isKnown })
}

const isSame = (names: readonly string[], one: ContentProps, other: ContentProps) =>
  names.every((name) => Object.is(one[name], other[name]))

/**
 * Content of a fragment for the site's store, which every element of the site uses: what stands in the HTML is not asked for
 * again (LIVE-13). Content of other attributes than the current ones is not used.
 */
export function fillStore(store: Store, content: PaintedContent, painted: ContentProps, current: ContentProps): void {
  if (!isSame(['site', 'product'], painted, current)) return
  const isKnown = isFresh(content)
  paintPromotions(store, content, painted, isKnown)
  paintFooter(store, content, painted, isKnown)
  const { navigation, themeWorlds } = content
  if (isSame(['clientId', 'navigationRoute'], painted, current) && !store.get(knownNavigationAtom)) {
    store.set(navigationTreeAtom, navigation)
    store.set(themeWorldsEntryAtom, themeWorlds)
    store.set(knownNavigationAtom, { tree: isKnown && !!navigation, themeWorlds: isKnown && !!themeWorlds })
  }
}
