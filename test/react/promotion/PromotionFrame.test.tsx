// every engine: styles
import { expect } from '@open-wc/testing'
import { parseColour } from '../../../src/shop/promotion/colour.ts'
import { contrast } from '../../../src/shop/promotion/contrast.ts'
import { showCampaign, TEASER, TOP_BANNER } from './campaign.tsx'

describe('the colours of a promotion', () => {
  it('are dark where the answer says so, in the family of the tag’s theme (PROMO-32)', async () => {
    const surfaces = async (theme: string, useDarkTheme: boolean) => {
      const { room, campaign } = await showCampaign('ApiPiPromotion', { ...TEASER, useDarkTheme }, { theme })
      return [room, campaign()].map((part) => getComputedStyle(part).getPropertyValue('--_surface').trim())
    }
    for (const [theme, dark] of [
      ['light', 'dark'],
      ['dark', 'dark'],
      ['coffee-light', 'coffee-dark'],
      ['coffee-dark', 'coffee-dark'],
    ] as const) {
      const [around] = await surfaces(theme, false)
      const [, darkSurface] = await surfaces(dark, false)
      expect(await surfaces(theme, true), theme).to.deep.equal([around, darkSurface])
    }
  })

  it("are the answer's, with sufficient contrast (PROMO-31)", async () => {
    for (const [background, text] of [
      ['#7a1f2b', '#fff4e4'],
      ['#ffffff', '#fefefe'],
      ['rgb(120, 120, 120)', 'rgb(125, 125, 125)'],
    ] as const) {
      const { campaign } = await showCampaign('ApiTopBannerPromotion', {
        ...TOP_BANNER,
        backgroundColor: { colorCode: background },
        promotionTextColor: { colorCode: text },
      })
      const { backgroundColor, color } = getComputedStyle(campaign().firstElementChild as Element)
      const [shownBackground = '', shownText = ''] = [backgroundColor, color].map((one) => parseColour(one) ?? '')
      expect(shownBackground).to.equal(parseColour(background))
      expect(contrast(shownBackground, shownText)).to.be.at.least(4.5)
    }
  })
})
