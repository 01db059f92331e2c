import { expect } from '@open-wc/testing'
import { createStore } from 'jotai'
import { html } from 'lit-html'
import { propsOf } from '../../src/doctor/attributes.ts'
import '../../src/elements/shop-minicart.ts'
import { readProps } from '../../src/page/configuration/element-props.ts'
import { TAGS } from '../../src/page/configuration/tags.ts'
import { connectPage } from '../../src/state/connection.ts'
import { type PageContext, pageContextAtom } from '../../src/state/page-context.ts'
import { page } from '../support/page.ts'
import { json } from '../support/services.ts'

const contextOf = (element: string, apiBase = '') => ({ site: 'DE', product: 'Shop', element, apiBase }) as PageContext

describe('the context of a site', () => {
  const setUp = () => {
    const store = createStore()
    const apiBase = () => store.get(pageContextAtom)?.apiBase
    return { store, apiBase, connect: (tag: string, base: string) => connectPage(store, contextOf(tag, base)) }
  }

  it('is decided by the header, then the mini cart, then the latest of the other tags (CONFIG-38)', () => {
    const { connect, apiBase } = setUp()
    connect('shop-footer', '/footer')
    expect(apiBase()).to.equal('/footer')
    connect('shop-newsletter', '/newsletter')
    expect(apiBase()).to.equal('/newsletter')
    connect('shop-header', '/header')
    connect('shop-minicart', '/minicart')
    connect('shop-footer', '/other')
    expect(apiBase()).to.equal('/header')
  })

  it('goes back to the next tag when the header is removed (CONFIG-38)', async () => {
    const { connect, apiBase } = setUp()
    connect('shop-footer', '/footer')
    connect('shop-minicart', '/minicart')
    const disconnect = connect('shop-header', '/header')
    disconnect()
    await Promise.resolve()
    expect(apiBase()).to.equal('/minicart')
    connect('shop-minicart', '/changed')
    expect(apiBase()).to.equal('/changed')
  })

  it('changes once when an attribute of the header changes, and stays when its last tag is gone', async () => {
    const { store, connect, apiBase } = setUp()
    connect('shop-footer', '/footer')
    const disconnect = connect('shop-header', '/before')
    const seen: unknown[] = []
    store.sub(pageContextAtom, () => seen.push(apiBase()))
    disconnect()
    const last = connect('shop-header', '/after')
    await Promise.resolve()
    expect(seen).to.deep.equal(['/after'])
    last()
    await Promise.resolve()
    expect(apiBase()).to.equal('/footer')
  })
})

describe('where the services of a tag are', () => {
  const CART = '/service/cart/api/cart'

  for (const [where, place] of [
    [
      'before it',
      html`<div><shop-header api-base="/owner"></shop-header><shop-minicart api-base="/other"></shop-minicart></div>`,
    ],
    [
      'behind it',
      html`<div><shop-minicart api-base="/other"></shop-minicart><shop-header api-base="/owner"></shop-header></div>`,
    ],
    [
      'of another site',
      html`<div><shop-header api-base="/owner"></shop-header><shop-minicart site="AT" api-base="/other"></shop-minicart></div>`,
    ],
  ] as const)
    it(`is said by a header ${where}, whose code is not there yet (CONFIG-41)`, async () => {
      document.cookie = 'longTermToken=anna'
      page.serve({ [`GET /owner${CART}`]: () => json({ cart: { articles: [], numberOfArticles: 0, totalSum: 0 } }) })
      await page.mount(place)
      await page.until(() => page.calls().length > 0)
      await page.rendered()
      expect(page.calls().map(({ path }) => path)).to.deep.equal([`/owner${CART}`])
    })

  for (const tag of TAGS)
    it(`is said by the first header, else by the page root, for a ${tag}, else by itself (CONFIG-41)`, () => {
      const isHeader = tag === 'shop-header'
      // Its code would ask.
      const element = isHeader ? page.insert('<shop-header></shop-header>') : document.createElement(tag)
      element.setAttribute('api-base', '/other')
      const read = () => {
        const { apiBase } = readProps(element, {})
        // The doctor asks the same services, with the same tokens.
        expect(propsOf(element).apiBase).to.equal(apiBase)
        return apiBase
      }
      expect(read()).to.equal('/other')
      document.documentElement.dataset.apiBase = ''
      expect(read()).to.equal(isHeader ? '/other' : '')
      const header = page.insert('<shop-header site="AT" api-base="/owner"></shop-header>')
      expect(read()).to.equal(isHeader ? '/other' : '/owner')
      document.body.prepend(header)
      page.onEnd(() => header.remove())
      expect(read()).to.equal('/owner')
    })
})
