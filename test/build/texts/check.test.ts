import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { TEXTS as FEATURES } from '../../../src/page/configuration/tag-facts.ts'
import { VIEW_TEXTS } from '../../../src/render/view-texts.ts'
import { LOCALES } from '../../../src/shop/sites/sites.ts'
import { textProblems } from '../../../tools/texts/check-texts.ts'
import { isButton, lengthOf, limitOf } from '../../../tools/texts/limits.ts'
import { pluralProblems, renderedSamples } from '../../../tools/texts/plurals.ts'
import { readTexts } from '../../../tools/texts/read-texts.ts'
import { tagProblems } from '../../../tools/texts/tags.ts'
import { percentPattern, typographyProblems } from '../../../tools/texts/typography.ts'
import { titleCaseProblem, wordProblems } from '../../../tools/texts/words.ts'

const N = '\u00a0'
const NARROW = '\u202f'

describe('the check of the texts', () => {
  it('finds nothing in the texts of the shop (SITE-15, SITE-16, SITE-17, SITE-18, SITE-19)', () => {
    assert.deepEqual(textProblems(), [])
  })

  it('keeps apart what the page may replace in a fragment, where only the text tells (CONFIG-28)', () => {
    const ofViews = new Set<string>(Object.values(VIEW_TEXTS).flat())
    for (const locale of LOCALES)
      for (const features of Object.values(FEATURES)) {
        const names = new Map<string, string>()
        for (const { feature, key, text } of readTexts(locale)) {
          if (!features.includes(feature)) continue
          const name = `${feature}.${key.replace(/_(zero|one|two|few|many|other)$/, '')}`
          if (ofViews.has(name)) continue
          assert.equal(names.get(text) ?? name, name, `${locale}: "${text}"`)
          names.set(text, name)
        }
      }
  })

  const TYPOGRAPHY: [locale: string, right: string, wrong: string][] = [
    ['de-DE', `Kaffee ab 20${N}€`, 'Kaffee ab 20 €'],
    ['de-DE', `{{percent}}${N}% Rabatt`, '{{percent}}% Rabatt'],
    ['de-DE', `Wird geladen${N}…`, 'Wird geladen...'],
    ['de-DE', 'So geht’s', "So geht's"],
    ['de-DE', '„Abo“', '"Abo"'],
    ['de-CH', '10% und «Abo»', `10${N}% und «Abo»`],
    ['de-CH', 'Strasse', 'Straße'],
    ['fr-CH', `Prêt${NARROW}? Oui${NARROW}: «${NARROW}oui${NARROW}»`, 'Prêt ? Oui : « oui »'],
    ['fr-CH', `Prêt${NARROW}!`, `Prêt${N}!`],
    ['fr-CH', 'Chargement…', 'Chargement …'],
    ['fr-CH', 'Adresse e\u2011mail', 'Adresse e-mail'],
    ['cs-CZ', `V${N}e\u2011shopu`, `V${N}e-shopu`],
    ['hu-HU', 'Kávé-előfizetés e\u2011mailben', 'E-mail-cím'],
    ['fr-CH', `dès CHF${N}30`, 'dès CHF 30'],
    ['pl-PL', `Kawa w${N}sklepie`, 'Kawa w sklepie'],
    ['pl-PL', `Etui do iPhone’a i${N}iPada`, 'Etui do iPhone’a i iPada'],
    ['cs-CZ', `Přihlášení k${N}odběru`, 'Přihlášení k odběru'],
    ['sk-SK', `S${N}kartou od 20${N}€`, `S kartou od 20${N}€`],
    ['hu-HU', 'Betöltés…', 'Betöltés …'],
    ['tr-TR', '%{{percent}} indirim', `{{percent}}${N}% indirim`],
  ]
  for (const [locale, right, wrong] of TYPOGRAPHY) {
    it(`accepts "${right}" in ${locale}, and not "${wrong}" (SITE-15)`, () => {
      assert.deepEqual(typographyProblems(right, locale), [])
      assert.notDeepEqual(typographyProblems(wrong, locale), [])
    })
  }

  it('knows how each language writes a percentage (SITE-15)', () => {
    const locales = ['de-DE', 'de-CH', 'fr-CH', 'pl-PL', 'cs-CZ', 'hu-HU', 'tr-TR']
    assert.deepEqual(locales.map(percentPattern), [`#${N}%`, '#%', '#%', '#%', `#${N}%`, '#%', '%#'])
  })

  const WORDS: [locale: string, right: string, wrong: string][] = [
    ['de-DE', 'Ihre Newsletteranmeldung', 'Deine Newsletteranmeldung'],
    ['de-DE', 'Die {{product}}-App', 'Die {{product}} App'],
    ['pl-PL', 'Podaj adres', 'Proszę podać adres'],
    ['pl-PL', `Witamy w${N}sklepie {{product}}`, `Witamy w${N}{{product}}`],
    ['pl-PL', 'Miło Cię widzieć!', 'Cześć!'],
    ['cs-CZ', `s${N}kartou {{product}}Card`, `s${N}{{product}}Card`],
    ['sk-SK', `v${N}e-shope {{product}}`, `v${N}{{product}}`],
    ['hu-HU', '{{product}}-közösség', 'a {{product}}-közösség'],
    ['hu-HU', '{{product}} webáruház', '{{product}}-ban'],
    ['hu-HU', 'Kávé-előfizetés', 'Kávéelőfizetés'],
    ['tr-TR', '{{product}} mağazası', '{{product}}’da'],
    ['fr-CH', 'Vous êtes chez {{product}}', 'Tu es chez {{product}}'],
    ['fr-CH', 'La marque {{product}}', 'À propos de {{product}}'],
  ]
  for (const [locale, right, wrong] of WORDS) {
    it(`accepts "${right}" in ${locale}, and not "${wrong}" (SITE-16)`, () => {
      assert.deepEqual(wordProblems(right, locale), [])
      assert.notDeepEqual(wordProblems(wrong, locale), [])
    })
  }

  it('wants Turkish buttons in Title Case (SITE-16)', () => {
    assert.equal(titleCaseProblem('Evet, Üyelikten Çık'), undefined)
    assert.equal(titleCaseProblem('Yardım ve İletişim'), undefined)
    assert.notEqual(titleCaseProblem('Tekrar dene'), undefined)
    assert.equal(isButton('newsletter.retry'), true)
  })

  it('measures what is shown: no placeholder, no soft hyphen (SITE-17)', () => {
    assert.equal(lengthOf('Willkommens\u00adgutschein'), 20)
    assert.equal(lengthOf('{{count}} x'), 2)
    assert.deepEqual([limitOf('header.cart'), limitOf('minicart.info')], [14, undefined])
  })

  it('reads plural forms with 0, 1, 2, 5, 22 and 1.5 (SITE-18)', () => {
    const polish = {
      one: '{{count}} produkt',
      few: '{{count}} produkty',
      many: '{{count}} produktów',
      other: '{{count}} produktu',
    }
    assert.deepEqual(renderedSamples(polish, 'pl-PL'), [
      [0, '0 produktów'],
      [1, '1 produkt'],
      [2, '2 produkty'],
      [5, '5 produktów'],
      [22, '22 produkty'],
      [1.5, '1,5 produktu'],
    ])
    assert.deepEqual(pluralProblems(polish, 'pl-PL'), [])
    assert.deepEqual(
      renderedSamples({ zero: 'Nichts', one: '{{limit}} Stück', other: '{{limit}} Stück' }, 'de-DE')[0],
      [0, 'Nichts'],
    )
    const { few, ...incomplete } = polish
    assert.match(pluralProblems(incomplete, 'pl-PL').join(), /"few" is missing/)
    assert.match(
      pluralProblems({ one: 'x', few, other: 'x' }, 'de-DE').join(),
      /no plural form "few".*with 2 it reads "x"/,
    )
  })

  it('knows the links of each country, and no other markup (SITE-19)', () => {
    assert.deepEqual(tagProblems('<privacy>Datenschutz</privacy>', 'de-DE'), [])
    assert.deepEqual(tagProblems('<informationNotice>metni</informationNotice>', 'tr-TR'), [])
    for (const wrong of [
      '<informationNotice>x</informationNotice>',
      '<privacy>x',
      '<b>x</b>',
      'a < b',
      '<privacy></privacy>',
    ])
      assert.notDeepEqual(tagProblems(wrong, 'de-DE'), [], wrong)
  })
})
