import { expect } from '@open-wc/testing'
import fc from 'fast-check'
import '../../support/random.ts'
import {
  caretAfter,
  editIban,
  formatIban,
  IBAN_MAX_LENGTH,
  IBAN_TEXT_MAX_LENGTH,
  isIbanStart,
} from '../../../src/shop/form/iban.ts'

// The example of each country in the registry of ISO 13616; letters where a country's account numbers have them.
const EXAMPLES = {
  DE: 'DE89 3704 0044 0532 0130 00',
  AT: 'AT61 1904 3002 3457 3201',
  CH: 'CH93 0076 2011 6238 5295 7',
  FR: 'FR14 2004 1010 0505 0001 3M02 606',
  PL: 'PL61 1090 1014 0000 0712 1981 2874',
  CZ: 'CZ65 0800 0000 1920 0014 5399',
  HU: 'HU42 1177 3016 1111 1018 0000 0000',
  SK: 'SK31 1200 0000 1987 4263 7541',
  TR: 'TR33 0006 1005 1978 6457 8413 26',
  NL: 'NL91 ABNA 0417 1643 00',
  GB: 'GB29 NWBK 6016 1331 9268 19',
  MT: 'MT84 MALT 0110 0001 2345 MTLC AST0 01S',
}

/** Types into a text where `|` is the caret or `[…]` the selection. Returns the new text and caret, or "refused". */
function type(shown: string, inserted: string): string {
  const [start, end] = shown.includes('|')
    ? [shown.indexOf('|'), shown.indexOf('|')]
    : [shown.indexOf('['), shown.indexOf(']') - 1]
  const edited = editIban({ text: shown.replace(/[|[\]]/g, ''), start, end, inserted })
  return edited ? `${edited.text.slice(0, edited.caret)}|${edited.text.slice(edited.caret)}` : 'refused'
}
const typeAll = (keys: string) => [...keys].reduce((shown, key) => type(shown, key), '|')

describe('IBAN', () => {
  for (const [country, iban] of Object.entries(EXAMPLES)) {
    it(`of ${country} is grouped in fours, typed key by key in any case, or pasted in any form (FIELD-13, FIELD-15)`, () => {
      const compact = iban.replaceAll(' ', '')
      expect(formatIban(compact)).to.equal(iban)
      expect(typeAll(compact)).to.equal(`${iban}|`)
      expect(typeAll(compact.toLowerCase())).to.equal(`${iban}|`)
      expect(type('|', iban)).to.equal(`${iban}|`)
      expect(type('|', `IBAN: ${compact.replace(/.{4}/g, '$&-')}`)).to.equal(`${iban}|`)
    })
  }

  it('has a valid start of two letters, then two digits (FIELD-14)', () => {
    for (const good of ['', 'D', 'DE', 'DE8', 'DE89', 'DE893', 'NL91ABNA'])
      expect(isIbanStart(good), good).to.equal(true)
    for (const bad of ['8', 'D8', 'DEA', 'DE8A', '89DE', 'DE8!', 'DEU8']) expect(isIbanStart(bad), bad).to.equal(false)
  })

  it('refuses every key that would break a valid start (FIELD-14)', () => {
    expect(type('|', '8')).to.equal('refused')
    expect(type('D|', '8')).to.equal('refused')
    expect(type('DE|', 'X')).to.equal('refused')
    expect(type('DE8|', 'X')).to.equal('refused')
    expect(type('|DE89', 'X')).to.equal('refused')
    expect(type('D|E89', '1')).to.equal('refused')
    expect(type('|', 'hello')).to.equal('refused')
  })

  it('refuses all characters but A to Z and digits, spaces included (FIELD-14)', () => {
    for (const key of [' ', '-', '.', 'ä', 'ß', 'ı', '€', '٣']) expect(type('DE89|', key), key).to.equal('refused')
  })

  it('keeps the caret after what was typed in the middle (FIELD-17)', () => {
    expect(type('DE89 37|04', '5')).to.equal('DE89 375|0 4')
    expect(type('DE89| 3704', '5')).to.equal('DE89 5|370 4')
    expect(type('DE89 |3704', '5')).to.equal('DE89 5|370 4')
    expect(type('DE89 370|4 0044', '123')).to.equal('DE89 3701 23|40 044')
  })

  it('regroups after a deletion (FIELD-13, FIELD-17)', () => {
    expect(type('DE89 3[7]04 0044', '')).to.equal('DE89 3|040 044')
    expect(type('DE[89 37]04 0044', '')).to.equal('DE|04 0044')
    expect(type('[DE89 3704]', '')).to.equal('|')
  })

  it('lets the country be deleted and typed again without losing the rest (FIELD-18)', () => {
    expect(type('[DE]89 3704', '')).to.equal('|8937 04')
    expect(type('|8937 04', 'A')).to.equal('A|893 704')
    expect(type('A|893 704', 'T')).to.equal('AT|89 3704')
    expect(type('[DE89] 3704', 'a')).to.equal('A|370 4')
    expect(type('8937 04|', '5')).to.equal('refused')
  })

  it(`has at most ${IBAN_MAX_LENGTH} letters and digits (FIELD-16)`, () => {
    const full = formatIban(`MT84${'0'.repeat(IBAN_MAX_LENGTH)}`)
    expect(full.length).to.equal(IBAN_TEXT_MAX_LENGTH)
    expect(type(`${full}|`, '1')).to.equal('refused')
    expect(type(`${full.slice(0, -1)}|`, '123')).to.equal(`${full.slice(0, -1)}1|`)
  })

  it('stays grouped and valid, with the caret in the text, after any sequence of edits (FIELD-13, FIELD-14)', () => {
    const key = fc.record({ at: fc.nat(42), length: fc.nat(6), inserted: fc.string({ maxLength: 5 }) })
    fc.assert(
      fc.property(fc.array(key, { maxLength: 30 }), (keys) => {
        let text = 'DE89 3704'
        for (const { at, length, inserted } of keys) {
          const start = Math.min(at, text.length)
          const wasValid = isIbanStart(text.replaceAll(' ', ''))
          const edited = editIban({ text, start, end: Math.min(start + length, text.length), inserted })
          if (!edited) {
            expect(inserted).to.not.equal('')
            continue
          }
          const compact = edited.text.replaceAll(' ', '')
          expect(edited.text).to.equal(formatIban(compact))
          expect(edited.caret).to.be.within(0, edited.text.length)
          if (wasValid && length === 0) expect(isIbanStart(compact), edited.text).to.equal(true)
          text = edited.text
        }
      }),
    )
  })

  it('puts the caret before a space, not after it (FIELD-17)', () => {
    expect([0, 1, 4, 5, 8, 9].map(caretAfter)).to.deep.equal([0, 1, 4, 6, 9, 11])
  })
})
