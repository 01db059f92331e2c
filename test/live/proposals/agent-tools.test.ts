// every engine: dialog, focus, keys, popover
import { expect } from '@open-wc/testing'
import { html } from 'lit-html'
import '../../../src/elements/shop-header.ts'
import { article, cartWith, partnerProduct, subscription } from '../../support/carts.ts'
import { page } from '../../support/page.ts'
import { json } from '../../support/services.ts'
import { toolsBrowser } from '../../support/tools-browser.ts'

const CART = 'PUT /service/cart/api/cart'
const setA = (quantity: number) => ({ setArticle: { productId: 'A', tcm: 'tcm-A', quantity } })

describe('the tools for assistants', () => {
  const mount = async (agentTools: 'on' | 'ask' | 'off' = 'on', site = 'DE') => {
    const server = page.serveCart(cartWith({ articles: [article('A', 1, { title: 'Aurora' })] }))
    const browser = toolsBrowser()
    const header = await page.mount(html`<shop-header site=${site} agent-tools=${agentTools}></shop-header>`)
    await page.until(() => page.selectAll('.badge').length > 0)
    return { server, header, ...browser }
  }
  const panels = () => page.selectAll('[part=assistant]')
  const panel = async () => {
    await page.until(() => panels().some((one) => one.matches(':popover-open')))
    return page.within(page.select('[part=assistant]'))
  }
  const dialog = async () => {
    await page.until(() => page.selectAll('[part=proposal]').length > 0)
    return page.within(page.select('[part=proposal]'))
  }

  it('are four, with names, sentences and schemas that a model reads (PROPOSAL-2, PROPOSAL-3)', async () => {
    const { tools } = await mount()
    await page.until(() => tools.size === 4)
    expect([...tools.keys()]).to.deep.equal(['search_products', 'read_cart', 'change_cart', 'open'])
    for (const { name, description, inputSchema, annotations } of tools.values()) {
      expect(name).to.match(/^[\w.-]{1,128}$/)
      expect(description).to.match(/^[A-Z][^.]{20,126}\.$/)
      expect([inputSchema.type, inputSchema.additionalProperties]).to.deep.equal(['object', false])
      expect(annotations.untrustedContentHint).to.equal(true)
      expect(annotations.readOnlyHint).to.equal(/^(search|read)/.test(name))
    }
  })

  it('are not there without the attribute, and go with it and with the header (PROPOSAL-1, PROPOSAL-2)', async () => {
    const { tools, header } = await mount('off')
    header.setAttribute('agent-tools', 'on')
    await page.until(() => tools.size === 4)
    header.setAttribute('agent-tools', 'off')
    await page.until(() => tools.size === 0)
    header.setAttribute('agent-tools', 'ask')
    await page.until(() => tools.size === 4)
    header.remove()
    await page.until(() => tools.size === 0)
  })

  it('are registered where browsers had them first (PROPOSAL-1)', async () => {
    const { tools } = toolsBrowser(navigator)
    await page.mount(html`<shop-header site="DE" agent-tools="on"></shop-header>`)
    await page.until(() => tools.size === 4)
  })

  it('are registered once: by a second header when the first has gone (PROPOSAL-2)', async () => {
    const { tools, header } = await mount()
    await page.until(() => tools.size === 4)
    const { execute } = tools.get('open') ?? {}
    await page.mount(html`<shop-header site="AT" agent-tools="on"></shop-header>`)
    await page.rendered()
    expect(tools.get('open')?.execute).to.equal(execute)
    header.remove()
    await page.until(() => tools.size === 4 && tools.get('open')?.execute !== execute)
  })

  it('report a browser that does not take one (PROPOSAL-4)', async () => {
    const errors = page.events('shop-element-error')
    const { tools } = toolsBrowser()
    tools.set('open', {} as never)
    page.logs(/TOOL_REFUSED: The tool open: InvalidStateError: Duplicate tool name/)
    await page.mount(html`<shop-header site="DE" agent-tools="on"></shop-header>`)
    await page.until(() => errors.length === 1 && tools.size === 4)
  })

  it('search finds products and terms, bounded, and names prices (PROPOSAL-5)', async () => {
    const { call } = await mount()
    page.serve({
      'GET /service/searchfrontend/api/suggestions': () =>
        json({
          searchTerms: [...Array(30)].map((_, at) => ({ searchterm: `coffee ${at}` })),
          products: [...Array(20)].map((_, at) => ({
            id: at,
            title: 'x'.repeat(500),
            productViewUrl: '/p',
            price: { calculatedPrice: 1299 },
          })),
        }),
    })
    const { terms, products } = await call('search_products', { text: 'coffee' })
    expect([terms?.length, products?.length, products?.[0]?.title.length]).to.deep.equal([10, 5, 120])
    expect(products?.[1]).to.include({ productId: '1', price: '12,99 €', url: '/p' })
    expect(await call('search_products', { text: 'c' })).to.include({ isError: true, code: 'TOO_SHORT' })
    page.serve({ 'GET /service/searchfrontend/api/suggestions': () => json({}, 500) })
    expect(await call('search_products', { text: 'coffee' })).to.include({ isError: true, code: 'SEARCH_UNAVAILABLE' })
  })

  it('read the cart without what is personal, and bounded (PROPOSAL-6)', async () => {
    const { call, server } = await mount()
    server.cart = {
      ...cartWith({
        articles: [...Array(60)].map((_, at) => article(`${at}`)),
        partnerProducts: [partnerProduct('P', 2)],
        subscriptions: [subscription('S')],
      }),
      redeemedWsacs: ['SECRET-1'],
      giftCardRedemptions: [{ cardNumber: 'SECRET-2', redeemedAmount: 100 }],
    }
    const told = await call('read_cart')
    expect([told.items?.length, told.notListed, told.count]).to.deep.equal([50, 12, 63])
    expect(told.items?.[3]).to.deep.equal({
      title: 'Article 3',
      kind: 'article',
      quantity: 1,
      price: '5,00 €',
      removal: { setArticle: { productId: '3', tcm: 'tcm-3', quantity: 0 } },
    })
    expect(JSON.stringify(told)).not.to.include('SECRET')
  })

  it('say so when the cart can not be read (PROPOSAL-6, PROPOSAL-8)', async () => {
    const { call, server } = await mount()
    server.fail = () => json({}, 500)
    page.logs(/UNKNOWN/)
    expect(await call('read_cart')).to.include({ isError: true, code: 'UNREADABLE' })
  })

  it('change the cart by the queue of the shopper, with a key (PROPOSAL-7)', async () => {
    const { call } = await mount()
    await call('read_cart')
    expect(await call('change_cart', setA(3))).to.deep.equal({ changed: true, title: 'Aurora', quantity: 3, before: 1 })
    const [sent] = page.calls(CART)
    expect(sent?.body).to.deep.equal(setA(3))
    expect(sent?.headers.get('Idempotency-Key')).to.match(/^\d+-\d+$/)
    expect(page.select('.badge').textContent).to.include('3')
  })

  it('find the variant of a product that a search has named without one (PROPOSAL-7, PROPOSAL-9)', async () => {
    const { call, server } = await mount()
    expect(await call('change_cart', { setArticle: { productId: 'B', quantity: 2 } })).to.include({
      quantity: 2,
      before: 0,
    })
    expect(await call('change_cart', { setArticle: { productId: 'B', quantity: 3 } })).to.include({
      quantity: 3,
      before: 2,
    })
    expect(server.cart.articles.map(({ productId, quantity }) => `${productId}${quantity}`)).to.deep.equal(['A1', 'B3'])
    server.cart = cartWith({ articles: [article('C', 1, { tcm: 'red' }), article('C', 1, { tcm: 'blue' })] })
    await call('read_cart')
    expect(await call('change_cart', { setArticle: { productId: 'C', quantity: 2 } })).to.include({
      code: 'WHICH_VARIANT',
    })
  })

  it('refuse what the shopper has changed since they were told, once (PROPOSAL-9)', async () => {
    const { call } = await mount()
    const refused = await call('change_cart', setA(2))
    expect(refused).to.include({ isError: true, code: 'CHANGED_MEANWHILE' })
    expect(refused.content?.[0]?.text).to.include('holds 1 of it now')
    expect(page.calls(CART)).to.have.length(0)
    expect(await call('change_cart', setA(2))).to.include({ quantity: 2 })
  })

  it('never read as success what the shop refuses, or does not confirm (PROPOSAL-8)', async () => {
    const { call, server } = await mount()
    page.logs(/ITEM_LIMIT|UNKNOWN/)
    await call('read_cart')
    server.refuse = () => json({ error: 'ITEM_LIMIT', limit: 5 }, 409)
    const limit = await call('change_cart', setA(9))
    expect(limit).to.include({ isError: true, code: 'ITEM_LIMIT' })
    expect(limit.content?.[0]?.text).to.equal(
      'Nothing was changed: the shop refuses it. Sie können höchstens 5 Stück dieses Artikels pro Einkauf bestellen.',
    )
    server.refuse = () => Promise.reject(new TypeError('Failed to fetch'))
    const lost = await call('change_cart', setA(2))
    expect(lost).to.include({ isError: true, code: 'UNKNOWN' })
    expect(lost.content?.[0]?.text).to.match(/^The change is not confirmed: read the cart/)
    expect(await call('change_cart', { setArticle: { productId: 'A' } })).to.include({ code: 'INVALID_CHANGE' })
    expect(await call('change_cart', { ...setA(1), deleteSubscription: { subscriptionId: 'S' } })).to.include({
      isError: true,
    })
    expect(panels()).to.have.length(0)
  })

  it('make one change at a time, and none that was cancelled before it was sent (PROPOSAL-7, PROPOSAL-11)', async () => {
    const { call, server } = await mount()
    await call('read_cart')
    server.isHolding = true
    const first = call('change_cart', setA(2))
    await page.until(() => page.calls(CART).length === 1)
    const controller = new AbortController()
    const second = call('change_cart', setA(7), controller.signal)
    controller.abort()
    server.release()
    expect(await first).to.include({ quantity: 2 })
    expect(await second).to.include({ isError: true, code: 'ABORTED' })
    expect(page.calls(CART)).to.have.length(1)
  })

  it('open flyouts and pages, and never the checkout or the login (PROPOSAL-13)', async () => {
    const { call } = await mount()
    expect(await call('open', { place: 'storeFinder' })).to.deep.equal({ opened: 'storeFinder' })
    await page.until(() => page.selectAll('[data-flyout=storeFinder]:popover-open').length === 1)
    await call('open', { place: 'search', text: 'café & more' })
    // An article number, as in the field (SEARCH-3).
    await call('open', { place: 'search', text: '123 456' })
    await call('open', { place: 'newsletter' })
    await page.until(() => page.followed().length === 3)
    expect(page.followed()).to.deep.equal([
      '/search?query=caf%C3%A9+%26+more&site=DE',
      '/search?query=123456&site=DE',
      '/subscribenewsletter',
    ])
    for (const place of ['checkout', 'login', 'logout', '/checkout', 'javascript:alert(1)'])
      expect(await call('open', { place })).to.include({ isError: true, code: 'NO_SUCH_PLACE' })
  })

  it('open pages where a reduced header has no flyouts (PROPOSAL-13)', async () => {
    const { call, header } = await mount()
    header.setAttribute('reduced', '')
    await call('open', { place: 'cart' })
    await page.until(() => page.followed().length === 1)
    expect(page.followed()).to.deep.equal(['/cart?step=shopping_cart'])
  })

  it('show what was changed, announce it, and take it back by Undo (PROPOSAL-10)', async () => {
    const { call, server } = await mount()
    const outside = page.insert('<button>Page</button>')
    outside.focus()
    await call('read_cart')
    await call('change_cart', setA(3))
    const shown = await panel()
    expect(shown.text()).to.equal('Von Ihrem Assistenten geändert\nAurora: 3 Stück\nRückgängig machen\nZum Warenkorb')
    await page.until(() =>
      page
        .selectAll('[role=status]')
        .some((one) => one.textContent === 'Von Ihrem Assistenten geändert: Aurora: 3 Stück'),
    )
    await call('change_cart', { setArticle: { productId: 'B', quantity: 2 } })
    await page.until(() => shown.text().includes('Article B: 2 Stück'))
    expect(document.activeElement).to.equal(outside)
    shown.get('button', 'Rückgängig machen: Aurora').focus()
    shown.get('button', 'Rückgängig machen: Aurora').click()
    await page.until(() => server.cart.articles.some(({ productId, quantity }) => productId === 'A' && quantity === 1))
    await page.until(() => !shown.text().includes('Aurora'))
    expect(page.focused()?.getAttribute('aria-label')).to.equal('Ausblenden')
    shown.get('button', 'Rückgängig machen: Article B').click()
    await page.until(() => panels().length === 0)
    expect(document.activeElement).to.equal(outside)
    await page.until(() => server.cart.articles.length === 1)
  })

  it('take several changes of an item back at once, and say when that fails (PROPOSAL-10)', async () => {
    const { call, server } = await mount()
    await call('read_cart')
    await call('change_cart', setA(3))
    await call('change_cart', setA(0))
    const shown = await panel()
    await page.until(() => shown.text().includes('Article A: gelöscht'))
    page.logs(/AVAILABILITY_LIMIT/)
    server.refuse = () => json({ error: 'AVAILABILITY_LIMIT', limit: 0 }, 409)
    shown.get('button', 'Rückgängig machen: Article A').click()
    await page.until(() => shown.text().includes('Dieser Artikel ist leider nicht mehr verfügbar.'))
    shown.get('button', 'Rückgängig machen: Article A').click()
    await page.until(() => server.cart.articles[0]?.quantity === 1)
  })

  it('are told of in one panel, where the page has that of what was added too (PROPOSAL-10, HEADER-48)', async () => {
    const { call, header, server } = await mount()
    header.setAttribute('added-panel', '')
    page.serve({
      'PUT /service/cart/api/cart': async (served, one) => {
        const answer = await (server.answers['PUT /service/cart/api/cart']?.(served, one) as Promise<Response>)
        return json({ ...(await answer.json()), addedProduct: { productId: 'B' } })
      },
    })
    await call('change_cart', { setArticle: { productId: 'B', quantity: 2 } })
    await panel()
    expect(page.selectAll('[part=added]')).to.have.length(0)
    page.dispatch('shop-cart-change-result', { requestId: '1', ok: true, addedProduct: { productId: 'B' } })
    await page.until(() => page.selectAll('[part=added]').length === 1)
    expect(panels()).to.have.length(1)
  })

  it('offer no Undo for a subscription, which nobody can put back (PROPOSAL-10, CART-20)', async () => {
    const { call, server } = await mount()
    server.cart = cartWith({ articles: [article('A')], subscriptions: [subscription('S')] })
    await call('read_cart')
    await call('change_cart', { deleteSubscription: { subscriptionId: 'S' } })
    const shown = await panel()
    expect(shown.all('button')).to.have.length(1)
    await page.press('Escape')
    await page.until(() => panels().length === 0)
  })

  it('ask the shopper before a change where the page wants it (PROPOSAL-12)', async () => {
    const { call, header } = await mount('ask', 'HU')
    const outside = page.insert('<button>Page</button>')
    outside.focus()
    await call('read_cart')
    const changing = call('change_cart', setA(2))
    const asked = await dialog()
    expect(asked.text()).to.equal(
      'Az Ön asszisztense módosítani szeretné a kosarát\nAurora: 2 darab (eddig 1)\nEngedélyezem\nNem engedélyezem',
    )
    expect(page.select('[part=proposal]').matches(':modal')).to.equal(true)
    expect(page.focused()?.textContent).to.equal('Nem engedélyezem')
    expect(page.calls(CART)).to.have.length(0)
    asked.get('button', 'Engedélyezem').click()
    expect(await changing).to.include({ changed: true, quantity: 2 })
    expect(document.activeElement).to.equal(outside)
    expect(header.isConnected).to.equal(true)
  })

  for (const [how, refuse] of [
    ['a no', async () => page.get('button', 'Nicht erlauben').click()],
    ['Escape', () => page.press('Escape')],
    ['a page that is left', async () => page.dispatch('pagehide')],
    ['Enter alone', () => page.press('Enter')],
  ] as const)
    it(`take ${how} for a refusal, in clear words (PROPOSAL-8, PROPOSAL-12)`, async () => {
      const { call } = await mount('ask')
      await call('read_cart')
      const changing = call('change_cart', { setArticle: { productId: '<b>4711', quantity: 2 } })
      expect((await dialog()).text()).to.include('Artikel <b>4711: 2 Stück')
      await refuse()
      const answer = await changing
      expect(answer).to.include({ isError: true, code: 'DECLINED' })
      expect(answer.content?.[0]?.text).to.equal('Nothing was changed: the shopper has said no to this change.')
      expect(page.selectAll('[part=proposal]')).to.have.length(0)
      expect(page.calls(CART)).to.have.length(0)
    })

  it('close the question when the call is cancelled (PROPOSAL-11, PROPOSAL-12)', async () => {
    const { call } = await mount('ask')
    await call('read_cart')
    const controller = new AbortController()
    const changing = call('change_cart', setA(2), controller.signal)
    await dialog()
    controller.abort()
    expect(await changing).to.include({ isError: true, code: 'ABORTED' })
    expect(page.selectAll('[part=proposal]')).to.have.length(0)
  })
})
