/** A style sheet as its declarations, so that a minified one is the same (PASSES-3). */

/** By condition, selector and property: the value that counts last. */
export type Declarations = ReadonlyMap<string, { rule: string; value: string }>

/** Deeper than any sheet of ours. */
const DEEPEST = 20
const WEIGHTS: Readonly<Record<string, string>> = { bold: '700', normal: '400' }
const COLOURS: Readonly<Record<string, string>> = { '#ffffff': '#fff', white: '#fff', black: '#000', red: '#f00' }

/** The end of a string, a bracket or a comment that begins at `at`. */
function pastToken(css: string, at: number): number {
  const sign = css[at]
  if (sign === '\\') return at + 2
  if (sign === '"' || sign === "'") {
    let end = at + 1
    while (end < css.length && css[end] !== sign) end += css[end] === '\\' ? 2 : 1
    return end + 1
  }
  return at + 1
}

const withoutComments = (css: string): string => {
  const parts = css.split('/*')
  return parts.map((part, index) => (index === 0 ? part : part.slice(endOfComment(part)))).join('')
}
const endOfComment = (part: string) => (part.includes('*/') ? part.indexOf('*/') + 2 : part.length)

/** The pieces between `;`, `{` and `}` outside of brackets and strings, each with the sign that ends it. */
function* piecesOf(css: string): Generator<[text: string, end: string]> {
  let [start, brackets] = [0, 0]
  for (let at = 0; at < css.length; at = pastToken(css, at)) {
    const sign = css[at] ?? ''
    if ('(['.includes(sign)) brackets += 1
    if (')]'.includes(sign)) brackets = Math.max(0, brackets - 1)
    if (sign === '{' || sign === '}' || (sign === ';' && brackets === 0)) {
      yield [css.slice(start, at).trim(), sign]
      start = at + 1
      brackets = 0
    }
  }
  yield [css.slice(start).trim(), '']
}

/** Split at commas outside of brackets and strings. */
function splitAtCommas(text: string): string[] {
  const parts: string[] = []
  let [start, brackets] = [0, 0]
  for (let at = 0; at < text.length; at = pastToken(text, at)) {
    const sign = text[at] ?? ''
    if ('(['.includes(sign)) brackets += 1
    if (')]'.includes(sign)) brackets -= 1
    if (sign !== ',' || brackets > 0) continue
    parts.push(text.slice(start, at))
    start = at + 1
  }
  return [...parts, text.slice(start)]
}

/** Blanks that say nothing. Those around + and - stay: `calc()` needs them. */
const tight = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ ?([,()[\]:;/*]) ?/g, '$1')
    .trim()

/** A blank is a combinator here, also before ":" and behind a bracket. */
function selectorOf(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/([,([]) /g, '$1')
    .replace(/ ([,)\]])/g, '$1')
    .trim()
    .replace(/ ?([>~+]) ?/g, '$1')
    .replace(/::(before|after)\b/g, ':$1')
    .replace(/=(["'])([\w-]+)\1/g, '=$2')
    .replace(/(^|[\s>~+(,])\*(?=[.:#[])/g, '$1')
}

function conditionOf(prelude: string): string {
  return tight(prelude.toLowerCase())
    .replace(/ ?([<>]=?) ?/g, '$1')
    .replace(/\(min-(width|height):([\w.]+)\)/g, '($1>=$2)')
    .replace(/\(max-(width|height):([\w.]+)\)/g, '($1<=$2)')
    .replace(/not ?\((width|height)>=([\w.]+)\)/g, '($1<$2)')
    .replace(/\ball and ?\(/g, '(')
    .replace(/@media ?/, '@media ')
}

/** A sign may be written by its number: `\d7 ` is ×. */
const withoutEscapes = (text: string): string =>
  text.replace(/\\([\da-f]{1,6}) ?/gi, (written, hex) => {
    const code = Number.parseInt(hex, 16)
    return code > 0x7f && code <= 0x10ffff ? String.fromCodePoint(code) : written
  })

function meaningOf(property: string, text: string): string {
  const isCustom = property.startsWith('--')
  let value = withoutEscapes(tight(text))
    .replace(/ ?! ?important/i, '!important')
    .replace(/'((?:[^'"\\]|\\.)*)'/g, '"$1"')
    .replace(/(^|[^\w.])0+\.(\d)/g, '$1.$2')
    .replace(/\.\d+/g, withoutZeros)
    .replace(/#[\da-f]{3,8}\b/gi, shortColour)
    .replace(/^(white|black|red)$/i, (name) => COLOURS[name.toLowerCase()] ?? name)
  if (property.includes('font')) value = value.replace(/["']/g, '')
  if (property === 'font-weight') value = WEIGHTS[value] ?? value
  if (property === 'animation' || property === 'transition') value = splitAtCommas(value).map(inOrder).join(',')
  if (!isCustom && !/\b(calc|min|max|clamp)\(/.test(value)) value = value.replace(/(^|[ ,(])0(px|em|rem)\b/g, '$10')
  if (['background', 'border', 'outline'].includes(property)) value = value.replace(/^(none|0 0)$/, '0')
  return value
}

/** The parts may stand in any order, but for times among themselves. */
function inOrder(text: string): string {
  const parts = text.trim().split(' ')
  const isTime = (part: string) => /^[\d.]+m?s$/.test(part)
  return [...parts.filter(isTime), ...parts.filter((part) => !isTime(part)).sort()].join(' ')
}

/** Decimals without zeros at their end. Without an expression, which would look at each zero anew. */
function withoutZeros(decimals: string): string {
  let end = decimals.length
  while (decimals[end - 1] === '0') end -= 1
  return end === 1 ? '' : decimals.slice(0, end)
}

function shortColour(colour: string): string {
  const small = colour.toLowerCase()
  return small.length === 4 || !/^#(?:(.)\1)+$/.test(small)
    ? (COLOURS[small] ?? small)
    : `#${small.slice(1).replace(/(.)./g, '$1')}`
}

/** Rules that browsers of today need no more, as tools add them. */
const isPrefixed = (name: string) => /^-(moz|ms|o|webkit)-/.test(name)

export function declarationsOf(css: string): Declarations {
  const found = new Map<string, { rule: string; value: string }>()
  const open: string[] = []
  for (const [text, end] of piecesOf(withoutComments(css))) {
    if (text !== '' && end !== '{') note(found, open, text)
    if (end === '{') open.push(open.length < DEEPEST ? text : '')
    if (end === '}') open.pop()
  }
  return found
}

function note(found: Map<string, { rule: string; value: string }>, open: readonly string[], text: string): void {
  const colon = text.indexOf(':')
  const innermost = open.at(-1)
  if (colon < 1 || innermost === undefined) {
    found.set(tight(text), { rule: text, value: '' })
    return
  }
  const name = text.slice(0, colon).trim()
  const property = name.startsWith('--') ? name : name.toLowerCase()
  if (isPrefixed(property) && property !== '-webkit-text-size-adjust') return
  const conditions = open
    .slice(0, -1)
    .map(conditionOf)
    .filter((one) => one !== '@media all')
  const isFrame = conditions.some((one) => /^@(-\w+-)?keyframes/.test(one))
  for (const given of innermost.startsWith('@') ? [conditionOf(innermost)] : splitAtCommas(innermost)) {
    const selector = isFrame
      ? given
          .trim()
          .replace(/^from$/, '0%')
          .replace(/^to$/, '100%')
      : selectorOf(given)
    if (/:-(moz|ms|webkit)-/.test(selector)) continue
    const rule = [...conditions, selector].join(' { ')
    found.set(`${rule}{${property}`, { rule, value: meaningOf(property, text.slice(colon + 1)) })
  }
}

interface SheetChanges {
  /** Rules of which nothing, or not all, is left. */
  lost: string[]
  /** Declarations with another value. */
  altered: string[]
  added: string[]
}

export function sheetChanges(given: string, got: string): SheetChanges {
  const [before, after] = [declarationsOf(given), declarationsOf(got)]
  const lost = new Set<string>()
  const altered: string[] = []
  for (const [key, { rule, value }] of before) {
    const other = after.get(key)
    if (!other) lost.add(rule)
    else if (other.value !== value) altered.push(`${key}:${value}} is ${other.value || 'empty'}`)
  }
  const added = new Set([...after].filter(([key]) => !before.has(key)).map(([, { rule }]) => rule))
  return { lost: [...lost], altered, added: [...added] }
}
