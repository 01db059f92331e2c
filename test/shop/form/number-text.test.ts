import { expect } from '@open-wc/testing'
import fc from 'fast-check'
import '../../support/random.ts'
import { editNumber, toNumberText } from '../../../src/shop/form/number-text.ts'

// As written → as held by the field.
const WRITTEN: [string, string][] = [
  ['', ''],
  ['12', '12'],
  ['12.5', '12.5'],
  ['12,5', '12.5'],
  ['.5', '.5'],
  ['1.234,56', '1234.56'],
  ['1,234.56', '1234.56'],
  ["1'234.56", '1234.56'],
  ['1 234,56 zł', '1234.56'],
  ['1.234.567', '1234567'],
  ['1,234,567', '1234567'],
  ['-12e3', '123'],
  ['Kaffee', ''],
]

describe('number text', () => {
  for (const [written, held] of WRITTEN) {
    it(`reduces "${written}" to "${held}" (FIELD-22)`, () => {
      expect(toNumberText(written)).to.equal(held)
    })
  }

  const typing = (text: string, inserted: string, maxLength?: number) =>
    editNumber({ text, start: text.length, end: text.length, inserted, ...(maxLength !== undefined && { maxLength }) })

  it('refuses a second decimal point anywhere, and accepts one that replaces the first (FIELD-19)', () => {
    expect(typing('1.5', '.')).to.equal(undefined)
    expect(typing('1.5', ',')).to.equal(undefined)
    expect(editNumber({ text: '1.5', start: 0, end: 0, inserted: '.' })).to.equal(undefined)
    expect(editNumber({ text: '1.5', start: 1, end: 2, inserted: ',' })).to.deep.equal({ text: '1.5', caret: 2 })
  })

  it('refuses signs, letters and spaces (FIELD-19)', () => {
    for (const key of ['-', '+', 'e', 'E', ' ', 'ä', '٣']) expect(typing('1', key), key).to.equal(undefined)
  })

  it('honours the maximum length: refuses a key press, cuts a paste (FIELD-21)', () => {
    expect(typing('1234', '5', 4)).to.equal(undefined)
    expect(typing('12', '345', 4)).to.deep.equal({ text: '1234', caret: 4 })
    expect(editNumber({ text: '1234', start: 1, end: 3, inserted: '9', maxLength: 4 })).to.deep.equal({
      text: '194',
      caret: 2,
    })
  })

  it('holds digits and at most one point after any sequence of edits (FIELD-19)', () => {
    const key = fc.record({ at: fc.nat(12), inserted: fc.oneof(fc.string(), fc.constantFrom('.', ',', '7', '1,5')) })
    fc.assert(
      fc.property(fc.array(key), (keys) => {
        let text = ''
        for (const { at, inserted } of keys) {
          const start = Math.min(at, text.length)
          text = editNumber({ text, start, end: start, inserted, maxLength: 10 })?.text ?? text
          expect(text).to.match(/^\d*\.?\d*$/)
          expect(text.length).to.be.at.most(10)
        }
      }),
    )
  })
})
