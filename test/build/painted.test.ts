import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Features, transform } from 'lightningcss'
import { themeNames } from '../../tools/build/theme-names.ts'
import { manifest, read, renderFragment, styleOf } from './support/dist.ts'

const { elements, csp } = manifest
const TAGS = ['shop-header', 'shop-footer', 'shop-newsletter'] as const

/** `:where(a, b)` as `:where(a)` and `:where(b)`, and `:is(a, b)` as `a` and `b`. */
function writtenOut(selector: string): string[] {
  const [list, name, choices = ''] = /:(where|is)\(([^()]*,[^()]*)\)/.exec(selector) ?? []
  if (!list) return [selector]
  return choices
    .split(',')
    .flatMap((choice) => writtenOut(selector.replace(list, () => (name === 'is' ? choice : `:where(${choice})`))))
}

interface Declared {
  /** The number of its rule. */
  rule: number
  property: string
  /** With its one selector and the media queries around it. */
  text: string
}

/** Every declaration of a minified sheet, in order. */
function declarationsOf(css: string): Declared[] {
  const found: Declared[] = []
  const blocks: string[] = []
  for (const [rule, [, text = '', brace]] of [...css.matchAll(/([^{}]*)([{}])/g)].entries()) {
    if (brace === '{') {
      blocks.push(text.trim())
      continue
    }
    const around = blocks.slice(0, -1).join(' ')
    for (const selector of (blocks.pop() ?? '').split(/,(?![^(]*\))/).flatMap(writtenOut))
      for (const declaration of text.trim().split(';').filter(Boolean)) {
        const [property = ''] = declaration.split(':')
        found.push({ rule, property, text: `${around} ${selector} { ${declaration} }` })
      }
  }
  return found
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** Patterns of a sheet's declarations, where a token may also be written as its value: in a fragment, those that are used seldom are. */
function patternsOf(css: string): (Declared & { pattern: RegExp })[] {
  const values = new Map<string, Set<string>>()
  for (const [, name = '', value = ''] of css.matchAll(/[{;](--_[\w-]+):([^;}]*)/g))
    values.set(name, (values.get(name) ?? new Set()).add(value))
  const patternOf = (text: string, depth = 3): string =>
    text.replace(/var\((--_[\w-]+)\)|[\s\S]/g, (part, name: string | undefined) => {
      if (!name || depth === 0) return escaped(part)
      const others = [...(values.get(name) ?? [])].map((value) => patternOf(value, depth - 1))
      return `(?:${[escaped(part), ...others].join('|')})`
    })
  return declarationsOf(css).map((one) => ({ ...one, pattern: new RegExp(`^${patternOf(one.text)}$`) }))
}

/** Media queries as fragments have them (DELIVERY-82). */
const withoutRanges = (css: string) =>
  transform({
    filename: 'sheet.css',
    code: Buffer.from(css),
    minify: true,
    include: Features.MediaRangeSyntax,
  }).code.toString()

describe('painted sheets', () => {
  for (const tag of TAGS)
    it(`of ${tag} are parts of its whole sheet in order, with tokens of their theme (DELIVERY-46, THEME-1)`, async () => {
      const whole = patternsOf(withoutRanges(read(elements[tag].styleSheet)))
      const hashes = new Set<string>()
      for (const theme of themeNames()) {
        // Without the blanks that keep engines off (DELIVERY-91).
        const css = styleOf(await renderFragment(tag, { theme }))
          .replace(/([{[]) /g, '$1')
          // In ASCII (DELIVERY-61).
          .replace(/\\([\da-f]+) /g, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
        let rule = 0
        // Within a rule lightningcss orders properties that do not affect each other; those of one name keep their order.
        const latest = new Map<string, number>()
        for (const { property, text } of declarationsOf(css)) {
          const at = whole.findIndex(
            (one, index) => one.rule >= rule && index > (latest.get(property) ?? -1) && one.pattern.test(text),
          )
          assert.ok(at >= 0, `${theme}: ${text} is not in the whole sheet, or in another order`)
          latest.set(property, at)
          rule = whole[at]?.rule ?? rule
        }
        assert.deepEqual(
          themeNames().filter((name) => css.includes(`[theme=${name}]`)),
          theme === 'light' ? [] : [theme],
        )
        hashes.add(css)
      }
      assert.equal(hashes.size, themeNames().length)
    })

  it('depend on no attribute but the theme: a policy needs one hash each (DELIVERY-4, DELIVERY-20)', async () => {
    const css = styleOf(await renderFragment('shop-header', { site: 'HU', 'back-url': '/', reduced: true }))
    assert.equal(css, styleOf(await renderFragment('shop-header', { site: 'DE' })))
    // Header and footer have another one with content of the services, the newsletter form one with a message.
    assert.equal(csp.styleHashes.length, 2 * TAGS.length * themeNames().length)
    for (const tag of TAGS) assert.ok(csp.styleHashes.includes(elements[tag].styleHash))
  })
})
