// every engine: styles
import { expect } from '@open-wc/testing'
import { SITES } from '../../../src/shop/sites/sites.ts'
import { article, cartOf } from '../../support/carts.ts'
import { page } from '../../support/page.ts'
import { reduced, showCart, withSubscriptions } from './support.ts'

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenständer'.repeat(3)
const full = {
  ...withSubscriptions({ nonRecurringArticles: [article('M', 1, { title: LONG })] }),
  ...cartOf(
    article('A', 12, {
      title: LONG,
      availability: 'SOLDOUT',
      ...reduced({ calculatedPrice: 123_456_789, calculatedOriginalPrice: 223_456_789 }),
    }),
  ),
  defectiveArticles: [article('D', 1, { title: LONG })],
  giftCardRedemptions: [{ cardNumber: '6006490000001000600649000000100060064900', redeemedAmount: 500 }],
}
const checkout = () => page.get('link', 'Zur Kasse').getBoundingClientRect()

describe('the mini cart in a small window', () => {
  for (const site of SITES)
    it(`cuts nothing off at 320 px on ${site} (MINICART-43)`, async () => {
      await page.size(320, 640)
      await showCart(full, site)
      const panel = page.select('[part=minicart]').getBoundingClientRect()
      const outside = page.selectAll('[part=minicart] *').filter((part) => {
        const { left, right, width } = part.getBoundingClientRect()
        // Text that only screen readers read is 1 px wide.
        return width > 1 && (left < panel.left - 1 || right > panel.right + 1)
      })
      expect(outside.map(({ textContent }) => textContent)).to.deep.equal([])
    })

  it('keeps the checkout button in sight while the list scrolls (MINICART-43)', async () => {
    await page.size(375, 667)
    await showCart(cartOf(...Array.from({ length: 40 }, (_, index) => article(`A${index}`))))
    await page.until(() => checkout().top > 0 && checkout().bottom <= window.innerHeight)
    const { height } = page.select('[part=minicart-foot]').getBoundingClientRect()
    expect(height, 'It must not cover the list.').to.be.lessThan(window.innerHeight / 3)
  })

  it('keeps only the exit buttons in sight at 400 % zoom (MINICART-43)', async () => {
    await page.size(320, 256)
    await showCart(full)
    const cart = () => page.get('link', 'Zum Warenkorb').getBoundingClientRect()
    await page.until(() => Math.max(checkout().bottom, cart().bottom) <= 256)
    expect(Math.min(checkout().top, cart().top)).to.be.greaterThan(256 / 2)
    expect(page.selectAll('dl').at(-1)?.getBoundingClientRect().top).to.be.greaterThan(256)
  })

  it('has the info button of the best price beside its last word at any width (PRICE-26)', async () => {
    await showCart(cartOf(article('A', 1, reduced())), 'HU')
    const [words, info] = [page.select('.best-price__text'), page.select('.tooltip__trigger')]
    for (let width = 320; width <= 420; width += 4) {
      await page.size(width)
      const line = [...words.getClientRects()].at(-1)
      const button = info.getBoundingClientRect()
      expect(line && button.top < line.bottom && button.bottom > line.top, `at ${width} px`).to.equal(true)
      expect(button.right, `at ${width} px`).to.be.closeTo(line?.right ?? 0, 3)
    }
  })

  it('cuts a title after two lines, shows it whole under the mouse, and puts prices above the sum (MINICART-66)', async () => {
    await showCart({ ...full, ...cartOf(article('A', 1, { title: LONG }), article('B', 1, { title: 'Beans' })) })
    const headings = page.selectAll('h3')
    const [long, short] = [LONG, 'Beans'].map((text) => headings.find(({ textContent }) => textContent === text))
    if (!long || !short) throw new Error('There are no titles.')
    expect(Math.round(long.getBoundingClientRect().height / short.getBoundingClientRect().height)).to.equal(2)
    expect(long.title).to.equal(LONG)
    const ends = ['[data-row] .price', 'dd'].map((last) => page.selectAll(last).at(-1)?.getBoundingClientRect().right)
    expect(ends[0]).to.be.closeTo(ends[1] ?? 0, 1)
  })

  it('has targets of at least 24 px, delete and exit buttons of 44 px (MINICART-43)', async () => {
    await page.size(320, 640)
    await showCart({ ...full, ...cartOf(article('A', 1, reduced())) })
    const heights = (...targets: HTMLElement[]) =>
      targets.map((target) => Math.round(target.getBoundingClientRect().height))
    for (const height of heights(...page.all('button', /löschen$/), ...page.all('link', /^Zu/)))
      expect(height).to.be.at.least(44)
    for (const height of heights(...page.all('button'))) expect(height).to.be.at.least(24)
  })
})
