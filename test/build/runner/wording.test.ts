import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { longTitlesIn, subjectlessIn } from '../../../tools/check/wording.ts'

describe('the check of words', () => {
  it('finds comments that begin without their subject, in code, in markup and in sheets', () => {
    const code = [
      '/** What it shows. */',
      '/**\n * Whose cart it is.\n */',
      `const a = 1 ${'//'} Where it stands.`,
      `{${'/*'} That of the page. */}`,
      '/** The cart. Of several the last. */',
      '// Offers whatever there is.',
      'const path = "https://whatever.example/What"',
    ].join('\n')
    assert.deepEqual(subjectlessIn(code), [
      'What it shows.',
      'Whose cart it is.',
      'Where it stands.',
      'That of the page.',
    ])
  })

  it('finds titles of more than a hundred characters, without cited rules and values', () => {
    const title = (words: string) => `it(\`${words}\`, () => {})`
    const hundred = 'a'.repeat(100)
    assert.deepEqual(longTitlesIn('a.test.ts', title(`${hundred} (CART-1, FLYOUT-22)`)), [])
    assert.deepEqual(
      longTitlesIn('a.test.ts', title(`${hundred.slice(0, 99)}\${isLong ? 'a long value' : 'another'}`)),
      [],
    )
    assert.deepEqual(longTitlesIn('a.test.ts', title(`${hundred}b (CART-1)`)), [`${hundred}b`])
    assert.deepEqual(longTitlesIn('a.test.ts', `describe.skip('${hundred}b', () => ${title('short')})`), [
      `${hundred}b`,
    ])
  })
})
