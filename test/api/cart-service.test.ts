import { expect } from '@open-wc/testing'
import { putCart } from '../../src/api/cart-change-service.ts'
import { type CartError, cartErrorOf } from '../../src/api/cart-error.ts'
import { getCart, parseStoredCart } from '../../src/api/cart-service.ts'
import { CART_CHANGE_ERRORS, CART_LIMIT_ERRORS, CART_READ_ERRORS, type CartChange } from '../../src/shop/cart/cart.ts'
import { defectsOf } from '../../src/shop/cart/cart-items.ts'
import { canCheckOut } from '../../src/shop/cart/cart-rules.ts'
import { cartOf } from '../support/carts.ts'
import { hush } from '../support/console.ts'
import { record } from '../support/events.ts'
import { json, serve } from '../support/services.ts'

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
    it(`fails to read with ${error} whatever the status`, async () => {
      for (const status of [200, 400, 404, 503]) {
        answering(() => json({ error }, status))
        expect((await failure(getCart(context))).code).to.equal(error)
        services?.end()
      }
    })
  }

  it('knows no limit for a reading: such a code is UNKNOWN', async () => {
    for (const error of CART_LIMIT_ERRORS) {
      answering(() => json({ error, limit: 3 }, 409))
      expect((await failure(getCart(context))).code).to.equal('UNKNOWN')
      services?.end()
    }
  })

  it('fails to read with any status that is not 2xx, 304 included', async () => {
    for (const status of [304, 401, 500]) {
      answering(() => new Response(null, { status }))
      expect((await failure(getCart(context))).code).to.equal('UNKNOWN')
      services?.end()
    }
  })

  for (const error of CART_CHANGE_ERRORS) {
    it(`refuses a change with ${error} and its limit, whatever the status`, async () => {
      for (const status of [200, 409, 503]) {
        answering(() => json({ error, limit: 3 }, status))
        expect(await failure(putCart(context, change))).to.include({ code: error, status, limit: 3 })
        services?.end()
      }
    })
  }

  it('drops a limit that is no number', async () => {
    answering(() => json({ error: 'ITEM_LIMIT', limit: 'many' }, 409))
    const { status, limit } = await failure(putCart(context, change))
    expect({ status, limit }).to.deep.equal({ status: 409, limit: undefined })
  })

  it('sends the body as it is', async () => {
    const calls = answering(() => json({ cart: cartOf() }))
    await putCart(context, change)
    expect(calls[0]?.body).to.deep.equal(change)
  })

  it('keeps a defective item of which hardly anything is known, so that the cart can not be ordered', async () => {
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
    expect(canCheckOut({ ...cart, numberOfArticles: 1 })).to.equal(false)
  })

  it('leaves out a field of a wrong type, and tells it (public contract, section 6)', async () => {
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
    const told = record<{ code: string; message: string }>('shop-element-error')
    const stop = hush('error', [])
    const cart = await getCart(context)
    stop()
    told.end()
    expect(cart.articles[0]).to.deep.equal({ productId: 'A', title: '', quantity: 1, dimensions: [] })
    expect(cart.partnerProducts[0]).to.deep.equal({ partnerProductId: 'P', title: '', totalQuantity: 1 })
    expect([cart.totalSum, cart.priceSummary]).to.deep.equal([undefined, undefined])
    expect(told.details.map(({ code }) => code)).to.deep.equal(Array(4).fill('ENTRY_DROPPED'))
    expect(told.details.map(({ message }) => message).join()).to.match(/SOMETIMES.*much.*"12".*all/)
  })

  it('reads no cart out of what is none', () => {
    for (const value of [undefined, null, 7, 'x', [], {}, { numberOfArticles: '4' }]) {
      expect(parseStoredCart(value)).to.equal(undefined)
    }
    expect(parseStoredCart(cartOf())).to.deep.equal(cartOf())
  })
})
