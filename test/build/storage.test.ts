import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { CLICK_ACTIONS } from '../../src/page/events/tracking.ts'
import { filesIn, root } from '../../tools/paths.ts'
import { STORED_KEYS } from '../support/stored-keys.ts'

const sources = filesIn('src', /\.tsx?$/).map((file) => ({ file, text: readFileSync(root(file), 'utf8') }))
const found = (pattern: RegExp) => sources.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, key = '']) => key))

describe('the browser’s storage', () => {
  /** Cookies that are written, by a literal or by the key of a name. */
  const cookies = found(/writeCookie\((?:cookieName\()?'(\w+)'/g).concat(found(/^const NAME = '([\w-]+)'/gm))
  const keys = [...new Set(found(/['"`](shop\.[\w.]+)/g))].sort()

  it('has these keys only (CONFIG-35)', () => {
    assert.deepEqual(keys, STORED_KEYS)
  })

  /** The first column of the table, without what follows a key; without `shop.canary`, which the loader of a release writes. */
  const described = (text: string) =>
    [...text.matchAll(/`(shop\.[a-zA-Z.]+)/g)].map(([, key = '']) => key).filter((key) => key !== 'shop.canary')

  it('is described key by key in docs/privacy.md and CONFIG-35, and nothing else is (CONFIG-35)', () => {
    const page = readFileSync(root('docs/privacy.md'), 'utf8')
    const rows = [...page.matchAll(/^\| ([^|]*`shop[^|]*) \|/gm)].map(([, first = '']) => first)
    assert.deepEqual([...new Set(described(rows.join()))].sort(), STORED_KEYS)
    const rules = readFileSync(root('docs/specification/configuration.md'), 'utf8')
    const [rule = ''] = /\*\*CONFIG-35\*\*.*/.exec(rules) ?? []
    assert.deepEqual(described(rule).sort(), STORED_KEYS)
    for (const key of ['shop.canary', ...found(/^const STATE = '(\w+)'/gm), ...cookies])
      for (const text of [page, rule]) assert.ok(text.includes(`\`${key}`), key)
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

  it('is used by three modules only: local storage, drafts and closed messages in session storage (CONFIG-35)', () => {
    const using = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file)
    assert.deepEqual(using(/\blocalStorage\./), ['src/page/browser/storage.ts'])
    assert.deepEqual(using(/\bsessionStorage\./), [
      'src/live/newsletter/form-draft.ts',
      'src/live/promotion/operator-message.late.ts',
    ])
    assert.deepEqual(using(/\bindexedDB\.|\bcaches\.(open|match)/), [])
  })
})
