/**
 * The facts of all countries by subject: `MONEY.PL` is how Poland writes money. A bundle gets of this file only the subjects that
 * its code imports by name (tools/build/facts.ts).
 */
import { AT } from './at.ts'
import { CH, CH_FR } from './ch.ts'
import { CZ } from './cz.ts'
import { DE } from './de.ts'
import { HU } from './hu.ts'
import { PL } from './pl.ts'
import type { SiteFacts } from './site.ts'
import { SK } from './sk.ts'
import { TR } from './tr.ts'

/** By site code, in the order of country lists. A new country is listed here (SITE-14). */
const COUNTRIES = { DE, AT, CH, CH_FR, PL, CZ, HU, SK, TR }

type Countries = typeof COUNTRIES
/** Those of locales stay literal: the types of sites and locales are derived from them. */
type Value<Site extends keyof Countries, Fact extends keyof SiteFacts> = Fact extends 'locale'
  ? Countries[Site]['locale']
  : SiteFacts[Fact]

const bySite = <Fact extends keyof SiteFacts>(fact: Fact) =>
  Object.fromEntries(Object.entries<SiteFacts>(COUNTRIES).map(([site, facts]) => [site, facts[fact]])) as {
    readonly [Site in keyof Countries]: Value<Site, Fact>
  }

export const LOCALE = bySite('locale')
export const FALLBACK_LOCALE = bySite('fallbackLocale')
export const NAME = bySite('name')
export const IS_FAMILY_NAME_FIRST = bySite('isFamilyNameFirst')
export const MONEY = bySite('money')
export const TIME_ZONE = bySite('timeZone')
export const SHOP_URL = bySite('shopUrl')
export const FREE_SHIPPING_FROM = bySite('freeShippingFrom')
export const ALL_SHIPPING_FREE_FROM = bySite('allShippingFreeFrom')
export const RETURN_PERIOD = bySite('returnPeriod')
export const PRICES = bySite('prices')
export const MENU = bySite('menu')
export const NEWSLETTER = bySite('newsletter')
export const FOOTER = bySite('footer')
export const DUTY_PAGES = bySite('duties')
