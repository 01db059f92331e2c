import { expect } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import { SITES } from '../../../src/shop/sites/sites.ts'
import { article, cartOf } from '../../support/carts.ts'
import { allInside, inside } from '../../support/elements.ts'
import { waitUntil } from '../../support/wait-until.ts'
import { countOf, miniCarts, reduced, withSubscription } from './support.ts'

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenständer'.repeat(3)

describe('the mini cart in a small window', () => {
  const carts = miniCarts()
  afterEach(() => setViewport({ width: 800, height: 600 }))

  const full = {
    ...withSubscription({ nonRecurringArticles: [article('M', 1, { title: LONG })] }),
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

  for (const site of SITES) {
    it(`cuts nothing off at 320 px on ${site} (MINICART-43)`, async () => {
      await setViewport({ width: 320, height: 640 })
      const element = await carts.showing(full, site)
      const panel = (inside(element, '.minicart') as HTMLElement).getBoundingClientRect()
      const outside = allInside(element, '.minicart *:not(.visually-hidden, [popover])').filter((part) => {
        const { left, right, width } = part.getBoundingClientRect()
        return width > 0 && (left < panel.left - 1 || right > panel.right + 1)
      })
      expect(outside.map(({ className }) => className)).to.deep.equal([])
    })
  }

  it('keeps the checkout button in sight while the list scrolls (MINICART-43)', async () => {
    await setViewport({ width: 375, height: 667 })
    const element = await carts.showing(cartOf(...Array.from({ length: 40 }, (_, index) => article(`A${index}`))))
    window.scrollTo(0, 0)
    await waitUntil(() => {
      const checkout = (inside(element, '.button--primary') as HTMLElement).getBoundingClientRect()
      return checkout.top > 0 && checkout.bottom <= window.innerHeight
    })
    const foot = (inside(element, '.minicart__foot') as HTMLElement).getBoundingClientRect()
    expect(foot.height, 'It must not cover the list.').to.be.lessThan(window.innerHeight / 3)
  })

  it('keeps only the exit buttons in sight at 400 % zoom (MINICART-43)', async () => {
    await setViewport({ width: 320, height: 256 })
    const element = await carts.showing(full)
    window.scrollTo(0, 0)
    const placeOf = (selector: string) => (inside(element, selector) as HTMLElement).getBoundingClientRect()
    await waitUntil(() => placeOf('.minicart__exits').bottom <= 256)
    expect(placeOf('.minicart__exits').top).to.be.greaterThan(256 / 2)
    expect(placeOf('.minicart__foot .summary').top).to.be.greaterThan(256)
    expect(countOf(element, '.minicart__exits .button')).to.equal(2)
  })

  it('has targets of at least 24 px, delete and exit buttons of 44 px (MINICART-43)', async () => {
    await setViewport({ width: 320, height: 640 })
    const element = await carts.showing({ ...full, ...cartOf(article('A', 1, reduced())) })
    const sizes = (selector: string) =>
      allInside(element, selector).map((part) => Math.round(part.getBoundingClientRect().height))
    for (const height of sizes('.tile__delete, .minicart__exits .button')) expect(height).to.be.at.least(44)
    for (const height of sizes('.minicart button')) expect(height).to.be.at.least(24)
  })
})
