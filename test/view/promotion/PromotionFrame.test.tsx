// every engine: styles
import { expect } from '@open-wc/testing'
import { parseColour } from '../../../src/shop/promotion/colour.ts'
import { contrast } from '../../../src/shop/promotion/contrast.ts'
import { page } from '../../support/page.ts'
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

  it('keep their alpha, over the surface of the theme in force (PROMO-30, PROMO-31)', async () => {
    const colours = { backgroundColor: { colorCode: 'rgba(10,120,30,.5)' }, promotionTextColor: { colorCode: 'white' } }
    const looksOf = (campaign: HTMLElement) => {
      const { backgroundColor, color } = getComputedStyle(page.within(campaign).select('.promotion__body'))
      return [backgroundColor, color].map((one) => parseColour(one))
    }
    for (const [theme, look, darkLook] of [
      ['light', ['#84ba8b', '#000000'], ['#134819', '#ffffff']],
      ['dark', ['#134819', '#ffffff'], ['#134819', '#ffffff']],
      ['coffee-light', ['#80b27d', '#000000'], ['#1e4c17', '#ffffff']],
      ['coffee-dark', ['#1e4c17', '#ffffff'], ['#1e4c17', '#ffffff']],
    ] as const)
      for (const useDarkTheme of [false, true]) {
        const content = { ...TOP_BANNER, ...colours, useDarkTheme }
        const { campaign, header } = await showCampaign('ApiTopBannerPromotion', content, { theme })
        expect(looksOf(campaign()), `${theme}, ${useDarkTheme}`).to.deep.equal(useDarkTheme ? darkLook : look)
        // At run time too.
        header.setAttribute('theme', 'coffee-dark')
        await page.until(() => looksOf(campaign())[0] === '#1e4c17', `${theme}, ${useDarkTheme}, changed`)
      }
  })
})
