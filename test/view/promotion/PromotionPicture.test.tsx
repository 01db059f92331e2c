// every engine: styles
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

  describe('is as wide as it was cut for', () => {
    /** 600 × 400 px. */
    const sized = (...sizes: (readonly [breakpoint: number, width?: number])[]) => ({
      imageData: {
        cutouts: sizes.map(([breakpoint, width]) => ({
          imagePath: `${new URL('cutout.png', import.meta.url).pathname}?${breakpoint}`,
          targetSize: { width },
          breakpoint,
        })),
      },
    })
    const boxes = async (content: object, type: 'ApiCategory' | 'ApiPiPromotion' = 'ApiCategory') => {
      const { select } = await showCampaign(type, { headline: 'x', ...content })
      const image = select<HTMLImageElement>('img')
      await image.decode()
      const [room, box] = [select('.promotion-picture'), image].map((one) => one.getBoundingClientRect())
      if (!room || !box) throw new Error('There is no picture.')
      return { room, box }
    }

    for (const width of [240, 420])
      it(`where there is room, in the middle of it: ${width} px (PROMO-43)`, async () => {
        await page.size(1440)
        const { room, box } = await boxes({ img: sized([0, width]) })
        expect([box.width, box.height]).to.deep.equal([width, Math.round((width * 9) / 16)])
        expect(box.left + width / 2).to.be.closeTo(room.left + room.width / 2, 1)
        expect(room.height).to.equal(330)
      })

    it('in the teaser too (PROMO-43)', async () => {
      await page.size(1440)
      const { box } = await boxes({ piImage: sized([0, 200]) }, 'ApiPiPromotion')
      expect(box.width).to.equal(200)
    })

    it('and fills a room that is narrower (PROMO-43)', async () => {
      await page.size(375)
      for (const width of [1440, undefined]) {
        const { room, box } = await boxes({ img: sized([0, width]) })
        expect([box.width, box.height]).to.deep.equal([room.width, room.height])
      }
    })

    it('by the cutout that is shown (PROMO-20, PROMO-43)', async () => {
      const { select } = await showCampaign('ApiCategory', { headline: 'x', img: sized([0, 200], [768, 300], [1280]) })
      const widthOf = (selector: string) => select(selector).getBoundingClientRect().width
      for (const [width, drawn] of [
        [375, 200],
        [768, 300],
        [1280, undefined],
      ] as const) {
        await page.size(width)
        // A browser keeps the size of the old cutout until the new one has come.
        await page.until(
          () => widthOf('img') === (drawn ?? widthOf('.promotion-picture')),
          `${width} px: ${widthOf('img')}`,
        )
      }
    })
  })

  it('is in a card in the page’s width, 3:2 in the teaser (PROMO-41)', async () => {
    await page.size(1440)
    const { select } = await showCampaign('ApiPiPromotion', { headline: 'x', img: cutouts(0) })
    const picture = select('.promotion-picture').getBoundingClientRect()
    expect(picture.width / picture.height).to.be.closeTo(3 / 2, 0.03)
    expect(select('.promotion__body').getBoundingClientRect().width).to.be.at.most(1232)
  })

  for (const [width, isAtEnd] of [
    [979, false],
    [980, true],
  ] as const)
    it(`${isAtEnd ? 'has the teaser’s link at its end' : 'has the teaser’s link below its words'} at ${width} px (PROMO-41)`, async () => {
      await page.size(width)
      const { select } = await showCampaign('ApiPiPromotion', TEASER)
      const [link, headline, card] = ['.pi-teaser__link', '.promotion__headline', '.promotion__body'].map((part) =>
        select(part).getBoundingClientRect(),
      )
      if (!link || !headline || !card) throw new Error('The teaser is not there.')
      expect(link.left >= headline.right).to.equal(isAtEnd)
      expect(link.top >= headline.bottom).to.equal(!isAtEnd)
      expect(card.right - link.right < 40).to.equal(isAtEnd)
    })

  it('is 4:3 in the banner on phones, or higher where short texts leave room (PROMO-41)', async () => {
    await page.size(375)
    for (const [headline, ratio] of [
      ['x', undefined],
      ['A long headline of a campaign. '.repeat(30), 4 / 3],
    ] as const) {
      const { select } = await showCampaign('ApiCategory', { headline, img: cutouts(0) })
      const [picture, words, card] = ['.promotion-picture', '.category-banner__words', '.promotion__body'].map((part) =>
        select(part).getBoundingClientRect(),
      )
      if (ratio) expect((picture?.width ?? 0) / (picture?.height ?? 1)).to.be.closeTo(ratio, 0.03)
      else expect(picture?.height).to.be.above(((picture?.width ?? 0) * 3) / 4)
      expect((picture?.height ?? 0) + (words?.height ?? 0)).to.be.closeTo(card?.height ?? 0, 1)
      expect(card?.width).to.be.at.most(343)
    }
  })

  it('is as high as the card in the teaser on phones (PROMO-41)', async () => {
    await page.size(375)
    const { select } = await showCampaign('ApiPiPromotion', TEASER)
    const [picture, card] = ['.promotion-picture', '.promotion__body'].map((part) =>
      select(part).getBoundingClientRect(),
    )
    expect(picture?.height).to.be.closeTo(card?.height ?? 0, 1)
    expect(picture?.width).to.be.closeTo((card?.width ?? 0) * 0.36, 1)
  })

  it('is skipped by screen readers (PROMO-22)', async () => {
    const { select } = await showCampaign('ApiPiPromotion', TEASER)
    expect(select('img').getAttribute('alt')).to.equal('')
  })
})
