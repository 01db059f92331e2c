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

/** Whether the texts of features are there, with those of the fallback locale and of the page. */
export const areLoaded = (locale: Language, features: readonly Feature[]): boolean =>
  features.every((feature) => i18n.hasResourceBundle(locale, ofPage(locale, feature)))

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
  forgetFound()
}

async function loadFeature(locale: Language, feature: Feature): Promise<void> {
  if (hasTexts(locale, feature)) return
  const module: { default: object } = await import(`../../locales/${locale}/${feature}.json`)
  i18n.addResourceBundle(locale, feature, module.default)
  forgetFound()
}

/** A text may now be another one. */
function forgetFound(): void {
  for (const texts of found.values()) texts.clear()
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

/** Texts as i18next finds them, by their key and plural form: a list asks for the same ones in each row. Emptied when texts are added. */
const found = new Map<string, Map<string, readonly string[]>>()
const translators = new Map<string, Translate<never>>()
const MAX_TRANSLATORS = 100
const pluralRules = new Map<Language, Intl.PluralRules>()
const forms = new Map<string, string>()
const MAX_FORMS = 1000

function selectForm(locale: Language, count: number): string {
  const rules = pluralRules.get(locale) ?? new Intl.PluralRules(locale)
  pluralRules.set(locale, rules)
  return rules.select(count)
}

/** The form that i18next looks for: that of the language, and one for 0 if there is a text. */
function formOf(locale: Language, count: number): string {
  if (count === 0) return 'zero'
  const name = `${locale} ${count}`
  const form = forms.get(name) ?? selectForm(locale, count)
  if (forms.size < MAX_FORMS) forms.set(name, form)
  return form
}

const NAME = /\{\{(\w+)\}\}/

/** The pieces of a text and the values between them. */
function fill(pieces: readonly string[], product: string, values: Readonly<Record<string, unknown>>): string {
  let text = ''
  for (let index = 0; index < pieces.length; index += 1) {
    const piece = pieces[index] as string
    if (index % 2 === 0) text += piece
    else text += values[piece] ?? (piece === 'product' ? product : '')
  }
  return text
}

/**
 * Translates keys of a feature in a locale; every text can use `{{product}}` (CONFIG-23). With `isPageKnown` false the page's own
 * texts are left out, as in prerendered markup. The same function for the same arguments.
 */
export function translator<F extends Feature>(
  locale: Language,
  feature: F,
  product: string,
  isPageKnown = true,
): Translate<F> {
  const name = `${locale} ${feature} ${isPageKnown}`
  const own = `${name} ${product}`
  const existing = translators.get(own)
  if (existing) return existing as unknown as Translate<F>
  const namespaces = isPageKnown ? [ofPage(locale, feature), feature] : [feature]
  const ask = i18n.getFixedT(locale, namespaces as never) as unknown as (key: string, values: TOptions) => string
  const texts = found.get(name) ?? new Map<string, readonly string[]>()
  found.set(name, texts)
  const translate = (key: string, values: TOptions = {}) => {
    const { count } = values
    const id = count === undefined ? key : `${key} ${formOf(locale, count)}`
    let pieces = texts.get(id)
    if (!pieces) {
      pieces = ask(key, { ...(count !== undefined && { count }), skipInterpolation: true }).split(NAME)
      texts.set(id, pieces)
    }
    return pieces.length === 1 ? (pieces[0] as string) : fill(pieces, product, values)
  }
  // A page has few products, a renderer on a server may be given any.
  if (translators.size >= MAX_TRANSLATORS) translators.clear()
  translators.set(own, translate as Translate<never>)
  return translate as Translate<F>
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
