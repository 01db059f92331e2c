import { expect } from '@open-wc/testing'
import { putCart } from '../../../src/api/cart/cart-change-service.ts'
import { type CartError, cartErrorOf } from '../../../src/api/cart/cart-error.ts'
import { getCart, parseStoredCart } from '../../../src/api/cart/cart-service.ts'
import {
  CART_CHANGE_ERRORS,
  CART_LIMIT_ERRORS,
  CART_READ_ERRORS,
  type CartChange,
} from '../../../src/shop/cart/cart.ts'
import { defectsOf } from '../../../src/shop/cart/cart-items.ts'
import { checkoutObstacle } from '../../../src/shop/cart/cart-rules.ts'
import { article, cartOf } from '../../support/carts.ts'
import { captureConsole } from '../../support/console.ts'
import { record } from '../../support/events.ts'
import { json, serve } from '../../support/services.ts'

const context = { site: 'DE', apiBase: '', element: 'shop-minicart' } as const
const change: CartChange = { setPartnerProduct: { partnerProductId: 'P', set: 0 } }

async function failure(call: Promise<unknown>): Promise<CartError> {
  try {
    await call
  } catch (error) {
    return cartErrorOf(error)
  }
  throw new Error('It did not fail.')
}

describe('the cart service', () => {
  let services: ReturnType<typeof serve> | undefined
  const answering = (answer: () => Response) => {
    services = serve({ 'GET /service/cart/api/cart': answer, 'PUT /service/cart/api/cart': answer })
    return services.calls
  }
  afterEach(() => services?.end())

  for (const error of CART_READ_ERRORS) {
    it(`fails to read with ${error} whatever the status (CART-44)`, async () => {
      for (const status of [200, 400, 404, 503]) {
        answering(() => json({ error }, status))
        expect((await failure(getCart(context))).code).to.equal(error)
        services?.end()
      }
    })
  }

  it('keeps the object of an item from one answer to the next, unless it has changed (MINICART-44)', async () => {
    const twice = article('T')
    const answers = [
      cartOf(article('A'), article('B'), twice, twice),
      cartOf(article('B', 2), article('A'), twice, twice),
    ]
    answering(() => json({ cart: answers.shift() }))
    const { articles: before } = await getCart(context)
    const { articles: after } = await getCart(context)
    expect(after.map((item) => before.indexOf(item))).to.deep.equal([-1, 0, 2, 3])
  })

  it('knows no limit code for a read: it is UNKNOWN (CART-44)', async () => {
    for (const error of CART_LIMIT_ERRORS) {
      answering(() => json({ error, limit: 3 }, 409))
      expect((await failure(getCart(context))).code).to.equal('UNKNOWN')
      services?.end()
    }
  })

  it('fails to read with any status but 2xx, 304 included (CART-44)', async () => {
    for (const status of [304, 401, 500]) {
      answering(() => new Response(null, { status }))
      expect((await failure(getCart(context))).code).to.equal('UNKNOWN')
      services?.end()
    }
  })

  for (const error of CART_CHANGE_ERRORS) {
    it(`fails to change with ${error} and its limit whatever the status (CART-44)`, async () => {
      for (const status of [200, 409, 503]) {
        answering(() => json({ error, limit: 3 }, status))
        expect(await failure(putCart(context, change))).to.include({ code: error, limit: 3 })
        services?.end()
      }
    })
  }

  it('drops a limit that is no number (CART-44)', async () => {
    answering(() => json({ error: 'ITEM_LIMIT', limit: 'many' }, 409))
    expect((await failure(putCart(context, change))).limit).to.equal(undefined)
  })

  for (const body of [
    { setArticle: { productId: 'A', tcm: 't', quantity: 2 } },
    { setFreeArticle: { productId: 'F', campaignId: 'c', remove: true } },
    { setGiftCard: { productId: 'G', tcm: 't', set: 0 } },
    change,
    { deleteSubscription: { subscriptionId: 'S' } },
  ]) {
    it(`sends ${Object.keys(body)[0]} as it is (CART-42)`, async () => {
      const calls = answering(() => json({ cart: cartOf() }))
      await putCart(context, body)
      expect(calls.map(({ method, body }) => [method, body])).to.deep.equal([['PUT', body]])
    })
  }

  it('sends the tokens of the cookies as headers, and bypasses the cache (CART-41)', async () => {
    const calls = answering(() => json({ cart: cartOf() }))
    await getCart(context)
    document.cookie = 'csrfToken=c'
    document.cookie = 'longTermToken=l'
    await getCart(context)
    await putCart(context, change)
    document.cookie = 'csrfToken=; max-age=0'
    document.cookie = 'longTermToken=; max-age=0'
    expect(
      calls.map(({ headers, cache }) => [headers.get('X-Long-Term-Token'), headers.get('X-CSRF-Token'), cache]),
    ).to.deep.equal([
      [null, null, 'no-store'],
      ['l', 'c', 'no-store'],
      ['l', 'c', 'no-store'],
    ])
  })

  it('names a change to the page’s own origin only (CART-50)', async () => {
    const calls = answering(() => json({ cart: cartOf() }))
    await putCart(context, change, 'k-1')
    await putCart({ ...context, apiBase: location.origin }, change, 'k-1')
    const base = document.createElement('base')
    base.href = 'https://elsewhere.example/'
    document.head.append(base)
    await putCart(context, change, 'k-1')
    base.remove()
    expect(calls.map(({ headers }) => headers.get('Idempotency-Key'))).to.deep.equal(['k-1', null, null])
  })

  it('keeps a defective item with hardly any field, so that the checkout stays disabled (CART-43)', async () => {
    answering(() =>
      json({
        cart: {
          numberOfArticles: 0,
          defectiveArticles: [{ productId: 'A' }],
          defectiveGiftCards: [{ article: { productId: 'G', title: null } }],
          defectivePartnerProducts: [{ partnerProductId: 'P' }],
          defectiveSubscriptions: [{ subscriptionConfigurationId: 'S' }],
        },
      }),
    )
    const cart = await getCart(context)
    expect(defectsOf(cart).map(({ kind }) => kind)).to.deep.equal([
      'article',
      'giftCard',
      'partnerProduct',
      'subscription',
    ])
    expect(checkoutObstacle({ ...cart, numberOfArticles: 1 })).to.equal('defective')
  })

  it('reads a quantity as object or number, and gift cards that wrap their article (CART-43)', async () => {
    answering(() =>
      json({
        cart: {
          numberOfArticles: 6,
          articles: [
            { productId: 'A', quantity: { quantity: 2 } },
            { productId: 'B', quantity: 3 },
          ],
          giftCards: [{ article: { productId: 'G', quantity: { quantity: 1 } } }, { productId: 'unwrapped' }],
        },
      }),
    )
    const stop = captureConsole('error', [])
    const cart = await getCart(context)
    stop()
    expect(cart.articles.map(({ quantity }) => quantity)).to.deep.equal([2, 3])
    expect(cart.giftCards.map(({ article }) => article.productId)).to.deep.equal(['G'])
  })

  it('drops a field of a wrong type, and reports it (CART-43)', async () => {
    answering(() =>
      json({
        cart: {
          numberOfArticles: 1,
          articles: [{ productId: 'A', availability: 'SOMETIMES', price: { calculatedPrice: 'much' } }],
          partnerProducts: [{ partnerProductId: 'P', totalPrice: null }],
          totalSum: '12',
          priceSummary: { cartFinalSum: 'all' },
        },
      }),
    )
    const errors = record<{ code: string; message: string }>('shop-element-error')
    const stop = captureConsole('error', [])
    const cart = await getCart(context)
    stop()
    errors.end()
    expect(cart.articles[0]).to.deep.equal({ productId: 'A', title: '', quantity: 1, dimensions: [] })
    expect(cart.partnerProducts[0]).to.deep.equal({ partnerProductId: 'P', title: '', totalQuantity: 1 })
    expect([cart.totalSum, cart.priceSummary]).to.deep.equal([undefined, undefined])
    expect(errors.details.map(({ code }) => code)).to.deep.equal(['ENTRY_DROPPED'])
    // The types, not the values (EVENT-25).
    expect(errors.details[0]?.message).to.match(
      /expected \("AVAIL.*, not string.*expected number, not string \(2 times\)|number, not string/,
    )
    expect(errors.details[0]?.message).not.to.match(/SOMETIMES|much|"12"|all\b(?! of)/)
  })

  it('tells 5,000 wrong entries by one line with a count, and none of their values (EVENT-25)', async () => {
    const secret = 'tok-en-4711'
    const wrong = Array.from({ length: 5000 }, (_, index) => ({ productId: index % 2 ? 7 : null, title: secret }))
    answering(() => json({ cart: { numberOfArticles: 1, articles: [{ productId: 'A' }, ...wrong] } }))
    const output: string[] = []
    const errors = record<{ message: string }>('shop-element-error')
    const stop = captureConsole('error', output)
    const cart = await getCart(context)
    stop()
    errors.end()
    expect(cart.articles).to.have.length(1)
    expect([errors.details.length, output.length]).to.deep.equal([1, 1])
    expect(output[0]).to.match(/2500 times/)
    expect(output[0]).not.to.include(secret)
  })

  it('parses stored carts only, nothing else (CART-25)', async () => {
    for (const value of [undefined, null, 7, 'x', [], {}, { numberOfArticles: '4' }]) {
      expect(await parseStoredCart(value)).to.equal(undefined)
    }
    for (const cart of [cartOf(), cartOf(article('A'))]) expect(await parseStoredCart(cart)).to.deep.equal(cart)
  })
})
