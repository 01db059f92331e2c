/**
 * The sheets of the themes, made from src/react/ui/theme/tokens.json, which has the Design Tokens format 2025.10: one of themes/ for each
 * group of its colours, and the scales in tokens.css. `npm run docs` writes them.
 */
import { readFileSync } from 'node:fs'
import { root } from '../paths.ts'

const FOLDER = 'src/react/ui/theme'
/** In the Design Tokens format 2025.10. */
export const TOKENS = root(`${FOLDER}/tokens.json`)
const VENDOR = 'org.shop-elements'

interface Color {
  /** From 0 to 1. */
  components: readonly number[]
  alpha?: number
  hex: string
}
interface Size {
  value: number
  unit: string
}
interface Shadow {
  color: Color
  offsetX: Size
  offsetY: Size
  blur: Size
  spread: Size
}
interface Token {
  $value: unknown
  $type?: string
  $description?: string
}
/** Tokens and groups by name, beside what begins with `$`. */
type Group = Readonly<Record<string, unknown>> & { $type?: string }

const readTokens = (): Group => JSON.parse(readFileSync(TOKENS, 'utf8'))

const entriesOf = (group: Group) => Object.entries(group).filter(([name]) => !name.startsWith('$'))

/** The property that a page sets for a token, by the token's path: `color.dark.line` is `--shop-color-line`, `motion.base` is `--shop-motion`. */
const propertyOf = (path: readonly string[]): string =>
  `--shop-${path.filter((name, index) => name !== 'base' && !(path[0] === 'color' && index === 1)).join('-')}`

/** The tokens as they are published: each names its property, so that nobody has to know the rule. */
export function publishedTokens(group: Group = readTokens(), path: readonly string[] = []): Group {
  const inner = Object.entries(group).map(([name, value]) => [
    name,
    name.startsWith('$') ? value : publishedTokens(value as Group, [...path, name]),
  ])
  const { $extensions } = group
  const isToken = '$value' in group
  const own = isToken && { $extensions: { ...($extensions as object), [VENDOR]: { property: propertyOf(path) } } }
  return { ...Object.fromEntries(inner), ...own }
}

/** The tokens of the scales and of the theme `light`, by their property. */
export function tokensByProperty(group: Group = readTokens(), path: readonly string[] = []): Map<string, Token> {
  const found = entriesOf(group).flatMap(([name, inner]): [string, Token][] => {
    const own = { $type: group.$type, ...(inner as object) } as Token & Group
    const names = [...path, name]
    if (!('$value' in own)) return [...tokensByProperty(own, names)]
    return names[0] === 'color' && names[1] !== 'light' ? [] : [[propertyOf(names), own]]
  })
  return new Map(found)
}

/** `#fff` where that is the same. */
const shortHex = (hex: string) => hex.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3')
const sizeOf = ({ value, unit }: Size) => (value === 0 ? '0' : `${value}${unit}`)

/** A shadow has the colour of its theme. */
const shadowOf = ({ color: { alpha = 1 }, offsetX, offsetY, blur, spread }: Shadow) =>
  [offsetX, offsetY, blur, ...(spread.value === 0 ? [] : [spread])].map(sizeOf).join(' ') +
  ` rgb(var(--_shadow-color) / ${alpha})`

/** As CSS writes a value. */
function cssOf({ $type, $value }: Token): string {
  switch ($type) {
    case 'fontFamily':
      return ($value as string[]).map((name) => (name.includes(' ') ? `"${name}"` : name)).join(', ')
    case 'cubicBezier':
      return `cubic-bezier(${($value as number[]).join(', ')})`
    case 'shadow':
      return [$value as Shadow | Shadow[]].flat().map(shadowOf).join(', ')
    case 'number':
      return String($value)
    case 'dimension':
    case 'duration':
      return sizeOf($value as Size)
    default:
      throw new Error(`tokens.json: no CSS is known for the type ${$type}.`)
  }
}

/** A line of tokens.css, which the formatter may have broken. */
const SCALE = /^ {2}(--_[\w-]+): var\(\s*(--shop-[\w-]+),[\s\S]*?\);$/gm

/** With the values of the tokens in its lines. @throws when a line has no token, or a token no line. */
function withScales(sheet: string): string {
  const left = new Map([...tokensByProperty()].filter(([property]) => !property.startsWith('--shop-color-')))
  const written = sheet.replace(SCALE, (_, own: string, property: string) => {
    const token = left.get(property)
    if (!token) throw new Error(`tokens.json has no token for ${property} of tokens.css.`)
    left.delete(property)
    const value = cssOf(token)
    const line = `  ${own}: var(${property}, ${value});`
    return line.length <= 120
      ? line
      : `  ${own}: var(\n    ${property},\n    ${value.replaceAll(', ', ',\n    ')}\n  );`
  })
  if (left.size > 0) throw new Error(`tokens.css has no line for ${[...left.keys()].join(', ')}.`)
  return written
}

/** Shadows take their colour as three numbers, to which they add how much of it shows. */
const colorOf = (name: string, { components, hex }: Color) =>
  name === 'shadow' ? components.map((part) => Math.round(part * 255)).join(' ') : shortHex(hex)

function themeSheet(theme: string, group: Group): string {
  const scheme = (group.$extensions as Record<string, { colorScheme: string }> | undefined)?.[VENDOR]?.colorScheme
  const lines = [
    ...entriesOf(group).map(([name, token]) => {
      const own = name === 'shadow' ? 'shadow-color' : name
      return `  --_${own}: var(--shop-color-${name}, ${colorOf(name, (token as Token).$value as Color)});`
    }),
    ...(scheme ? [`  color-scheme: ${scheme};`] : []),
  ]
  const own = `.shop-base[data-theme="${theme}"]`
  const selectors =
    theme === 'light'
      ? ['.shop-base']
      : [
          `/* By the tag's attribute too, so that a fragment needs no script for its theme (THEME-1). */\n:host([theme="${theme}"]) .shop-base`,
          ...(scheme === 'dark'
            ? [
                `/* Also for a dark block inside an element of any theme (PROMO-32). */\n.shop-base .shop-base[data-theme][data-theme="${theme}"]`,
              ]
            : []),
          own,
        ]
  const about = theme === 'light' ? 'A page overrides any colour by its public name (THEME-2). ' : ''
  return `/* ${about}Written by \`npm run docs\` from tokens.json; do not edit. */\n${selectors.join(',\n')} {\n${lines.join('\n')}\n}\n`
}

/** By path, what the sheets are to hold. */
export function themeSheets(): Map<string, string> {
  const themes = entriesOf(readTokens().color as Group).map(
    ([theme, group]) => [`${FOLDER}/themes/${theme}.css`, themeSheet(theme, group as Group)] as const,
  )
  const scales = `${FOLDER}/tokens.css`
  return new Map([...themes, [scales, withScales(readFileSync(root(scales), 'utf8'))]])
}
