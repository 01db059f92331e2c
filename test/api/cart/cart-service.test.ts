import { expect } from '@open-wc/testing'
import { putCart } from '../../../src/api/cart/cart-change-service.ts'
import { type CartError, cartErrorOf, getCart, parseStoredCart } from '../../../src/api/cart/cart-service.ts'
import { heldChanges } from '../../../src/api/cart/held-changes.ts'
import { CART_READ_ERRORS, type Cart, type CartChange } from '../../../src/shop/cart/cart.ts'
import { CART_CHANGE_ERRORS, CART_LIMIT_ERRORS } from '../../../src/shop/cart/cart-change-errors.ts'
import { defectsOf } from '../../../src/shop/cart/cart-items.ts'
import { checkoutObstacle } from '../../../src/shop/cart/cart-rules.ts'
import { article, cartOf } from '../../support/carts.ts'
import { page } from '../../support/page.ts'
import { json } from '../../support/services.ts'
import { dropped, failureOf } from '../support.ts'

const context = { site: 'DE', apiBase: '', element: 'shop-minicart' } as const
const change: CartChange = { setPartnerProduct: { partnerProductId: 'P', set: 0 } }

/** The answer to each call from now on: by default an empty cart. */
const answering = (answer = () => json({ cart: cartOf() })) =>
  page.serve({ 'GET /service/cart/api/cart': answer, 'PUT /service/cart/api/cart': answer })
const read = (cart: object) => {
  answering(() => json({ cart: { numberOfArticles: 1, ...cart } }))
  return getCart(context)
}
const failure = (call: Promise<unknown>): Promise<CartError> =>
  call.then(() => Promise.reject(new Error('It did not fail.')), cartErrorOf)

describe('the cart service', () => {
  for (const error of CART_READ_ERRORS) {
    it(`fails to read with ${error} whatever the status (CART-44)`, async () => {
      for (const status of [200, 400, 404, 503]) {
        answering(() => json({ error }, status))
        expect((await failure(getCart(context))).code).to.equal(error)
      }
    })
  }

  it('keeps the object of an item from one answer to the next, unless it has changed (MINICART-44)', async () => {
    const twice = article('T')
    const { articles: before } = await read(cartOf(article('A'), article('B'), twice, twice))
    const { articles: after } = await read(cartOf(article('B', 2), article('A'), twice, twice))
    expect(after.map((item) => before.indexOf(item))).to.deep.equal([-1, 0, 2, 3])
  })

  it('fails to read with UNKNOWN for any other code or status but 2xx, 304 included (CART-44)', async () => {
    for (const answer of [
      ...[304, 401, 500].map((status) => () => new Response(null, { status })),
      ...CART_LIMIT_ERRORS.map((error) => () => json({ error, limit: 3 }, 409)),
      () => json({ error: 'SOMETHING_NEW' }, 500),
    ]) {
      answering(answer)
      expect((await failure(getCart(context))).code).to.equal('UNKNOWN')
    }
  })

  for (const error of CART_CHANGE_ERRORS) {
    it(`fails to change with ${error} and its limit whatever the status (CART-44, CALL-29)`, async () => {
      for (const status of [200, 409, 503]) {
        answering(() => json({ error, limit: 3 }, status))
        expect(await failure(putCart(context, change))).to.include({ code: error, limit: 3 })
      }
    })
  }

  it('fails to change with UNKNOWN for a page, and drops a limit that is no number (CART-44)', async () => {
    answering(() => new Response('<html>', { status: 502 }))
    expect((await failure(putCart(context, change))).code).to.equal('UNKNOWN')
    answering(() => json({ error: 'ITEM_LIMIT', limit: 'many' }, 409))
    expect((await failure(putCart(context, change))).limit).to.equal(undefined)
  })

  it('counts 304 as no change (CALL-29)', async () => {
    answering(() => new Response(null, { status: 304 }))
    expect(await putCart(context, change)).to.deep.equal({ kind: 'unchanged' })
  })

  it('does not repeat a failed call (CALL-7)', async () => {
    answering(() => json({ error: 'UNKNOWN' }, 503))
    await failure(getCart(context))
    await failure(putCart(context, change))
    expect(page.calls().map(({ method }) => method)).to.deep.equal(['GET', 'PUT'])
  })

  it('fails for an answer that is not the expected JSON (CALL-18)', async () => {
    answering(() => new Response('{"cart": {"numberOf', { headers: { 'content-type': 'application/json' } }))
    expect((await failureOf(getCart(context))).reason).to.equal('malformed')
  })

  for (const body of [
    { setArticle: { productId: 'A', tcm: 't', quantity: 2 } },
    { setFreeArticle: { productId: 'F', campaignId: 'c', remove: true } },
    { setGiftCard: { productId: 'G', tcm: 't', set: 0 } },
    change,
    { deleteSubscription: { subscriptionId: 'S' } },
  ]) {
    it(`sends ${Object.keys(body)[0]} as it is (CART-42)`, async () => {
      answering()
      await putCart(context, body)
      expect(page.calls().map(({ method, body }) => [method, body])).to.deep.equal([['PUT', body]])
    })
  }

  it('sends the tokens of the cookies as headers, and bypasses the cache (CALL-11, CART-41)', async () => {
    answering()
    await getCart(context)
    document.cookie = 'csrfToken=c'
    document.cookie = 'longTermToken=l%201'
    document.cookie = 'LoginToken=secret'
    await getCart(context, { forceReload: true })
    await putCart(context, change)
    const names = ['X-Long-Term-Token', 'X-CSRF-Token', 'X-LoginToken']
    const sent = page
      .calls()
      .map(({ headers, query, request }) => [
        ...names.map((name) => headers.get(name)),
        query.get('forceReload'),
        request.cache,
      ])
    expect(sent).to.deep.equal([
      [null, null, null, null, 'no-store'],
      ['l 1', 'c', null, 'true', 'no-store'],
      ['l 1', 'c', null, null, 'no-store'],
    ])
  })

  it('sends a token that no header can carry as it stands in the cookie (CALL-11)', async () => {
    answering()
    document.cookie = 'longTermToken=%C5%81%C3%B3d%C5%BA%2F1'
    document.cookie = 'csrfToken=a%0Ab%F0%9F%8E%81'
    await getCart(context)
    document.cookie = 'longTermToken=Ł-1'
    await putCart(context, change)
    const sent = page.calls().map(({ headers }) => [headers.get('X-Long-Term-Token'), headers.get('X-CSRF-Token')])
    expect(sent).to.deep.equal([
      ['%C5%81%C3%B3d%C5%BA%2F1', 'a%0Ab%F0%9F%8E%81'],
      ['%C5%81-1', 'a%0Ab%F0%9F%8E%81'],
    ])
  })

  it('calls by the default name where the page names a header that none can be (CONFIG-24)', async () => {
    answering()
    document.cookie = 'csrfToken=c'
    for (const name of ['X CSRF', 'X-CSRF:', 'X-CSRF\n', 'Łódź', ' X-CSRF', '', 7, null, ['X-CSRF'], {}]) {
      page.settings({ headers: { csrfToken: name } })
      await getCart(context)
      expect(page.calls().at(-1)?.headers.get('X-CSRF-Token'), String(name)).to.equal('c')
    }
  })

  it('names a change to the page’s own origin only, whatever a <base> says (CART-50, CALL-2)', async () => {
    answering()
    await putCart(context, change, 'k-1')
    await putCart({ ...context, apiBase: location.origin }, change, 'k-1')
    const base = document.createElement('base')
    base.href = 'https://elsewhere.example/'
    document.head.append(base)
    page.onEnd(() => base.remove())
    await putCart(context, change, 'k-1')
    expect(page.calls().map(({ headers }) => headers.get('Idempotency-Key'))).to.deep.equal(['k-1', null, 'k-1'])
  })

  describe('that takes no keys', () => {
    const keys = () => page.calls('PUT /service/cart/api/cart').map(({ headers }) => headers.get('Idempotency-Key'))
    /** Answers a change by this unless it has no key. */
    const refusing = (answer: () => Response, unnamed = () => json({ cart: cartOf() })) =>
      page.serve({
        'PUT /service/cart/api/cart': ({ headers }) => (headers.has('Idempotency-Key') ? answer() : unnamed()),
      })

    beforeEach(() => {
      delete heldChanges().takesKeys
    })

    it('as the JSON block says gets none (CONFIG-43)', async () => {
      answering()
      for (const [off, sent] of [
        [false, null],
        [true, 'k'],
        ['X-Change', 'k'],
      ]) {
        page.settings({ headers: { 'Idempotency-Key': off } })
        await putCart(context, change, 'k')
        expect(keys().at(-1), String(off)).to.equal(sent)
      }
    })

    it('and says so by 400 gets the change once more without, and later ones at once (CART-69)', async () => {
      for (const refusal of [
        () => new Response('<html>Bad Request', { status: 400 }),
        () => json({ type: 'about:blank', title: 'Unknown header' }, 400),
      ]) {
        delete heldChanges().takesKeys
        const before = keys().length
        refusing(refusal)
        expect(await putCart(context, change, 'k-1')).to.have.property('kind', 'changed')
        await putCart(context, change, 'k-2')
        expect(keys().slice(before)).to.deep.equal(['k-1', null, null])
        expect(page.calls().every(({ body }) => JSON.stringify(body) === JSON.stringify(change))).to.equal(true)
      }
    })

    it('is not found in a 400 that stays, whose changes keep their keys (CART-69)', async () => {
      const wrong = () => json({ title: 'Wrong' }, 400)
      refusing(wrong, wrong)
      await failure(putCart(context, change, 'k-1'))
      expect(keys()).to.deep.equal(['k-1', null])
      answering()
      await putCart(context, change, 'k-2')
      expect(keys()).to.deep.equal(['k-1', null, 'k-2'])
    })

    it('is not found where a change may have been made, in a code of the catalogue, or once it took one (CART-69)', async () => {
      for (const answer of [
        () => json({ error: 'ITEM_LIMIT', limit: 3 }, 400),
        ...[401, 403, 409, 431, 500, 502].map((status) => () => json({}, status)),
        () => Response.error(),
      ]) {
        const before = keys().length
        refusing(answer)
        await failure(putCart(context, change, 'k'))
        expect(keys().slice(before)).to.deep.equal(['k'])
      }
      answering()
      await putCart(context, change, 'k')
      const before = keys().length
      refusing(() => json({}, 400))
      await failure(putCart(context, change, 'k'))
      expect(keys().slice(before)).to.deep.equal(['k'])
    })
  })

  it('keeps a defective item with hardly any field, so that the checkout stays disabled (CART-43)', async () => {
    const cart = await read({
      defectiveArticles: [{ productId: 'A' }],
      defectiveGiftCards: [{ article: { productId: 'G', title: null } }],
      defectivePartnerProducts: [{ partnerProductId: 'P' }],
      defectiveSubscriptions: [{ subscriptionConfigurationId: 'S' }],
    })
    const kinds = defectsOf(cart).map(({ kind }) => kind)
    expect(kinds).to.deep.equal(['article', 'giftCard', 'partnerProduct', 'subscription'])
    expect(checkoutObstacle(cart)).to.equal('defective')
  })

  it('reads a quantity as object or number, and null as missing (CALL-19, CALL-27, CART-43)', async () => {
    const { articles } = await read({
      articles: [
        { productId: 'A', quantity: { quantity: 2 } },
        { productId: 'B', quantity: 3, imageUrl: null, dimensions: null },
        { productId: 'C', quantity: null },
      ],
      freeArticles: null,
      unknown: true,
    })
    expect(articles.map(({ quantity }) => quantity)).to.deep.equal([2, 3, 1])
    expect(articles[1]).not.to.have.property('imageUrl')
  })

  it('drops wrong entries and what is no list, reports them, and keeps the rest (CALL-19, CALL-20)', async () => {
    const errors = dropped()
    const cart = await read({
      articles: [{ productId: 'A' }, { title: 7 }],
      giftCards: [{ article: { productId: 'G', quantity: { quantity: 1 } } }, { productId: 'unwrapped' }],
      partnerProducts: 'none',
    })
    expect(cart.articles.map(({ productId }) => productId)).to.deep.equal(['A'])
    expect(cart.giftCards.map(({ article }) => article.productId)).to.deep.equal(['G'])
    expect(cart.partnerProducts).to.deep.equal([])
    expect(errors.map(({ code }) => code)).to.deep.equal(['ENTRY_DROPPED'])
    expect(errors[0]?.message).to.include('productId').and.include('not a list')
  })

  for (const [what, cart] of [
    ['a list', []],
    ['an object without fields', {}],
  ] as const)
    it(`reads ${what}, as PHP writes an empty cart, as one: after a change too (CART-57)`, async () => {
      answering(() => json({ cart }))
      for (const answered of [await getCart(context), (await putCart(context, change)) as { cart: Cart }]) {
        const read = 'cart' in answered ? answered.cart : answered
        expect([read.numberOfArticles, read.articles, read.totalSum]).to.deep.equal([0, [], 0])
      }
    })

  it('reads a count that is a text of digits, and nothing else in place of it (CART-57)', async () => {
    expect((await read({ ...cartOf(article('A')), numberOfArticles: '12' })).numberOfArticles).to.equal(12)
    for (const numberOfArticles of ['', ' ', 'many', '1.5', false, null, {}]) {
      answering(() => json({ cart: { numberOfArticles } }))
      expect((await failure(getCart(context))).code, JSON.stringify(numberOfArticles)).to.equal('UNKNOWN')
    }
    for (const cart of [null, false, '', 0, 'none', [1]]) {
      answering(() => json({ cart }))
      expect((await failure(putCart(context, change))).code, JSON.stringify(cart)).to.equal('UNKNOWN')
    }
  })

  it('counts the pieces where the service gives no count (CART-61)', async () => {
    const { numberOfArticles: _, ...cart } = cartOf(article('A', 2), article('B', 3))
    for (const given of [cart, { ...cart, numberOfArticles: null }]) {
      answering(() => json({ cart: given }))
      expect((await getCart(context)).numberOfArticles).to.equal(5)
    }
    answering(() => json({ cart: { totalSum: 100 } }))
    expect((await failure(getCart(context))).code).to.equal('UNKNOWN')
  })

  it('is a cart all the same with a field that stands for dropped items and is none (CART-61)', async () => {
    const { unshown, articles } = await read({ articles: [{ productId: 'A' }], unshown: 'x' })
    expect([unshown, articles.length]).to.deep.equal([undefined, 1])
  })

  it('reads a number as an id, as far as numbers are exact (CART-61)', async () => {
    const errors = dropped()
    const { articles, partnerProducts, subscriptions } = await read({
      articles: [{ productId: 12, tcm: 7 }, { productId: 2 ** 53 }, { productId: 1.5 }],
      partnerProducts: [{ partnerProductId: 0 }],
      subscriptions: [{ subscriptionConfigurationId: 9, subscriptionType: 'TEA' }],
    })
    expect(articles.map(({ productId, tcm }) => [productId, tcm])).to.deep.equal([['12', '7']])
    expect(partnerProducts.map(({ partnerProductId }) => partnerProductId)).to.deep.equal(['0'])
    expect(subscriptions.map((one) => [one.subscriptionConfigurationId, one.subscriptionType])).to.deep.equal([
      ['9', 'OTHER'],
    ])
    expect(errors).to.have.length(1)
  })

  it('drops a field of a wrong type, and reports it (CART-43)', async () => {
    const errors = dropped()
    const cart = await read({
      articles: [{ productId: 'A', availability: 'SOMETIMES', price: { calculatedPrice: 'much' } }],
      partnerProducts: [{ partnerProductId: 'P', totalPrice: null }],
      totalSum: '12',
      priceSummary: { cartFinalSum: 'all' },
    })
    expect(cart.articles[0]).to.deep.equal({ productId: 'A', title: '', quantity: 1, dimensions: [] })
    expect(cart.partnerProducts[0]).to.deep.equal({ partnerProductId: 'P', title: '', totalQuantity: 1 })
    expect([cart.totalSum, cart.priceSummary]).to.deep.equal([undefined, undefined])
    expect(errors.map(({ code }) => code)).to.deep.equal(['ENTRY_DROPPED'])
    // The types, not the values (EVENT-25).
    expect(errors[0]?.message).to.match(/expected \("IN_STOCK".*, not string.*expected number, not string/)
    expect(errors[0]?.message).not.to.match(/SOMETIMES|much|"12"|all\b(?! of)/)
  })

  it('tells 5,000 wrong entries by one line with a count, and none of their values (EVENT-25)', async () => {
    const secret = 'tok-en-4711'
    const wrong = Array.from({ length: 5000 }, (_, index) => ({ productId: index % 2 ? 1.5 : null, title: secret }))
    const errors = dropped()
    const cart = await read({ articles: [{ productId: 'A' }, ...wrong] })
    expect(cart.articles).to.have.length(1)
    expect(errors).to.have.length(1)
    expect(errors[0]?.message).to.match(/2500 times/)
    expect(errors[0]?.message).not.to.include(secret)
  })

  it('parses stored carts only, nothing else (CART-25)', async () => {
    for (const value of [undefined, null, 7, 'x', [], {}, { numberOfArticles: '4' }]) {
      expect(await parseStoredCart(value)).to.equal(undefined)
    }
    for (const cart of [cartOf(), cartOf(article('A'))]) expect(await parseStoredCart(cart)).to.deep.equal(cart)
  })
})
