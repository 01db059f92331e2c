/** One i18next instance for all elements of the page; texts are loaded by locale and feature (DELIVERY-3). */
import { createInstance, type ParseKeys, type TOptions } from 'i18next'
import type footer from '../../locales/de-DE/footer.json'
import type form from '../../locales/de-DE/form.json'
import type header from '../../locales/de-DE/header.json'
import type headerFlyouts from '../../locales/de-DE/header-flyouts.json'
import type minicart from '../../locales/de-DE/minicart.json'
import type navigation from '../../locales/de-DE/navigation.json'
import type newsletter from '../../locales/de-DE/newsletter.json'
import type newsletterForm from '../../locales/de-DE/newsletter-form.json'
import type promotion from '../../locales/de-DE/promotion.json'
import type search from '../../locales/de-DE/search.json'
import { fallbackLocaleOf, LOCALES, type Locale } from '../shop/sites/sites.ts'
import type { SentenceForms } from '../shop/text/sentence.ts'
import { pageTexts } from './page-texts.ts'

interface Resources {
  header: typeof header
  'header-flyouts': typeof headerFlyouts
  minicart: typeof minicart
  navigation: typeof navigation
  footer: typeof footer
  newsletter: typeof newsletter
  'newsletter-form': typeof newsletterForm
  promotion: typeof promotion
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
  fallbackLng: (locale) => fallbackLocaleOf(locale) ?? [],
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

/** The features whose texts are loaded in a locale. */
export const loadedFeatures = (locale: Language) =>
  Object.keys(i18n.store.data[locale] ?? {}).filter((name) => !name.includes(PAGE)) as Feature[]

/** A text, or one of its plural forms, as the locale or its fallback locale has it. */
function builtInText(locale: Language, feature: Feature, key: string): string | undefined {
  const text =
    i18n.getResource(locale, feature, key) ?? i18n.getResource(fallbackLocaleOf(locale) ?? locale, feature, key)
  return typeof text === 'string' ? text : undefined
}

/** Adds the page's own texts, once the built-in ones are there. */
function addPageTexts(locale: Language, feature: Feature): void {
  const namespace = ofPage(locale, feature)
  if (i18n.hasResourceBundle(locale, namespace)) return
  i18n.addResourceBundle(locale, namespace, {})
  for (const [key, text] of pageTexts(locale, feature, (name) => builtInText(locale, feature, name)))
    i18n.addResource(locale, namespace, key, text)
}

async function loadFeature(locale: Language, feature: Feature): Promise<void> {
  if (hasTexts(locale, feature)) return
  const module: { default: object } = await import(`../../locales/${locale}/${feature}.json`)
  i18n.addResourceBundle(locale, feature, module.default)
}

/**
 * Loads the texts of features in a locale and in its fallback locale, unless they are loaded already.
 *
 * @throws when a text chunk can't be loaded.
 */
export async function loadTexts(locale: Language, features: readonly Feature[]): Promise<void> {
  const fallback = fallbackLocaleOf(locale)
  const locales = fallback ? [locale, fallback] : [locale]
  await Promise.all(locales.flatMap((one) => features.map((feature) => loadFeature(one, feature))))
  for (const feature of features) addPageTexts(locale, feature)
}

export type Translate<F extends Feature> = (key: TextKey<F>, values?: TOptions) => string

/**
 * Translates keys of a feature in a locale; every text can use `{{product}}` (CONFIG-23). With `isPageKnown` false the page's own
 * texts are left out, as in prerendered markup.
 */
export function translator<F extends Feature>(
  locale: Language,
  feature: F,
  product: string,
  isPageKnown = true,
): Translate<F> {
  const namespaces = isPageKnown ? [ofPage(locale, feature), feature] : [feature]
  const translate = i18n.getFixedT(locale, namespaces as never) as unknown as (key: string, values: TOptions) => string
  return (key, values) => translate(key as string, { product, ...values })
}

const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

/** A sentence with its plural forms, placeholders left as they are. */
export function formsOf<F extends Feature>(locale: Locale, feature: F, key: TextKey<F>): SentenceForms {
  const read = (name: string) => builtInText(locale, feature, name)
  const text = read(String(key))
  if (text !== undefined) return { other: text }
  const forms: Partial<Record<Intl.LDMLPluralRule, string>> = {}
  for (const category of CATEGORIES) {
    const form = read(`${String(key)}_${category}`)
    if (form !== undefined) forms[category] = form
  }
  return forms
}
