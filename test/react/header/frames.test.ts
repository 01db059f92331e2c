// every engine: popover, styles
import { expect } from '@open-wc/testing'
import { html } from 'lit-html'
import '../../../src/elements/shop-header.ts'
import '../../../src/elements/shop-minicart.ts'
import { EMPTY_CART } from '../../../src/shop/cart/cart.ts'
import { SITES } from '../../../src/shop/sites/sites.ts'
import { page } from '../../support/page.ts'

const frameOf = (flyout: string) => page.select<HTMLElement>(`[data-flyout=${flyout}]`)
const headingOf = (flyout: string) => frameOf(flyout).querySelector<HTMLElement>('[data-heading]')?.dataset.heading
const topOf = (element: Element) => element.getBoundingClientRect().top
const middleOf = (element: Element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return [(left + right) / 2, (top + bottom) / 2]
}

describe('the frame of a flyout', () => {
  for (const site of SITES)
    it(`has the heading that its content has, on ${site} (FLYOUT-11)`, async () => {
      page.serveCart(EMPTY_CART)
      await page.mount(html`<shop-header site=${site}></shop-header>`)
      const [cart, stores, account] = ['cart', 'storeFinder', 'userMenu'].map(headingOf)
      page.dispatch('shop-open-flyout', { flyout: 'storeFinder' })
      await page.see('heading', stores)
      page.dispatch('shop-open-flyout', { flyout: 'userMenu' })
      await page.see('heading', account)
      page.dispatch('shop-open-flyout', { flyout: 'cart' })
      await page.see('heading', new RegExp(`^${cart}`))
    })

  it('is as high as the empty cart that comes in its place (FLYOUT-11)', async () => {
    page.serveCart(EMPTY_CART)
    await page.size(375, 700)
    await page.mount(html`<shop-header site="DE"></shop-header>`)
    page.dispatch('shop-open-flyout', { flyout: 'cart' })
    const panel = () => page.select('.flyout-frame[data-flyout=cart] > :first-child').getBoundingClientRect().height
    const early = panel()
    await page.see('link', 'Weiter einkaufen')
    await page.rest()
    expect(early).to.be.closeTo(panel(), 24)
  })

  it('has the field of the search beside the cross in the narrowest windows (SEARCH-8)', async () => {
    await page.size(320, 700)
    await page.mount(html`<shop-header site="DE"></shop-header>`)
    page.dispatch('shop-open-flyout', { flyout: 'search' })
    const dialog = page.within(await page.see('dialog'))
    const field = (await page.within(await page.see('dialog')).see('combobox')).getBoundingClientRect()
    const close = dialog.get('button', 'Schließen').getBoundingClientRect()
    expect(field.right).to.be.at.most(close.left)
    expect((field.top + field.bottom) / 2).to.be.closeTo((close.top + close.bottom) / 2, 2)
  })

  for (const flyout of ['search', 'storeFinder', 'userMenu', 'cart'])
    it(`has a cross on its overlay, which closes: ${flyout} (FLYOUT-11, FLYOUT-13)`, async () => {
      await page.size(375, 700)
      await page.mount(html`<shop-header site="DE"></shop-header>`)
      const frame = frameOf(flyout)
      frame.showPopover()
      const { right, top } = frame.getBoundingClientRect()
      const root = frame.getRootNode() as ShadowRoot
      expect(root.elementFromPoint(right - 30, top + 30) === frame).to.equal(true)
      expect(root.elementFromPoint(right - 90, top + 30) === frame.firstElementChild).to.equal(true)
      frame.hidePopover()
    })

  it('ends, as its flyout, where the content of the page ends (FLYOUT-66)', async () => {
    await page.size(1440, 800)
    await page.mount(html`<shop-header site="DE"></shop-header>`)
    const end = (page.select('[part=logo]').parentElement as Element).getBoundingClientRect().right
    page.dispatch('shop-open-flyout', { flyout: 'storeFinder' })
    expect((await page.see('dialog')).getBoundingClientRect().right).to.equal(end)
  })

  it('has the list of entries with heading and cross of the drawer, at their places (NAV-27)', async () => {
    await page.size(375, 700)
    await page.mount(html`<shop-header site="DE"></shop-header>`)
    const list = page.select<HTMLElement>('#menu')
    const cross = () => page.within(list).query('button', 'Schließen')
    expect(cross()).to.equal(undefined)
    // Browsers give a popover a colour of their own.
    expect(getComputedStyle(list).color).to.equal(getComputedStyle(page.select('nav')).color)
    list.showPopover()
    expect(list.dataset.heading).to.equal('Menü')
    expect(getComputedStyle(list, '::before').content).to.match(/Menü|attr/)
    const [early, firstRow] = [middleOf(cross() as Element), topOf(page.within(list).select('li'))]
    page.within(list).get('button', 'Schließen').click()
    expect(list.matches(':popover-open')).to.equal(false)
    await page.tap('button', 'Menü')
    const drawer = page.within(await page.see('dialog', 'Menü'))
    await page.rest()
    const late = middleOf(drawer.get('button', 'Menü schließen'))
    for (const [at, value] of early.entries()) expect(late[at]).to.be.closeTo(value, 1)
    expect(topOf(drawer.select('li'))).to.be.closeTo(firstRow, 1)
  })
})
