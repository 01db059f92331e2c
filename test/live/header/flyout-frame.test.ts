import { expect } from '@open-wc/testing'
import { openFlyouts } from '../../../src/live/header/flyout-frame.ts'
import { holdTouches } from '../../../src/live/hold-touches.ts'
import { type LiveElement, liveTag } from '../../../src/live/live-element.ts'
import { writeViews } from '../../../src/live/write-views.ts'
import { onEscape } from '../../../src/page/browser/escape.ts'
import type { HeaderProps } from '../../../src/page/configuration/tables/shop-header.ts'
import { OVERLAY_HOVER_CLOSE_MS } from '../../../src/shop/limits.ts'
import { itemCountAtom } from '../../../src/state/cart/cart.ts'
import { flyoutAtom } from '../../../src/state/header/flyout.ts'
import { page } from '../../support/page.ts'
import { placeSleeping } from '../../support/sleeping-element.ts'

const TAG = liveTag({ attributes: {}, behaviours: [], liveProps: [] })
const MARKUP = `
  <header class="header" data-live="header.bar" style="height: 60px">
    <a href="#account" data-control="flyout-icon:userMenu" data-live="flyout-icon:userMenu">Account</a>
    <a href="#cart" data-control="flyout-icon:cart" data-live="flyout-icon:cart">Cart</a>
    <div popover="manual" data-frame="" style="position: fixed; inset: 60px 0 0; width: auto; height: auto">
      <div class="panel" style="width: 50px; height: 50px">Panel</div>
    </div>
  </header>`

describe('the frame of a flyout', () => {
  function place(count = 0) {
    const sleeping = placeSleeping(TAG, MARKUP)
    const { element } = sleeping
    const { store } = element
    if (count > 0)
      page.fake(
        store,
        'get',
        (
          (get) => (atom: unknown) =>
            atom === itemCountAtom ? count : get(atom as typeof itemCountAtom)
        )(store.get) as typeof store.get,
      )
    page.onEnd(holdTouches(element))
    page.onEnd(writeViews(element))
    page.onEnd(openFlyouts(element as unknown as LiveElement<HeaderProps>) ?? (() => {}))
    const frame = page.select('[data-frame]')
    const use = (flyout: string, event: Event) =>
      page.select(`[data-control="flyout-icon:${flyout}"]`).dispatchEvent(event)
    return {
      ...sleeping,
      frame,
      isOpen: () => frame.matches(':popover-open'),
      shown: () => store.get(flyoutAtom),
      tap: (flyout: string) => use(flyout, new PointerEvent('click', { ...OPTIONS, pointerType: 'touch', detail: 1 })),
      press: (flyout: string, key: string) => use(flyout, new KeyboardEvent('keydown', { ...OPTIONS, key })),
      point: (part: string, type: string, pointerType = 'mouse', movementX = 1) =>
        page.select(part).dispatchEvent(new PointerEvent(type, { ...OPTIONS, pointerType, movementX })),
    }
  }
  const OPTIONS = { bubbles: true, cancelable: true, composed: true } as const

  it('opens with a tap, and with Space, in the same task, and wakes the header (FLYOUT-11, LIVE-7)', () => {
    const { tap, press, isOpen, shown, fetches, element } = place()
    const opened = page.events('icon-flyout-opened')
    expect(tap('userMenu')).to.equal(false)
    expect([isOpen(), shown(), fetches(), element.phase]).to.deep.equal([true, 'userMenu', 1, 'waking'])
    press('cart', ' ')
    expect([isOpen(), shown(), opened]).to.deep.equal([true, 'cart', [{ flyout: 'userMenu' }, { flyout: 'cart' }]])
  })

  it('opens when the page asks for the flyout (FLYOUT-12)', () => {
    const { isOpen, fetches } = place()
    page.dispatch('shop-open-flyout', { flyout: 'cart' })
    expect([isOpen(), fetches()]).to.deep.equal([true, 1])
  })

  for (const [count, rows] of [
    [0, '3'],
    [2, '2'],
    [9, '5'],
  ] as const)
    it(`has ${rows} rows for a cart of ${count || 'unknown size'} (FLYOUT-11)`, () => {
      const { tap, frame } = place(count)
      tap('cart')
      expect(frame.style.getPropertyValue('--_rows')).to.equal(rows)
    })

  it('lets a second tap follow the link (FLYOUT-5)', () => {
    const { tap } = place()
    tap('cart')
    const stop = new AbortController()
    let isFollowed = false
    window.addEventListener(
      'click',
      (event) => {
        isFollowed = !event.defaultPrevented
        event.preventDefault()
      },
      { signal: stop.signal },
    )
    tap('cart')
    stop.abort()
    expect(isFollowed).to.equal(true)
  })

  it('closes by Escape, by a click beside its panel, and 1 s after the mouse has gone there (FLYOUT-13, FLYOUT-14)', () => {
    const { tap, point, isOpen, shown } = place()
    const clock = page.clock()
    tap('cart')
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }))
    expect([isOpen(), shown()]).to.deep.equal([false, undefined])
    tap('cart')
    point('.panel', 'click')
    expect(isOpen()).to.equal(true)
    point('[data-frame]', 'click')
    expect([isOpen(), shown()]).to.deep.equal([false, undefined])
    tap('cart')
    point('[data-frame]', 'pointermove', 'touch')
    point('[data-frame]', 'pointermove', 'mouse', 0)
    clock.tick(OVERLAY_HOVER_CLOSE_MS)
    point('[data-frame]', 'pointermove')
    clock.tick(OVERLAY_HOVER_CLOSE_MS - 1)
    point('.panel', 'pointermove')
    clock.tick(OVERLAY_HOVER_CLOSE_MS)
    expect(isOpen()).to.equal(true)
    point('[data-frame]', 'pointermove')
    clock.tick(OVERLAY_HOVER_CLOSE_MS)
    expect([isOpen(), shown()]).to.deep.equal([false, undefined])
  })

  it('stays when the mouse comes back to the bar, and closes when the focus goes elsewhere (FLYOUT-14, FLYOUT-15)', () => {
    const { tap, point, isOpen } = place()
    const clock = page.clock()
    tap('cart')
    point('[data-frame]', 'pointermove')
    point('[data-frame]', 'pointerleave')
    clock.tick(OVERLAY_HOVER_CLOSE_MS)
    const focus = (target: EventTarget) => target.dispatchEvent(new FocusEvent('focusin', OPTIONS))
    focus(page.select('[data-control="flyout-icon:userMenu"]'))
    expect(isOpen()).to.equal(true)
    focus(document.body)
    expect(isOpen()).to.equal(false)
  })

  it('ends what closes it when React hides it, and leaves the Escape of others alone (FLYOUT-11, FLYOUT-17)', () => {
    const { tap, point, frame, isOpen, shown } = place()
    const clock = page.clock()
    let escapes = 0
    const countEscape = () => {
      escapes += 1
    }
    page.onEnd(onEscape(countEscape))
    const pressEscape = () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }))
    tap('cart')
    point('[data-frame]', 'pointermove')
    frame.hidePopover()
    clock.tick(OVERLAY_HOVER_CLOSE_MS)
    pressEscape()
    expect([shown(), escapes]).to.deep.equal(['cart', 1])
    page.dispatch('shop-close-flyouts')
    tap('cart')
    pressEscape()
    expect([isOpen(), escapes]).to.deep.equal([false, 1])
    pressEscape()
    expect(escapes).to.equal(2)
  })

  it('is not there in a fragment of another release: the tap waits for React (FLYOUT-11, LIVE-7)', async () => {
    const { element, frame, tap, shown, settle } = place()
    frame.remove()
    const carried: unknown[] = []
    element.carryOut = (_root, held) => void carried.push(...held)
    tap('cart')
    expect(shown()).to.equal(undefined)
    await settle(true)
    expect(carried.length).to.equal(1)
  })

  it('stays until React has the flyout, and is not opened again then (FLYOUT-11, LIVE-7)', async () => {
    const { element, tap, isOpen, settle } = place()
    const carried: unknown[] = []
    element.carryOut = (_root, held) => void carried.push(...held)
    tap('cart')
    await settle(true)
    expect([isOpen(), carried]).to.deep.equal([true, []])
  })

  it('closes when the code can’t be loaded, and a tap goes on to the link (FLYOUT-11, LIVE-9)', async () => {
    const { tap, isOpen, shown, settle } = place()
    tap('cart')
    await settle(false)
    expect([isOpen(), shown(), location.hash]).to.deep.equal([false, undefined, '#cart'])
  })

  it('leads nowhere when it was closed, or opened by the page, before the code failed (FLYOUT-11)', async () => {
    const { tap, settle, shown } = place()
    tap('cart')
    page.dispatch('shop-close-flyouts')
    await settle(false)
    page.dispatch('shop-open-flyout', { flyout: 'cart' })
    await settle(false)
    expect([shown(), location.hash]).to.deep.equal([undefined, ''])
  })
})
