import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { CLICK_ACTIONS } from '../../src/page/events/click-actions.ts'
import { filesIn, root } from '../../tools/paths.ts'

const sources = filesIn('src', /\.tsx?$/).map((file) => ({ file, text: readFileSync(root(file), 'utf8') }))
const found = (pattern: RegExp) => sources.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, key = '']) => key))

describe('the browser’s storage', () => {
  const keys = [...new Set(found(/['"`](shop\.[\w.]+)/g))].sort()

  it('has these keys only (CONFIG-35)', () => {
    assert.deepEqual(keys, [
      'shop.appBannerClosed',
      'shop.cart.',
      'shop.counting.',
      'shop.draft.',
      'shop.noBenefits.',
      'shop.person.',
      'shop.searches.',
      'shop.tracking.addToBasket',
      'shop.tracking.sessionId',
      'shop.tracking.visit',
    ])
  })

  it('is described key by key in docs/privacy.md, with the state of the history (CONFIG-35)', () => {
    const page = readFileSync(root('docs/privacy.md'), 'utf8')
    for (const key of [...keys, ...found(/^const STATE = '(\w+)'/gm)]) assert.ok(page.includes(`\`${key}`), key)
  })

  it('is not all: each action that a click records is listed for docs/privacy.md, and no other (EVENT-26, EVENT-32)', () => {
    const actions = [
      ...found(/['"`]data-track['"`]?: ['"`](\w+)\|/g),
      ...found(/^(?! \*).*data-track=["{`]*(\w+)\|/gm),
      ...found(/track(?:Navigation\(|: )['"`](\w+)[|'"`]/g),
      ...found(/['"`]([a-z]+_?[a-z]*)\|\$\{/g),
    ]
    assert.deepEqual([...new Set(actions)].sort(), Object.keys(CLICK_ACTIONS).sort())
  })

  it('is used by two modules only: local storage, and drafts in session storage (CONFIG-35)', () => {
    const using = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file)
    assert.deepEqual(using(/\blocalStorage\./), ['src/page/browser/storage.ts'])
    assert.deepEqual(using(/\bsessionStorage\./), ['src/live/newsletter/form-draft.ts'])
    assert.deepEqual(using(/\bindexedDB\.|\bcaches\.(open|match)/), [])
  })
})
