/** A live page with our tags in it, or with another version of them (TRY-1, TRY-2). */
import { selectOne } from 'css-select'
import { parse } from 'parse5'
import { adapter, type Htmlparser2TreeAdapterMap } from 'parse5-htmlparser2-tree-adapter'
import { asciiJson } from '../../../src/render/portable-text.ts'
import { escapeMarkup } from '../../../src/shop/text/escape-markup.ts'
import { CODE, policyHash, stylesIn } from '../../service/fragment-service/page-lines.ts'
import { type Edit, withEdits } from '../edits.ts'
import { type Element, localAddresses, ownOrigin, placesOf } from './local-addresses.ts'
import { allowing, type PutIn } from './policy.ts'

type Document = Htmlparser2TreeAdapterMap['document']
type AnyNode = Htmlparser2TreeAdapterMap['node']

export interface TryPlan {
  /** The origin of the live page: links to it stay with us. */
  origin: string
  /** Our own origin. */
  local?: string
  /** The address of the version that is tried, with a slash at its end: `/__shop-elements/1/`. Without it the page keeps its own. */
  base?: string
  /** Lets scripts of ours run on a page that has no nonce, and whose policy goes by nothing but trusted scripts. */
  nonce?: string | undefined
  /** The module that shows what was changed; without it the page shows nothing of it. */
  panel?: string
  /** By tag, the selector of what it takes the place of, for a page that has no loader. Without it such a page gets nothing. */
  places?: Readonly<Record<string, string>>
  /** The HTML of a tag that is put into a page. */
  tagOf(tag: string): Promise<string>
}

export interface TriedPage {
  html: string
  /** The changes that were made, in words. */
  changes: string[]
  putIn: PutIn
}

const LOADER = /^(.*?)shop-elements\.js(?:[?#].*)?$/s
/** A file of a release that a page may name besides. */
const isOfRelease = (file: string) => CODE.test(file) || file === 'reserve.css' || file.startsWith('fragments/')
/** The mark of UTF-8, in latin1. */
const BYTE_ORDER_MARK = '\xef\xbb\xbf'

/** A page that is being changed. */
interface Draft {
  page: Document
  all: Element[]
  plan: TryPlan
  /** The attribute that lets a script of ours run under the page's policy. */
  nonce: string
  edits: Edit[]
  changes: string[]
  styles: string[]
  scripts: string[]
}

/** @param html A page whose bytes stand for characters (latin1): what is not changed stays byte for byte, in any encoding. */
export async function rewritePage(html: string, plan: TryPlan): Promise<TriedPage> {
  // Before the doctype it would be text, and the page another one.
  if (html.startsWith(BYTE_ORDER_MARK)) {
    const rest = await rewritePage(html.slice(BYTE_ORDER_MARK.length), plan)
    return { ...rest, html: BYTE_ORDER_MARK + rest.html }
  }
  const page = parse<Htmlparser2TreeAdapterMap>(html, { treeAdapter: adapter, sourceCodeLocationInfo: true })
  const all = elementsIn(page)
  const given = all.find((one) => one.name === 'script' && one.attribs.nonce)?.attribs.nonce
  const used = given ?? plan.nonce
  const nonce = used ? ` nonce="${escapeMarkup(used)}"` : ''
  const draft: Draft = { page, all, plan, nonce, edits: [], changes: [], styles: [], scripts: [] }
  if (plan.base !== undefined) {
    const hasLoader = await replaceLoaders(draft, plan.base)
    if (!hasLoader && plan.places) await putInTags(draft, plan.base, plan.places)
    else if (Object.keys(plan.places ?? {}).length > 0)
      draft.changes.push('The page has a loader: --header and --footer are for pages without one.')
  }
  const { edits, changes, styles, scripts } = draft
  const putIn = { styles, scripts, nonce: given ? undefined : plan.nonce }
  changePolicies(draft, putIn)
  const own = ownOrigin(all, plan.origin, plan.local)
  edits.push(...all.flatMap((element) => localAddresses(html, element, plan.origin, own)))
  if (plan.panel) addPanel(draft, html, plan.panel)
  return { html: withEdits(html, edits), changes, putIn }
}

const named = ({ all }: Draft, name: string) => all.filter((one) => one.name === name)

/** Writes an attribute anew, with others after it, or leaves it out. */
function change({ edits }: Draft, element: Element, name: string, value?: string, others = ''): void {
  const place = placesOf(element)?.attrs?.[name]
  const text = value === undefined ? '' : `${name}="${escapeMarkup(value)}"${others}`
  if (place) edits.push({ start: place.startOffset, end: place.endOffset, text })
}

/** Whether the page has a loader. */
async function replaceLoaders(draft: Draft, ownBase: string): Promise<boolean> {
  const { edits, changes, scripts } = draft
  const bases = new Set<string>()
  for (const loader of named(draft, 'script')) {
    const [, base] = LOADER.exec(loader.attribs.src ?? '') ?? []
    if (base === undefined || (base !== '' && !base.endsWith('/'))) continue
    bases.add(base)
    change(draft, loader, 'src', `${ownBase}shop-elements.js`, loader.attribs.nonce ? '' : draft.nonce)
    change(draft, loader, 'integrity')
    changes.push(`The loader ${loader.attribs.src} was replaced.`)
  }
  const fileOf = (address: string): string | undefined => {
    const files = [...bases].filter((base) => address.startsWith(base)).map((base) => address.slice(base.length))
    return files.find(isOfRelease)
  }
  for (const link of named(draft, 'link')) {
    const { href = '' } = link.attribs
    const file = fileOf(href)
    if (file === undefined) continue
    change(draft, link, 'integrity')
    if (file === 'reserve.css') change(draft, link, 'href', `${ownBase}${file}`)
    // The other version has other files. Such a link does nothing.
    else change(draft, link, 'rel', 'x-left-out')
    changes.push(`<link href="${href}"> was ${file === 'reserve.css' ? 'replaced' : 'left out'}.`)
  }
  for (const map of named(draft, 'script').filter(({ attribs }) => attribs.type === 'importmap')) {
    const text = withoutHashes(textOf(map), (address) => fileOf(address) !== undefined)
    const { startTag, endTag } = placesOf(map) ?? {}
    if (text === undefined || !startTag || !endTag) continue
    edits.push({ start: startTag.endOffset, end: endTag.startOffset, text })
    scripts.push(await policyHash(text))
    changes.push('The hashes of the import map were left out: they are those of the version of the page.')
  }
  return bases.size > 0
}

/** The loader, `reserve.css`, and our tags in the place of what selectors find. */
async function putInTags(
  { page, all, plan, nonce, edits, changes, styles }: Draft,
  base: string,
  places: Readonly<Record<string, string>>,
): Promise<void> {
  const start = startOfHead(page, all)
  // Some browsers read no import map once they have seen a module.
  const maps = all.filter(({ name, attribs }) => name === 'script' && attribs.type === 'importmap')
  const end = Math.max(start, ...maps.map((map) => placesOf(map)?.endOffset ?? 0))
  const [sheet, loader] = [
    `<link rel="stylesheet" href="${base}reserve.css">`,
    `<script type="module" src="${base}shop-elements.js"${nonce}></script>`,
  ]
  if (end > start) edits.push({ start, end: start, text: sheet }, { start: end, end, text: loader })
  else edits.push({ start, end: start, text: sheet + loader })
  changes.push('The page has no loader: it was put into the head, with reserve.css.')
  for (const [tag, selector] of Object.entries(places)) {
    const place = selectOne<AnyNode, Element>(selector, page)
    const { startOffset: start, endTag } = (place && placesOf(place)) ?? {}
    if (start === undefined || !endTag) {
      const why = place ? 'finds an element without an end tag' : 'finds nothing'
      changes.push(`"${selector}" ${why}: there is no <${tag}>.`)
      continue
    }
    const own = await plan.tagOf(tag)
    for (const style of stylesIn(own)) styles.push(await policyHash(style))
    edits.push({ start, end: endTag.endOffset, text: own })
    changes.push(`<${tag}> stands in the place of "${selector}".`)
  }
}

function changePolicies(draft: Draft, putIn: PutIn): void {
  for (const meta of named(draft, 'meta')) {
    if (!/^content-security-policy$/i.test(meta.attribs['http-equiv'] ?? '')) continue
    change(draft, meta, 'content', allowing(meta.attribs.content ?? '', putIn))
    draft.changes.push('The policy in the head was changed, so that it allows what was put in.')
  }
}

/** At the end of the page, with what was changed as data. */
function addPanel({ all, edits, changes, nonce }: Draft, html: string, panel: string): void {
  const body = all.find((one) => one.name === 'body')
  const end = (body && placesOf(body)?.endTag?.startOffset) ?? html.length
  const told = asciiJson(JSON.stringify(changes)).replaceAll('<', '\\u003c')
  edits.push({
    start: end,
    end,
    text: `<script type="application/json" id="shop-elements-try">${told}</script><script type="module" src="${panel}"${nonce}></script>`,
  })
}

/** All elements in the order of the text, those in templates too. Without recursion, which a deep page would end. */
function elementsIn(page: Document): Element[] {
  const found: Element[] = []
  const waiting: AnyNode[] = [page]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if ('attribs' in node) found.push(node)
    if ('children' in node) for (const child of node.children.toReversed()) waiting.push(child)
  }
  return found
}

/** After the start tag of the head, where the page has written one; never before the doctype, whose lack changes how a page looks. */
function startOfHead(page: Document, all: readonly Element[]): number {
  for (const name of ['head', 'html']) {
    const element = all.find((one) => one.name === name)
    const startTag = element && placesOf(element)?.startTag
    if (startTag) return startTag.endOffset
  }
  const doctype = page.children.find(({ type }) => type === 'directive')
  return doctype?.sourceCodeLocation?.endOffset ?? 0
}

const textOf = ({ children }: Element) => children.map((child) => ('data' in child ? child.data : '')).join('')

/** The map without the hashes of files of the former version; undefined where it has none, or is no JSON. */
function withoutHashes(text: string, isFormer: (address: string) => boolean): string | undefined {
  try {
    const map: { integrity?: Record<string, string> } = JSON.parse(text)
    const kept = Object.entries(map.integrity ?? {}).filter(([address]) => !isFormer(address))
    if (kept.length === Object.keys(map.integrity ?? {}).length) return undefined
    return JSON.stringify({ ...map, integrity: Object.fromEntries(kept) }).replaceAll('<', '\\u003c')
  } catch {
    return undefined
  }
}
