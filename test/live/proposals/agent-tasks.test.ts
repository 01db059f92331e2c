/**
 * Ten tasks as a person gives them to an assistant. A script stands for its model: it goes by the names, sentences and schemas of the
 * tools and by what they answer, and knows nothing else of the page.
 */
import { expect } from '@open-wc/testing'
import { html } from 'lit-html'
import '../../../src/elements/shop-header.ts'
import type { Cart } from '../../../src/shop/cart/cart.ts'
import type { Schema } from '../../../src/shop/proposals/agent-tools.ts'
import { article, cartWith, partnerProduct, subscription } from '../../support/carts.ts'
import { page } from '../../support/page.ts'
import { json } from '../../support/services.ts'
import { type Answer, isValid, type ToolsBrowser, toolsBrowser } from '../../support/tools-browser.ts'

const PRODUCTS = ['Coffee Aurora', 'Coffee Borealis', 'Mug'].map((title, at) => ({
  id: `N${at}`,
  title,
  productViewUrl: `/p/${at}`,
  price: { calculatedPrice: 500 },
}))

const CART = cartWith({
  articles: [article('A', 2, { title: 'Mug' }), article('B', 1, { title: 'Pan', price: { calculatedPrice: 8900 } })],
  partnerProducts: [partnerProduct('P')],
  subscriptions: [subscription('S')],
})

/** Words that mean something, without their plural. */
const wordsOf = (text: string) => (text.toLowerCase().match(/[a-z]{3,}/g) ?? []).map((word) => word.replace(/s$/, ''))

/** A stand-in for a model. */
function assistant({ tools, call }: ToolsBrowser) {
  const answers: Answer[] = []
  /** The one tool whose name and sentences have most of the words. */
  const toolFor = (intent: string) => {
    const scored = [...tools.values()].map((tool) => {
      const known = new Set(wordsOf(`${tool.name.replaceAll('_', ' ')} ${tool.description}`))
      return { tool, score: wordsOf(intent).filter((word) => known.has(word)).length }
    })
    const [best, next] = scored.sort((one, other) => other.score - one.score)
    if (!best || best.score === next?.score) throw new Error(`No one tool for: ${intent}`)
    return best.tool
  }
  /** Calls the tool for it with values by the names of the schema's fields. */
  async function use(intent: string, values: Record<string, unknown> = {}): Promise<Answer> {
    const { name, inputSchema } = toolFor(intent)
    expect(isValid(inputSchema as Schema, values), `${intent}: ${JSON.stringify(values)}`).to.equal(true)
    const answer = await call(name, values)
    answers.push(answer)
    return answer
  }
  const read = () => use('read the cart')
  const change = (body: object) =>
    use('change the cart, add or set or remove a product', body as Record<string, unknown>)
  const find = async (title: string) => {
    const { products = [] } = await use('find products of the shop by a text', { text: title })
    return products.find((one) => one.title === title)?.productId ?? ''
  }
  return { answers, use, read, change, find }
}

type Assistant = ReturnType<typeof assistant>

const cents = (price = '') => Number(price.replace(/\D/g, ''))

interface Task {
  /** As a person says it. */
  task: string
  run(by: Assistant): Promise<unknown>
  /** Pieces by title, afterwards; by default the cart stays as it was. */
  cart?: string[]
  followed?: string[]
}

const STAYS = ['Mug 2', 'Pan 1', 'Partner product P 1', 'subscription']

const TASKS: Task[] = [
  {
    task: 'Put two of the coffee Aurora into my cart.',
    run: async ({ find, change }) => change({ setArticle: { productId: await find('Coffee Aurora'), quantity: 2 } }),
    cart: ['Mug 2', 'Pan 1', 'Article N0 2', ...STAYS.slice(2)],
  },
  {
    task: 'Remove the most expensive thing.',
    async run({ read, change }) {
      const { items = [] } = await read()
      const [dearest] = [...items].sort((one, other) => cents(other.price) - cents(one.price))
      await change(dearest?.removal ?? {})
    },
    cart: ['Mug 2', ...STAYS.slice(2)],
  },
  {
    task: 'What is in my cart, and what does it cost?',
    async run({ read }) {
      const { items, sum, count } = await read()
      expect(items?.map(({ title, quantity }) => `${title} ${quantity}`)).to.deep.equal([
        'Mug 2',
        'Pan 1',
        'Partner product P 1',
        ' 1',
      ])
      expect([sum, count]).to.deep.equal(['25,00 €', 5])
    },
  },
  {
    task: 'Make it three mugs.',
    async run({ read, change }) {
      const { items = [] } = await read()
      const { setArticle } = (items.find(({ title }) => title === 'Mug')?.removal ?? {}) as { setArticle?: object }
      await change({ setArticle: { ...setArticle, quantity: 3 } })
    },
    cart: ['Article A 3', ...STAYS.slice(1)],
  },
  {
    task: 'Empty my cart.',
    async run({ read, change }) {
      for (const { removal } of (await read()).items ?? []) await change(removal)
    },
    cart: [],
  },
  {
    task: 'Cancel the coffee subscription in my cart.',
    async run({ read, change }) {
      const { items = [] } = await read()
      await change(items.find(({ kind }) => kind === 'subscription')?.removal ?? {})
    },
    cart: STAYS.slice(0, 3),
  },
  {
    task: 'Add one more of each article that I have.',
    async run({ read, change }) {
      const { items = [] } = await read()
      for (const { kind, removal, quantity } of items) {
        const { setArticle } = removal as { setArticle?: object }
        if (kind === 'article') await change({ setArticle: { ...setArticle, quantity: quantity + 1 } })
      }
    },
    cart: ['Article A 3', 'Article B 2', ...STAYS.slice(2)],
  },
  {
    task: 'Order ten thousand pans.',
    async run({ read, change, answers }) {
      page.logs(/ITEM_LIMIT/)
      await read()
      await change({ setArticle: { productId: 'B', tcm: 'tcm-B', quantity: 10_000 } })
      expect(answers.at(-1)).to.include({ isError: true, code: 'ITEM_LIMIT' })
    },
  },
  {
    task: 'Show me what you have without caffeine.',
    run: ({ use }) => use('show the results of a search', { place: 'search', text: 'decaf' }),
    followed: ['/search?query=decaf&site=DE'],
  },
  {
    task: 'Sign me up for the newsletter.',
    run: ({ use }) => use('show the newsletter sign up', { place: 'newsletter' }),
    followed: ['/subscribenewsletter'],
  },
]

const contentOf = ({ articles, partnerProducts, subscriptions }: Cart) => [
  ...articles.map(({ title, quantity }) => `${title} ${quantity}`),
  ...partnerProducts.map(({ title, totalQuantity }) => `${title} ${totalQuantity}`),
  ...subscriptions.map(() => 'subscription'),
]

describe('an assistant', () => {
  for (const { task, run, cart = STAYS, followed = [] } of TASKS)
    it(`does what a person says: ${task} (PROPOSAL-3)`, async () => {
      const server = page.serveCart(CART)
      page.serve({
        'GET /service/searchfrontend/api/suggestions': () => json({ searchTerms: [], products: PRODUCTS }),
        'PUT /service/cart/api/cart': async (served, call) =>
          JSON.stringify(served.body).includes('10000')
            ? json({ error: 'ITEM_LIMIT', limit: 20 }, 409)
            : (server.answers['PUT /service/cart/api/cart']?.(served, call) as Response),
      })
      const browser = toolsBrowser()
      await page.mount(html`<shop-header site="DE" agent-tools="on"></shop-header>`)
      await page.until(() => browser.tools.size === 4)
      await run(assistant(browser))
      expect(contentOf(server.cart)).to.deep.equal(cart)
      if (followed.length > 0) await page.until(() => page.followed().length > 0)
      expect(page.followed()).to.deep.equal(followed)
    })
})
