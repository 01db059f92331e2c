import { expect } from '@open-wc/testing'
import { type Clock, install } from '@sinonjs/fake-timers'
import { setViewport } from '@web/test-runner-commands'
import { parseColour } from '../../../src/shop/promotion/colour.ts'
import { contrast } from '../../../src/shop/promotion/contrast.ts'
import { clearParts } from '../../support/parts.tsx'
import type { serve } from '../../support/services.ts'
import { waitUntil } from '../../support/wait-until.ts'
import {
  answer,
  BENEFITS,
  BUTTON,
  CATEGORY,
  cutouts,
  type PlaceProps,
  serveCampaign,
  showPlace,
  TEASER,
  TOP_BANNER,
  VOUCHER,
} from './campaign.tsx'

interface Tracked {
  event: string
  category: string
  action: string
  label: string
}
const page = window as unknown as { dataLayer?: Tracked[] }

describe('the layouts of promotions', () => {
  let services: ReturnType<typeof serve>
  let clock: Clock | undefined

  const shownAs = async (type: string, content: object, props: PlaceProps = {}) => {
    services?.end()
    services = serveCampaign(() => answer(type, content))
    const shown = showPlace(props)
    await shown.appears('.promotion')
    return shown
  }

  beforeEach(() => {
    page.dataLayer = []
  })
  afterEach(async () => {
    clock?.uninstall()
    clock = undefined
    clearParts()
    services.end()
    delete page.dataLayer
    await setViewport({ width: 800, height: 600 })
  })

  describe('top banner', () => {
    it('shows the long text, and the short one on a small screen (PROMO-12)', async () => {
      const { find } = await shownAs('ApiTopBannerPromotion', TOP_BANNER)
      await setViewport({ width: 1024, height: 600 })
      expect(find('.top-banner__words')?.innerText.trim()).to.match(/Kaffeewochen\s+20 % auf alle ganzen Bohnen$/)
      await setViewport({ width: 375, height: 600 })
      expect(find('.top-banner__words')?.innerText.trim()).to.match(/Kaffeewochen\s+20 % auf Bohnen$/)
    })

    it('shows the only text at every width (PROMO-12)', async () => {
      const { find } = await shownAs('ApiTopBannerPromotion', { promotionShortText: 'Nur heute' })
      for (const width of [375, 1024]) {
        await setViewport({ width, height: 600 })
        expect(find('.top-banner')?.innerText.trim()).to.equal('Nur heute')
      }
    })

    it('says which links of its text open a new window (PROMO-33, PART-43)', async () => {
      const promotionLongText = '<a href="#a">Here</a> and <a href="#b" target="_blank">there</a>'
      const { findAll } = await shownAs('ApiTopBannerPromotion', { promotionLongText })
      expect(findAll('.top-banner__words a').map(({ textContent }) => textContent)).to.deep.equal([
        'Here',
        'there (öffnet in einem neuen Fenster)',
      ])
    })

    it('tracks its link (PROMO-18)', async () => {
      const { find } = await shownAs('ApiTopBannerPromotion', { headline: 'x', link: { url: '#neu', text: 'Neu' } })
      find('.top-banner__link')?.click()
      expect(page.dataLayer?.[0]).to.include({ action: 'top_banner', label: 'x' })
    })

    it('is named by its headline, or by the shop’s own words (PROMO-19)', async () => {
      const named = await shownAs('ApiTopBannerPromotion', TOP_BANNER)
      const id = named.find('.promotion')?.getAttribute('aria-labelledby') ?? ''
      expect(named.root.getElementById(id)?.textContent).to.equal('Kaffeewochen')
      const nameless = await shownAs('ApiTopBannerPromotion', { promotionLongText: 'x' })
      expect(nameless.find('.promotion')?.getAttribute('aria-label')).to.equal('Aktion')
    })
  })

  describe('category banner', () => {
    it('shows the voucher code or the link, by the selector (PROMO-13)', async () => {
      const voucher = await shownAs('ApiCategory', CATEGORY)
      expect([voucher.find('.voucher-code') !== null, voucher.find('a.button')]).to.deep.equal([true, null])
      const button = await shownAs('ApiCategory', {
        ...CATEGORY,
        voucherOrButton: { selector: 'ctaButton', ...VOUCHER, ...BUTTON },
      })
      expect(button.find('.voucher-code')).to.equal(null)
      expect(button.find('a.button')?.getAttribute('href')).to.equal('#angebot')
    })

    it('tracks its link as navigation, which has the shop’s own words without a text (PROMO-15, PROMO-18)', async () => {
      const { find } = await shownAs('ApiCategory', { headline: 'x', ctaButton: { ctaLink: { url: '#angebot' } } })
      expect(find('a.button')?.textContent).to.equal('Jetzt entdecken')
      find('a.button')?.click()
      expect(page.dataLayer).to.deep.equal([
        { event: 'ga_event', category: 'navigation', action: 'category_banner', label: 'x' },
      ])
    })

    it('copies the code and confirms it for 3 s (PROMO-28)', async () => {
      const copied: string[] = []
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: async (text: string) => void copied.push(text) },
        configurable: true,
      })
      const { find } = await shownAs('ApiCategory', CATEGORY)
      const button = find('.voucher-code button')
      expect(find('.voucher-code__code')?.textContent).to.equal('GENUSS20')
      expect(button?.textContent).to.equal('Code kopieren')
      clock = install({ toFake: ['setTimeout', 'clearTimeout'] })
      const settle = async () => {
        for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
      }
      button?.click()
      await settle()
      expect(copied).to.deep.equal(['GENUSS20'])
      expect(button?.textContent).to.equal('Code kopiert')
      expect(find('.voucher-code [role=status]')?.textContent).to.equal('Code kopiert')
      clock.tick(2999)
      await settle()
      expect(button?.textContent).to.equal('Code kopiert')
      clock.tick(1)
      await settle()
      expect(button?.textContent).to.equal('Code kopieren')
      expect(find('.voucher-code [role=status]')?.textContent).to.equal('')
      Reflect.deleteProperty(navigator, 'clipboard')
    })

    it('says for 3 s how to copy by hand where the clipboard can’t be written (PROMO-29)', async () => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
      const { find } = await shownAs('ApiCategory', CATEGORY)
      clock = install({ toFake: ['setTimeout', 'clearTimeout'] })
      const settle = async () => {
        for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
      }
      find('.voucher-code button')?.click()
      await settle()
      expect(find('.voucher-code__failure')?.textContent).to.include('von Hand')
      clock.tick(3000)
      await settle()
      expect(find('.voucher-code__failure')).to.equal(null)
      Reflect.deleteProperty(navigator, 'clipboard')
    })
  })

  describe('pictures', () => {
    it('show the widest breakpoint that fits the window, or else the smallest (PROMO-20)', async () => {
      const { find, findAll } = await shownAs('ApiCategory', { headline: 'x', img: cutouts(668, 500, 1280) })
      const image = find('img') as unknown as HTMLImageElement
      expect(findAll('source').map((source) => source.getAttribute('media'))).to.deep.equal([
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
        await setViewport({ width, height: 600 })
        await waitUntil(() => image.currentSrc.includes(`cutout-${breakpoint}.`), `${width}: ${image.currentSrc}`)
      }
    })

    it('use the position of the cutout that is shown (PROMO-21)', async () => {
      const { find } = await shownAs('ApiCategory', { headline: 'x', img: cutouts(0, 668) })
      const image = find('img') as unknown as HTMLImageElement
      // Simulates the cutout that has no media query, at any window width.
      Object.defineProperty(image, 'currentSrc', { get: () => new URL(image.src).href })
      image.dispatchEvent(new Event('load'))
      await waitUntil(() => image.style.objectPosition === '0% 50%')
    })

    it('use the position also when the address has commas and spaces (PROMO-21)', async () => {
      const picture = (name: string, breakpoint: number, position: string) => ({
        imagePath: new URL(name, document.baseURI).pathname.replaceAll('%20', ' '),
        targetSize: { width: 600 },
        breakpoint,
        imageCss: `object-position: ${position}`,
      })
      const img = { imageData: { cutouts: [picture('w_1,h 2.png', 300, 'left'), picture('w_1,h 3.png', 0, 'right')] } }
      const { find } = await shownAs('ApiCategory', { headline: 'x', img })
      const image = find('img') as unknown as HTMLImageElement
      const source = find<HTMLSourceElement>('source') as HTMLSourceElement
      for (const [address, position] of [
        [source.srcset, 'left center'],
        [image.src, 'right center'],
      ] as const) {
        Object.defineProperty(image, 'currentSrc', { configurable: true, get: () => new URL(address, image.src).href })
        image.dispatchEvent(new Event('load'))
        expect(image.style.objectPosition).to.equal(position)
      }
    })

    it('are skipped by screen readers (PROMO-22)', async () => {
      const { find } = await shownAs('ApiPiPromotion', TEASER)
      expect(find('img')?.getAttribute('alt')).to.equal('')
    })
  })

  it('shows headline, subline and link of a teaser, and tracks the link (PROMO-14, PROMO-18)', async () => {
    const { find } = await shownAs('ApiPiPromotion', TEASER)
    expect(find('.promotion__headline')?.textContent).to.equal(TEASER.headline)
    expect(find('.pi-teaser')?.textContent).to.include(TEASER.subline)
    const link = find('.pi-teaser__link')
    expect(link?.getAttribute('href')).to.equal('#espresso')
    link?.click()
    expect(page.dataLayer?.[0]).to.include({ action: 'pi_teaser', label: 'x' })
  })

  describe('benefits', () => {
    it('are up to four links, in bold where boldLink is true (PROMO-16)', async () => {
      const { findAll } = await shownAs('ApiHeaderBenefitsPromotion', BENEFITS)
      expect(findAll('.benefits a').map(({ textContent }) => textContent)).to.deep.equal([
        'Versandkostenfrei',
        '10 % Rabatt',
        'In der Filiale abholen',
        '14 Tage Rückgabe',
      ])
      expect(findAll('.benefits__link--bold').map(({ textContent }) => textContent)).to.deep.equal(['10 % Rabatt'])
    })

    it('are tracked as free shipping, newsletter signup, cross-channel and service (PROMO-17, PROMO-18)', async () => {
      const { findAll } = await shownAs('ApiHeaderBenefitsPromotion', BENEFITS)
      for (const link of findAll('.benefits a')) link.click()
      expect(
        page.dataLayer?.map(({ event, category, action, label }) => [event, category, action, label]),
      ).to.deep.equal(
        ['free shipping', 'newsletter signup', 'cross-channel', 'service'].map((slot) => [
          'ga_event',
          'navigation',
          'benefits',
          slot,
        ]),
      )
    })
  })

  describe('colours and theme', () => {
    const surfaceOf = (element: Element | null) =>
      element ? getComputedStyle(element).getPropertyValue('--_surface').trim() : ''

    it('are dark where the answer says so, in the family of the tag’s theme (PROMO-32)', async () => {
      for (const [theme, dark] of [
        ['light', 'dark'],
        ['dark', 'dark'],
        ['coffee-light', 'coffee-dark'],
        ['coffee-dark', 'coffee-dark'],
      ] as const) {
        const shown = await shownAs('ApiPiPromotion', { ...TEASER, useDarkTheme: true }, { theme })
        shown.host.setAttribute('theme', theme)
        const reference = await shownAs('ApiPiPromotion', TEASER, { theme: dark })
        expect(surfaceOf(shown.find('.promotion')), theme).to.equal(surfaceOf(reference.find('.promotion')))
        expect(surfaceOf(shown.find('.below'))).to.equal(
          surfaceOf((await shownAs('ApiPiPromotion', TEASER, { theme })).find('.below')),
        )
      }
    })

    it("are the answer's, with sufficient contrast (PROMO-31)", async () => {
      for (const [background, text] of [
        ['#7a1f2b', '#fff4e4'],
        ['#ffffff', '#fefefe'],
        ['rgb(120, 120, 120)', 'rgb(125, 125, 125)'],
      ] as const) {
        const { find } = await shownAs('ApiTopBannerPromotion', {
          ...TOP_BANNER,
          backgroundColor: { colorCode: background },
          promotionTextColor: { colorCode: text },
        })
        const style = getComputedStyle(find('.promotion__body') as Element)
        const [shownBackground = '', shownText = ''] = [style.backgroundColor, style.color].map(
          (colour) => parseColour(colour) ?? '',
        )
        expect(shownBackground).to.equal(parseColour(background))
        expect(contrast(shownBackground, shownText)).to.be.at.least(4.5)
      }
    })
  })
})
