/** Answers of the promotion service, and a header that shows them. */
import { html } from 'lit-html'
import '../../../src/elements/shop-header.ts'
import { page } from '../../support/page.ts'
import { type Handler, json } from '../../support/services.ts'

const PLACES = {
  ApiTopBannerPromotion: 'top-banner',
  ApiCategory: 'category-banner',
  ApiPiPromotion: 'pi-teaser',
  ApiHeaderBenefitsPromotion: 'benefits',
  ApiMessage: 'message',
}
export type CampaignType = keyof typeof PLACES

interface HeaderOptions {
  /** The place that has a campaign; that of the top banner, unless told. */
  type?: CampaignType
  site?: string
  theme?: string
  tags?: string
}

export const answer = (type: string, content: object): Response => json({ type, contentJSON: JSON.stringify(content) })

let campaigns = 0

/** Mounts a header whose campaign is answered as given, by an id of its own: what the service has said lives as long as the page. */
export async function mountCampaign(handler: Handler, options: HeaderOptions = {}) {
  const { type = 'ApiTopBannerPromotion', site = 'DE', theme = 'light', tags = '' } = options
  campaigns += 1
  const id = `campaign-${campaigns}`
  const call = `GET /service/promotion/api/promotion/${id}`
  page.serve({
    [call]: handler,
    'GET /jsonflyoutnavigation': () => json([{ title: 'Gifts', href: '/gifts' }]),
    'GET /service/themeworld-frontend/api/themeworlds/navigation': () => json({ themeworldFlyout: {} }),
  })
  const idAt = (place: string) => (place === PLACES[type] ? id : '')
  const header = await page.mount(html`
    <shop-header
      site=${site}
      theme=${theme}
      all-of-tags=${tags}
      message=${idAt('message')}
      top-banner=${idAt('top-banner')}
      category-banner=${idAt('category-banner')}
      pi-teaser=${idAt('pi-teaser')}
      benefits=${idAt('benefits')}
    ></shop-header>
  `)
  const room = page.within(header).select(`[data-live="promotion.place:${PLACES[type]}"]`)
  return { ...page.within(room), id, call, header, room, campaign: () => page.within(room).select('[part=promotion]') }
}

/** Mounts a header, and resolves once it shows this campaign. */
export async function showCampaign(type: CampaignType, content: object, options: HeaderOptions = {}) {
  const shown = await mountCampaign(() => answer(type, content), { ...options, type })
  await page.until(shown.campaign, `${type} is shown`)
  return shown
}

export const cutouts = (...breakpoints: number[]) => ({
  imageData: {
    cutouts: breakpoints.map((breakpoint) => ({
      imagePath: `${new URL('cutout.png', import.meta.url).pathname}?cutout-${breakpoint}.`,
      targetSize: { width: 600 },
      breakpoint,
      imageCss: `object-position: ${breakpoint % 100}% 50%`,
    })),
  },
})

export const LEGAL = {
  legalText: '<p>Nur online. <a href="/help">Hilfe</a></p>',
  legalTextHint: 'Bedingungen der Aktion',
  legalTextHintShort: 'Bedingungen',
}

export const TOP_BANNER = {
  headline: 'Kaffeewochen',
  promotionLongText: '<b>20 %</b> auf alle ganzen Bohnen',
  promotionShortText: '<b>20 %</b> auf Bohnen',
  ...LEGAL,
}

export const VOUCHER = { voucherCode: { code: 'GENUSS20', instruction: 'Im Warenkorb:' } }
export const BUTTON = { ctaButton: { ctaLink: { url: '#angebot', text: 'Zum Angebot' } } }

export const CATEGORY = {
  subline: 'Nur kurze Zeit',
  headline: 'Genuss zum kleinen Preis',
  img: cutouts(0, 668, 1280),
  voucherOrButton: { selector: 'voucherCode', ...VOUCHER, ...BUTTON },
  ...LEGAL,
}

export const TEASER = {
  headline: 'Espressobar für zu Hause',
  subline: 'Alles für den perfekten Espresso.',
  piImage: cutouts(0, 668),
  link: { url: '#espresso', text: 'Entdecken' },
}

export const BENEFITS = {
  links: ['Versandkostenfrei', '10 % Rabatt', 'In der Filiale abholen', '14 Tage Rückgabe', 'Zu viel'].map(
    (text, index) => ({ url: `#benefit-${index}`, text, boldLink: index === 1 }),
  ),
}
