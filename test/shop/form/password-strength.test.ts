import { expect } from '@open-wc/testing'
import { passwordStrength } from '../../../src/shop/form/password-strength.ts'

// By the number of classes of characters in it.
const TABLE: [password: string, strength: string | undefined][] = [
  ['', undefined],
  ['Abcdef1', undefined],
  ['😀😀😀😀', undefined],
  ['########', 'weak'],
  ['        ', 'weak'],
  ['abcdefgh', 'ok'],
  ['12345678', 'ok'],
  ['ABCDEFGH', 'ok'],
  ['żółtą łąk', 'ok'],
  ['abcdefg1', 'strong'],
  ['abcdefgH', 'strong'],
  ['ABCDEFG1', 'strong'],
  ['Abcdefg1', 'veryStrong'],
  ['ŞİFRE-ğ9', 'veryStrong'],
  ['Aa1#####', 'veryStrong'],
]

describe('password strength', () => {
  for (const [password, strength] of TABLE)
    it(`of "${password}" is ${strength} (FIELD-30)`, () => expect(passwordStrength(password)).to.equal(strength))
})
