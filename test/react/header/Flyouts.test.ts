import { expect, waitUntil } from '@open-wc/testing'
import FakeTimers, { type Clock } from '@sinonjs/fake-timers'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import '../../../src/elements/shop-header.ts'
import type { FlyoutName } from '../../../src/page/events/events.ts'
import { HEADER_FLYOUTS } from '../../../src/react/header/flyouts.ts'
import { cartOf } from '../../support/carts.ts'
import { hush } from '../../support/console.ts'
import { clearPage, eventually, html, inside, place } from '../../support/elements.ts'
import { record } from '../../support/events.ts'
import { json, serve } from '../../support/services.ts'

const ICONS: Record<FlyoutName, string> = {
  search: '[part=search-icon]',
  storeFinder: '[part=store-finder-icon]',
  userMenu: '[part=user-menu-icon]',
  cart: '[part=cart-icon]',
}
const FLYOUTS = Object.keys(ICONS) as FlyoutName[]

describe("the header's flyouts (specification 1 §2)", () => {
  let services: ReturnType<typeof serve>
  let stopHush = () => {}
  let clock: Clock | undefined

  const header = () => place(html`<shop-header site="DE"></shop-header>`)
  const icon = (element: Element, flyout: FlyoutName) => inside(element, ICONS[flyout]) as HTMLElement
  const isOpen = (element: Element, flyout: FlyoutName) => icon(element, flyout).ariaExpanded === 'true'
  const ask = (flyout: string) => window.dispatchEvent(new CustomEvent('shop-open-flyout', { detail: { flyout } }))
  const shown = (element: Element) => eventually(element, '.flyout__panel')
  const point = (target: Element, type: string, pointerType: 'mouse' | 'touch') =>
    target.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true, cancelable: true, pointerType }))
  /** A whole click; says whether its link would be followed. */
  const click = (target: Element, pointerType: 'mouse' | 'touch' | 'keyboard' = 'mouse') => {
    let isFollowed = false
    const stay = (event: Event) => {
      isFollowed = !event.defaultPrevented
      event.preventDefault()
    }
    window.addEventListener('click', stay, { once: true })
    if (pointerType !== 'keyboard') point(target, 'pointerdown', pointerType)
    target.dispatchEvent(
      new MouseEvent('click', {
        bubbles: true,
        composed: true,
        cancelable: true,
        detail: pointerType === 'keyboard' ? 0 : 1,
      }),
    )
    return isFollowed
  }
  const freeze = () => {
    clock = FakeTimers.install({ toFake: ['setTimeout', 'clearTimeout'] })
    return clock
  }
  const thaw = () => clock?.uninstall()

  // A test server that compiles is slower than a CDN.
  before(() =>
    Promise.all([
      import('../../../src/elements/shop-minicart.ts'),
      ...Object.values(HEADER_FLYOUTS).map(({ load }) =>
        load({ locale: 'de-DE', loadMiniCart: async () => {} } as never),
      ),
      import('../../../src/react/header/FlyoutFrame.tsx'),
    ]),
  )
  beforeEach(async () => {
    localStorage.clear()
    // Small: the magnifier is there.
    await setViewport({ width: 700, height: 700 })
    stopHush = hush('error', [])
    services = serve({
      'GET /service/cart/api/cart': () => json({ cart: cartOf() }),
      'GET /service/customerfrontenddata/api/v1/psdata': () =>
        json({ tracking: { loginStatus: 'LOGGED_OUT' }, customer: {}, statuses: {} }),
    })
  })
  afterEach(async () => {
    thaw()
    window.dispatchEvent(new CustomEvent('shop-close-flyouts'))
    clearPage()
    await new Promise((resolve) => setTimeout(resolve, 5))
    services.end()
    stopHush()
    delete document.documentElement.dataset.pageType
  })

  for (const flyout of FLYOUTS) {
    it(`${flyout}: opens for the page, is told by name, marks the page root, and closes by event`, async () => {
      const opened = record('icon-flyout-opened')
      const closed = record('icon-flyout-closed')
      const element = await header()
      ask(flyout)
      const panel = await shown(element)
      expect(panel.getAttribute('role')).to.equal('dialog')
      expect(panel.ariaLabel).to.not.equal('')
      expect(icon(element, flyout).getAttribute('aria-controls')).to.equal(panel.id)
      expect(document.documentElement.classList.contains('shop-flyout-open')).to.equal(true)
      window.dispatchEvent(new CustomEvent('shop-close-flyouts'))
      await waitUntil(() => !inside(element, '.flyout'))
      expect(document.documentElement.classList.contains('shop-flyout-open')).to.equal(false)
      opened.end()
      closed.end()
      expect([opened.details, closed.details]).to.deep.equal([[{ flyout }], [{ flyout }]])
    })

    it(`${flyout}: opens when a mouse has rested on its icon for 200 ms`, async () => {
      const element = await header()
      const time = freeze()
      point(icon(element, flyout), 'pointerover', 'mouse')
      time.tick(199)
      expect(isOpen(element, flyout)).to.equal(false)
      time.tick(1)
      thaw()
      await shown(element)
      expect(isOpen(element, flyout)).to.equal(true)
    })

    it(`${flyout}: gives the focus back when the page closes it`, async () => {
      const element = await header()
      ask(flyout)
      const panel = await shown(element)
      panel.querySelector<HTMLElement>('.flyout__close button')?.focus()
      window.dispatchEvent(new CustomEvent('shop-close-flyouts'))
      await waitUntil(() => !inside(element, '.flyout'))
      expect(element.shadowRoot?.activeElement === icon(element, flyout)).to.equal(true)
    })

    it(`${flyout}: does not open for a mouse that passes by`, async () => {
      const element = await header()
      const time = freeze()
      point(icon(element, flyout), 'pointerover', 'mouse')
      time.tick(150)
      point(icon(element, flyout), 'pointerout', 'mouse')
      time.tick(1000)
      thaw()
      expect(isOpen(element, flyout)).to.equal(false)
    })

    const isPressed = flyout !== 'cart'
    it(`${flyout}: touch opens it ${isPressed ? 'at once' : 'by a whole tap'}`, async () => {
      const element = await header()
      const target = icon(element, flyout)
      point(target, 'pointerdown', 'touch')
      await new Promise((resolve) => setTimeout(resolve, 20))
      expect(isOpen(element, flyout)).to.equal(isPressed)
      window.dispatchEvent(new CustomEvent('shop-close-flyouts'))
      await waitUntil(() => !isOpen(element, flyout))
      expect(click(target, 'touch')).to.equal(false)
      await shown(element)
    })

    it(`${flyout}: Enter and Space open it, Escape closes it and gives the focus back`, async () => {
      const element = await header()
      for (const key of ['Enter', 'Space']) {
        icon(element, flyout).focus()
        await sendKeys({ press: key })
        await shown(element)
        await sendKeys({ press: 'Escape' })
        await waitUntil(() => !inside(element, '.flyout'))
        await waitUntil(() => element.shadowRoot?.activeElement === icon(element, flyout))
      }
    })
  }

  for (const flyout of ['storeFinder', 'userMenu', 'cart'] as const) {
    it(`${flyout}: a mouse click and a second tap follow the link`, async () => {
      const element = await header()
      expect(click(icon(element, flyout))).to.equal(true)
      click(icon(element, flyout), 'touch')
      await shown(element)
      expect(click(icon(element, flyout), 'touch')).to.equal(true)
    })
  }

  it('search: a mouse click opens it, and the field has the focus', async () => {
    const element = await header()
    expect(click(icon(element, 'search'))).to.equal(false)
    await shown(element)
    await waitUntil(() => (element.shadowRoot?.activeElement as HTMLInputElement | null)?.name === 'query')
    expect(element.shadowRoot?.activeElement?.closest('.flyout')).to.not.equal(null)
  })

  it('search: takes the focus from nobody', async () => {
    const other = document.createElement('input')
    document.body.append(other)
    other.focus()
    const element = await header()
    ask('search')
    await shown(element)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(document.activeElement).to.equal(other)
    other.remove()
  })

  it('search: goes when the window has grown, since the field is in the header then', async () => {
    const element = await header()
    ask('search')
    await shown(element)
    await setViewport({ width: 1200, height: 700 })
    await waitUntil(() => !inside(element, '.flyout'))
  })

  it('are one at a time', async () => {
    const element = await header()
    ask('userMenu')
    await shown(element)
    ask('storeFinder')
    await eventually(element, '.panel__form')
    expect(isOpen(element, 'userMenu')).to.equal(false)
    expect(element.shadowRoot?.querySelectorAll('.flyout')).to.have.length(1)
  })

  it('open in one of two headers of a site only', async () => {
    const first = await header()
    const second = await header()
    ask('userMenu')
    await shown(first)
    expect(inside(second, '.flyout')).to.equal(null)
    expect(isOpen(second, 'userMenu')).to.equal(false)
    click(icon(second, 'userMenu'), 'keyboard')
    await shown(second)
    expect(inside(first, '.flyout')).to.equal(null)
  })

  it('close by overlay, by their button, and 1 s after the mouse went to the overlay (specification 1 §9)', async () => {
    const element = await header()
    for (const close of [
      () => inside(element, '.flyout__overlay')?.click(),
      () => inside(element, '.flyout__close button')?.click(),
    ]) {
      ask('userMenu')
      await shown(element)
      close()
      await waitUntil(() => !inside(element, '.flyout'))
    }
    ask('userMenu')
    await shown(element)
    const time = freeze()
    point(icon(element, 'userMenu'), 'pointerover', 'mouse')
    point(inside(element, '.flyout__overlay') as Element, 'pointerover', 'mouse')
    time.tick(999)
    expect(isOpen(element, 'userMenu')).to.equal(true)
    time.tick(1)
    thaw()
    await waitUntil(() => !inside(element, '.flyout'))
  })

  it('on the basket page are all but the cart, whoever asks', async () => {
    document.documentElement.dataset.pageType = 'basket'
    const element = await header()
    ask('cart')
    const time = freeze()
    point(icon(element, 'cart'), 'pointerover', 'mouse')
    time.tick(1000)
    thaw()
    expect(click(icon(element, 'cart'), 'touch')).to.equal(true)
    expect(click(icon(element, 'cart'), 'keyboard')).to.equal(true)
    expect(inside(element, '.flyout')).to.equal(null)
    expect(document.documentElement.classList.contains('shop-flyout-open')).to.equal(false)
    // It says that it opens nothing, as the others say that they do.
    expect([icon(element, 'cart').ariaHasPopup, icon(element, 'cart').ariaExpanded]).to.deep.equal([null, null])
    expect([icon(element, 'userMenu').ariaHasPopup, icon(element, 'userMenu').ariaExpanded]).to.deep.equal([
      'dialog',
      'false',
    ])
    ask('userMenu')
    await shown(element)
  })

  it('are none of a reduced header', async () => {
    const element = await place(html`<shop-header site="DE" reduced></shop-header>`)
    ask('userMenu')
    expect(document.documentElement.classList.contains('shop-flyout-open')).to.equal(false)
    expect(inside(element, '.flyout')).to.equal(null)
  })

  it('show what the page slots as its mini cart', async () => {
    const element = await place(html`<shop-header site="DE"><p slot="minicart">Own</p></shop-header>`)
    ask('cart')
    const slot = await eventually<HTMLSlotElement>(element, 'slot[name=minicart]')
    expect(slot.assignedElements().map(({ textContent }) => textContent)).to.deep.equal(['Own'])
  })

  it('close with the header that they belong to', async () => {
    await header()
    ask('userMenu')
    clearPage()
    await waitUntil(() => !document.documentElement.classList.contains('shop-flyout-open'))
  })
})
