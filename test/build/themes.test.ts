import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { parseColour } from '../../src/shop/promotion/colour.ts'
import { contrast } from '../../src/shop/promotion/contrast.ts'
import { themeNames } from '../../tools/build/theme-names.ts'
import { publishedTokens, TOKENS, themeSheets, tokensByProperty } from '../../tools/build/theme-sheets.ts'
import { root } from '../../tools/paths.ts'

/** The colours that a theme file sets, by their public name without its prefix. */
function coloursIn(theme: string): Map<string, string> {
  const css = readFileSync(root(`src/react/ui/theme/themes/${theme}.css`), 'utf8')
  const colours = [...css.matchAll(/var\(--shop-color-([a-z-]+), (#[0-9a-f]+)\)/g)]
  return new Map(colours.map(([, name = '', colour = '']) => [name, colour]))
}

/** Every theme lies on top of the light one. */
const coloursOf = (theme: string) => new Map([...coloursIn('light'), ...coloursIn(theme)])

const SURFACES = ['surface', 'surface-raised', 'surface-sunken']
const STATES = ['success', 'error', 'warning', 'info']

/** Text on its background. */
const TEXT: [text: string, background: string][] = [
  ...SURFACES.flatMap((surface) =>
    ['text', 'text-muted', 'accent', 'sale'].map((text): [string, string] => [text, surface]),
  ),
  ...['accent', 'primary', 'sale', 'community', 'band'].map((name): [string, string] => [`on-${name}`, name]),
  ['on-primary', 'primary-strong'],
  ...STATES.flatMap((state): [string, string][] => [
    [state, `${state}-surface`],
    ['text', `${state}-surface`],
  ]),
]

/** Lines that must be seen, on their background. */
const LINES: [line: string, background: string][] = SURFACES.flatMap((surface) =>
  ['line-strong', 'focus'].map((line): [string, string] => [line, surface]),
)

/** Each token with its own type, or that of its group. */
const passedOn = <Group extends Record<string, never>>(group: Group, type?: unknown): Group =>
  Object.fromEntries(
    Object.entries({ ...group, $type: group.$type ?? type }).map(([name, value]) => [
      name,
      name.startsWith('$') ? value : passedOn(value as never, group.$type ?? type),
    ]),
  ) as Group

describe('tokens.json', () => {
  const { color, ...scales } = JSON.parse(readFileSync(TOKENS, 'utf8'))

  it('has each colour in both forms of the format, and says what each is for (DELIVERY-78)', () => {
    for (const theme of themeNames())
      for (const [name, token] of Object.entries<{ $value: { components: number[]; hex: string } }>(color[theme])) {
        if (name.startsWith('$')) continue
        const { components, hex } = token.$value
        const bytes = components.map((part) =>
          Math.round(part * 255)
            .toString(16)
            .padStart(2, '0'),
        )
        assert.equal(`#${bytes.join('')}`, hex, `${theme} ${name}`)
      }
    for (const [property, { $type, $description }] of tokensByProperty()) assert.ok($type && $description, property)
    assert.ok(Object.keys(scales).length > 5)
  })

  it('is published with the property of each token, and else as it is (DELIVERY-78)', () => {
    const published = JSON.parse(JSON.stringify(publishedTokens()))
    const properties = new Set<string>()
    const tokens: object[] = []
    const withoutProperties = JSON.parse(JSON.stringify(published), (_, token) => {
      const { property } = token?.$extensions?.['org.shop-elements'] ?? {}
      if (token?.$value) tokens.push(token)
      if (!property) return token
      properties.add(property)
      const { $extensions: _extensions, ...rest } = token
      return rest
    })
    assert.deepEqual(withoutProperties, JSON.parse(readFileSync(TOKENS, 'utf8')))
    assert.deepEqual([...properties].sort(), [...tokensByProperty().keys()].sort())
    assert.equal(published.color.dark.line.$extensions['org.shop-elements'].property, '--shop-color-line')
    assert.equal(published.motion.base.$extensions['org.shop-elements'].property, '--shop-motion')
    assert.ok(tokens.length > properties.size)
  })

  it('becomes CSS by the recipe for Style Dictionary in docs/theming.md (DELIVERY-78)', () => {
    const docs = readFileSync(root('docs/theming.md'), 'utf8')
    const [, recipe = ''] = /With \[Style Dictionary\][\s\S]*?```js\n([\s\S]*?)```/.exec(docs) ?? []
    const transforms: { type: string; transform(token: object): unknown }[] = []
    new Function('StyleDictionary', recipe)({ registerTransform: (one: never) => transforms.push(one) })
    const [nameOf, textOf] = ['name', 'value'].map((type) => transforms.find((one) => one.type === type)?.transform)
    const written = new Map<unknown, unknown>()
    const walk = (token: Record<string, never>) => {
      if (token.$value !== undefined) written.set(`--${nameOf?.(token)}`, textOf?.(token))
      else for (const [name, group] of Object.entries(token)) if (!name.startsWith('$')) walk(group)
    }
    const { color, ...scales } = JSON.parse(JSON.stringify(publishedTokens()))
    const { shadow: _, ...light } = color.light
    // The format lets a group have the type of what is in it, which tools pass on.
    walk(passedOn({ ...scales, light: { $type: color.$type ?? color.light.$type, ...light } }))
    assert.ok(written.size > 40)
    for (const [name, value] of written) assert.match(`${name}: ${value}`, /^--shop-[\w-]+: [^[\]{}]+$/)
    assert.equal(written.get('--shop-motion'), '220ms')
    assert.match(`${written.get('--shop-shadow-s')}`, /^0px 1px 2px 0px rgb\(/)
  })

  it('makes the sheets of the themes, which are as they are made (DELIVERY-78)', () => {
    const sheets = themeSheets()
    assert.equal(sheets.size, themeNames().length + 1)
    for (const [file, text] of sheets) assert.equal(readFileSync(root(file), 'utf8'), text, file)
  })
})

describe('themes', () => {
  for (const theme of themeNames()) {
    const colours = coloursOf(theme)
    const contrastOf = (one: string, other: string) => {
      const [first, second] = [one, other].map((name) => parseColour(colours.get(name) ?? ''))
      assert.ok(first && second, `${one} on ${other}`)
      return contrast(first, second)
    }

    it(`${theme}: text has a contrast of 4.5 to 1 at least (THEME-4)`, () => {
      for (const [text, background] of TEXT)
        assert.ok(contrastOf(text, background) >= 4.5, `${text} on ${background}: ${contrastOf(text, background)}`)
    })

    it(`${theme}: borders of fields and the focus ring have a contrast of 3 to 1 at least (THEME-4)`, () => {
      for (const [line, background] of LINES)
        assert.ok(contrastOf(line, background) >= 3, `${line} on ${background}: ${contrastOf(line, background)}`)
    })
  }
})

describe('breakpoints', () => {
  const tokens = readFileSync(root('src/react/ui/theme/breakpoints.css'), 'utf8')
  const sheets = readdirSync(root('src'), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))

  it('are the eight of the shop (PART-38)', () => {
    const widths = [...tokens.matchAll(/--from-(\w+) \(width >= (\d+)px\);/g)].map(([, name, px]) => [name, Number(px)])
    // 667 and 767 px are wide themselves.
    const first = { xs: 375, s: 667, m: 767, l: 980, xl: 1024, xxl: 1280, '3xl': 1440, '4xl': 1920 }
    assert.deepEqual(Object.fromEntries(widths), first)
  })

  it('are the only widths of windows in the sheets (PART-38)', () => {
    assert.ok(sheets.length > 50)
    const own = sheets.flatMap((sheet) =>
      [...readFileSync(root(`src/${sheet}`), 'utf8').matchAll(/@media[^{;]*\bwidth\b[^{;]*/g)].map(([query]) => query),
    )
    assert.deepEqual(own, [])
  })
})
