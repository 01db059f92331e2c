import { expect } from '@open-wc/testing'
import fc from 'fast-check'
import isEmailOfValidator from 'validator/es/lib/isEmail.js'
import { isEmail } from '../../../src/shop/newsletter/is-email.ts'
import '../../support/random.ts'

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
        expect(isEmail(address), address).to.equal(isEmailOfValidator(address, { ignore_max_length: true }))
      }),
      { numRuns: 5000 },
    )
  })
})
