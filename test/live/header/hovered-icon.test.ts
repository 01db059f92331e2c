// one engine: which of two atoms decides
import { expect } from '@open-wc/testing'
import { watchIcons } from '../../../src/live/header/hovered-icon.ts'
import { type LiveElement, liveTag } from '../../../src/live/live-element.ts'
import type { HeaderProps } from '../../../src/page/configuration/tables/shop-header.ts'
import { NAVIGATION_HOVER_MS } from '../../../src/shop/limits.ts'
import type { NavigationNode } from '../../../src/shop/navigation/navigation.ts'
import { navigationTreeAtom, themeWorldsEntryAtom } from '../../../src/state/navigation/navigation.ts'
import { page } from '../../support/page.ts'
import { placeSleeping } from '../../support/sleeping-element.ts'

const TAG = liveTag({ attributes: {}, behaviours: [], liveProps: [] })
const WORLDS: NavigationNode = { title: 'Worlds', href: '/worlds', index: 0, children: [] }

describe('a mouse that rests on an entry of a sleeping header', () => {
  /** How often the header is woken when the mouse rests on the entry of this path. */
  function rest(path: string, attributes = '', answered: readonly NavigationNode[] = []): number {
    const markup = `<a href="#" data-control="navigation-entry" data-path="${path}" ${attributes}>Entry</a>`
    const { element } = placeSleeping(TAG, markup)
    const header = element as unknown as LiveElement<HeaderProps>
    const { store } = header
    store.set(themeWorldsEntryAtom, answered[0])
    store.set(navigationTreeAtom, answered[0] && answered)
    page.onEnd(() => {
      store.set(themeWorldsEntryAtom, undefined)
      store.set(navigationTreeAtom, undefined)
    })
    let woken = 0
    page.fake(header, 'wake', () => (woken += 1))
    page.onEnd(watchIcons(header))
    const clock = page.clock()
    const options = { bubbles: true, composed: true, pointerType: 'mouse', movementX: 1 } as const
    page.select('a').dispatchEvent(new PointerEvent('pointermove', options))
    clock.tick(NAVIGATION_HOVER_MS)
    return woken
  }

  it('wakes it for the flyout that the entry has (NAV-17)', () => {
    expect(rest('0', 'aria-expanded="false"', [WORLDS])).to.equal(1)
  })

  for (const path of ['0', '1']) {
    it(`wakes it while the answer is still to come: entry ${path} (NAV-50)`, () => {
      expect(rest(path)).to.equal(1)
    })

    it(`wakes nothing for an entry that holds nothing after its answer: entry ${path} (LIVE-3, NAV-50)`, () => {
      expect(rest(path, '', [WORLDS])).to.equal(0)
    })
  }
})
