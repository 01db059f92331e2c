import { expect } from '@open-wc/testing'
import { PASSWORD_STRENGTHS, passwordStrength } from '../../../src/shop/form/password-strength.ts'

// Password → strength, by the number of classes in it.
const TABLE: [string, number | undefined][] = [
  ['', undefined],
  ['Abcdef1', undefined],
  ['😀😀😀😀', undefined],
  ['########', 0],
  ['        ', 0],
  ['abcdefgh', 1],
  ['12345678', 1],
  ['ABCDEFGH', 1],
  ['żółtą łąk', 1],
  ['abcdefg1', 2],
  ['abcdefgH', 2],
  ['ABCDEFG1', 2],
  ['Abcdefg1', 3],
  ['ŞİFRE-ğ9', 3],
  ['Aa1#####', 3],
]

describe('password strength', () => {
  for (const [password, strength] of TABLE) {
    it(`of "${password}" is ${strength === undefined ? 'undefined' : PASSWORD_STRENGTHS[strength]} (FIELD-30)`, () => {
      expect(passwordStrength(password)).to.equal(strength === undefined ? undefined : PASSWORD_STRENGTHS[strength])
    })
  }

  it('has four names, from weak to very strong (FIELD-30)', () => {
    expect(PASSWORD_STRENGTHS).to.deep.equal(['weak', 'ok', 'strong', 'veryStrong'])
  })
})
