/** The content of the footer, built in or from the content service. */

export interface FooterLink {
  url: string
  text: string
  /** The name of a built-in content page, by which the page may set its address (CONFIG-26). */
  name?: string
  /** Shown on the platforms SMARTPHONE and MATCH only (FOOTER-21). */
  hideInClassic?: boolean
}

/** Width and height in px. */
export interface FooterImage {
  source: string
  label: string
  link?: string
  width: number
  height: number
}

/** In px, for logos without a size (FOOTER-24). */
export const LOGO_SIZE = { width: 48, height: 32 }

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
  /** Opens the consent settings (FOOTER-43). */
  opensConsentSettings?: true
  /** The law asks for it, beside other content, too (LAW-2). A built-in one has the name of its duty. */
  duty?: string
}

export interface FooterContent {
  headline: string
  teaser: { groups: readonly FooterGroup[] }
  seo: { heading: string; columns: readonly (readonly FooterLink[])[] }
  socialMedia: { heading: string; icons: readonly FooterIconLink[] }
  appReferences: { heading: string; appIcons: readonly FooterIconLink[] }
  qualityLogos: { heading: string; logos: readonly FooterImage[] }
  legalLinks: readonly LegalLink[]
  /** Built in on SK only (FOOTER-6). */
  salesTax?: { textBeforeLink: string; link: FooterLink; textAfterLink: string }
}

/** Icons that are named after the product: `shop_card` for the product Shop (FOOTER-22). */
const PRODUCT_ICONS = ['card', 'nearby', 'meeting'] as const

/** The name of an icon independently of the product: `shop_card` → `product_card`. */
export function iconKey(name: string, product: string): string {
  const productIconName = PRODUCT_ICONS.find((icon) => name.toLowerCase() === `${product.toLowerCase()}_${icon}`)
  return productIconName ? `product_${productIconName}` : name
}

export const productIcon = (icon: (typeof PRODUCT_ICONS)[number], product: string): string =>
  `${product.toLowerCase()}_${icon}`

const LOGO_FOLDER = '/service/footer-images/logos/'

/** Logos of payment services, carriers and trust marks. */
export const LOGO_SOURCES =
  'amex applePay arukereso blik cashOnDelivery dhl dpd etbis gls googlePay hermes heureka inpost invoice klarna mastercard packeta paypal post postFinance ppl przelewy24 swissPost trAmex trBkm trTroy trustedShops twint ups visa yurticikargo'.split(
    ' ',
  )

/** Undefined for an unknown logo (FOOTER-24, FOOTER-25). */
export const logoUrl = (source: string): string | undefined =>
  LOGO_SOURCES.includes(source) ? `${LOGO_FOLDER}${source}.svg` : undefined

/** The flag of the site's country (FOOTER-38). */
export const flagUrl = (site: string): string => `${LOGO_FOLDER}flag${site.slice(0, 2)}.svg`
