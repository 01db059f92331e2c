/** Flyout and drawer are written once, and then changed: they come to what would be written anew. */
import { expect } from '@open-wc/testing'
import fc from 'fast-check'
import { updateNode } from '../../src/live/update-nodes.ts'
import { createNode } from '../../src/live/write-views.ts'
import type { NavigationNode } from '../../src/shop/navigation/navigation.ts'
import { navigationDrawer } from '../../src/view/navigation/drawer.tsx'
import { navigationFlyout } from '../../src/view/navigation/flyout.tsx'
import type { ViewNode } from '../../src/view/view.ts'
import { runs, seed } from '../support/random.ts'

const title = fc.constantFrom('Kaffee', 'Tee & Kakao', '<b>Bad</b>', 'Bett')
const href = fc.constantFrom('/a', '/b?c=d&e', undefined)
const teaser = fc.option(
  fc.record({
    title: fc.option(title, { nil: undefined }),
    list: fc.array(fc.record({ title, href: fc.constant('/t'), imgUrl: fc.constantFrom('/1.png', undefined) }), {
      minLength: 1,
      maxLength: 2,
    }),
  }),
  { nil: undefined },
)
const place = fc.record({ title, href, target: fc.constantFrom(undefined, '_blank' as const), teaser })
const treeOf = (depth: number): fc.Arbitrary<NavigationNode[]> =>
  fc
    .array(
      fc.tuple(place, depth > 0 ? treeOf(depth - 1) : fc.constant([]), fc.constantFrom(undefined, 'is', 'below')),
      { maxLength: 3 },
    )
    .map((nodes) =>
      nodes.map(([node, children, active], index) => ({
        ...node,
        index,
        children,
        childIsSelected: active === 'below',
        lastSelectedNode: active === 'is',
      })),
    )
const world = fc.record({
  title,
  url: fc.constant('/w'),
  imgUrl: fc.constantFrom('/1.png', '/2.png', undefined),
  isForCard: fc.boolean(),
  badges: fc.subarray(['Neu', 'Sale']),
  availability: fc.constantFrom(undefined, 'IN_STOCK' as const, 'SHORTAGE' as const, 'SOLDOUT' as const),
  endDate: fc.constantFrom(undefined, '2026-12-24', 'soon'),
  onlyXDaysLeftText: fc.constantFrom(undefined, 'Noch 3 Tage'),
})
const worlds = fc.array(world, { maxLength: 3 }).map(
  (themeworlds): NavigationNode => ({
    title: 'Welten',
    href: '/worlds',
    index: 0,
    children: [],
    sections: [{ name: 'new', themeworlds }],
  }),
)
const state = fc.record({
  entries: fc
    .tuple(worlds, treeOf(3))
    .map(([first, others]) => [first, ...others.map((one) => ({ ...one, index: one.index + 1 }))]),
  path: fc.array(fc.nat(2), { minLength: 1, maxLength: 4 }),
  isWide: fc.boolean(),
  isSwitch: fc.boolean(),
  isRecognized: fc.boolean(),
  failed: fc.subarray(['/1.png', '/2.png']).map((list) => new Set(list)),
})
type State = ReturnType<typeof state.generate>['value']

const TEXT = {
  text: (name: string, values = {}) => `${name} ${Object.values(values).join()}`,
  locale: 'de-DE',
  site: 'DE',
} as const
const VIEWS: Readonly<Record<string, (state: State) => ViewNode>> = {
  'the flyout': ({ entries, path, ...shown }) =>
    navigationFlyout(entries[(path[0] ?? 0) % entries.length] as NavigationNode, path, { ...shown, ...TEXT }),
  'the drawer': ({ entries, path, ...shown }) => navigationDrawer(entries, path.slice(1), { ...shown, ...TEXT }),
}

const write = (node: ViewNode) => createNode(node, 'http://www.w3.org/1999/xhtml') as HTMLElement

for (const [what, viewOf] of Object.entries(VIEWS))
  it(`changes ${what} to what it would be anew, in random states (NAV-28, NAV-39)`, () => {
    fc.assert(
      fc.property(fc.array(state, { minLength: 2, maxLength: 6 }), (states) => {
        let shown = viewOf(states[0] as State)
        const node = write(shown)
        for (const next of states.slice(1)) {
          const view = viewOf(next)
          updateNode(node, shown, view)
          shown = view
          // Attributes may be in another order.
          expect(node.isEqualNode(write(view)), `${node.outerHTML}\n${write(view).outerHTML}`).to.equal(true)
        }
      }),
      { seed, numRuns: Math.min(20 * runs, 2000) },
    )
  })
