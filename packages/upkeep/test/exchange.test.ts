import assert from 'node:assert/strict'
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, beforeEach, describe, it } from 'node:test'
import { parse } from 'csv/sync'
import { LOCALES } from '../../../src/shop/sites/sites.ts'
import { temporaryFolder } from '../../../test/e2e/support/release.ts'
import { root } from '../../../tools/paths.ts'
import { exportTexts, importTexts, serialize } from '../texts/exchange.ts'

describe('tables for translators', () => {
  const { path: folder, remove } = temporaryFolder()
  beforeEach(() => cpSync(root('locales'), folder, { recursive: true }))
  after(remove)

  const contents = (locale: string) =>
    readdirSync(join(folder, locale)).map((file) => [file, readFileSync(join(folder, locale, file), 'utf8')] as const)
  const edited = (locale: (typeof LOCALES)[number], from: string, to: string) => {
    const table = exportTexts(locale, { folder })
    assert.ok(table.includes(from), from)
    return importTexts(locale, table.replaceAll(from, to), folder)
  }

  for (const locale of LOCALES) {
    it(`come back as they went, to the byte, in ${locale} (SITE-20)`, () => {
      const before = contents(locale)
      // The import would write every file like this.
      for (const [file, text] of before) assert.equal(serialize(JSON.parse(text)), text, file)
      assert.deepEqual(importTexts(locale, exportTexts(locale, { folder }), folder), [])
      assert.deepEqual(contents(locale), before)
    })
  }

  it('say where a text is shown, how long it may be, and its state (SITE-20)', () => {
    type Row = Record<'key' | 'limit' | 'where' | 'state' | 'translation', string>
    const rowsOf = (table: string): Row[] => parse(table, { columns: true, bom: true })
    const austrian = new Map(rowsOf(exportTexts('de-AT', { folder })).map((row) => [row.key, row]))
    const { limit, where, state } = austrian.get('header.cart') ?? {}
    assert.deepEqual([limit, where, state], ['14', 'header: bar', 'as in German'])
    const toCheckout = austrian.get('minicart.toCheckout')
    assert.deepEqual([toCheckout?.state, toCheckout?.translation], ['translated', 'Zur Kassa'])
    const before = new Map([['header.cart', 'Korb']])
    const polish = rowsOf(exportTexts('pl-PL', { folder, before }))
    const states = ['header.cart', 'header.back'].map((key) => polish.find((row) => row.key === key)?.state)
    assert.deepEqual(states, ['German has changed', 'new'])
    assert.deepEqual(
      polish.flatMap(({ key }) => (key.startsWith('header.cartItems_') ? [key.replace(/.*_/, '')] : [])),
      ['one', 'few', 'many', 'other'],
    )
  })

  it('change only the text that was edited (SITE-20)', () => {
    const before = readFileSync(join(folder, 'tr-TR/header.json'), 'utf8')
    assert.deepEqual(edited('tr-TR', 'Mağazalar,header: bar', 'Mağaza,header: bar'), [])
    assert.equal(readFileSync(join(folder, 'tr-TR/header.json'), 'utf8'), before.replace('"Mağazalar"', '"Mağaza"'))
  })

  it('add a missing text where German has it (SITE-20)', () => {
    const file = join(folder, 'fr-CH/header.json')
    const before = readFileSync(file, 'utf8')
    const texts = JSON.parse(before)
    delete texts.back
    texts.category = Object.fromEntries(Object.entries(texts.category).filter(([name]) => name !== 'kitchen'))
    const table = exportTexts('fr-CH', { folder })
    writeFileSync(file, serialize(texts))
    assert.deepEqual(importTexts('fr-CH', table, folder), [])
    assert.equal(readFileSync(file, 'utf8'), before)
  })

  it('give a text of Austria back to German when its cell is empty (SITE-20)', () => {
    edited('de-AT', 'Zur Kassa,', ',')
    assert.equal('toCheckout' in JSON.parse(readFileSync(join(folder, 'de-AT/minicart.json'), 'utf8')), false)
  })

  it('are refused with broken placeholders or markup, and nothing is written (SITE-20)', () => {
    const before = contents('hu-HU')
    const greeting = JSON.parse(readFileSync(join(folder, 'hu-HU/header-flyouts.json'), 'utf8')).user.greeting
    assert.match(edited('hu-HU', greeting, 'Szia').join(), /header-flyouts\.user\.greeting: the placeholders differ/)
    assert.match(edited('hu-HU', greeting, '<b>{{name}}</b>').join(), /no page for the link <b>/)
    assert.deepEqual(contents('hu-HU'), before)
  })
})
