/** Fragments of the page that were changed on their way, for the doctor: the live layer writes into the markup that it has looked at. */

import { VERSION } from '../../shop/version.ts'
import { fromJson } from '../browser/json.ts'
import { sharedOnPage } from '../browser/own-symbol.ts'
import { PAINTED_ATTRIBUTES, RELEASE } from '../configuration/element-props.ts'
import { type Aspect, changedAspects, LEFT, type Part, partsOf } from './shape.ts'

/** `template`: its shadow root came as elements of the page, `escaped`: as text, `mode`: its template has no
 * `shadowrootmode`. */
export type Change =
  | Aspect
  | 'no style'
  | 'no data'
  | 'no release'
  | 'no menu'
  | 'template'
  | 'escaped'
  | 'mode'
  | 'twice'

export interface ChangedFragment {
  host: Element
  html: string
  changes: readonly Change[]
}

export const changedFragments = (): ChangedFragment[] => sharedOnPage('changed', () => [])

/** The words of `shop-element-error` for each. */
export const WORDS: Readonly<Record<Change, string>> = {
  style: 'rules of its style sheet are missing or other ones',
  elements: 'elements are missing or added',
  attributes: 'attributes are missing or other ones',
  texts: 'texts are other ones',
  data: 'its JSON says something else',
  'no style': 'its <style> is missing',
  'no data': 'its JSON is missing',
  'no release': 'its data-… attributes are missing',
  'no menu': 'its menu button does nothing',
  template: 'its template has become elements of the page',
  escaped: 'its template is shown as text',
  mode: 'its template has no shadowrootmode',
  twice: 'it is in its tag twice',
}

/** After these it can't be used, or its controls do nothing: it is fetched anew (DELIVERY-95). */
const BROKEN: readonly Change[] = ['no style', 'no release', 'no menu', 'template', 'escaped', 'mode']

export const isBroken = (changes: readonly Change[]): boolean => changes.some((one) => BROKEN.includes(one))

/** A button opens the list of the header's menu by HTML alone. A reduced header has none. */
function lacksMenu(parts: readonly Part[]): boolean {
  const all = parts.map(({ attributes }) =>
    Object.fromEntries(attributes.map(([name, value]) => [name.toLowerCase(), value])),
  )
  const target = all.find(({ popovertarget }) => popovertarget)?.popovertarget
  return (
    !all.some((given) => given[PAINTED_ATTRIBUTES]?.includes('reduced')) &&
    !all.some((given) => target && given.id === target && given.popover !== undefined)
  )
}

/** Whether it says with which attributes it was rendered: without, nobody can hydrate it. */
const isWhole = (parts: readonly Part[]): boolean =>
  parts.some(({ attributes }) => {
    const [, painted] = attributes.find(([name]) => name === PAINTED_ATTRIBUTES) ?? []
    const json = painted?.replaceAll('&quot;', '"').replaceAll('&#123;', '{')
    return json !== undefined && fromJson(json) !== undefined
  })

/** The changes in the markup of a shadow root: none in that of another release, or where only its writing differs. */
export function changesOf(tag: string, html: string, version = VERSION): Change[] {
  const release = new RegExp(` ${RELEASE}="?'?([^"'\\s>]+)`).exec(html)?.[1]
  if (release && release !== version) return []
  const parts = partsOf(html)
  const changes: Change[] = (isWhole(parts) && changedAspects(html)) || ['no release']
  const has = (name: string) => parts.some((part) => part.name === name && part.text.trim() !== '')
  const [style, data] = [has('style'), has('script')]
  const others = changes.filter((one) => (style || one !== 'style') && (data || one !== 'data'))
  return [
    ...(style ? [] : (['no style'] as const)),
    ...(tag === 'shop-header' && changes.length > 0 && lacksMenu(parts) ? (['no menu'] as const) : []),
    ...(changes.includes('data') && !data ? (['no data'] as const) : []),
    ...others,
  ]
}

/** A child of the tag that has come of its own fragment. */
const isLeft = (node: Node): boolean =>
  node instanceof Element
    ? /^(template|style|script)$/.test(node.localName) || /shop-base/.test(node.outerHTML)
    : /shadowrootmode/.test(`${node.nodeValue}`)

/** The nodes in a tag that are left of a fragment which no parser has made a shadow root of, and why. */
export function leftOf(host: Element): { nodes: ChildNode[]; change?: Change } {
  if (!LEFT.test(host.innerHTML)) return { nodes: [] }
  const nodes = [...host.childNodes].filter(isLeft)
  const template = host.querySelector(':scope > template')
  const isText = nodes.some((node) => !(node instanceof Element) || /&lt;template/.test(node.innerHTML))
  if (template?.hasAttribute('shadowrootmode')) return { nodes, change: 'twice' }
  return { nodes, change: isText ? 'escaped' : template ? 'mode' : 'template' }
}

/** The release has fragments in place of those of headers and footers. */
export const isReplaced = (tag: string, changes: readonly Change[]): boolean =>
  isBroken(changes) && tag !== 'shop-newsletter'

export const messageOf = (tag: string, changes: readonly Change[]): string => {
  const end = isReplaced(tag, changes) ? ', and it is fetched anew' : ''
  return `The fragment was changed on its way: ${changes.map((one) => WORDS[one]).join('; ')}${end}. Ask shopElements.doctor().`
}
