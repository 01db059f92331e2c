import { expect } from '@open-wc/testing'
import { page } from '../../support/page.ts'
import { cutouts, showCampaign, TEASER } from './campaign.tsx'

describe('the picture of a promotion', () => {
  it('shows the widest breakpoint that fits the window, or else the smallest (PROMO-20)', async () => {
    const content = { headline: 'x', img: cutouts(668, 500, 1280) }
    const { select, selectAll } = await showCampaign('ApiCategory', content)
    expect(selectAll('source').map((source) => source.getAttribute('media'))).to.deep.equal([
      '(min-width: 1280px)',
      '(min-width: 668px)',
      '(min-width: 500px)',
    ])
    for (const [width, breakpoint] of [
      [1280, 1280],
      [1279, 668],
      [667, 500],
      [375, 500],
    ] as const) {
      await page.size(width)
      const { currentSrc } = select<HTMLImageElement>('img')
      await page.until(
        () => select<HTMLImageElement>('img').currentSrc.includes(`cutout-${breakpoint}.`),
        `${width} px: ${currentSrc}`,
      )
    }
  })

  const cutout = (query: string, breakpoint: number, position: string) => ({
    imagePath: `${new URL('cutout.png', import.meta.url).pathname}?${query}`,
    targetSize: { width: 600 },
    breakpoint,
    imageCss: `object-position: ${position}`,
  })
  it('has the position of the cutout that is shown (PROMO-21)', async () => {
    const img = { imageData: { cutouts: [cutout('w_1,h 2', 668, 'left'), cutout('w_1,h 3', 0, 'right')] } }
    const { select } = await showCampaign('ApiCategory', { headline: 'x', img })
    for (const [width, position] of [
      [668, '0% 50%'],
      [667, '100% 50%'],
    ] as const) {
      await page.size(width)
      expect(getComputedStyle(select('img')).objectPosition).to.equal(position)
    }
  })

  it('is in a card in the page’s width, 3:2 in the teaser and 4:3 on phones (PROMO-41)', async () => {
    for (const [type, width, ratio] of [
      ['ApiPiPromotion', 1440, 3 / 2],
      ['ApiPiPromotion', 375, 4 / 3],
      ['ApiCategory', 375, 4 / 3],
    ] as const) {
      await page.size(width)
      const { select } = await showCampaign(type, { headline: 'x', img: cutouts(0) })
      const picture = select('.promotion-picture').getBoundingClientRect()
      expect(picture.width / picture.height, `${type} at ${width} px`).to.be.closeTo(ratio, 0.03)
      const card = select('.promotion__body').getBoundingClientRect()
      expect(card.width, `${type} at ${width} px`).to.be.at.most(Math.min(width - 32, 1232))
    }
  })

  it('is skipped by screen readers (PROMO-22)', async () => {
    const { select } = await showCampaign('ApiPiPromotion', TEASER)
    expect(select('img').getAttribute('alt')).to.equal('')
  })
})
