/** Random states of all that views read: cart, visitor, page root, address, navigation, flyouts, campaigns, drawings. */
import fc from 'fast-check'
import type { FlyoutName } from '../../src/page/events/events.ts'
import { EMPTY_CART } from '../../src/shop/cart/cart.ts'
import type { NavigationNode } from '../../src/shop/navigation/navigation.ts'
import { cartStateAtom } from '../../src/state/cart/cart-store.ts'
import { addDrawingsAtom, drawingsAtom } from '../../src/state/footer/footer.ts'
import { closeFlyoutAtom, openFlyoutAtom } from '../../src/state/header/flyout.ts'
import { navigationTreeAtom, openNavigationAtom, themeWorldsEntryAtom } from '../../src/state/navigation/navigation.ts'
import { readAddressAtom } from '../../src/state/page-facts.ts'
import { copyVoucherAtom } from '../../src/state/promotion/promotion.ts'
import { visitorAtom } from '../../src/state/visitor/visitor.ts'
import { BUILT_IN_DRAWINGS } from '../../src/view/footer/footer-drawings.late.ts'
import type { Scene } from './scene.tsx'

const FLYOUTS: readonly FlyoutName[] = ['cart', 'storeFinder', 'userMenu', 'search']
const text = fc.oneof(
  fc.constantFrom('Kaffee', 'Tee & Kakao', '<b>Möbel</b>', 'Ev ' + '\u{1f600}'),
  fc.string({ minLength: 1, maxLength: 12 }),
)
const href = fc.constantFrom(
  '/categories/coffee',
  '/categories/offers',
  '/view',
  'https://www.shop.example/a?b=c&d',
  undefined,
)

const leaf = fc.record({ title: text, href, target: fc.constantFrom(undefined, '_blank' as const) })
const withIndex = (entry: object, index: number, children: readonly NavigationNode[] = []) =>
  ({ ...entry, index, children }) as NavigationNode
const entries = fc
  .array(fc.record({ entry: leaf, children: fc.array(leaf, { maxLength: 2 }) }), { maxLength: 6 })
  .map((list) =>
    list.map(({ entry, children }, index) =>
      withIndex(
        entry,
        index + 1,
        children.map((child, at) => withIndex(child, at)),
      ),
    ),
  )

const randomState = fc.record({
  count: fc.oneof(fc.constantFrom(0, 1, 2, 5, 99, 100), fc.nat(500)),
  name: fc.constantFrom('', 'Alex', 'Żaneta', '<i>', '%count%'),
  platform: fc.constantFrom(undefined, 'CLASSIC', 'TABLET', 'MATCH', 'SMARTPHONE'),
  pageType: fc.constantFrom(undefined, 'basket', 'product-detail'),
  address: fc
    .record({
      path: fc.constantFrom('/', '/m/categories/coffee', '/view/m/', '/categories/offers'),
      query: fc.constantFrom(
        '',
        '?query=mantel',
        '?query=a%20b&page=2',
        '?presentation=webshop&x=1',
        `?query=${'ä'.repeat(230)}`,
      ),
    })
    .map(({ path, query }) => path + query),
  tree: fc.option(entries, { nil: undefined }),
  worlds: fc.option(fc.record({ title: fc.constantFrom('', 'Themenwelten', 'Neu hier'), hasSections: fc.boolean() }), {
    nil: undefined,
  }),
  openEntry: fc.option(fc.record({ index: fc.nat(6), isHere: fc.boolean() }), { nil: undefined, freq: 4 }),
  flyout: fc.option(fc.record({ name: fc.constantFrom(...FLYOUTS), isHere: fc.boolean() }), {
    nil: undefined,
    freq: 3,
  }),
  missing: fc.subarray([...FLYOUTS]),
  closedPlaces: fc.subarray(['a', 'b', 'c', 'd']),
  copy: fc.constantFrom(undefined, 'copied', 'copyFailed'),
  drawn: fc.subarray(Object.keys(BUILT_IN_DRAWINGS)),
})

export type RandomState = ReturnType<typeof randomState.generate>['value']

/** States of one name and address follow each other: to change these takes longer than all else. */
export function randomStates(seed: number, numRuns: number): RandomState[] {
  const order = ({ name, address }: RandomState) => `${name} ${address}`
  return fc.sample(randomState, { seed, numRuns }).sort((one, other) => (order(one) < order(other) ? -1 : 1))
}

/** The answers of the page's service and its clipboard. */
export const answers: Pick<RandomState, 'copy'> = { copy: undefined }

const NOBODY = { firstName: '', lastName: '', loyaltyBeans: undefined, isCommunityMember: false, isCardMember: false }

/** Puts the page and the store of a scene into a state. */
export async function applyState({ store, host, places }: Scene, state: RandomState): Promise<void> {
  Object.assign(answers, { copy: state.copy })
  store.set(visitorAtom, state.name ? { ...NOBODY, loginStatus: 'LOGGED_IN', firstName: state.name } : false)
  for (const name of ['platform', 'pageType'] as const) {
    const { dataset } = document.documentElement
    if (state[name] === undefined) delete dataset[name]
    else dataset[name] = state[name]
  }
  if (new URL(state.address, location.href).href !== location.href) history.replaceState(null, '', state.address)
  store.set(readAddressAtom)
  store.set(cartStateAtom, (before) => ({
    ...before,
    confirmed: { status: 'known', cart: { ...EMPTY_CART, numberOfArticles: state.count } },
  }))
  store.set(navigationTreeAtom, state.tree)
  store.set(
    themeWorldsEntryAtom,
    state.worlds && {
      title: state.worlds.title,
      href: '/worlds',
      index: 0,
      children: [],
      sections: state.worlds.hasSections
        ? [{ name: 'new' as const, themeworlds: [{ url: '/w', title: 'W', isForCard: false, badges: [] }] }]
        : [],
    },
  )
  const other = document.body
  store.set(
    openNavigationAtom,
    state.openEntry && {
      path: [state.openEntry.index],
      as: 'flyout',
      header: state.openEntry.isHere ? host : other,
      isSwitch: false,
    },
  )
  store.set(closeFlyoutAtom)
  if (state.flyout) store.set(openFlyoutAtom, state.flyout.name, state.flyout.isHere ? host : other)
  for (const [name, place, painted] of places)
    store.set(place, state.closedPlaces.includes(name) ? { status: 'none' } : painted)
  store.set(addDrawingsAtom, Object.fromEntries(Object.keys(store.get(drawingsAtom)).map((name) => [name, ''])))
  store.set(addDrawingsAtom, Object.fromEntries(state.drawn.map((name) => [name, BUILT_IN_DRAWINGS[name] ?? ''])))
  if (state.copy) await store.set(copyVoucherAtom, 'SOMMER:20')
  // The page root is observed by microtask.
  await Promise.resolve()
}
