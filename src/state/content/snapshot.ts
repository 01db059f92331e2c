/** The services' answers that a fragment was rendered with, checked, as its script carries them (LIVE-13). */
import type { RemoteFooter } from '../../api/footer/footer-schema.late.ts'
import { hasCookie } from '../../page/browser/cookies.ts'
import { cookieName } from '../../page/configuration/cookie-name.ts'
import type { CommonProps } from '../../page/configuration/tables/common.ts'
import type { NavigationNode } from '../../shop/navigation/navigation.ts'
import type { Promotion } from '../../shop/promotion/promotion.ts'
import { footerContentAtom } from '../footer/footer.ts'
import { navigationSnapshotAtom, navigationTreeAtom, sourceOf, themeWorldsEntryAtom } from '../navigation/navigation.ts'
import { promotionAtom } from '../promotion/promotion.ts'
import type { Store } from '../store.ts'

/** Parts of a snapshot; each grows old by itself. */
export type SnapshotPart = 'navigation' | 'themeWorlds' | 'promotions' | 'footer'

export interface Snapshot {
  /** When the oldest of it was got from the services, in ms since 1970. */
  time: number
  /** When each part was got, where that differs. */
  times?: Partial<Record<SnapshotPart, number>>
  navigation?: readonly NavigationNode[]
  themeWorlds?: NavigationNode
  /** By id; `null` where none runs. */
  promotions?: Readonly<Record<string, Promotion | null>>
  /** `null` where the service has none. */
  footer?: RemoteFooter | null
}

/** The props that decide what the services answer. */
export type SnapshotProps = Pick<CommonProps, 'apiBase' | 'product'> & Readonly<Record<string, unknown>>

/** An older snapshot is shown, and asked for again. */
const FRESH_MS = 10 * 60 * 1000

/** Whether a part may be shown without asking again. Staff who preview something get their own answers from the services. */
const isFresh = ({ time, times }: Snapshot, part: SnapshotPart): boolean =>
  Math.abs(Date.now() - (times?.[part] ?? time)) < FRESH_MS && !hasCookie(cookieName('previewToken'))

export function setPromotions(
  store: Store,
  { promotions }: Snapshot,
  props: SnapshotProps,
  isFreshSnapshot: boolean,
): void {
  for (const id of Object.keys(promotions ?? {})) {
    const stateAtom = promotionAtom({ ...props, id })
    const promotion = promotions?.[id]
    // A service's answer to this page is newer.
    if (store.get(stateAtom).status === 'loading')
      store.set(
        stateAtom,
        promotion ? { status: 'running', promotion, isFreshSnapshot } : { status: 'none', isFreshSnapshot },
      )
  }
}

export function setFooter(
  store: Store,
  { footer }: Snapshot,
  { contentId }: SnapshotProps,
  isFreshSnapshot: boolean,
): void {
  const contentAtom = footerContentAtom(`${contentId}`)
  if (footer !== undefined && !store.get(contentAtom).isSettled)
    store.set(contentAtom, { isSettled: true, content: footer ?? undefined, isFreshSnapshot })
}

const isSame = (names: readonly string[], one: SnapshotProps, other: SnapshotProps) =>
  names.every((name) => Object.is(one[name], other[name]))

/**
 * Adds a fragment's snapshot to the site's store, which every element of the site uses: what stands in the HTML is not asked
 * for again (LIVE-13). What belongs to other attributes than the current ones is left out.
 */
export function addSnapshot(store: Store, snapshot: Snapshot, painted: SnapshotProps, current: SnapshotProps): void {
  if (!isSame(['site', 'product'], painted, current)) return
  setPromotions(store, snapshot, painted, isFresh(snapshot, 'promotions'))
  setFooter(store, snapshot, painted, isFresh(snapshot, 'footer'))
  const { navigation, themeWorlds } = snapshot
  const isOfSource = isSame(['clientId', 'navigationRoute'], painted, current)
  if (isOfSource && (navigation || themeWorlds) && !store.get(navigationSnapshotAtom)) {
    const { site, clientId, navigationRoute } = current
    store.set(navigationTreeAtom, navigation)
    store.set(themeWorldsEntryAtom, themeWorlds)
    store.set(navigationSnapshotAtom, {
      source: sourceOf(current, String(clientId || site), String(navigationRoute)),
      tree: !!navigation && isFresh(snapshot, 'navigation'),
      themeWorlds: !!themeWorlds && isFresh(snapshot, 'themeWorlds'),
    })
  }
}
