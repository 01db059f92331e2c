/** One i18next instance for all elements of the page; texts are loaded by locale and feature (DELIVERY-3). */
import { createInstance, type ParseKeys, type TOptions } from 'i18next'
import type footer from '../../locales/de-DE/footer.json'
import type form from '../../locales/de-DE/form.json'
import type guaranteeNotice from '../../locales/de-DE/guarantee-notice.json'
import type header from '../../locales/de-DE/header.json'
import type headerFlyouts from '../../locales/de-DE/header-flyouts.json'
import type minicart from '../../locales/de-DE/minicart.json'
import type navigation from '../../locales/de-DE/navigation.json'
import type newsletter from '../../locales/de-DE/newsletter.json'
import type newsletterForm from '../../locales/de-DE/newsletter-form.json'
import type promotion from '../../locales/de-DE/promotion.json'
import type proposals from '../../locales/de-DE/proposals.json'
import type search from '../../locales/de-DE/search.json'
import { textFile } from '../page/built-in-texts.ts'
import { pageSettings } from '../page/configuration/settings.ts'
import { fallbackLocaleOf } from '../shop/sites/fallback-locale.ts'
import { LOCALES, type Locale } from '../shop/sites/sites.ts'
import { markOf, type SentenceForms } from '../shop/text/sentence.ts'

interface Resources {
  header: typeof header
  'header-flyouts': typeof headerFlyouts
  minicart: typeof minicart
  navigation: typeof navigation
  footer: typeof footer
  'guarantee-notice': typeof guaranteeNotice
  newsletter: typeof newsletter
  'newsletter-form': typeof newsletterForm
  promotion: typeof promotion
  proposals: typeof proposals
  search: typeof search
  form: typeof form
}

declare module 'i18next' {
  interface CustomTypeOptions {
    // The German files type the keys of all locales.
    resources: Resources
    defaultNS: 'header'
  }
}

/** The name of a text file. */
export type Feature = keyof Resources
/** Only `form` has English texts (FIELD-31). */
export type Language = Locale | 'en'
export type TextKey<F extends Feature> = ParseKeys<F>

const i18n = createInstance()
void i18n.init({
  lng: LOCALES[0],
  ns: [],
  resources: {},
  initAsync: false,
  // React escapes texts; none of them is inserted as HTML.
  interpolation: { escapeValue: false },
})

export const hasTexts = (locale: Language, feature: Feature): boolean => i18n.hasResourceBundle(locale, feature)

/** The page's own texts are a namespace apart: a fragment is hydrated with the built-in ones. */
const PAGE = ' of the page in '
const ofPage = (locale: Language, feature: Feature) => `${feature}${PAGE}${locale}`

/** Whether the texts of features are there, with those of the fallback locale and of the page. */
export const areLoaded = (locale: Language, features: readonly Feature[]): boolean =>
  features.every((feature) => i18n.hasResourceBundle(locale, ofPage(locale, feature)))

/** The features whose texts are loaded in a locale. */
export const loadedFeatures = (locale: Language) =>
  Object.keys(i18n.store.data[locale] ?? {}).filter((name) => !name.includes(PAGE)) as Feature[]

/** A locale and what it falls back to. */
function withFallback(locale: Language): Language[] {
  const fallback = fallbackLocaleOf(locale)
  return fallback ? [locale, fallback] : [locale]
}

/** Adds the page's own texts, once the built-in ones are there. */
async function addPageTexts(locale: Language, feature: Feature): Promise<void> {
  const namespace = ofPage(locale, feature)
  if (i18n.hasResourceBundle(locale, namespace)) return
  if (!pageSettings().block.texts) return void i18n.addResourceBundle(locale, namespace, {})
  const { pageTexts } = await import('../page/configuration/page-texts.late.ts')
  const builtIn = (key: string) =>
    withFallback(locale)
      .map((one): unknown => i18n.getResource(one, feature, key))
      .find((text) => typeof text === 'string')
  i18n.addResourceBundle(locale, namespace, Object.fromEntries(pageTexts(locale, feature, builtIn)))
}

async function loadFeature(locale: Language, feature: Feature): Promise<void> {
  if (hasTexts(locale, feature)) return
  i18n.addResourceBundle(locale, feature, await textFile(locale, feature))
}

/**
 * Loads the texts of features in a locale and in its fallback locale, unless they are loaded already.
 *
 * @throws when a text chunk can't be loaded.
 */
export async function loadTexts(locale: Language, features: readonly Feature[]): Promise<void> {
  await Promise.all(withFallback(locale).flatMap((one) => features.map((feature) => loadFeature(one, feature))))
  await Promise.all(features.map((feature) => addPageTexts(locale, feature)))
}

export type Translate<F extends Feature> = (key: TextKey<F>, values?: TOptions) => string

/**
 * Translates keys of a feature in a locale; every text can use `{{product}}` (CONFIG-23). With `hasPageTexts` false the page's own
 * texts are left out, as in painted markup.
 */
export function translator<F extends Feature>(
  locale: Language,
  feature: F,
  product: string,
  hasPageTexts = true,
): Translate<F> {
  const ns = hasPageTexts ? [ofPage(locale, feature), feature] : [feature]
  const defaults = { lngs: withFallback(locale), ns, product }
  // i18next's own `getFixedT` copies all its settings for every text: a cart of 100 rows would take half as long again.
  return (key, values) => i18n.t(key as never, { ...defaults, ...values } as never) as unknown as string
}

/** Numbers among which each plural category of a language has one. */
const NUMBERS = [1, 2, 3, 5, 11, 1.5, 1_000_000]

/** The values of texts that the live layer says. */
const VALUES = { count: markOf('count'), name: markOf('name') }

/** The plural forms of a text, for code without i18next: `sentence` puts the values in their places. */
export function formsOf<F extends Feature>(
  t: Translate<F>,
  { locale, product }: { locale: Locale; product: string },
  key: TextKey<F>,
): SentenceForms {
  const rules = new Intl.PluralRules(locale)
  const forms: Partial<Record<Intl.LDMLPluralRule, string>> = {}
  for (const count of NUMBERS) forms[rules.select(count)] ??= t(key, { count, replace: { product, ...VALUES } })
  const { other = '' } = forms
  return Object.values(forms).every((form) => form === other) ? other : forms
}
