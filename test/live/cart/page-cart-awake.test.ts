import { expect } from '@open-wc/testing'
import { startLive } from '../../../src/live/cart/page-cart.late.ts'
import { liveElementOf, sweep } from '../../../src/live/live-element.ts'
import { cartStateAtom } from '../../../src/state/cart/cart-store.ts'
import { storeOf } from '../../../src/state/store.ts'
import { article, cartOf } from '../../support/carts.ts'
import { page } from '../../support/page.ts'

const READ = 'GET /service/cart/api/cart'
const CHANGE = 'PUT /service/cart/api/cart'
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

describe('a mini cart of the page, with React’s code', () => {
  const withReact = (attributes?: string) => {
    const placed = placeTag(attributes)
    Object.assign(placed.loader, {
      load: async (tag: string) => {
        placed.loads.push(tag)
        await import('../../../src/elements/shop-minicart.ts')
        return true
      },
    })
    return placed
  }

  it('of two, each goes on with its nodes when one is used, and what was changed is sent once (LIVE-21, MINICART-3)', async () => {
    page.serveCart(three)
    const both = [withReact(), withReact()] as const
    await Promise.all(both.map(({ begin }) => begin()))
    const find = ({ host }: (typeof both)[0], selector: string) => [
      ...(host.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
    ]
    for (const one of both) await page.until(() => find(one, '.minicart__row').length === 3)
    const first = both.map((one) => find(one, '.minicart__row')[0])
    find(both[0], '.tile__delete')[1]?.click()
    for (const one of both) await page.until(() => find(one, '.deleted-tile').length === 1)
    for (const { host } of both) await page.until(() => liveElementOf(host)?.phase === 'awake')
    await page.until(() => page.calls(CHANGE).length > 0)
    expect(both.map((one) => find(one, '.minicart__row')[0])).to.deep.equal(first)
    expect(page.calls(CHANGE).length).to.equal(1)
  })
})
