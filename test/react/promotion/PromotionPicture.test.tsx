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

  it('is skipped by screen readers (PROMO-22)', async () => {
    const { select } = await showCampaign('ApiPiPromotion', TEASER)
    expect(select('img').getAttribute('alt')).to.equal('')
  })
})
