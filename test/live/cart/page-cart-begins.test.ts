// every engine: hydration
import { expect } from '@open-wc/testing'
import { startLive } from '../../../src/live/cart/page-cart.late.ts'
import { liveElementOf } from '../../../src/live/live-element.ts'
import { page } from '../../support/page.ts'

/** The loader's side of a mini cart that stands in the page. `begin` is what it does with a tag that it finds. */
function placeTag(attributes = 'site="DE" cart-url="#cart"') {
  const host = page.insert<HTMLElement>(`<shop-minicart ${attributes}></shop-minicart>`)
  const loads: string[] = []
  const loader = {
    load: async (tag: string) => {
      loads.push(tag)
      return false
    },
    preload() {},
    urlOf: (file: string) => file,
  }
  const begin = () => startLive(host, loader)
  page.onEnd(() => liveElementOf(host)?.end())
  return { host, loads, loader, begin }
}

// None of these tests has React's code: once a page has it, it begins with each tag.
describe('a mini cart that React begins or takes over', () => {
  it('is rendered by React at once where the page has set a property, which only React’s code reads (CONFIG-6)', async () => {
    const { host, loads, begin } = placeTag()
    Object.assign(host, { cartUrl: '/own' })
    await begin()
    expect([loads, liveElementOf(host)]).to.deep.equal([['shop-minicart'], undefined])
  })

  it('wakes for another language before its texts are there, and is not told as live then (LIVE-1, LIVE-3)', async () => {
    const readys = page.events<{ element: string; hydrated: boolean }>('shop-element-ready')
    const { host, loads, begin } = placeTag()
    const shown = begin()
    host.setAttribute('locale', 'fr-CH')
    await page.until(() => loads.length === 1)
    await shown
    expect(host.shadowRoot?.querySelector('.minicart')).to.equal(null)
    expect(readys.length).to.equal(0)
  })
})
