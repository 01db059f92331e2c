/** The fragments that a page serves, beside those that they should be (PASSES-6). */
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { unknownAttribute } from '../../../src/page/configuration/attribute-findings.ts'
import { PAINTED_ATTRIBUTES, RELEASE } from '../../../src/page/configuration/element-props.ts'
import type { FragmentTag } from '../../../src/render/render.ts'
import { bytesOf } from '../bytes-of.ts'
import { attributeOf, type Element, elementsIn, isFragment } from '../template-elements.ts'
import { compareFragments } from './compare-fragments.ts'
import type { Change } from './kinds.ts'

type Template = DefaultTreeAdapterTypes.Template
export type Render = typeof import('../../../src/render/render.ts').renderFragment

const TAGS: readonly string[] = ['shop-header', 'shop-footer', 'shop-newsletter']
/** Content of the services, whatever it is, gives a fragment another style. */
const ANY_CONTENT = {
  'shop-header': { navigation: [{ title: 'x', href: '/' }] },
  'shop-footer': { footer: null },
  'shop-newsletter': {},
}

export interface PageFragment {
  tag: string
  /** As the page's fragment names it. */
  release?: string
  /** Its place in the page. */
  start?: number
  end?: number
  changes: Change[]
}

export async function fetchPage(address: string, timeoutMs: number): Promise<string> {
  try {
    const headers = { accept: 'text/html', 'user-agent': 'shop-elements passes' }
    const response = await fetch(address, { headers, signal: AbortSignal.timeout(timeoutMs) })
    if (!response.ok) throw new Error(`it answers ${response.status}`)
    return new TextDecoder().decode(await bytesOf(response))
  } catch (error) {
    throw new Error(`${address} can't be read: ${error instanceof Error ? error.message : error}`)
  }
}

/** The attributes that a fragment was made with, if nothing has changed it; else those of its tag. */
function attributesOf(tag: Element, root: Element | undefined): Record<string, string> {
  const own = Object.fromEntries(tag.attrs.map(({ name, value }) => [name, value]))
  try {
    return { ...own, ...JSON.parse((root && attributeOf(root, PAINTED_ATTRIBUTES)) ?? '{}') }
  } catch {
    return own
  }
}

/** One that the page itself has written, such as `onclick`, is none of the fragment's. */
const isOurs = (tag: FragmentTag, name: string) =>
  /^[a-z][\w-]*$/.test(name) && !name.startsWith('on') && !unknownAttribute(tag, `<${tag}>`, name)

function rendered(render: Render, tag: FragmentTag, attributes: Record<string, string>, hasContent: boolean) {
  const used = Object.entries(attributes).filter(([name]) => isOurs(tag, name))
  return render(tag, Object.fromEntries(used), hasContent ? { content: ANY_CONTENT[tag] } : {})
}

export async function pageFragments(page: string, version: string, render: Render): Promise<PageFragment[]> {
  const tags = [...elementsIn(parse(page, { sourceCodeLocationInfo: true }))]
    .map(([element]) => element)
    .filter(({ tagName }) => TAGS.includes(tagName))
    .slice(0, MOST_TAGS)
  const seen = new Map<string, number>()
  const found: PageFragment[] = []
  for (const tag of tags) {
    const name = tag.tagName as FragmentTag
    const at = seen.get(name) ?? 0
    seen.set(name, at + 1)
    const template = tag.childNodes.find(isFragment)
    const inner = template && 'content' in template ? [...elementsIn((template as Template).content)] : []
    const all = inner.map(([element]) => element)
    const root = all.find((one) => attributeOf(one, RELEASE) !== undefined)
    const hasContent = all.some((one) => one.tagName === 'script' && attributeOf(one, 'data-content') !== undefined)
    const release = root && attributeOf(root, RELEASE)
    const place = tag.sourceCodeLocation
    const base = {
      tag: name,
      ...(release && { release }),
      ...(place && { start: place.startOffset, end: place.endOffset }),
    }
    if (release && release !== version) {
      const examples = [`the page has ${release}, this package is ${version}`]
      found.push({ ...base, changes: [{ kind: 'OTHER_RELEASE', count: 1, examples }] })
    } else {
      const made = await rendered(render, name, attributesOf(tag, root), hasContent)
      found.push({ ...base, changes: compareFragments(made, page, { at, hasOtherContent: hasContent }) })
    }
  }
  for (const name of TAGS.slice(0, 2))
    if ((seen.get(name) ?? 0) > 1) found.find(({ tag }) => tag === name)?.changes.push(twice(name, seen.get(name) ?? 0))
  if (found.length > 0) return found
  // Escaped, or not there.
  return [{ tag: 'shop-header', changes: compareFragments(await render('shop-header'), page) }]
}

/** More than a page needs; each is rendered anew. */
const MOST_TAGS = 20

const twice = (tag: string, count: number): Change => ({
  kind: 'TWICE',
  count: 1,
  examples: [`<${tag}> is there ${count} times`],
})
