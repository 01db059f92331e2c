// every engine: selection, styles
import { expect } from '@open-wc/testing'
import { nameOf } from '../../support/find.ts'
import { page } from '../../support/page.ts'
import { BENEFITS, BUTTON, CATEGORY, showCampaign, TEASER, TOP_BANNER, VOUCHER } from './campaign.tsx'

/** Replaces the clipboard until the end of the test. */
function putClipboard(clipboard: unknown): void {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
  page.onEnd(() => void Reflect.deleteProperty(navigator, 'clipboard'))
}

describe('the links of promotions', () => {
  for (const [title, type, content, link, href, action] of [
    [
      'of a top banner (PROMO-18)',
      'ApiTopBannerPromotion',
      { headline: 'x', link: { url: '/neu', text: 'Neu' } },
      'Neu',
      '/neu',
      'top_banner',
    ],
    [
      'of a category banner, with the shop’s own words without a text (PROMO-15, PROMO-18)',
      'ApiCategory',
      { headline: 'x', ctaButton: { ctaLink: { url: '/angebot' } } },
      'Jetzt entdecken',
      '/angebot',
      'category_banner',
    ],
    ['of a teaser (PROMO-14, PROMO-18)', 'ApiPiPromotion', TEASER, 'Entdecken', '#espresso', 'pi_teaser'],
  ] as const)
    it(`are tracked as navigation: ${title}`, async () => {
      const { id, get, click } = await showCampaign(type, content)
      expect(get('link', link).getAttribute('href')).to.equal(href)
      await click('link', link)
      expect(page.dataLayer()).to.deep.equal([{ event: 'ga_event', category: 'navigation', action, label: id }])
    })

  it('say when they open a new window (PROMO-33, PART-43)', async () => {
    const promotionLongText = '<a href="#a">Here</a> and <a href="#b" target="_blank">there</a>'
    const { names } = await showCampaign('ApiTopBannerPromotion', { promotionLongText })
    expect(names('link')).to.deep.equal(['Here', 'there (öffnet in einem neuen Fenster)'])
  })
})

describe('a top banner', () => {
  it('shows the long text, and the short one on a small screen (PROMO-12)', async () => {
    const { text } = await showCampaign('ApiTopBannerPromotion', TOP_BANNER)
    await page.size(1024)
    expect(text()).to.match(/^Kaffeewochen\n20 % auf alle ganzen Bohnen\n/)
    await page.size(375)
    expect(text()).to.match(/^Kaffeewochen\n20 % auf Bohnen\n/)
  })

  it('shows the only text at every width (PROMO-12)', async () => {
    const { text } = await showCampaign('ApiTopBannerPromotion', { promotionShortText: 'Nur heute' })
    for (const width of [375, 1024]) {
      await page.size(width)
      expect(text()).to.equal('Nur heute')
    }
  })

  it('is named by its headline, or by the shop’s own words (PROMO-19)', async () => {
    const named = await showCampaign('ApiTopBannerPromotion', TOP_BANNER)
    expect(named.names('region')).to.deep.equal(['Kaffeewochen'])
    const nameless = await showCampaign('ApiTopBannerPromotion', { promotionLongText: 'x' })
    expect(nameless.names('region')).to.deep.equal(['Aktion'])
  })
})

describe('a category banner', () => {
  it('shows the voucher code or the link, by the selector (PROMO-13)', async () => {
    const voucher = await showCampaign('ApiCategory', CATEGORY)
    expect([voucher.text().includes('GENUSS20'), voucher.query('link')]).to.deep.equal([true, undefined])
    const voucherOrButton = { selector: 'ctaButton', ...VOUCHER, ...BUTTON }
    const button = await showCampaign('ApiCategory', { ...CATEGORY, voucherOrButton })
    expect(button.text()).to.not.include('GENUSS20')
    expect(button.get('link', 'Zum Angebot').getAttribute('href')).to.equal('#angebot')
  })

  it('copies the code and confirms it for 3 s (PROMO-28)', async () => {
    const copied: string[] = []
    putClipboard({ writeText: async (text: string) => void copied.push(text) })
    const { get, see, click } = await showCampaign('ApiCategory', CATEGORY)
    const clock = page.clock()
    await click('button', 'Code kopieren')
    await see('button', 'Code kopiert')
    expect(copied).to.deep.equal(['GENUSS20'])
    expect(get('status').textContent).to.equal('Code kopiert')
    clock.tick(2999)
    await page.frame()
    expect(get('button', 'Code kopiert').textContent).to.equal('Code kopiert')
    clock.tick(1)
    await see('button', 'Code kopieren')
    expect(get('status').textContent).to.equal('')
  })

  it('says for 3 s how to copy by hand where the clipboard can’t be written, and moves nothing (PROMO-29)', async () => {
    putClipboard(undefined)
    // A width at which the words are below the picture, and would take room from it.
    await page.size(375)
    const { text, says, click, select } = await showCampaign('ApiCategory', CATEGORY)
    const height = () => (select('img') as HTMLElement).offsetHeight
    const before = height()
    const clock = page.clock()
    await click('button', 'Code kopieren')
    await says('kopieren Sie ihn von Hand')
    expect(height()).to.equal(before)
    clock.tick(3000)
    await page.until(() => !text().includes('von Hand'))
  })
})

describe('a teaser', () => {
  it('shows headline, subline and link (PROMO-14)', async () => {
    const { text } = await showCampaign('ApiPiPromotion', TEASER)
    expect(text()).to.equal(`${TEASER.headline}\n${TEASER.subline}\nEntdecken`)
  })
})

describe('the benefits', () => {
  it('are up to four links, in bold where boldLink is true (PROMO-16)', async () => {
    const { names, all } = await showCampaign('ApiHeaderBenefitsPromotion', BENEFITS)
    expect(names('link')).to.deep.equal(BENEFITS.links.slice(0, 4).map(({ text }) => text))
    const bold = all('link').filter((link) => getComputedStyle(link).fontWeight === '700')
    expect(bold.map(nameOf)).to.deep.equal(['10 % Rabatt'])
  })

  it('are tracked as free shipping, newsletter signup, cross-channel and service (PROMO-17, PROMO-18)', async () => {
    const { all, click } = await showCampaign('ApiHeaderBenefitsPromotion', BENEFITS)
    for (const link of all('link')) await click(link)
    expect(page.dataLayer()).to.deep.equal(
      ['free shipping', 'newsletter signup', 'cross-channel', 'service'].map((label) => ({
        event: 'ga_event',
        category: 'navigation',
        action: 'benefits',
        label,
      })),
    )
  })
})
