// every engine: focus
import { expect } from '@open-wc/testing'
import { html } from 'lit-html'
import { EMPTY_CART } from '../../../src/shop/cart/cart.ts'
import type { Site } from '../../../src/shop/sites/sites.ts'
import { cartHelpAtom } from '../../../src/view/cart/help.ts'
import { CHANGE, changes, deleting, READ, rows, undoing } from '../../react/cart/support.ts'
import { articleOf, CARTS } from '../../support/all-carts.ts'
import { article, cartOf } from '../../support/carts.ts'
import { placeLiveCart, showLiveCart } from '../../support/live-cart.ts'
import { page } from '../../support/page.ts'
import { json } from '../../support/services.ts'

const three = cartOf(article('A'), article('B'), article('C'))

/** The markup of a panel, in which React and the live layer write attributes in other orders. */
function markupOf(node: Node): string {
  if (!(node instanceof Element)) return `"${node.nodeValue}"`
  const attributes = [...node.attributes].map(({ name, value }) => `${name}="${value}"`).sort()
  return `<${node.localName} ${attributes.join(' ')}>${[...node.childNodes].map(markupOf).join('')}</>`
}

describe('a mini cart before React', () => {
  for (const [what, cart] of Object.entries(CARTS))
    for (const site of ['DE', 'HU', 'SK'] as const satisfies Site[])
      it(`shows ${what} on ${site} as React does, which goes on with the same nodes (LIVE-16, LIVE-6)`, async () => {
        const { element, panel } = await showLiveCart(cart, { site, quantity: '' })
        await page.until(() => element.store.get(cartHelpAtom) !== undefined, 'steppers have come')
        await page.until(() => !page.selectAll('.picture--loading').length, 'all pictures have come or failed')
        const written = panel() as Element
        const nodes = [...written.querySelectorAll('*')]
        const before = markupOf(written)
        await element.whenAwake()
        expect(panel(), 'React has replaced it.').to.equal(written)
        expect([...written.querySelectorAll('*')]).to.deep.equal(nodes)
        expect(markupOf(written)).to.equal(before)
        const mounted = await page.mount(html`<shop-minicart site=${site} quantity></shop-minicart>`)
        const rendered = () => mounted.shadowRoot?.querySelector('[part=minicart]') as Element
        await page.until(() => markupOf(rendered()) === before, 'React alone shows the same')
      })

  it('sleeps, asks once, and has fetched the code of React once the cart is there (LIVE-18, LIVE-12)', async () => {
    const { element, preloads } = await showLiveCart(three)
    expect(element.phase).to.equal('asleep')
    await page.until(() => preloads.length === 1)
    await element.whenAwake()
    await page.rendered()
    expect([preloads, page.calls(READ).length]).to.deep.equal([['shop-minicart'], 1])
  })

  it('says that it loads, then what has come of it (LIVE-18, MINICART-4, MINICART-5)', async () => {
    let answer = (_: Response) => {}
    page.serve({ [READ]: () => new Promise((resolve) => (answer = resolve)) })
    await placeLiveCart()
    expect((await page.see('status')).textContent).to.match(/wird geladen/)
    answer(json({ cart: EMPTY_CART }))
    await page.see('link', 'Weiter einkaufen')
  })

  it('shows a deletion at once and sends it once, before React is there, which goes on with it (LIVE-22, MINICART-45)', async () => {
    const { element, loader, panel } = await showLiveCart(three)
    const { load } = loader
    let come = () => {}
    loader.load = async (tag) => {
      await new Promise<void>((resolve) => (come = resolve))
      return load(tag)
    }
    const button = page.get('button', deleting('Article B'))
    button.focus()
    button.click()
    button.click()
    expect(button.getAttribute('aria-busy')).to.equal('true')
    const undo = await page.see('button', undoing('Article B'))
    expect([element.phase, page.focused(), rows()[1]]).to.deep.equal([
      'waking',
      undo,
      'Article B | Gelöscht | Rückgängig machen',
    ])
    expect(page.get('status').textContent).to.equal('Aus dem Warenkorb gelöscht: Article B')
    await page.until(() => changes().length > 0)
    const written = panel()
    come()
    await page.until(() => element.phase === 'awake')
    expect([panel(), page.focused(), page.get('button', undoing('Article B'))]).to.deep.equal([written, undo, undo])
    undo.click()
    await page.see('button', deleting('Article B'))
    await page.until(() => changes().length > 1)
    expect(changes()).to.deep.equal([
      { setArticle: { productId: 'B', tcm: 'tcm-B', quantity: 0 } },
      { setArticle: { productId: 'B', tcm: 'tcm-B', quantity: 1 } },
    ])
  })

  it('carries out what was tapped before React was there, once (LIVE-7)', async () => {
    const { element, loader } = await showLiveCart(three)
    const { load } = loader
    let come = () => {}
    loader.load = async (tag) => {
      await new Promise<void>((resolve) => (come = resolve))
      return load(tag)
    }
    page.get('button', deleting('Article B')).click()
    const undo = await page.see('button', undoing('Article B'))
    undo.click()
    undo.click()
    expect([element.phase, undo.getAttribute('aria-busy')]).to.deep.equal(['waking', 'true'])
    come()
    await page.see('button', deleting('Article B'))
    await page.until(() => changes().length > 1)
    await page.rendered()
    expect(changes().length).to.equal(2)
  })

  it('deletes what was tapped, though the service has put another item in its place meanwhile (LIVE-22)', async () => {
    const { server } = await showLiveCart(three)
    page.get('button', deleting('Article B')).click()
    server.cart = cartOf(article('N'), article('A'), article('C'), article('B'))
    page.dispatch('cartTriggerUpdate')
    await page.until(() => changes().length > 0)
    expect(changes()).to.deep.equal([{ setArticle: { productId: 'B', tcm: 'tcm-B', quantity: 0 } }])
  })

  it('keeps the nodes of rows, with focus, when others come and go (LIVE-12)', async () => {
    const { server, element } = await showLiveCart(three)
    const button = page.get('button', deleting('Article B'))
    const row = button.closest('li')
    button.focus()
    server.cart = cartOf(article('A', 2), article('B'), article('N'))
    page.dispatch('cartTriggerUpdate')
    await page.see('button', deleting('Article N'))
    expect(rows()).to.deep.equal([
      'Article A | 2 Stück | 10,00',
      'Article B | 1 Stück | 5,00',
      'Article N | 1 Stück | 5,00',
    ])
    expect([page.get('button', deleting('Article B')).closest('li'), page.focused(), element.phase]).to.deep.equal([
      row,
      button,
      'asleep',
    ])
  })

  it('gives rows new places when it has gone and come again (MINICART-68)', async () => {
    const { end, server } = await showLiveCart(three)
    server.cart = cartOf(article('C'), article('A'), article('B'))
    page.dispatch('cartTriggerUpdate')
    await page.until(() => page.calls(READ).length === 2)
    await page.frame()
    expect(rows()[0]).to.equal('Article A | 1 Stück | 5,00')
    end()
    await placeLiveCart()
    await page.until(() => rows()[0] === 'Article C | 1 Stück | 5,00')
  })

  it('deletes without React’s code too, and goes on to the cart’s page for what needs it (LIVE-18, LIVE-22, LIVE-9)', async () => {
    const { loader, element } = await showLiveCart(three, { 'cart-url': '#cart' })
    loader.load = async () => false
    page.get('button', deleting('Article B')).click()
    const undo = await page.see('button', undoing('Article B'))
    await page.until(() => changes().length > 0)
    undo.click()
    await page.until(() => location.hash === '#cart')
    history.replaceState(null, '', location.pathname + location.search)
    expect([element.phase, undo.hasAttribute('aria-busy')]).to.deep.equal(['asleep', false])
    undo.focus()
  })

  it('follows its attributes, and has React speak another language (LIVE-18)', async () => {
    const { host, element } = await showLiveCart(three)
    host.setAttribute('checkout-url', '/own')
    await page.until(() => page.get('link', 'Zur Kasse').getAttribute('href') === '/own')
    expect(element.phase).to.equal('asleep')
    host.setAttribute('locale', 'fr-CH')
    await page.gone('link', 'Zur Kasse')
    await page.until(() => element.phase === 'awake')
  })

  it('wakes for a change of the page, which it shows at once (LIVE-18)', async () => {
    const { element } = await showLiveCart(three)
    page.dispatch('shop-cart-change', { change: { setArticle: { productId: 'B', tcm: 'tcm-B', quantity: 0 } } })
    await page.see('button', undoing('Article B'))
    await page.until(() => element.phase === 'awake')
    expect(page.get('status').textContent).to.equal('Aus dem Warenkorb gelöscht: Article B')
  })

  it('shows a refusal of the service, once it is awake (MINICART-11)', async () => {
    const { server, element } = await showLiveCart(three)
    server.refuse = () => json({ error: 'ITEM_LIMIT', limit: 3 }, 400)
    page.logs(/ITEM_LIMIT/)
    page.get('button', deleting('Article B')).click()
    await page.see('alert')
    await page.until(() => element.phase === 'awake')
    expect(page.calls(CHANGE).length).to.equal(1)
  })

  it('shows nothing on the basket page, and nothing is asked (MINICART-2)', async () => {
    document.documentElement.dataset.pageType = 'basket'
    const { element, panel } = await placeLiveCart()
    expect([panel(), page.calls(READ).length, element.phase]).to.deep.equal([null, 0, 'asleep'])
    document.documentElement.dataset.pageType = 'home'
    await page.see('group', 'Warenkorb')
  })

  it('writes a long cart in steps, and React goes on with all of it (MINICART-44)', async () => {
    const { element, panel } = await showLiveCart(cartOf(...Array.from({ length: 300 }, (_, at) => articleOf(at))))
    expect(rows()).to.have.length(30)
    await page.until(() => rows().length === 300)
    const written = panel()
    await element.whenAwake()
    expect([panel() === written, rows().length]).to.deep.equal([true, 300])
  })
})
