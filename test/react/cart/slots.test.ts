// every engine: focus, keys
import { expect } from '@open-wc/testing'
import { html, type TemplateResult } from 'lit-html'
import '../../../src/elements/shop-header.ts'
import '../../../src/elements/shop-minicart.ts'
import { EMPTY_CART } from '../../../src/shop/cart/cart.ts'
import { article } from '../../support/carts.ts'
import { page } from '../../support/page.ts'
import { deleting, filled } from './support.ts'

const soldOut = () => filled({ articles: [article('A', 1, { availability: 'SOLDOUT' })] })
const slotted = (slot: string) => document.querySelector(`[slot=${slot}]`) as HTMLElement
const isShown = (slot: string) => slotted(slot).offsetHeight > 0
const checkout = () => page.get('link', 'Zur Kasse')
const top = (element: Element) => Math.round(element.getBoundingClientRect().top)
const readAgain = () => page.dispatch('cartTriggerUpdate', { forceReload: true })

async function show(template: TemplateResult, cart = filled()) {
  const server = page.serveCart(cart)
  const element = await page.mount(template)
  return { server, element }
}

/** Opens the header's cart flyout, and waits for its rows. */
async function open() {
  page.dispatch('shop-open-flyout', { flyout: 'cart' })
  await page.see('button', deleting('Article A'))
}

/** The names of what has happened, in its order. */
function happened(): string[] {
  const names: string[] = []
  const note = ({ type, detail }: Event & { detail?: { slot: string } }) => names.push(detail?.slot ?? type)
  for (const name of ['icon-flyout-opened', 'shop-slot-wanted']) {
    window.addEventListener(name, note as EventListener)
    page.onEnd(() => window.removeEventListener(name, note as EventListener))
  }
  return names
}

describe('the slots of the mini cart', () => {
  // Each is asked for once in a page view, which is that of all tests here.
  it('are asked for once each, when they can first be seen (EVENT-50)', async () => {
    const names = happened()
    const wanted = page.events('shop-slot-wanted')
    const { server, element } = await show(
      html`<shop-header site="DE"><shop-minicart slot="minicart" site="DE"></shop-minicart></shop-header>`,
      soldOut(),
    )
    await page.until(() => element.querySelector('shop-minicart')?.shadowRoot?.querySelector('[data-row]'))
    await open()
    await page.until(() => names.length > 1)
    expect(names, 'no wallets while the checkout is blocked').to.deep.equal(['icon-flyout-opened', 'recommendations'])
    server.cart = filled()
    readAgain()
    await page.until(() => names.length > 2)
    page.dispatch('shop-close-flyouts')
    await page.gone('dialog')
    await open()
    await page.until(() => names.length > 3)
    server.cart = EMPTY_CART
    readAgain()
    await page.see('link', 'Weiter einkaufen')
    await page.rest()
    expect(wanted).to.deep.equal([
      { element: 'shop-minicart', slot: 'recommendations' },
      { element: 'shop-minicart', slot: 'wallets' },
    ])
  })

  it('keep the room of an empty element for what the page puts there when it is asked (EVENT-51)', async () => {
    const wanted = page.events<{ element: string; slot: string }>('shop-slot-wanted')
    await show(html`
      <shop-header site="DE">
        <div slot="wallets" style="min-height: 48px"></div>
        <div slot="recommendations" style="min-height: 120px"></div>
      </shop-header>
    `)
    await open()
    await page.until(() => wanted.length === 2)
    expect(wanted.map(({ element }) => element)).to.deep.equal(['shop-header', 'shop-header'])
    const all = () => [...page.all('link'), ...page.all('button'), ...page.selectAll('dl')].map(top)
    const before = all()
    for (const { slot } of wanted) slotted(slot).innerHTML = `<button>${slot}</button>`
    await page.see('button', 'wallets')
    expect([page.all('button', 'wallets').length, all().filter((one) => !before.includes(one)).length]).to.deep.equal([
      1, 2,
    ])
  })

  it('take no room without content (EVENT-51)', async () => {
    const { element } = await show(html`<shop-minicart site="DE"></shop-minicart>`)
    await page.see('button', deleting('Article A'))
    const { height } = element.getBoundingClientRect()
    for (const slot of page.within(element).selectAll('slot')) (slot as HTMLElement).style.display = 'none'
    expect([element.getBoundingClientRect().height, height > 0]).to.deep.equal([height, true])
  })

  it('show wallets above the checkout button, and Tab comes to them first (MINICART-71)', async () => {
    await show(html`<shop-header site="DE"><button slot="wallets">Pay</button></shop-header>`)
    await open()
    const pay = slotted('wallets')
    expect(pay.getBoundingClientRect().bottom).to.be.at.most(checkout().getBoundingClientRect().top)
    expect(top(pay)).to.be.above(top(page.selectAll('dl').at(-1) as Element))
    pay.focus()
    await page.press('Tab')
    expect(page.focused() === checkout()).to.equal(true)
    await page.press('Shift+Tab')
    expect([page.focused() === pay, page.names('dialog').length]).to.deep.equal([true, 1])
  })

  for (const [what, cart, link] of [
    ['an empty cart', EMPTY_CART, 'Weiter einkaufen'],
    ['a blocked checkout', soldOut(), 'Zur Kasse'],
  ] as const)
    it(`show no wallets with ${what}, but recommendations (MINICART-71, MINICART-72)`, async () => {
      const { server } = await show(
        html`<shop-minicart site="DE"><b slot="wallets">Pay</b><i slot="recommendations">More</i></shop-minicart>`,
        cart,
      )
      await page.see('link', link)
      expect(['wallets', 'recommendations'].map(isShown)).to.deep.equal([false, true])
      server.cart = filled()
      readAgain()
      await page.until(() => isShown('wallets'))
      expect(isShown('recommendations')).to.equal(true)
    })

  it('show recommendations below the rows, and below the message of an empty cart (MINICART-72)', async () => {
    const { server } = await show(
      html`<shop-minicart site="DE"><b slot="empty">New</b><i slot="recommendations">More</i></shop-minicart>`,
    )
    const row = await page.see('button', deleting('Article A'))
    const more = slotted('recommendations')
    expect([top(row) < top(more), top(more) < top(checkout())]).to.deep.equal([true, true])
    server.cart = EMPTY_CART
    readAgain()
    await page.see('link', 'Weiter einkaufen')
    expect(top(page.get('link')) < top(more) && top(slotted('empty')) < top(more)).to.equal(true)
  })

  it('of the header are those of the mini cart in its flyout (FLYOUT-67)', async () => {
    await show(html`
      <shop-header site="DE"><b slot="wallets">Pay</b><i slot="recommendations">More</i></shop-header>
    `)
    expect(['wallets', 'recommendations'].map(isShown)).to.deep.equal([false, false])
    await open()
    expect(['wallets', 'recommendations'].map(isShown)).to.deep.equal([true, true])
  })
})
