/** How it is said: one i18next instance for all elements of the page, texts loaded by locale and feature. */
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
import { FALLBACK_LOCALE, LOCALES, type Locale } from '../shop/sites/sites.ts'

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
    // German is the source: its files type the keys of all locales.
    resources: Resources
    defaultNS: 'header'
  }
}

/** A feature's name is the name of its text file. */
export type Feature = keyof Resources
/** English is spoken by `form` alone (specification 2 §5). */
export type Language = Locale | 'en'
export type TextKey<F extends Feature> = ParseKeys<F>

const i18n = createInstance()
void i18n.init({
  lng: LOCALES[0],
  fallbackLng: (locale) => FALLBACK_LOCALE[locale as Locale] ?? [],
  ns: [],
  resources: {},
  initAsync: false,
  // React escapes; and nothing here becomes HTML.
  interpolation: { escapeValue: false },
})

export const hasTexts = (locale: Language, feature: Feature): boolean => i18n.hasResourceBundle(locale, feature)

/** All that was said in a locale so far. */
export const featuresIn = (locale: Language) => Object.keys(i18n.store.data[locale] ?? {}) as Feature[]

async function loadOne(locale: Language, feature: Feature): Promise<void> {
  if (hasTexts(locale, feature)) return
  const module: { default: object } = await import(`../../locales/${locale}/${feature}.json`)
  i18n.addResourceBundle(locale, feature, module.default)
}

/**
 * Loads what a feature says in a locale, and in the locale it falls back to; at once when they are there.
 *
 * @throws when a text chunk can't be loaded.
 */
export async function loadTexts(locale: Language, features: readonly Feature[]): Promise<void> {
  const fallback = FALLBACK_LOCALE[locale as Locale]
  const locales = fallback ? [locale, fallback] : [locale]
  await Promise.all(locales.flatMap((one) => features.map((feature) => loadOne(one, feature))))
}

export type Translate<F extends Feature> = (key: TextKey<F>, values?: TOptions) => string

/** Says keys of a feature in a locale; `{{product}}` is known to every text. */
export function translator<F extends Feature>(locale: Language, feature: F, product: string): Translate<F> {
  const translate = i18n.getFixedT(locale, feature) as unknown as (key: string, values: TOptions) => string
  return (key, values) => translate(key as string, { product, ...values })
}
