/** The promotions of the demo shop, of all types (PROMO-7), as editors enter them. */
import { ROUTES } from '../../src/shop/links.ts'
import { localeOf, type Site } from '../../src/shop/sites/sites.ts'
import { type PromotionTextKey, promotionText } from './promotion-texts.ts'

export const PROMOTION_TYPES = [
  'ApiTopBannerPromotion',
  'ApiCategory',
  'ApiPiPromotion',
  'ApiHeaderBenefitsPromotion',
  'ApiMessage',
] as const
export type PromotionType = (typeof PROMOTION_TYPES)[number]

export interface Campaign {
  type: PromotionType
  tags: readonly string[]
  /** Runs from 1 to 24 December only. */
  isAdvent?: boolean
  /** Runs only for this previewed test group. */
  abGroup?: { test: string; group: string }
  content(site: Site): object
}

/** Minimum order for free delivery of coffee; other sites advertise free delivery to their stores. */
const FREE_COFFEE: Partial<Record<Site, string>> = {
  DE: '20\u00a0€',
  AT: '20\u00a0€',
  CH: 'CHF\u00a030',
  CH_FR: 'CHF\u00a030',
  TR: '175\u00a0TL',
}
/** Return period in days; 14 days, the legal minimum, elsewhere. */
const RETURN_DAYS: Partial<Record<Site, string>> = { DE: '30', HU: '30', PL: '30', SK: '30', TR: '90' }

const textOf = (site: Site, key: PromotionTextKey) => promotionText(key, localeOf(site))

function freeShipping(site: Site): string {
  const amount = FREE_COFFEE[site]
  return amount ? textOf(site, 'coffeeShipping').replace('{amount}', amount) : textOf(site, 'shippingToStore')
}

const returns = (site: Site) =>
  site.startsWith('CH')
    ? textOf(site, 'returnsMonths')
    : textOf(site, 'returnsDays').replace('{days}', RETURN_DAYS[site] ?? '14')

const benefits = (site: Site, shipping = { text: freeShipping(site), boldLink: false }) => ({
  links: [
    { url: '/help', ...shipping },
    { url: ROUTES.newsletter, text: textOf(site, 'newsletter'), boldLink: false },
    { url: ROUTES.storeFinder, text: textOf(site, 'crossChannel'), boldLink: false },
    { url: ROUTES.contact, text: returns(site), boldLink: false },
  ],
})

/** Cutouts of a picture: name, breakpoint in px, `object-position`. */
const pictures = (...cutouts: (readonly [name: string, breakpoint: number, position?: string])[]) => ({
  imageData: {
    cutouts: cutouts.map(([name, breakpoint, position]) => ({
      imagePath: `/pictures/${name}.svg`,
      targetSize: { width: name.startsWith('category') ? 960 : 600 },
      breakpoint,
      ...(position && { imageCss: `object-position: ${position};` }),
    })),
  },
})

const conditions = (site: Site) => ({
  legalText: textOf(site, 'conditions'),
  legalTextHint: textOf(site, 'conditionsHint'),
  legalTextHintShort: textOf(site, 'conditionsHintShort'),
})

const colours = (background: string, text: string) => ({
  backgroundColor: { colorCode: background },
  promotionTextColor: { colorCode: text },
})

const button = (site: Site, url: string) => ({ ctaLink: { url, text: textOf(site, 'discover') } })

/** By id; the first one that matches runs. */
const CAMPAIGNS: Record<string, readonly Campaign[]> = {
  '~header_top': [
    {
      type: 'ApiHeaderBenefitsPromotion',
      tags: ['benefits', 'countdown'],
      abGroup: { test: 'free-delivery-hint', group: 'countdown' },
      content: (site) => benefits(site, { text: textOf(site, 'countdown'), boldLink: true }),
    },
    {
      type: 'ApiHeaderBenefitsPromotion',
      tags: ['benefits', 'advent'],
      isAdvent: true,
      content: (site) => benefits(site, { text: textOf(site, 'adventShipping'), boldLink: true }),
    },
    { type: 'ApiHeaderBenefitsPromotion', tags: ['benefits'], content: (site) => benefits(site) },
  ],
  home_top: [
    {
      type: 'ApiTopBannerPromotion',
      tags: ['home', 'advent'],
      isAdvent: true,
      content: (site) => ({
        headline: textOf(site, 'adventHeadline'),
        promotionLongText: textOf(site, 'adventText'),
        link: { url: '/categories/offers', text: textOf(site, 'discover') },
        ...colours('#7a1f2b', '#fff4e4'),
      }),
    },
    {
      type: 'ApiTopBannerPromotion',
      tags: ['home', 'coffee'],
      content: (site) => ({
        headline: textOf(site, 'weeksHeadline'),
        promotionLongText: textOf(site, 'weeksLong'),
        promotionShortText: textOf(site, 'weeksShort'),
        ...conditions(site),
      }),
    },
    {
      type: 'ApiTopBannerPromotion',
      tags: ['home', 'card'],
      content: (site) => ({
        headline: textOf(site, 'beansHeadline'),
        promotionLongText: textOf(site, 'beansText'),
        link: { url: ROUTES.beanAccount, text: textOf(site, 'discover') },
        ...colours('rgb(47, 102, 113)', 'white'),
      }),
    },
  ],
  category_banner: [
    {
      type: 'ApiCategory',
      tags: ['category', 'coffee'],
      content: (site) => ({
        subline: textOf(site, 'tasteSubline'),
        headline: textOf(site, 'tasteHeadline'),
        promotionLongText: textOf(site, 'tasteText'),
        img: pictures(['category-coffee-narrow', 0, '50% 60%'], ['category-coffee', 980, '50% 100%']),
        voucherOrButton: {
          selector: 'voucherCode',
          voucherCode: { code: 'GENUSS20', instruction: textOf(site, 'tasteInstruction') },
          ctaButton: button(site, '/categories/coffee/whole-bean'),
        },
        ...conditions(site),
      }),
    },
    {
      type: 'ApiCategory',
      tags: ['category', 'home'],
      content: (site) => ({
        headline: textOf(site, 'homeHeadline'),
        promotionLongText: textOf(site, 'homeText'),
        img: pictures(['category-home-narrow', 0, '50% 62%'], ['category-home', 980]),
        useDarkTheme: true,
        voucherOrButton: { selector: 'ctaButton', ctaButton: button(site, '/categories/home-living') },
      }),
    },
  ],
  phase: [
    {
      type: 'ApiPiPromotion',
      tags: ['home', 'advent'],
      isAdvent: true,
      content: (site) => ({
        headline: textOf(site, 'phaseAdventHeadline'),
        subline: textOf(site, 'phaseAdventText'),
        piImage: pictures(['theme-4', 0, '50% 90%']),
        link: { url: '/themeworlds/baking-season', text: textOf(site, 'discover') },
        ...colours('#f3d9d2', '#4a1a12'),
      }),
    },
    {
      type: 'ApiPiPromotion',
      tags: ['home', 'coffee'],
      content: (site) => ({
        headline: textOf(site, 'phaseHeadline'),
        subline: textOf(site, 'phaseText'),
        piImage: pictures(['theme-5-narrow', 0, '50% 80%'], ['theme-5', 360, '24% 60%'], ['theme-5', 668, '50% 95%']),
        link: textOf(site, 'discover'),
        linkURL: '/themeworlds/espresso-bar',
      }),
    },
  ],
  operator_note: [
    {
      type: 'ApiMessage',
      tags: [],
      content: (site) => ({ text: textOf(site, 'deliveryNote'), link: { url: '/help', text: textOf(site, 'more') } }),
    },
  ],
  operator_disturbance: [
    {
      type: 'ApiMessage',
      tags: [],
      content: (site) => ({ level: 'disturbance', text: textOf(site, 'paymentDisturbance') }),
    },
  ],
}

export const PROMOTION_IDS = Object.keys(CAMPAIGNS)

export const campaignsOf = (id: string): readonly Campaign[] =>
  Object.hasOwn(CAMPAIGNS, id) ? (CAMPAIGNS[id] ?? []) : []
