import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import validator from 'validator'
import { isEmail } from '../../../src/shop/newsletter/field-errors.ts'

const PIECES = [
  'ada',
  'Ö',
  '1',
  '-',
  '_',
  '.',
  '..',
  '@',
  '+',
  '"',
  ' ',
  'x',
  'xn--1',
  'de',
  'example',
  '.de',
  '．',
  '<',
  ',',
  'ß',
  '[127.0.0.1]',
]
const sentence = fc.array(fc.constantFrom(...PIECES), { maxLength: 9 }).map((pieces) => pieces.join(''))
const nearly = fc.tuple(sentence, sentence).map(([user, domain]) => `ada${user}@${domain}.de`)

describe('an address of e-mail', () => {
  it('is judged as by validator (NEWS-14)', () => {
    fc.assert(
      fc.property(fc.oneof(sentence, nearly, fc.emailAddress()), (address) => {
        assert.equal(isEmail(address), validator.isEmail(address, { ignore_max_length: true }), address)
      }),
      { seed: 20_261_122, numRuns: 5000 },
    )
  })
})
