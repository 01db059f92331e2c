import { expect } from '@open-wc/testing'
import { type Feature, formsOf, type Language, loadTexts, translator } from '../../src/i18n/texts.ts'
import { fallbackLocaleOf } from '../../src/shop/sites/fallback-locale.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../src/shop/sites/sites.ts'
import { sentence } from '../../src/shop/text/sentence.ts'

const FEATURES: Feature[] = [
  'header',
  'header-flyouts',
  'minicart',
  'footer',
  'navigation',
  'newsletter',
  'newsletter-form',
  'form',
  'promotion',
  'search',
]
type Tree = { [key: string]: string | Tree }

/** `_zero` is no plural form: any language may have a text of its own for 0. */
const PLURAL = /_(one|two|few|many|other)$/

const leaves = (tree: Tree, path = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : leaves(value, `${path}${key}.`),
  )

const read = async (locale: Language, feature: Feature) =>
  new Map(leaves((await import(`../../locales/${locale}/${feature}.json`)).default as Tree))

/** A locale's texts, with those of its fallback locale. */
async function textsOf(locale: Locale, feature: Feature) {
  const fallback = fallbackLocaleOf(locale)
  return new Map([...(fallback ? await read(fallback, feature) : []), ...(await read(locale, feature))])
}

const placeholders = (text: string) =>
  [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name))].sort().join()

const categoriesOf = (locale: string) => new Intl.PluralRules(locale).resolvedOptions().pluralCategories

describe('texts', () => {
  for (const locale of LOCALES)
    for (const feature of FEATURES)
      it(`of ${feature} in ${locale} have every key, plural form and placeholder (SITE-2)`, async () => {
        const german = await read(DEFAULT_LOCALE, feature)
        const texts = await textsOf(locale, feature)
        const expected = [...german.keys()].flatMap((key) => {
          const base = key.replace(PLURAL, '')
          return base === key ? key : categoriesOf(locale).map((category) => `${base}_${category}`)
        })
        expect([...texts.keys()].sort()).to.deep.equal([...new Set(expected)].sort())
        for (const [key, text] of texts) {
          expect(text.trim(), key).not.to.equal('')
          const source = german.get(key) ?? german.get(key.replace(PLURAL, '_other')) ?? ''
          // A country may name the card where the German text does not; a limit of 0 is not named.
          const named = key.endsWith('_zero') ? '' : placeholders(source.replaceAll('{{product}}Card', ''))
          expect(placeholders(text.replaceAll('{{product}}Card', '')), key).to.equal(named)
        }
      })

  it('are never left in German (SITE-2)', async () => {
    // The same word in both languages.
    const shared = new Set([
      '{{product}}Card',
      '.',
      'Gratis',
      'Kontakt',
      'Outdoor',
      'Garantie',
      'Presse',
      'Newsletter',
      'Menü',
      'Firma',
      'Sport',
      '{{name}}',
      '{{name}}: {{value}}',
      '{{name}}:',
      'Hobby',
      '{{percent}}\u00a0%',
    ])
    for (const locale of LOCALES.filter((other) => !other.startsWith('de'))) {
      for (const feature of FEATURES) {
        const german = await read(DEFAULT_LOCALE, feature)
        for (const [key, text] of await read(locale, feature)) {
          if (key.startsWith('path.') || shared.has(text)) continue
          expect(text, `${locale} ${feature} ${key}`).to.not.equal(german.get(key))
        }
      }
    }
  })

  it('of de-AT and de-CH fall back to de-DE, key by key (SITE-2)', async () => {
    await loadTexts('de-AT', ['footer'])
    const t = translator('de-AT', 'footer', 'Shop')
    expect(t('group.returns.intro')).to.include('14\u00a0Tage')
    expect(t('group.payment.heading')).to.equal('Zahlung')
  })

  it('name the button of the text expander "Mehr anzeigen" and "Weniger anzeigen" in German (PART-17)', async () => {
    await loadTexts('de-DE', ['newsletter-form'])
    const t = translator('de-DE', 'newsletter-form', 'Shop')
    expect([t('more'), t('less')]).to.deep.equal(['Mehr anzeigen', 'Weniger anzeigen'])
  })

  it('of de-CH have no ß (SITE-3)', async () => {
    for (const feature of FEATURES) {
      for (const [key, text] of await textsOf('de-CH', feature)) expect(text, key).to.not.include('ß')
    }
  })

  it('of forms exist in English too, key by key and with the same placeholders (FIELD-31, FIELD-40)', async () => {
    const german = await read(DEFAULT_LOCALE, 'form')
    const english = await read('en', 'form')
    expect([...english.keys()].sort()).to.deep.equal([...german.keys()].sort())
    for (const [key, text] of english) expect(placeholders(text), key).to.equal(placeholders(german.get(key) ?? ''))
    await loadTexts('en', ['form'])
    const t = translator('en', 'form', 'Shop')
    expect(t('passwordStrength.veryStrong')).to.equal('very strong')
    expect(t('invalid', { field: 'E-mail' })).to.equal('E-mail is not valid.')
  })

  it('use the plural form of the language (SITE-2)', async () => {
    await loadTexts('pl-PL', ['minicart'])
    const t = translator('pl-PL', 'minicart', 'Shop')
    const forms = [1, 2, 5, 22].map((count) => t('itemCount', { count }).replace(/^\d+\s/, ''))
    expect(new Set(forms).size).to.equal(3)
    expect(forms[1]).to.equal(forms[3])
  })

  for (const locale of LOCALES)
    it(`read the same in ${locale} without i18next, with every number (SITE-2, LIVE-4)`, async () => {
      await loadTexts(locale, ['header'])
      const t = translator(locale, 'header', 'Shop')
      const forms = formsOf(t, { locale, product: 'Shop' }, 'cartItems')
      // One text is enough where all forms are the same.
      if (typeof forms !== 'string') expect(Object.keys(forms).sort()).to.deep.equal([...categoriesOf(locale)].sort())
      for (const count of [0, 1, 2, 3, 4, 5, 11, 21, 22, 100, 101, 1.5, 1_000_000])
        expect(sentence(forms, locale, { count })).to.equal(t('cartItems', { count }))
    })

  it('take values and the brand name as they are, whatever they look like (CONFIG-23)', async () => {
    await Promise.all([loadTexts('de-DE', ['header']), loadTexts('hu-HU', ['footer'])])
    for (const value of ['{{product}}', '{{name}}', '$t(cart)', '$&', '%name%', '<b>&amp;</b>', '']) {
      expect(translator('de-DE', 'header', 'Shop')('signedInShort', { name: value })).to.equal(value)
      expect(translator('hu-HU', 'footer', value)('group.loyaltyCard.heading')).to.equal(`${value}Card`)
    }
  })
})
