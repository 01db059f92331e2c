import { expect } from '@open-wc/testing'
import FakeTimers, { type Clock } from '@sinonjs/fake-timers'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import '../../../src/elements/shop-header.ts'
import type { FlyoutName } from '../../../src/page/events/events.ts'
import { HEADER_FLYOUTS } from '../../../src/react/header/headerFlyouts.ts'
import { cartOf } from '../../support/carts.ts'
import { captureConsole } from '../../support/console.ts'
import { clearPage, eventually, html, inside, place } from '../../support/elements.ts'
import { record } from '../../support/events.ts'
import { json, serve } from '../../support/services.ts'
import { waitUntil } from '../../support/wait-until.ts'

const ICONS: Record<FlyoutName, string> = {
  search: '[part=search-icon]',
  storeFinder: '[part=store-finder-icon]',
  userMenu: '[part=user-menu-icon]',
  cart: '[part=cart-icon]',
}
const FLYOUTS = Object.keys(ICONS) as FlyoutName[]

describe('icon flyouts', () => {
  let services: ReturnType<typeof serve>
  let stopHush = () => {}
  let clock: Clock | undefined

  const header = () => place(html`<shop-header site="DE"></shop-header>`)
  const icon = (element: Element, flyout: FlyoutName) => inside(element, ICONS[flyout]) as HTMLElement
  const isOpen = (element: Element, flyout: FlyoutName) => icon(element, flyout).ariaExpanded === 'true'
  const requestFlyout = (flyout: string) =>
    window.dispatchEvent(new CustomEvent('shop-open-flyout', { detail: { flyout } }))
  const panelOf = (element: Element) => eventually(element, '.flyout__panel')
  const dispatchPointer = (target: Element, type: string, pointerType: 'mouse' | 'touch') =>
    target.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true, cancelable: true, pointerType }))
  /** A complete click; returns whether its link would be followed. */
  const click = (target: Element, pointerType: 'mouse' | 'touch' | 'keyboard' = 'mouse') => {
    let isFollowed = false
    const preventNavigation = (event: Event) => {
      isFollowed = !event.defaultPrevented
      event.preventDefault()
    }
    window.addEventListener('click', preventNavigation, { once: true })
    if (pointerType !== 'keyboard') dispatchPointer(target, 'pointerdown', pointerType)
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
  const useFakeTimers = () => {
    clock = FakeTimers.install({ toFake: ['setTimeout', 'clearTimeout'] })
    return clock
  }
  const useRealTimers = () => clock?.uninstall()

  // The test server compiles on request: fetch all code before the clock matters.
  before(() =>
    Promise.all([
      import('../../../src/elements/shop-minicart.ts'),
      ...Object.values(HEADER_FLYOUTS).map(({ load }) =>
        load({ locale: 'de-DE', loadMiniCart: async () => {} } as never),
      ),
      import('../../../src/react/header/FlyoutFrame.late.tsx'),
    ]),
  )
  beforeEach(async () => {
    localStorage.clear()
    // Narrow enough for the search icon.
    await setViewport({ width: 700, height: 700 })
    stopHush = captureConsole('error', [])
    services = serve({
      'GET /service/cart/api/cart': () => json({ cart: cartOf() }),
      'GET /service/customerfrontenddata/api/v1/psdata': () =>
        json({ tracking: { loginStatus: 'LOGGED_OUT' }, customer: {}, statuses: {} }),
    })
  })
  afterEach(async () => {
    useRealTimers()
    window.dispatchEvent(new CustomEvent('shop-close-flyouts'))
    clearPage()
    await new Promise((resolve) => setTimeout(resolve, 5))
    services.end()
    stopHush()
    delete document.documentElement.dataset.pageType
  })

  for (const flyout of FLYOUTS) {
    it(`${flyout}: opens and closes by event, as a labelled dialog, with events by name and the class on the page root (FLYOUT-9, FLYOUT-13, FLYOUT-19, FLYOUT-20)`, async () => {
      const opened = record('icon-flyout-opened')
      const closed = record('icon-flyout-closed')
      const element = await header()
      requestFlyout(flyout)
      const panel = await panelOf(element)
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

    it(`${flyout}: opens when a mouse has rested on its icon for 200 ms (FLYOUT-3)`, async () => {
      const element = await header()
      const time = useFakeTimers()
      dispatchPointer(icon(element, flyout), 'pointerover', 'mouse')
      time.tick(199)
      expect(isOpen(element, flyout)).to.equal(false)
      time.tick(1)
      useRealTimers()
      await panelOf(element)
      expect(isOpen(element, flyout)).to.equal(true)
    })

    it(`${flyout}: returns the focus to its icon when the page closes it (FLYOUT-16)`, async () => {
      const element = await header()
      requestFlyout(flyout)
      const panel = await panelOf(element)
      panel.querySelector<HTMLElement>('.flyout__close button')?.focus()
      window.dispatchEvent(new CustomEvent('shop-close-flyouts'))
      await waitUntil(() => !inside(element, '.flyout'))
      expect(element.shadowRoot?.activeElement === icon(element, flyout)).to.equal(true)
    })

    it(`${flyout}: does not open for a mouse that passes (FLYOUT-3)`, async () => {
      const element = await header()
      const time = useFakeTimers()
      dispatchPointer(icon(element, flyout), 'pointerover', 'mouse')
      time.tick(150)
      dispatchPointer(icon(element, flyout), 'pointerout', 'mouse')
      time.tick(1000)
      useRealTimers()
      expect(isOpen(element, flyout)).to.equal(false)
    })

    const isPressed = flyout !== 'cart'
    it(`${flyout}: touch opens it ${isPressed ? 'at once' : 'by a completed tap'} (FLYOUT-5)`, async () => {
      const element = await header()
      const target = icon(element, flyout)
      dispatchPointer(target, 'pointerdown', 'touch')
      await new Promise((resolve) => setTimeout(resolve, 20))
      expect(isOpen(element, flyout)).to.equal(isPressed)
      window.dispatchEvent(new CustomEvent('shop-close-flyouts'))
      await waitUntil(() => !isOpen(element, flyout))
      expect(click(target, 'touch')).to.equal(false)
      await panelOf(element)
    })

    it(`${flyout}: Enter and Space open it, Escape closes it and returns the focus (FLYOUT-6, FLYOUT-13, FLYOUT-16)`, async () => {
      const element = await header()
      for (const key of ['Enter', ' ']) {
        icon(element, flyout).focus()
        await sendKeys({ press: key })
        await panelOf(element)
        await sendKeys({ press: 'Escape' })
        await waitUntil(() => !inside(element, '.flyout'))
        await waitUntil(() => element.shadowRoot?.activeElement === icon(element, flyout))
      }
    })
  }

  for (const flyout of ['storeFinder', 'userMenu', 'cart'] as const) {
    it(`${flyout}: a mouse click and a second tap follow the link (FLYOUT-4, FLYOUT-5)`, async () => {
      const element = await header()
      expect(click(icon(element, flyout))).to.equal(true)
      click(icon(element, flyout), 'touch')
      await panelOf(element)
      expect(click(icon(element, flyout), 'touch')).to.equal(true)
    })
  }

  it('search: a mouse click opens it, and its field gets the focus (FLYOUT-4, FLYOUT-24)', async () => {
    const element = await header()
    expect(click(icon(element, 'search'))).to.equal(false)
    await panelOf(element)
    await waitUntil(() => (element.shadowRoot?.activeElement as HTMLInputElement | null)?.name === 'query')
    expect(element.shadowRoot?.activeElement?.closest('.flyout')).to.not.equal(null)
  })

  it('search: leaves the focus to another element of the page (FLYOUT-24)', async () => {
    const other = document.createElement('input')
    document.body.append(other)
    other.focus()
    const element = await header()
    requestFlyout('search')
    await panelOf(element)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(document.activeElement).to.equal(other)
    other.remove()
  })

  it('search: closes when the window grows and the header has the field (FLYOUT-24)', async () => {
    const element = await header()
    requestFlyout('search')
    await panelOf(element)
    await setViewport({ width: 1200, height: 700 })
    await waitUntil(() => !inside(element, '.flyout'))
  })

  it('are open one at a time (FLYOUT-1)', async () => {
    const element = await header()
    requestFlyout('userMenu')
    await panelOf(element)
    requestFlyout('storeFinder')
    await eventually(element, '.panel__form')
    expect(isOpen(element, 'userMenu')).to.equal(false)
    expect(element.shadowRoot?.querySelectorAll('.flyout')).to.have.length(1)
  })

  it('open in one of two headers of a site only (FLYOUT-1, FLYOUT-12)', async () => {
    const first = await header()
    const second = await header()
    requestFlyout('userMenu')
    await panelOf(first)
    expect(inside(second, '.flyout')).to.equal(null)
    expect(isOpen(second, 'userMenu')).to.equal(false)
    click(icon(second, 'userMenu'), 'keyboard')
    await panelOf(second)
    expect(inside(first, '.flyout')).to.equal(null)
  })

  it('close by their overlay, by their button, and 1 s after the mouse went to the overlay (FLYOUT-13, FLYOUT-14)', async () => {
    const element = await header()
    for (const close of [
      () => inside(element, '.flyout__overlay')?.click(),
      () => inside(element, '.flyout__close button')?.click(),
    ]) {
      requestFlyout('userMenu')
      await panelOf(element)
      close()
      await waitUntil(() => !inside(element, '.flyout'))
    }
    requestFlyout('userMenu')
    await panelOf(element)
    const time = useFakeTimers()
    dispatchPointer(icon(element, 'userMenu'), 'pointerover', 'mouse')
    dispatchPointer(inside(element, '.flyout__overlay') as Element, 'pointerover', 'mouse')
    time.tick(999)
    expect(isOpen(element, 'userMenu')).to.equal(true)
    time.tick(1)
    useRealTimers()
    await waitUntil(() => !inside(element, '.flyout'))
  })

  it('do not open the cart on the basket page, whoever asks for it (FLYOUT-7, FLYOUT-9)', async () => {
    document.documentElement.dataset.pageType = 'basket'
    const element = await header()
    requestFlyout('cart')
    const time = useFakeTimers()
    dispatchPointer(icon(element, 'cart'), 'pointerover', 'mouse')
    time.tick(1000)
    useRealTimers()
    expect(click(icon(element, 'cart'), 'touch')).to.equal(true)
    expect(click(icon(element, 'cart'), 'keyboard')).to.equal(true)
    expect(inside(element, '.flyout')).to.equal(null)
    expect(document.documentElement.classList.contains('shop-flyout-open')).to.equal(false)
    expect([icon(element, 'cart').ariaHasPopup, icon(element, 'cart').ariaExpanded]).to.deep.equal([null, null])
    expect([icon(element, 'userMenu').ariaHasPopup, icon(element, 'userMenu').ariaExpanded]).to.deep.equal([
      'dialog',
      'false',
    ])
    requestFlyout('userMenu')
    await panelOf(element)
  })

  it('make the cart icon a plain link when the page becomes a basket page (FLYOUT-7)', async () => {
    const element = await header()
    expect(icon(element, 'cart').ariaHasPopup).to.equal('dialog')
    document.documentElement.dataset.pageType = 'basket'
    await waitUntil(() => icon(element, 'cart').ariaHasPopup === null)
    expect(click(icon(element, 'cart'), 'keyboard')).to.equal(true)
  })

  it('do not exist in a reduced header (HEADER-3)', async () => {
    const element = await place(html`<shop-header site="DE" reduced></shop-header>`)
    requestFlyout('userMenu')
    expect(document.documentElement.classList.contains('shop-flyout-open')).to.equal(false)
    expect(inside(element, '.flyout')).to.equal(null)
  })

  it('show the mini cart that the page puts into the slot (FLYOUT-23)', async () => {
    const element = await place(html`<shop-header site="DE"><p slot="minicart">Own</p></shop-header>`)
    requestFlyout('cart')
    const slot = await eventually<HTMLSlotElement>(element, 'slot[name=minicart]')
    expect(slot.assignedElements().map(({ textContent }) => textContent)).to.deep.equal(['Own'])
  })

  it('show a mini cart with the configuration of the header otherwise (FLYOUT-23)', async () => {
    const element = await place(html`
      <shop-header site="PL" locale="cs-CZ" product="Bohne" theme="dark" stage="test" api-base="/api"></shop-header>
    `)
    requestFlyout('cart')
    const miniCart = await eventually(element, 'shop-minicart')
    const configuration = Object.fromEntries(
      miniCart.getAttributeNames().map((name) => [name, miniCart.getAttribute(name)]),
    )
    expect(configuration).to.deep.equal({
      site: 'PL',
      locale: 'cs-CZ',
      product: 'Bohne',
      theme: 'dark',
      stage: 'test',
      'api-base': '/api',
    })
  })

  it('close when their header is removed (FLYOUT-18)', async () => {
    await header()
    requestFlyout('userMenu')
    clearPage()
    await waitUntil(() => !document.documentElement.classList.contains('shop-flyout-open'))
  })
})
