// every engine: focus, keys, pointer, popover
import { expect } from '@open-wc/testing'
import { html } from 'lit-html'
import { flushSync } from 'react-dom'
import '../../../src/elements/shop-header.ts'
import type { FlyoutName } from '../../../src/page/events/events.ts'
import { page } from '../../support/page.ts'

interface Shown {
  part: string
  label: string
  href: string
}

const SHOWN: Record<FlyoutName, Shown> = {
  search: { part: 'search-icon', label: 'Suche', href: '/search?site=DE' },
  storeFinder: { part: 'store-finder-icon', label: 'Filialsuche', href: '/service/storefinder/' },
  userMenu: { part: 'user-menu-icon', label: 'Ihr Konto', href: '/account' },
  cart: { part: 'cart-icon', label: 'Ihr Warenkorb', href: '/cart?step=shopping_cart' },
}
const FLYOUTS = Object.keys(SHOWN) as FlyoutName[]

describe('icon flyouts', () => {
  const mount = async (template = html`<shop-header site="DE"></shop-header>`) => {
    // Narrow enough for the search icon.
    await page.size(900, 700)
    return page.mount(template)
  }
  const icon = (flyout: FlyoutName) => page.select(`[part=${SHOWN[flyout].part}]`)
  const isOpen = (flyout: FlyoutName) => icon(flyout).ariaExpanded === 'true'
  const request = (flyout: FlyoutName) => page.dispatch('shop-open-flyout', { flyout })
  const open = (flyout: FlyoutName) => {
    request(flyout)
    return page.see('dialog', SHOWN[flyout].label)
  }
  const overlay = () => page.select(':popover-open')
  const isMarked = () => document.documentElement.classList.contains('shop-flyout-open')

  for (const flyout of FLYOUTS) {
    it(`${flyout}: opens and closes by event, as a dialog (FLYOUT-9, FLYOUT-13, FLYOUT-19, FLYOUT-20)`, async () => {
      const opened = page.events('icon-flyout-opened')
      const closed = page.events('icon-flyout-closed')
      await mount()
      const dialog = await open(flyout)
      expect(icon(flyout).getAttribute('aria-controls')).to.equal(dialog.id)
      expect(isMarked()).to.equal(true)
      page.select('[part=flyout] button').focus()
      page.dispatch('shop-close-flyouts')
      await page.gone('dialog')
      expect(page.focused()).to.equal(icon(flyout))
      expect(isMarked()).to.equal(false)
      expect([opened, closed]).to.deep.equal([[{ flyout }], [{ flyout }]])
    })

    it(`${flyout}: opens when a mouse has rested on its icon for 200 ms (FLYOUT-3)`, async () => {
      await mount()
      const clock = page.clock()
      await page.hover(icon(flyout))
      clock.tick(199)
      await page.rendered()
      expect(isOpen(flyout)).to.equal(false)
      clock.tick(1)
      await page.see('dialog', SHOWN[flyout].label)
      expect(isOpen(flyout)).to.equal(true)
    })

    it(`${flyout}: does not open for a mouse that passes (FLYOUT-3)`, async () => {
      await mount()
      const clock = page.clock()
      await page.hover(icon(flyout))
      clock.tick(150)
      await page.hover(page.get('link', /Startseite/))
      clock.tick(1000)
      await page.rendered()
      expect(isOpen(flyout)).to.equal(false)
    })

    const isPressed = flyout !== 'cart'
    it(`${flyout}: touch opens it ${isPressed ? 'at once' : 'by a completed tap'} (FLYOUT-5)`, async () => {
      await mount()
      // Its code is there.
      await open(flyout)
      page.dispatch('shop-close-flyouts')
      await page.until(() => !isOpen(flyout))
      const init = { bubbles: true, composed: true, pointerType: 'touch' }
      icon(flyout).dispatchEvent(new PointerEvent('pointerdown', init))
      await page.rendered()
      expect(isOpen(flyout)).to.equal(isPressed)
      page.dispatch('shop-close-flyouts')
      await page.until(() => !isOpen(flyout))
      await page.tap(icon(flyout))
      await page.see('dialog', SHOWN[flyout].label)
      expect(page.followed()).to.deep.equal([])
    })

    it(`${flyout}: Enter and Space open it, Escape closes it (FLYOUT-6, FLYOUT-13, FLYOUT-16)`, async () => {
      await mount()
      for (const key of ['Enter', ' ']) {
        icon(flyout).focus()
        await page.press(key)
        await page.see('dialog', SHOWN[flyout].label)
        await page.press('Escape')
        await page.gone('dialog')
        await page.until(() => page.focused() === icon(flyout))
      }
    })
  }

  for (const flyout of ['storeFinder', 'userMenu', 'cart'] as const)
    it(`${flyout}: a second tap and a mouse click follow the link (FLYOUT-4, FLYOUT-5)`, async () => {
      await mount()
      await page.tap(icon(flyout))
      await page.see('dialog', SHOWN[flyout].label)
      await page.tap(icon(flyout))
      expect(page.followed()).to.deep.equal([SHOWN[flyout].href])
      page.dispatch('shop-close-flyouts')
      await page.gone('dialog')
      await page.click(icon(flyout))
      expect(page.followed()).to.deep.equal([SHOWN[flyout].href, SHOWN[flyout].href])
    })

  it('search: a mouse click opens it, and its field gets the focus (FLYOUT-4, FLYOUT-24)', async () => {
    await mount()
    await page.click(icon('search'))
    const dialog = await page.see('dialog', 'Suche')
    await page.until(() => page.focused() === page.within(dialog).select('input'))
    expect(page.followed()).to.deep.equal([])
  })

  it('search: leaves the focus to another element of the page (FLYOUT-24)', async () => {
    const other = await page.mount(html`<input>`)
    other.focus()
    await mount()
    await open('search')
    await page.rendered()
    expect(page.focused()).to.equal(other)
  })

  it('search: closes when the window grows and the header has the field (FLYOUT-24)', async () => {
    await mount()
    await open('search')
    await page.size(1200, 700)
    await page.gone('dialog')
    await page.until(() => !isMarked())
  })

  it('are open one at a time (FLYOUT-1)', async () => {
    await mount()
    await open('userMenu')
    await open('storeFinder')
    expect(page.names('dialog')).to.deep.equal(['Filialsuche'])
    expect(isOpen('userMenu')).to.equal(false)
  })

  it('open in one of two headers of a site only (FLYOUT-1, FLYOUT-12)', async () => {
    const [first, second] = [page.within(await mount()), page.within(await mount())]
    request('userMenu')
    await first.see('dialog')
    expect(second.names('dialog')).to.deep.equal([])
    expect(second.select('[part=user-menu-icon]').ariaExpanded).to.equal('false')
    await second.tap(second.select('[part=user-menu-icon]'))
    await second.see('dialog')
    expect(first.names('dialog')).to.deep.equal([])
  })

  it('close by their overlay, and by their button (FLYOUT-13)', async () => {
    await mount()
    for (const target of [overlay, () => page.get('button', 'Schließen')]) {
      await open('userMenu')
      await page.click(target())
      await page.gone('dialog')
    }
  })

  it('close 1 s after the mouse has gone from the icon to the overlay (FLYOUT-14)', async () => {
    await mount()
    const clock = page.clock()
    await page.hover(icon('userMenu'))
    clock.tick(200)
    await page.see('dialog')
    await page.hover(overlay())
    clock.tick(999)
    await page.rendered()
    expect(isOpen('userMenu')).to.equal(true)
    clock.tick(1)
    await page.gone('dialog')
  })

  it('do not open the cart on the basket page, whoever asks for it (FLYOUT-7, FLYOUT-9)', async () => {
    document.documentElement.dataset.pageType = 'basket'
    await mount()
    request('cart')
    await page.tap(icon('cart'))
    icon('cart').focus()
    await page.press('Enter')
    expect(page.followed()).to.deep.equal([SHOWN.cart.href, SHOWN.cart.href])
    const clock = page.clock()
    await page.hover(icon('cart'))
    clock.tick(1000)
    await page.rendered()
    expect([page.names('dialog'), isMarked()]).to.deep.equal([[], false])
    const attributes = (flyout: FlyoutName) => [icon(flyout).ariaHasPopup, icon(flyout).ariaExpanded]
    expect(attributes('cart')).to.deep.equal([null, null])
    expect(attributes('userMenu')).to.deep.equal(['dialog', 'false'])
    await open('userMenu')
  })

  it('make the cart icon a plain link when the page becomes a basket page (FLYOUT-7)', async () => {
    await mount()
    expect(icon('cart').ariaHasPopup).to.equal('dialog')
    document.documentElement.dataset.pageType = 'basket'
    await page.until(() => icon('cart').ariaHasPopup === null)
    icon('cart').focus()
    await page.press('Enter')
    expect(page.followed()).to.deep.equal([SHOWN.cart.href])
  })

  it('do not exist in a reduced header (HEADER-3)', async () => {
    await mount(html`<shop-header site="DE" reduced></shop-header>`)
    request('userMenu')
    await page.rendered()
    expect([page.names('dialog'), isMarked()]).to.deep.equal([[], false])
  })

  it('show the mini cart that the page puts into the slot (FLYOUT-23)', async () => {
    await mount(html`<shop-header site="DE"><p slot="minicart">Own</p></shop-header>`)
    expect(page.within(await open('cart')).text()).to.equal('Own')
  })

  it('show a mini cart with the configuration of the header otherwise (FLYOUT-23, MINICART-70)', async () => {
    await mount(html`
      <shop-header site="PL" locale="cs-CZ" product="Bohne" theme="dark" stage="test" api-base="/api" quantity></shop-header>
    `)
    // No services are there.
    page.logs(/was answered with 404/)
    request('cart')
    const { attributes } = await page.until(() => page.select('shop-minicart'))
    expect(Object.fromEntries([...attributes].map(({ name, value }) => [name, value]))).to.deep.equal({
      site: 'PL',
      locale: 'cs-CZ',
      product: 'Bohne',
      theme: 'dark',
      stage: 'test',
      'api-base': '/api',
      quantity: '',
    })
  })

  it('open in a header that is on the move (DELIVERY-16, FLYOUT-9)', async () => {
    const header = await mount()
    await open('userMenu')
    page.dispatch('shop-close-flyouts')
    await page.gone('dialog')
    // Rendered while the header is off the page.
    flushSync(() => {
      request('userMenu')
      header.remove()
    })
    document.body.append(header)
    await page.until(() => page.select(':popover-open'))
    header.remove()
  })

  it('close when their header is removed (FLYOUT-18)', async () => {
    const header = await mount()
    await open('userMenu')
    header.remove()
    await page.until(() => !isMarked())
  })
})
