/** The campaigns of the demo shop, all four types (specification 1 §2, §3), as an editor would have entered them. */
import { ROUTES } from '../../src/shop/links.ts'
import { localeOf, type Site } from '../../src/shop/sites/sites.ts'
import { type PromotionWord, wordOf } from './promotion-texts.ts'

export const PROMOTION_TYPES = [
  'ApiTopBannerPromotion',
  'ApiCategory',
  'ApiPiPromotion',
  'ApiHeaderBenefitsPromotion',
] as const
export type PromotionType = (typeof PROMOTION_TYPES)[number]

export interface Campaign {
  type: PromotionType
  tags: readonly string[]
  /** Only from the first to the twenty-fourth of December. */
  isAdvent?: boolean
  /** Only for the group of a test that staff preview. */
  abGroup?: { test: string; group: string }
  content(site: Site): object
}

/** From where coffee is delivered free of charge (specification 1 §9); the others deliver to their stores. */
const FREE_COFFEE: Partial<Record<Site, string>> = {
  DE: '20 €',
  AT: '20 €',
  CH: 'CHF 30',
  CH_FR: 'CHF 30',
  TR: '175 TL',
}
/** How many days there are to return something (specification 2 §9); elsewhere what the law asks for. */
const RETURN_DAYS: Partial<Record<Site, string>> = { DE: '30', HU: '30', PL: '30', SK: '30', TR: '90' }

const say = (site: Site, word: PromotionWord) => wordOf(word, localeOf(site))

function freeShipping(site: Site): string {
  const amount = FREE_COFFEE[site]
  return amount ? say(site, 'coffeeShipping').replace('{amount}', amount) : say(site, 'shippingToStore')
}

const returns = (site: Site) =>
  site.startsWith('CH')
    ? say(site, 'returnsMonths')
    : say(site, 'returnsDays').replace('{days}', RETURN_DAYS[site] ?? '14')

const benefits = (site: Site, shipping = { text: freeShipping(site), boldLink: false }) => ({
  links: [
    { url: '/help', ...shipping },
    { url: ROUTES.newsletter, text: say(site, 'newsletter'), boldLink: false },
    { url: ROUTES.storeFinder, text: say(site, 'crossChannel'), boldLink: false },
    { url: ROUTES.contact, text: returns(site), boldLink: false },
  ],
})

/** `[picture, from this window width, what stays in view]`, as a media library cuts them. */
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
  legalText: say(site, 'conditions'),
  legalTextHint: say(site, 'conditionsHint'),
  legalTextHintShort: say(site, 'conditionsHintShort'),
})

const colours = (background: string, text: string) => ({
  backgroundColor: { colorCode: background },
  promotionTextColor: { colorCode: text },
})

const button = (site: Site, url: string) => ({ ctaLink: { url, text: say(site, 'discover') } })

/** By id; the first one that fits is the one that runs. */
const CAMPAIGNS: Record<string, readonly Campaign[]> = {
  '~header_top': [
    {
      type: 'ApiHeaderBenefitsPromotion',
      tags: ['benefits', 'countdown'],
      abGroup: { test: 'free-delivery-hint', group: 'countdown' },
      content: (site) => benefits(site, { text: say(site, 'countdown'), boldLink: true }),
    },
    {
      type: 'ApiHeaderBenefitsPromotion',
      tags: ['benefits', 'advent'],
      isAdvent: true,
      content: (site) => benefits(site, { text: say(site, 'adventShipping'), boldLink: true }),
    },
    { type: 'ApiHeaderBenefitsPromotion', tags: ['benefits'], content: (site) => benefits(site) },
  ],
  home_top: [
    {
      type: 'ApiTopBannerPromotion',
      tags: ['home', 'advent'],
      isAdvent: true,
      content: (site) => ({
        headline: say(site, 'adventHeadline'),
        promotionLongText: say(site, 'adventText'),
        link: { url: '/categories/offers', text: say(site, 'discover') },
        ...colours('#7a1f2b', '#fff4e4'),
      }),
    },
    {
      type: 'ApiTopBannerPromotion',
      tags: ['home', 'coffee'],
      content: (site) => ({
        headline: say(site, 'weeksHeadline'),
        promotionLongText: say(site, 'weeksLong'),
        promotionShortText: say(site, 'weeksShort'),
        ...conditions(site),
      }),
    },
    {
      type: 'ApiTopBannerPromotion',
      tags: ['home', 'card'],
      content: (site) => ({
        headline: say(site, 'beansHeadline'),
        promotionLongText: say(site, 'beansText'),
        link: { url: ROUTES.beanAccount, text: say(site, 'discover') },
        ...colours('rgb(47, 102, 113)', '#ffffff'),
      }),
    },
  ],
  category_banner: [
    {
      type: 'ApiCategory',
      tags: ['category', 'coffee'],
      content: (site) => ({
        subline: say(site, 'tasteSubline'),
        headline: say(site, 'tasteHeadline'),
        promotionLongText: say(site, 'tasteText'),
        img: pictures(['theme-15', 0, '50% 70%'], ['category-coffee', 668, '30% 100%'], ['category-coffee', 1280]),
        voucherOrButton: {
          selector: 'voucherCode',
          voucherCode: { code: 'GENUSS20', instruction: say(site, 'tasteInstruction') },
          ctaButton: button(site, '/categories/coffee'),
        },
        ...conditions(site),
      }),
    },
    {
      type: 'ApiCategory',
      tags: ['category', 'home'],
      content: (site) => ({
        headline: say(site, 'homeHeadline'),
        promotionLongText: say(site, 'homeText'),
        img: pictures(['theme-16', 0, 'center'], ['category-home', 668, '40% 100%'], ['category-home', 1280]),
        useDarkTheme: true,
        voucherOrButton: { selector: 'ctaButton', ctaButton: button(site, '/categories/home') },
      }),
    },
  ],
  phase: [
    {
      type: 'ApiPiPromotion',
      tags: ['home', 'advent'],
      isAdvent: true,
      content: (site) => ({
        headline: say(site, 'phaseAdventHeadline'),
        subline: say(site, 'phaseAdventText'),
        piImage: pictures(['theme-4', 0, '50% 90%']),
        link: { url: '/themeworlds/baking-season', text: say(site, 'discover') },
        ...colours('#f3d9d2', '#4a1a12'),
      }),
    },
    {
      type: 'ApiPiPromotion',
      tags: ['home', 'coffee'],
      content: (site) => ({
        headline: say(site, 'phaseHeadline'),
        subline: say(site, 'phaseText'),
        piImage: pictures(['theme-5', 0, '30% 60%'], ['theme-5', 668, '50% 95%']),
        link: say(site, 'discover'),
        linkURL: '/themeworlds/espresso-bar',
      }),
    },
  ],
}

export const PROMOTION_IDS = Object.keys(CAMPAIGNS)

export const campaignsOf = (id: string): readonly Campaign[] =>
  Object.hasOwn(CAMPAIGNS, id) ? (CAMPAIGNS[id] ?? []) : []
