import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'

const SRC = fileURLToPath(new URL('../../src/', import.meta.url))
const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(SRC + file, 'utf8') }))

describe('the browser’s storage', () => {
  it('has these keys only (CONFIG-35)', () => {
    const keys = sources.flatMap(({ text }) => [...text.matchAll(/['"`](shop\.[\w.]+)/g)].map(([, key]) => key))
    assert.deepEqual([...new Set(keys)].sort(), [
      'shop.appBannerClosed',
      'shop.cart.',
      'shop.draft.',
      'shop.noBenefits.',
      'shop.tracking.addToBasket',
      'shop.tracking.sessionId',
      'shop.tracking.visit',
    ])
  })

  it('is described key by key in docs/privacy.md (CONFIG-35)', () => {
    const page = readFileSync(fileURLToPath(new URL('../../docs/privacy.md', import.meta.url)), 'utf8')
    const keys = sources.flatMap(({ text }) => [
      ...[...text.matchAll(/['"`](shop\.[\w.]+)/g)].map(([, key]) => key as string),
      ...[...text.matchAll(/^const STATE = '(\w+)'/gm)].map(([, key]) => key as string),
    ])
    assert.ok(keys.length >= 7)
    assert.deepEqual(
      keys.filter((key) => !page.includes(`\`${key}`)),
      [],
    )
  })

  it('is used by two modules only: local storage, and drafts in session storage (CONFIG-35)', () => {
    const using = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file)
    assert.deepEqual(using(/\blocalStorage\./), ['page/browser/storage.ts'])
    assert.deepEqual(using(/\bsessionStorage\./), ['live/newsletter/form-draft.ts'])
    assert.deepEqual(using(/\bindexedDB\.|\bcaches\.(open|match)/), [])
  })
})
