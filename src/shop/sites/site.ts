/** The facts of a country's shop. Each country has one file in this folder, which holds all of them (SITE-14). */

import type { Duty } from './duties.ts'

/** How a site writes money. */
export interface MoneyFormat {
  /** ISO 4217. */
  currency: string
  symbol: string
  /** "CHF 5" instead of "5 €". */
  isSymbolFirst?: true
  /** Separates groups of three digits. */
  thousands: string
  /** In numbers that are no amounts, where that is another one. */
  thousandsOfCounts?: string
  /** Separates the two decimal digits; empty on sites without decimals. */
  decimals: string
  /** The symbol shows only where the caller requests it (PRICE-10). */
  isSymbolHiddenByDefault?: true
}

export interface Period {
  count: number
  unit: 'days' | 'months'
}

export type PersonField = 'salutation' | 'firstName' | 'lastName'
export type FieldNeed = 'required' | 'optional'

/** Sources of logos, separated by spaces. */
export interface SiteLogos {
  payment: string
  delivery: string
  quality: string
}

export interface SiteFacts {
  /** The country's name in its own language, for the country switcher. */
  name: string
  /** BCP 47; a folder of `locales/`. */
  locale: string
  /** The locale that supplies the texts which `locale` does not override. */
  fallbackLocale?: string
  /** Whether the family name comes first. */
  isFamilyNameFirst?: true
  money: MoneyFormat
  /** IANA name; the preview's dates and times are in this zone (SITE-4). */
  timeZone: string
  /** The shop's address; the JSON block's `shopUrls` overrides it. */
  shopUrl: string
  /** Coffee ships free from this amount on, in whole units of the currency. */
  freeShippingFrom?: number
  /** All goods ship free from this amount on, in whole units of the currency, as the footer says. */
  allShippingFreeFrom?: number
  /** The return period that the header shows. */
  returnPeriod?: Period
  prices?: {
    /** An article of a subscription shows its previous price. */
    showsPreviousInSubscriptions?: true
    /** The best price of 30 days shows for a promotional price too. */
    showsBestPriceOfPromotions?: true
    /** The best price of 30 days shows without its tooltip. */
    hidesBestPriceTooltip?: true
  }
  menu?: {
    hidesCard?: true
    hidesHelp?: true
    /** Paths of content pages that only this country has. */
    mobilePlan?: string
    /** The page that invites into the community, and the one for its members. */
    community?: string
    communityHome?: string
    supermarketOffers?: string
  }
  newsletter: {
    /** Fields for the person besides the e-mail address, in display order. */
    fields?: { readonly [Name in PersonField]?: FieldNeed }
    requiresLegalConsent?: true
    minimumAge: number
    /** Content pages by the names that texts and the JSON block's `links` use. */
    pages: { voucherConditions: string; privacy: string; exampleNewsletter: string; [name: string]: string }
  }
  footer: {
    logos: SiteLogos
    hasSalesTaxNote?: true
    /** The contact group links to the account page. */
    linksAccount?: true
  }
  /** Duties on each page of the site (LAW-1): paths of the shop's pages, in the order of the footer's links. */
  duties?: { readonly [Name in Duty]?: string }
}
