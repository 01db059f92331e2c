/** What a fragment knows of the services: their answers, checked, as its script carries them (LIVE-13). */
import type { RemoteFooter } from '../../api/footer/footer-schema.late.ts'
import { hasCookie } from '../../page/browser/cookies.ts'
import { cookieName } from '../../page/configuration/cookie-name.ts'
import type { CommonProps } from '../../page/configuration/tables/common.ts'
import type { NavigationNode } from '../../shop/navigation/navigation.ts'
import type { Promotion } from '../../shop/promotion/promotion.ts'
import { footerContentAtom } from '../footer/footer.ts'
import { knownNavigationAtom, navigationTreeAtom, sourceOf, themeWorldsEntryAtom } from '../navigation/navigation.ts'
import { promotionAtom } from '../promotion/promotion.ts'
import type { Store } from '../store.ts'

/** Parts of the content that the services answer, and that grow old, each by itself. */
export type ContentPart = 'navigation' | 'themeWorlds' | 'promotions' | 'footer'

export interface PaintedContent {
  /** When the oldest of it was got from the services, in ms since 1970. */
  time: number
  /** When each part was got, where that differs. */
  times?: Partial<Record<ContentPart, number>>
  navigation?: readonly NavigationNode[]
  themeWorlds?: NavigationNode
  /** By id; `null` where none runs. */
  promotions?: Readonly<Record<string, Promotion | null>>
  /** `null` where the service has none. */
  footer?: RemoteFooter | null
}

/** The props that decide what the services answer. */
export type ContentProps = Pick<CommonProps, 'apiBase' | 'product'> & Readonly<Record<string, unknown>>

/** Older content is shown, and asked for again. */
const FRESH_MS = 10 * 60 * 1000

/** Content that may still be shown without asking. Staff who preview something get their own from the services. */
const isFresh = ({ time, times }: PaintedContent, part: ContentPart): boolean =>
  Math.abs(Date.now() - (times?.[part] ?? time)) < FRESH_MS && !hasCookie(cookieName('previewToken'))

export function paintPromotions(
  store: Store,
  { promotions }: PaintedContent,
  props: ContentProps,
  isKnown: boolean,
): void {
  for (const id of Object.keys(promotions ?? {})) {
    const tags = { allOfTags: `${props.allOfTags}`, anyOfTags: `${props.anyOfTags}`, noneOfTags: `${props.noneOfTags}` }
    const stateAtom = promotionAtom({ id, ...tags })
    const promotion = promotions?.[id]
    // What the page already knows is newer.
    if (store.get(stateAtom).status === 'loading')
      store.set(stateAtom, promotion ? { status: 'running', promotion, isKnown } : { status: 'none', isKnown })
  }
}

export function paintFooter(
  store: Store,
  { footer }: PaintedContent,
  { contentId }: ContentProps,
  isKnown: boolean,
): void {
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
  paintPromotions(store, content, painted, isFresh(content, 'promotions'))
  paintFooter(store, content, painted, isFresh(content, 'footer'))
  const { navigation, themeWorlds } = content
  const isOfSource = isSame(['clientId', 'navigationRoute'], painted, current)
  if (isOfSource && (navigation || themeWorlds) && !store.get(knownNavigationAtom)) {
    const { site, clientId, navigationRoute } = current
    store.set(navigationTreeAtom, navigation)
    store.set(themeWorldsEntryAtom, themeWorlds)
    store.set(knownNavigationAtom, {
      source: sourceOf(current, String(clientId || site), String(navigationRoute)),
      tree: !!navigation && isFresh(content, 'navigation'),
      themeWorlds: !!themeWorlds && isFresh(content, 'themeWorlds'),
    })
  }
}
