/** The content pages that the newsletter's texts link to (specification 2 §2). */
import { ROUTES } from '../links.ts'
import type { Site } from '../sites/sites.ts'

const PAGES = ['voucherConditions', 'privacy', 'exampleNewsletter'] as const
const TURKISH_PAGES = {
  newsletterHint: '/pages/e-bulten-bilgilendirme',
  commercialMessages: '/pages/ticari-elektronik-ileti-onayi',
  personalMarketing: '/pages/kisisellestirilmis-pazarlama-acik-riza',
  informationNotice: '/pages/aydinlatma-metni',
}

/** Slugs under /pages/, in the order of PAGES. */
type Slugs = readonly [string, string, string]
const GERMAN: Slugs = ['gutscheinbedingungen', 'datenschutz', 'beispiel-newsletter']
const SLUGS: Record<Site, Slugs> = {
  DE: GERMAN,
  AT: GERMAN,
  CH: GERMAN,
  CH_FR: ['conditions-du-bon', 'protection-des-donnees', 'exemple-de-newsletter'],
  PL: ['regulamin-kuponu', 'polityka-prywatnosci', 'przykladowy-newsletter'],
  CZ: ['podminky-kuponu', 'ochrana-osobnich-udaju', 'ukazka-newsletteru'],
  HU: ['kuponfeltetelek', 'adatkezeles', 'hirlevel-minta'],
  SK: ['podmienky-kuponu', 'ochrana-osobnych-udajov', 'ukazka-newslettera'],
  TR: ['kupon-kosullari', 'kisisel-verilerin-korunmasi', 'ornek-e-bulten'],
}

/** Built-in paths by the names that texts, and the JSON block's `links`, use. */
export function newsletterLinks(site: Site): Record<string, string> {
  const own = PAGES.map((name, place) => [name, `/pages/${SLUGS[site][place]}`])
  return { ...Object.fromEntries(own), contact: ROUTES.contact, ...(site === 'TR' && TURKISH_PAGES) }
}
