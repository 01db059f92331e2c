/** The footer's content, built in or from the content service (specification 2 §3). */

export interface FooterLink {
  url: string
  text: string
  /** Shown on the smartphone and match platforms only (specification 2 §4). */
  hideInClassic?: boolean
}

export interface FooterGroup {
  heading: { iconName: FooterIconName; link: FooterLink }
  hideGroupInCheckout: boolean
  introductoryText?: string
  links: readonly FooterLink[]
}

export const FOOTER_ICON_NAMES = [
  'android',
  'appleinc',
  'branch_store',
  'click_collect',
  'contact',
  'easy_pay',
  'facebook',
  'free_shipping',
  'instagram',
  'linkedin',
  'pinterest',
  'return_shipping',
  'service_info',
  'thirty_day_return',
  'twitter',
  'xing',
  'youtube',
  'loyalty_card',
] as const
export type FooterIconName = (typeof FOOTER_ICON_NAMES)[number]

export interface FooterIconLink {
  iconName: FooterIconName
  link: FooterLink
}

export interface FooterContent {
  headline: string
  teaser: { groups: readonly FooterGroup[] }
  seo: { heading: string; columns: readonly (readonly FooterLink[])[] }
  socialMedia: { heading: string; icons: readonly FooterIconLink[] }
  appReferences: { heading: string; appIcons: readonly FooterIconLink[] }
  /** The consent link opens the consent manager's settings. */
  legalLinks: readonly (FooterLink & { opensConsentSettings?: true })[]
  /** SK only (specification 2 §2). */
  salesTax?: { textBeforeLink: string; link: FooterLink; textAfterLink: string }
}
