// every engine: pointer
import { expect } from '@open-wc/testing'
import { watchIcons } from '../../../src/live/header/hovered-icon.ts'
import { type LiveElement, liveTag } from '../../../src/live/live-element.ts'
import type { HeaderProps } from '../../../src/page/configuration/tables/shop-header.ts'
import { FLYOUT_HOVER_MS, NAVIGATION_HOVER_MS } from '../../../src/shop/limits.ts'
import type { NavigationNode } from '../../../src/shop/navigation/navigation.ts'
import { openFlyoutAtom } from '../../../src/state/header/flyout.ts'
import { earlyHoverAtom, navigationTreeAtom, themeWorldsEntryAtom } from '../../../src/state/navigation/navigation.ts'
import { page } from '../../support/page.ts'
import { placeSleeping } from '../../support/sleeping-element.ts'

const TAG = liveTag({ attributes: {}, behaviours: [], liveProps: [] })
const WORLDS: NavigationNode = { title: 'Worlds', href: '/worlds', index: 0, children: [] }
const MARKUP = `
  <a id="worlds" href="#worlds" data-control="navigation-entry" data-path="0">Worlds</a>
  <a id="cart" href="#cart" data-control="flyout-icon:cart" aria-expanded="false">Cart</a>
  <a id="user" href="#user" data-control="flyout-icon:userMenu">User</a>
  <a id="coffee" href="#coffee" data-control="navigation-entry" data-path="1" aria-expanded="false">Coffee</a>
  <a id="sale" href="#sale" data-control="navigation-entry" data-path="2">Sale</a>`

describe('a mouse that rests on a sleeping header', () => {
  function place() {
    const { host, element, fetches } = placeSleeping(TAG, MARKUP)
    const opened: unknown[] = []
    page.fake(
      element.store,
      'set',
      (
        (set) =>
        (atom: unknown, ...values: unknown[]) => {
          if (atom === openFlyoutAtom) opened.push(values[0])
          return set(atom as typeof earlyHoverAtom, ...(values as [undefined]))
        }
      )(element.store.set),
    )
    const clock = page.clock({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    page.onEnd(watchIcons(element as unknown as LiveElement<HeaderProps>))
    const move = (id: string, init: PointerEventInit = {}) =>
      page.select(`#${id}`).dispatchEvent(
        new PointerEvent('pointermove', {
          bubbles: true,
          composed: true,
          pointerType: 'mouse',
          movementX: 1,
          ...init,
        }),
      )
    return { host, element, fetches, opened, clock, move }
  }

  /** The answer that entries without a flyout could still get has come. */
  function answerWith({ store }: ReturnType<typeof place>['element'], entry: NavigationNode): void {
    store.set(themeWorldsEntryAtom, entry)
    store.set(navigationTreeAtom, [entry])
    page.onEnd(() => {
      store.set(themeWorldsEntryAtom, undefined)
      store.set(navigationTreeAtom, undefined)
    })
  }

  for (const id of ['worlds', 'sale'])
    it(`wakes it while what the entry may get is still to come: ${id} (NAV-50)`, () => {
      const { fetches, clock, move } = place()
      move(id)
      clock.tick(NAVIGATION_HOVER_MS)
      expect(fetches()).to.equal(1)
    })

  it('opens an icon’s flyout after the time that it needs awake (FLYOUT-3)', () => {
    const { opened, clock, move } = place()
    move('cart')
    clock.tick(FLYOUT_HOVER_MS - 1)
    move('cart')
    expect(opened).to.deep.equal([])
    clock.tick(1)
    expect(opened).to.deep.equal(['cart'])
  })

  it('opens nothing when the page has been left meanwhile, and comes back (FLYOUT-60)', () => {
    const { opened, fetches, clock, move } = place()
    for (const id of ['cart', 'coffee']) {
      move(id)
      page.dispatch('pagehide')
      clock.tick(NAVIGATION_HOVER_MS + FLYOUT_HOVER_MS)
    }
    expect([opened, fetches()]).to.deep.equal([[], 0])
  })

  it('wakes it on an entry after that time, which counts from when the mouse came (NAV-17, LIVE-7)', () => {
    const { element, fetches, clock, move } = place()
    const since = performance.now()
    move('coffee')
    clock.tick(NAVIGATION_HOVER_MS - 1)
    expect(fetches()).to.equal(0)
    clock.tick(1)
    expect([fetches(), element.store.get(earlyHoverAtom)]).to.deep.equal([1, { path: '1', since }])
  })

  it('wakes nothing where nothing opens, on its way, by a finger, or when the page moves under it (LIVE-3)', () => {
    const { host, element, fetches, opened, clock, move } = place()
    answerWith(element, WORLDS)
    for (const id of ['cart', 'coffee', 'cart', 'user']) {
      move(id)
      clock.tick(FLYOUT_HOVER_MS - 1)
    }
    for (const id of ['sale', 'worlds']) {
      move(id)
      clock.tick(NAVIGATION_HOVER_MS)
    }
    move('cart', { pointerType: 'touch' })
    move('coffee', { movementX: 0 })
    clock.tick(NAVIGATION_HOVER_MS)
    move('cart')
    host.dispatchEvent(new PointerEvent('pointerleave'))
    clock.tick(FLYOUT_HOVER_MS)
    expect([fetches(), opened]).to.deep.equal([0, []])
  })
})
