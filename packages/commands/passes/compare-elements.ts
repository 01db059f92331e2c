/** Two trees of one fragment: as it was made, and as it came (PASSES-2). */
import type { DefaultTreeAdapterTypes } from 'parse5'
import type { Element } from '../template-elements.ts'
import { sheetChanges } from './css-rules.ts'
import type { Changes } from './kinds.ts'
import { isDefault, isHarmless, isSameValue } from './same-attribute.ts'
import { isEqualJson } from './same-json.ts'

type Node = DefaultTreeAdapterTypes.ChildNode

/** More children than an element of ours has: those after them count as one. */
const MOST_CHILDREN = 2000

const childrenOf = (element: Element): readonly Node[] =>
  'content' in element ? (element as DefaultTreeAdapterTypes.Template).content.childNodes : element.childNodes
const isElement = (node: Node): node is Element => 'tagName' in node
const isText = (node: Node): node is DefaultTreeAdapterTypes.TextNode => node.nodeName === '#text'
const tagOf = ({ tagName }: Element) => tagName.toLowerCase()
const elementsOf = (element: Element) => childrenOf(element).filter(isElement).filter(hasMeaning)

/** Style sheets are compared as one; `<meta>` says nothing within a page. */
const hasMeaning = (element: Element) => !['style', 'meta'].includes(tagOf(element))

const classOf = (element: Element) => attributeIn(element, 'class')
const attributeIn = (element: Element, name: string) => element.attrs.find((one) => one.name === name)?.value ?? ''

/** As a reader finds it in the fragment: `<a class="footer__link">`. */
export function nameOf(element: Element): string {
  for (const name of ['id', 'part', 'class', 'name', 'data-live']) {
    const value = attributeIn(element, name)
    if (value) return `<${tagOf(element)} ${name}="${value}">`
  }
  return `<${tagOf(element)}>`
}

const collapsed = (text: string) => text.replace(/[ \t\r\n\f]+/g, ' ')

/** The texts between elements, and nothing for white space alone. */
function textsOf(element: Element): string[] {
  const texts: string[] = []
  let text = ''
  const end = () => {
    if (text.trim() !== '') texts.push(collapsed(text))
    text = ''
  }
  for (const child of childrenOf(element)) {
    if (isText(child)) text += child.value
    else if (isElement(child)) end()
  }
  end()
  return texts
}

const sheetOf = (element: Element): string =>
  childrenOf(element)
    .filter((one) => isElement(one) && tagOf(one) === 'style')
    .map((one) => rawTextOf(one as Element))
    .join('\n')

const rawTextOf = (element: Element): string =>
  childrenOf(element)
    .map((one) => (isText(one) ? one.value : ''))
    .join('')

/** `lang`: of the element around it, also through a shadow root. */
export function compareElements(given: Element, got: Element, changes: Changes, lang = ''): void {
  compareAttributes(given, got, changes, lang)
  if (tagOf(given) === 'script') {
    compareScripts(given, got, changes)
    return
  }
  compareTexts(given, got, changes)
  compareSheets(given, got, changes)
  const [before, after] = [elementsOf(given), elementsOf(got).slice(0, MOST_CHILDREN)]
  const pairs = pairsOf(before, after)
  const [kept, used] = [new Set(pairs.map(([one]) => one)), new Set(pairs.map(([, one]) => one))]
  for (const one of before) if (!kept.has(one)) changes.add('ELEMENTS_MISSING', `${nameOf(one)} in ${nameOf(given)}`)
  for (const one of after)
    if (!used.has(one) && !isSlotted(one, given)) changes.add('ELEMENTS_ADDED', `${nameOf(one)} in ${nameOf(given)}`)
  for (const [one, other] of pairs) compareElements(one, other, changes, attributeIn(given, 'lang') || lang)
}

/** Content that a page gives to an element of ours. */
const isSlotted = (element: Element, outer: Element) =>
  tagOf(outer).startsWith('shop-') && attributeIn(element, 'slot') !== ''

function compareAttributes(given: Element, got: Element, changes: Changes, lang: string): void {
  const [tag, where] = [tagOf(given), nameOf(given)]
  const after = new Map(got.attrs.map(({ name, value }) => [name.toLowerCase(), value]))
  const before = new Map(given.attrs.map(({ name, value }) => [name.toLowerCase(), value]))
  for (const [name, value] of before) {
    const other = after.get(name)
    if (other === undefined) {
      if (!isDefault(tag, name, value) && !(name === 'lang' && value === lang))
        changes.add('ATTRIBUTES_MISSING', `${name} of ${where}`)
    } else if (!isSameValue(name, value, other)) changes.add('ATTRIBUTES_ALTERED', `${name}="${other}" of ${where}`)
  }
  for (const [name, value] of after)
    if (!before.has(name) && !isHarmless(name) && !isDefault(tag, name, value))
      changes.add('ATTRIBUTES_ALTERED', `${name}="${value}" is added to ${where}`)
}

function compareScripts(given: Element, got: Element, changes: Changes): void {
  const [before, after] = [rawTextOf(given), rawTextOf(got)]
  if (before === after) return
  try {
    if (isEqualJson(JSON.parse(before), JSON.parse(after))) return
  } catch {
    // It is no JSON any more.
  }
  changes.add('TEXT_ALTERED', `the script in ${nameOf(given)} has other content`)
}

function compareTexts(given: Element, got: Element, changes: Changes): void {
  if (tagOf(given) === 'style') return
  const [before, after] = [textsOf(given), textsOf(got)]
  const trimmed = (texts: readonly string[]) => texts.map((one) => one.trim()).join('\n')
  if (before.join('\n') === after.join('\n')) return
  if (trimmed(before) === trimmed(after)) changes.add('TEXT_REFORMATTED', `${nameOf(given)}`)
  else changes.add('TEXT_ALTERED', `"${trimmed(after)}" is no longer "${trimmed(before)}" in ${nameOf(given)}`)
}

/** `mayHaveMore`: content of the services brings rules of its own. */
export function compareSheets(given: Element, got: Element, changes: Changes, mayHaveMore = false): void {
  const [before, after] = [sheetOf(given), sheetOf(got)]
  if (before === after) return
  const { lost, altered, added } = sheetChanges(before, after)
  const root = nameOf(given)
  if (lost.length > 0 && after.trim() === '') {
    changes.add('STYLE_ALTERED', `the whole sheet of ${root} is lost: ${lost.length} rules`)
    return
  }
  for (const one of lost) changes.add('STYLE_ALTERED', `lost: ${one}`)
  for (const one of altered) changes.add('STYLE_ALTERED', `altered: ${one}`)
  if (mayHaveMore) return
  for (const one of added) changes.add('STYLE_ALTERED', `added: ${one}`)
}

/** The longest sequence of pairs with the same tag, those of the same class before others. */
function pairsOf(before: readonly Element[], after: readonly Element[]): [Element, Element][] {
  const width = after.length + 1
  const best = new Uint32Array((before.length + 1) * width)
  const worth = (one: Element | undefined, other: Element | undefined) =>
    !one || !other || tagOf(one) !== tagOf(other) ? 0 : classOf(one) === classOf(other) ? 3 : 2
  const at = (row: number, column: number) => best[row * width + column] ?? 0
  for (let row = before.length - 1; row >= 0; row -= 1)
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const pair = worth(before[row], after[column])
      const both = pair > 0 ? pair + at(row + 1, column + 1) : 0
      best[row * width + column] = Math.max(both, at(row + 1, column), at(row, column + 1))
    }
  const pairs: [Element, Element][] = []
  let [row, column] = [0, 0]
  while (row < before.length && column < after.length) {
    const [one, other] = [before[row], after[column]]
    const pair = worth(one, other)
    if (one && other && pair > 0 && at(row, column) === pair + at(row + 1, column + 1)) {
      pairs.push([one, other])
      row += 1
      column += 1
    } else if (at(row, column) === at(row + 1, column)) row += 1
    else column += 1
  }
  return pairs
}
