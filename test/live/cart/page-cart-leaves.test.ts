// every engine: hydration
import { expect } from '@open-wc/testing'
import { startLive } from '../../../src/live/cart/page-cart.late.ts'
import { liveElementOf, sweep } from '../../../src/live/live-element.ts'
import { article, cartOf } from '../../support/carts.ts'
import { page } from '../../support/page.ts'

const READ = 'GET /service/cart/api/cart'
const rows = () => page.selectAll('.tile__title').map(({ textContent }) => textContent)

const three = cartOf(article('A'), article('B'), article('C'))

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
describe('a mini cart that leaves the page', () => {
  it('ends what it does when it leaves the page, and is live again when it comes back (LIVE-11)', async () => {
    const server = page.serveCart(three)
    const { host, begin } = placeTag()
    const place = host.parentElement
    await begin()
    await page.until(() => rows().length === 3)
    host.remove()
    sweep()
    expect(liveElementOf(host)).to.equal(undefined)
    server.cart = cartOf(article('N'))
    page.dispatch('cartTriggerUpdate')
    expect(page.calls(READ).length).to.equal(1)
    place?.append(host)
    await begin()
    await page.until(() => rows().join() === 'Article N')
    expect(liveElementOf(host)?.phase).to.equal('asleep')
  })

  it('shows nothing when it has left the page before its texts were there (LIVE-11)', async () => {
    const readys = page.events<{ element: string; hydrated: boolean }>('shop-element-ready')
    const { host, begin } = placeTag()
    const shown = begin()
    host.remove()
    sweep()
    await shown
    expect([readys.length, host.shadowRoot?.querySelector('.minicart')]).to.deep.equal([0, null])
  })
})
