// every engine: hydration
import { expect } from '@open-wc/testing'
import { startLive } from '../../../src/live/cart/page-cart.late.ts'
import { liveElementOf, sweep } from '../../../src/live/live-element.ts'
import { cartStateAtom } from '../../../src/state/cart/cart-store.ts'
import { storeOf } from '../../../src/state/store.ts'
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
describe('a mini cart of the page', () => {
  it('reads the cart while its texts come, and shows it without React (LIVE-21)', async () => {
    page.serveCart(three)
    const readys = page.events<{ element: string; hydrated: boolean }>('shop-element-ready')
    const { host, loads, begin } = placeTag()
    const shown = begin()
    expect(storeOf('DE').get(cartStateAtom).refetch).to.not.equal(undefined)
    expect(host.shadowRoot?.querySelector('.minicart')).to.equal(null)
    await shown
    await page.until(() => rows().length === 3)
    expect([liveElementOf(host)?.phase, loads]).to.deep.equal(['asleep', []])
    expect(readys.map(({ element, hydrated }) => [element, hydrated])).to.deep.equal([['shop-minicart', false]])
  })

  it('stays as it is when it is moved (LIVE-21, DELIVERY-16)', async () => {
    page.serveCart(three)
    const { host, begin } = placeTag()
    await begin()
    await page.until(() => rows().length === 3)
    const row = host.shadowRoot?.querySelector('.minicart__row')
    document.body.append(host)
    sweep()
    await begin()
    expect([host.shadowRoot?.querySelector('.minicart__row'), page.calls(READ).length]).to.deep.equal([row, 1])
    host.remove()
    sweep()
  })
})
