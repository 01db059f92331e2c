/** The footer's content, built in or from the content service (specification 2 §3). */

export interface FooterLink {
  url: string
  text: string
  /** Shown on the smartphone and match platforms only (specification 2 §4). */
  hideInClassic?: boolean
}

/** Sizes in px. */
export interface FooterImage {
  source: string
  label: string
  link?: string
  width: number
  height: number
}

export interface FooterGroup {
  heading: { iconName: string; link: FooterLink }
  hideGroupInCheckout: boolean
  introductoryText?: string
  links: readonly FooterLink[]
  images: readonly FooterImage[]
}

export interface FooterIconLink {
  iconName: string
  link: FooterLink
}

export interface LegalLink extends FooterLink {
  /** This one opens the consent manager's settings. */
  opensConsentSettings?: true
}

export interface FooterContent {
  headline: string
  teaser: { groups: readonly FooterGroup[] }
  seo: { heading: string; columns: readonly (readonly FooterLink[])[] }
  socialMedia: { heading: string; icons: readonly FooterIconLink[] }
  appReferences: { heading: string; appIcons: readonly FooterIconLink[] }
  qualityLogos: { heading: string; logos: readonly FooterImage[] }
  legalLinks: readonly LegalLink[]
  viewChanger: { toMobile: string; toDesktop: string }
  /** SK only (specification 2 §2). */
  salesTax?: { textBeforeLink: string; link: FooterLink; textAfterLink: string }
}

/** The icons that are named after the product: `shop_card` of a product called Shop (specification 2 §3). */
const PRODUCT_ICONS = ['card', 'nearby', 'meeting'] as const

/** The icon of a name, whatever the product is called. */
export function iconKey(name: string, product: string): string {
  const own = PRODUCT_ICONS.find((icon) => name.toLowerCase() === `${product.toLowerCase()}_${icon}`)
  return own ? `product_${own}` : name
}

export const productIcon = (icon: (typeof PRODUCT_ICONS)[number], product: string): string =>
  `${product.toLowerCase()}_${icon}`

const LOGO_FOLDER = '/service/footer-images/logos/'

/** Payment, carrier and trust marks that lie in the folder of logos. */
const LOGO_SOURCES =
  'amex applePay arukereso blik cashOnDelivery dhl dpd etbis gls googlePay hermes heureka inpost invoice klarna mastercard packeta paypal post postFinance ppl przelewy24 swissPost trAmex trBkm trTroy trustedShops twint ups visa yurticikargo'.split(
    ' ',
  )

/** Where a logo lies; nothing for an unknown one. */
export const logoUrl = (source: string): string | undefined =>
  LOGO_SOURCES.includes(source) ? `${LOGO_FOLDER}${source}.svg` : undefined

export const flagUrl = (site: string): string => `${LOGO_FOLDER}flag${site.slice(0, 2)}.svg`
