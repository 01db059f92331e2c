// every engine: pointer
import { expect } from '@open-wc/testing'
import { watchIcons } from '../../../src/live/header/flyouts.ts'
import { holdTouches } from '../../../src/live/hold-touches.ts'
import { type LiveElement, liveTag } from '../../../src/live/live-element.ts'
import type { HeaderProps } from '../../../src/page/configuration/tables/shop-header.ts'
import { FLYOUT_HOVER_MS, NAVIGATION_HOVER_MS } from '../../../src/shop/limits.ts'
import { openFlyoutAtom } from '../../../src/state/header/flyout.ts'
import { page } from '../../support/page.ts'
import { placeSleeping } from '../../support/sleeping-element.ts'

const TAG = liveTag({ attributes: {}, behaviours: [], liveProps: [] })
const MARKUP = `
  <a id="worlds" href="#worlds" data-control="navigation-entry" data-path="0">Worlds</a>
  <a id="cart" href="#cart" data-control="flyout-icon:cart" aria-expanded="false">Cart</a>
  <a id="user" href="#user" data-control="flyout-icon:userMenu">User</a>
  <a id="coffee" href="#coffee" data-control="navigation-entry" data-path="1" aria-expanded="false">Coffee</a>
  <a id="sale" href="#sale" data-control="navigation-entry" data-path="2">Sale</a>`

describe('a mouse that rests on a sleeping header', () => {
  function place() {
    const { host, element, fetches } = placeSleeping(TAG, MARKUP)
    let asked = 0
    element.features.offer('navigation', () => {
      asked += 1
    })
    const opened: unknown[] = []
    page.fake(
      element.store,
      'set',
      (
        (set) =>
        (atom: unknown, ...values: unknown[]) => {
          if (atom === openFlyoutAtom) opened.push(values[0])
          return set(atom as typeof openFlyoutAtom, ...(values as ['cart']))
        }
      )(element.store.set),
    )
    const clock = page.clock({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    page.onEnd(holdTouches(element))
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
    return { host, element, fetches, asked: () => asked, opened, clock, move }
  }

  for (const id of ['worlds', 'coffee'])
    it(`has the code of an entry fetched, whatever it may get: ${id} (NAV-17, NAV-50)`, () => {
      const { element, fetches, asked, clock, move } = place()
      const since = performance.now()
      move(id)
      clock.tick(NAVIGATION_HOVER_MS - 1)
      expect(asked()).to.equal(0)
      clock.tick(1)
      // The time counts from when the mouse came (LIVE-7).
      const { path } = page.select(`#${id}`).dataset
      expect([fetches(), asked(), element.resting]).to.deep.equal([0, 1, { path, since }])
    })

  it('leaves an entry alone whose code was there before the time was over (LIVE-8)', () => {
    const { element, asked, clock, move } = place()
    move('coffee')
    element.features.provide('navigation')
    clock.tick(NAVIGATION_HOVER_MS)
    expect([asked(), page.select('#coffee').hasAttribute('aria-busy')]).to.deep.equal([0, false])
  })

  for (const [how, end] of [
    ['is there', 'provide'],
    ['can’t be loaded', 'fail'],
  ] as const)
    it(`makes an entry busy that opens something, until its code ${how} (LIVE-7)`, () => {
      const { element, clock, move } = place()
      const isBusy = (id: string) => page.select(`#${id}`).hasAttribute('aria-busy')
      move('worlds')
      clock.tick(NAVIGATION_HOVER_MS)
      move('coffee')
      clock.tick(NAVIGATION_HOVER_MS)
      expect([isBusy('worlds'), isBusy('coffee')]).to.deep.equal([false, true])
      element.features[end]('navigation')
      expect(isBusy('coffee')).to.equal(false)
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
    const { opened, asked, clock, move } = place()
    for (const id of ['cart', 'coffee']) {
      move(id)
      page.dispatch('pagehide')
      clock.tick(NAVIGATION_HOVER_MS + FLYOUT_HOVER_MS)
    }
    expect([opened, asked()]).to.deep.equal([[], 0])
  })

  it('wakes nothing where nothing opens, on its way, by a finger, or when the page moves under it (LIVE-3)', () => {
    const { host, fetches, asked, opened, clock, move } = place()
    for (const id of ['cart', 'coffee', 'cart', 'user']) {
      move(id)
      clock.tick(FLYOUT_HOVER_MS - 1)
    }
    move('cart', { pointerType: 'touch' })
    move('coffee', { movementX: 0 })
    clock.tick(NAVIGATION_HOVER_MS)
    move('cart')
    host.dispatchEvent(new PointerEvent('pointerleave'))
    clock.tick(FLYOUT_HOVER_MS)
    expect([fetches(), asked(), opened]).to.deep.equal([0, 0, []])
  })
})
