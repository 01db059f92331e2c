// every engine: focus, keys, pointer, popover
import { expect } from '@open-wc/testing'
import { html } from 'lit-html'
import '../../../src/elements/shop-header.ts'
import { onEscape } from '../../../src/page/browser/escape.ts'
import type { Cart } from '../../../src/shop/cart/cart.ts'
import type { Site } from '../../../src/shop/sites/sites.ts'
import { article, cartWith } from '../../support/carts.ts'
import { page } from '../../support/page.ts'

const ADDED = { productId: 'A', quantity: 1 }

describe('the panel of what was added', () => {
  const mount = async (site: Site = 'DE', more: Partial<Cart> = {}, quantity = 1) => {
    const aurora = article('A', quantity, { title: 'Aurora', imageUrl: '/aurora.png' })
    page.serveCart({ ...cartWith({ articles: [aurora] }), ...more })
    const header = await page.mount(html`<shop-header site=${site} added-panel></shop-header>`)
    await page.until(() => page.selectAll('.badge').length > 0)
    return header
  }
  const add = (addedProduct: unknown = ADDED) =>
    page.dispatch('shop-cart-change-result', { requestId: '1', ok: true, addedProduct })
  const panels = () => page.selectAll('[part=added]')
  const seen = async () => {
    await page.until(() => panels().some((panel) => panel.matches(':popover-open')))
    return page.within(page.select('[part=added]'))
  }
  /** Lets code and texts come that would show it. */
  const untouched = async () => {
    for (let count = 0; count < 10; count += 1) await page.frame()
    expect(panels()).to.have.length(0)
  }

  it('shows picture, name, amounts as in the cart and the ways on (HEADER-48, PRICE-10, PRICE-28)', async () => {
    await mount()
    add()
    const panel = await seen()
    expect(panel.text()).to.equal(
      'In den Warenkorb gelegt\nAurora\n1 Stück\n5,00\nGesamtsumme in Euro\n5,00\nZum Warenkorb\nWeiter einkaufen',
    )
    expect(panel.get('link', 'Zum Warenkorb').getAttribute('href')).to.equal('/cart?step=shopping_cart')
    expect(panel.select('img').getAttribute('src')).to.equal('/aurora.png')
    await page.until(() =>
      page.selectAll('[role=status]').some(({ textContent }) => textContent === 'In den Warenkorb gelegt: Aurora'),
    )
  })

  it('shows what all pieces cost, and the shipping that is in the sum (HEADER-48)', async () => {
    await mount('DE', { shippingCost: 495, totalSum: 1495 }, 2)
    add()
    const panel = await seen()
    expect(panel.text()).to.include('2 Stück\n10,00\nVersandkosten\n4,95\nGesamtsumme in Euro\n14,95')
  })

  it('says what is missing for free shipping, as the cart does (HEADER-48, MINICART-67)', async () => {
    await mount('PL', { shippingCost: 1499, totalSum: 1999 })
    add()
    expect((await seen()).text()).to.include('14,99 zł\nJeszcze 95,00 zł do darmowej dostawy\n')
  })

  it('is in sight while the bar is hidden, and not at its place when it comes back (HEADER-48)', async () => {
    await mount()
    await page.mount(html`<div style="height: 3000px"></div>`)
    window.scrollTo(0, 1500)
    await page.until(() => page.select('[part=bar], .header').getBoundingClientRect().bottom <= 0)
    add()
    await seen()
    await page.until(() => {
      const { top, bottom } = page.select('[part=added]').getBoundingClientRect()
      return top > page.select<HTMLElement>('.header').offsetHeight && bottom <= innerHeight
    })
    window.scrollTo(0, 0)
  })

  it('keeps its place when the bar goes, so that no icon comes below its cross (HEADER-48)', async () => {
    await mount()
    await page.mount(html`<div style="height: 3000px"></div>`)
    add()
    await seen()
    const bar = page.select<HTMLElement>('.header')
    window.scrollTo(0, 1500)
    await page.until(() => bar.getBoundingClientRect().bottom <= 0)
    expect(page.select('[part=added]').getBoundingClientRect().top).to.be.at.least(bar.offsetHeight)
    window.scrollTo(0, 0)
  })

  it('says that shipping is free where it is (HEADER-48)', async () => {
    await mount('DE', { shippingCost: 0 })
    add()
    expect((await seen()).text()).to.include('5,00\nVersand\nGratis\nGesamtsumme')
  })

  it('shows without name what the cart does not know, and once (HEADER-48)', async () => {
    await mount('TR')
    add({ code: 7 })
    add({ code: 7 })
    const panel = await seen()
    await page.until(() => panels().length === 1)
    expect(panel.text()).to.include('Sepete eklendi')
    expect(panels()[0]?.querySelector('img')).to.equal(null)
  })

  it('does not show for an empty list or object, PHP’s nothing (HEADER-48)', async () => {
    await mount()
    add([])
    add({})
    await untouched()
    add()
    await seen()
    expect(panels()).to.have.length(1)
  })

  for (const [how, close] of [
    ['Escape', () => page.press('Escape')],
    ['its button', async () => page.select('[part=added] .icon-button').click()],
    ['a flyout that opens', async () => page.dispatch('shop-open-flyout', { flyout: 'userMenu' })],
  ] as const)
    it(`closes by ${how} (HEADER-48)`, async () => {
      await mount()
      add()
      await seen()
      await close()
      await page.until(() => panels().length === 0)
    })

  it('closes in the same task when the page is left (FLYOUT-60)', async () => {
    await mount()
    add()
    await seen()
    page.dispatch('pagehide')
    expect(panels()).to.have.length(0)
  })

  it('leaves the Escape of others alone when its header leaves the page after it has closed (HEADER-48)', async () => {
    const header = await mount()
    add()
    await seen()
    await page.press('Escape')
    await page.until(() => panels().length === 0)
    let heard = 0
    page.onEnd(onEscape(() => (heard += 1)))
    header.remove()
    await page.frame()
    await page.press('Escape')
    expect(heard).to.equal(1)
  })

  it('closes after 5 s, but not while the pointer or the focus is in it, and returns the focus (HEADER-48)', async () => {
    await mount()
    const outside = page.insert('<button>Add</button>')
    outside.focus()
    add()
    await seen()
    const panel = page.select('[part=added]')
    const clock = page.clock()
    panel.dispatchEvent(new PointerEvent('pointerenter'))
    clock.tick(10_000)
    expect(panels()).to.have.length(1)
    panel.dispatchEvent(new PointerEvent('pointerleave'))
    clock.tick(4999)
    page.get('link', 'Zum Warenkorb').focus()
    clock.tick(10_000)
    expect(panels()).to.have.length(1)
    page.get('button', 'Weiter einkaufen').click()
    expect(panels()).to.have.length(0)
    expect(document.activeElement).to.equal(outside)
  })

  it('never covers what has the focus (HEADER-48)', async () => {
    await mount()
    await page.size(800, 900)
    page.insert('<button style="position: fixed; inset: 0 0 auto auto; width: 90%; height: 400px">Add</button>').focus()
    add()
    await seen()
    await page.until(() => page.select('[part=added]').getBoundingClientRect().top > 400)
  })

  it('is not there on the basket page, in a reduced header, in an open flyout, or without the attribute (HEADER-48)', async () => {
    const header = await mount()
    document.documentElement.dataset.pageType = 'basket'
    add()
    await untouched()
    delete document.documentElement.dataset.pageType
    header.setAttribute('reduced', '')
    await page.frame()
    add()
    await untouched()
    header.removeAttribute('reduced')
    await page.frame()
    page.dispatch('shop-open-flyout', { flyout: 'userMenu' })
    add()
    await untouched()
    page.dispatch('shop-close-flyouts')
    header.removeAttribute('added-panel')
    await page.frame()
    add()
    await untouched()
    header.setAttribute('added-panel', '')
    await page.frame()
    add()
    await seen()
  })
})
