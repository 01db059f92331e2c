import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { brotliCompressSync, constants } from 'node:zlib'
import { SITES } from '../../src/shop/sites/sites.ts'
import { themeNames } from '../../tools/build/theme-names.ts'
import { BUDGET } from '../../tools/check/sizes.ts'
import { ROOT } from '../e2e/support/release.ts'

const dist = (file: string) => join(ROOT, 'dist', file)
const { elements, csp } = JSON.parse(readFileSync(dist('manifest.json'), 'utf8'))
const { renderFragment } = (await import(dist('render.js'))) as typeof import('../../src/render/render.ts')
const TAGS = ['shop-header', 'shop-footer', 'shop-newsletter'] as const

const styleOf = (html: string) => /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? ''

/** `:where(a, b)` as `:where(a)` and `:where(b)`. */
function writtenOut(selector: string): string[] {
  const [list, name, choices = ''] = /:(where|is)\(([^()]*,[^()]*)\)/.exec(selector) ?? []
  if (!list) return [selector]
  return choices.split(',').flatMap((choice) => writtenOut(selector.replace(list, () => `:${name}(${choice})`)))
}

/** Every declaration of a minified sheet with its one selector and the media queries around it, in order. */
function declarationsOf(css: string): string[] {
  const found: string[] = []
  const blocks: string[] = []
  for (const [, text = '', brace] of css.matchAll(/([^{}]*)([{}])/g)) {
    if (brace === '{') {
      blocks.push(text.trim())
      continue
    }
    const around = blocks.slice(0, -1).join(' ')
    for (const selector of (blocks.pop() ?? '').split(/,(?![^(]*\))/).flatMap(writtenOut))
      for (const declaration of text.trim().split(';').filter(Boolean))
        found.push(`${around} ${selector} { ${declaration} }`)
  }
  return found
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** Patterns of a sheet's declarations, where a token may also be written as its value: in a fragment, those that are used seldom are. */
function patternsOf(css: string): RegExp[] {
  const values = new Map<string, Set<string>>()
  for (const [, name = '', value = ''] of css.matchAll(/[{;](--_[\w-]+):([^;}]*)/g))
    values.set(name, (values.get(name) ?? new Set()).add(value))
  const patternOf = (text: string, depth = 3): string =>
    text.replace(/var\((--_[\w-]+)\)|[\s\S]/g, (part, name: string | undefined) => {
      if (!name || depth === 0) return escaped(part)
      const others = [...(values.get(name) ?? [])].map((value) => patternOf(value, depth - 1))
      return `(?:${[escaped(part), ...others].join('|')})`
    })
  return declarationsOf(css).map((declaration) => new RegExp(`^${patternOf(declaration)}$`))
}

describe('painted sheets', () => {
  it('keep fragments within their budget, on nine sites, reduced or not (DELIVERY-45)', () => {
    for (const site of SITES)
      for (const file of readdirSync(dist(`fragments/${site}`))) {
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
        const bytes = brotliCompressSync(readFileSync(dist(`fragments/${site}/${file}`)), { params }).length
        const [tag = ''] = file.split('.')
        const budget = (BUDGET.fragments as Record<string, number>)[tag] ?? Number.POSITIVE_INFINITY
        assert.ok(bytes <= budget, `${site}/${file}: ${bytes} of ${budget} bytes`)
      }
  })

  for (const tag of TAGS)
    it(`of ${tag} are parts of its whole sheet, in the same order, with the tokens of their own theme (DELIVERY-46, THEME-1)`, async () => {
      const whole = patternsOf(readFileSync(dist(elements[tag].styleSheet), 'utf8'))
      const hashes = new Set<string>()
      for (const theme of themeNames()) {
        const css = styleOf(await renderFragment(tag, { theme }))
        let position = 0
        for (const declaration of declarationsOf(css)) {
          const at = whole.findIndex((pattern, index) => index >= position && pattern.test(declaration))
          position = at + 1
          assert.ok(at >= 0, `${theme}: ${declaration} is not in the whole sheet, or in another order`)
        }
        assert.deepEqual(
          themeNames().filter((name) => css.includes(`[theme=${name}]`)),
          theme === 'light' ? [] : [theme],
        )
        hashes.add(css)
      }
      assert.equal(hashes.size, themeNames().length)
    })

  it('are the same with any attributes but the theme, so that a policy needs one hash each (DELIVERY-4, DELIVERY-20)', async () => {
    const css = styleOf(await renderFragment('shop-header', { site: 'HU', 'back-url': '/', reduced: true }))
    assert.equal(css, styleOf(await renderFragment('shop-header', { site: 'DE' })))
    // Header and footer have another one with content of the services, the newsletter form one with a message.
    assert.equal(csp.styleHashes.length, 2 * TAGS.length * themeNames().length)
    for (const tag of TAGS) assert.ok(csp.styleHashes.includes(elements[tag].styleHash))
  })
})
