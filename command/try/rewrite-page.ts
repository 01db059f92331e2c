/** A live page with our tags in it, or with another version of them (TRY-1, TRY-2). */
import { selectOne } from 'css-select'
import { parse, type Token } from 'parse5'
import { adapter, type Htmlparser2TreeAdapterMap } from 'parse5-htmlparser2-tree-adapter'
import { policyHash } from '../../src/fragment-service/page-lines.ts'
import { escapeAttribute } from '../../src/render/escape-attribute.ts'
import { type Edit, withEdits } from './edits.ts'
import { allowing } from './policy.ts'

type Document = Htmlparser2TreeAdapterMap['document']
type Element = Htmlparser2TreeAdapterMap['element']
type AnyNode = Htmlparser2TreeAdapterMap['node']

export interface TryPlan {
  /** Of the live page: links to it stay with us. */
  origin: string
  /** Where the version is that is tried, with a slash at its end: `/__shop-elements/`. */
  base: string
  /** The module that shows what was changed. */
  panel: string
  /** By tag, the selector of what it takes the place of, for a page that has no loader. */
  places: Readonly<Record<string, string>>
  /** The HTML of a tag that is put into a page. */
  tagOf(tag: string): Promise<string>
}

export interface TriedPage {
  html: string
  /** What was changed, in words. */
  changes: string[]
  /** Of the styles that were put in, for a policy. */
  styleHashes: string[]
}

const LOADER = /(?:^|\/)shop-elements\.js(?:[?#]|$)/
/** Attributes that hold an address. */
const ADDRESSES = ['href', 'src', 'action', 'poster']

/** @param html A page whose bytes stand for characters (latin1): what is not changed stays byte for byte, in any encoding. */
export async function rewritePage(html: string, plan: TryPlan): Promise<TriedPage> {
  const page = parse<Htmlparser2TreeAdapterMap>(html, { treeAdapter: adapter, sourceCodeLocationInfo: true })
  const edits: Edit[] = []
  const changes: string[] = []
  const styleHashes: string[] = []
  const all = elementsOf(page)
  const named = (name: string) => all.filter((one) => one.name === name)
  const nonce = all.find((one) => one.name === 'script' && one.attribs.nonce)?.attribs.nonce
  const ofPage = nonce ? ` nonce="${escapeAttribute(nonce)}"` : ''
  const replace = ({ sourceCodeLocation: at }: Element, text: string) => {
    if (at) edits.push({ start: at.startOffset, end: at.endOffset, text })
  }

  const loaders = named('script').filter(({ attribs }) => LOADER.test(attribs.src ?? ''))
  const before = loaders[0]?.attribs.src?.replace(/shop-elements\.js.*$/s, '')
  for (const loader of loaders) {
    const { integrity: _, src, ...kept } = loader.attribs
    const attributes = Object.entries({ ...kept, src: `${plan.base}shop-elements.js` })
    const written = attributes.map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`).join('')
    replace(loader, `<script${written}></script>`)
    changes.push(`The loader ${src} was replaced.`)
  }
  if (before) {
    for (const link of named('link').filter(({ attribs }) => attribs.href?.startsWith(before))) {
      const isSheet = link.attribs.href?.endsWith('/reserve.css')
      replace(link, isSheet ? `<link rel="stylesheet" href="${plan.base}reserve.css">` : '')
      changes.push(
        `<link href="${link.attribs.href}"> was ${isSheet ? 'replaced' : 'left out: the other version has other files'}.`,
      )
    }
    for (const map of named('script').filter(({ attribs }) => attribs.type === 'importmap')) {
      const text = withoutHashes(textOf(map), before)
      if (text === undefined) continue
      replace(map, `<script type="importmap"${ofPage}>${text}</script>`)
      changes.push('The hashes of the import map were left out: they are those of the version of the page.')
    }
  } else {
    const head = named('head')[0]?.sourceCodeLocation
    const start = head && 'startTag' in head && head.startTag ? head.startTag.endOffset : 0
    const lines = `<link rel="stylesheet" href="${plan.base}reserve.css"><script type="module" src="${plan.base}shop-elements.js"${ofPage}></script>`
    edits.push({ start, end: start, text: lines })
    changes.push('The page has no loader: it was put into the head, with reserve.css.')
    for (const [tag, selector] of Object.entries(plan.places)) {
      const place = selectOne<AnyNode, Element>(selector, page)
      if (!place) {
        changes.push(`"${selector}" finds nothing: there is no <${tag}>.`)
        continue
      }
      const own = await plan.tagOf(tag)
      for (const style of stylesIn(own)) styleHashes.push(await policyHash(style))
      replace(place, own)
      changes.push(`<${tag}> stands in the place of "${selector}".`)
    }
  }

  for (const meta of named('meta').filter((one) =>
    /^content-security-policy$/i.test(one.attribs['http-equiv'] ?? ''),
  )) {
    const policy = allowing(meta.attribs.content ?? '', styleHashes)
    replace(meta, `<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(policy)}">`)
    changes.push('The policy in the head was changed, so that it allows what was put in.')
  }
  edits.push(...all.flatMap((element) => localAddresses(element, plan.origin)))
  const body = named('body')[0]?.sourceCodeLocation
  const end = (body && 'endTag' in body && body.endTag?.startOffset) || html.length
  const told = JSON.stringify(changes).replaceAll('<', '\\u003c')
  edits.push({
    start: end,
    end,
    text: `<script type="application/json" id="shop-elements-try">${asLatin1(told)}</script><script type="module" src="${plan.panel}"${ofPage}></script>`,
  })
  return { html: withEdits(html, edits), changes, styleHashes }
}

/** In ASCII, for a page of any encoding. */
const asLatin1 = (json: string) =>
  json.replace(/[\u0080-\uffff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)

function elementsOf(page: Document): Element[] {
  const found: Element[] = []
  const walk = (nodes: Document['children']) => {
    for (const node of nodes)
      if ('attribs' in node) {
        found.push(node)
        walk(node.children)
      }
  }
  walk(page.children)
  return found
}

const textOf = ({ children }: Element) => children.map((child) => ('data' in child ? child.data : '')).join('')

/** Text of `<style>` elements; elsewhere in our HTML `<` is escaped. */
const stylesIn = (html: string): string[] =>
  html
    .split('<style')
    .slice(1)
    .map((rest) => rest.slice(rest.indexOf('>') + 1, rest.indexOf('</style>')))

/** The map without the hashes of what is below an address; undefined where it has none, or is no JSON. */
function withoutHashes(text: string, address: string): string | undefined {
  try {
    const map: { integrity?: Record<string, string> } = JSON.parse(text)
    const kept = Object.entries(map.integrity ?? {}).filter(([file]) => !file.startsWith(address))
    if (kept.length === Object.keys(map.integrity ?? {}).length) return undefined
    return JSON.stringify({ ...map, integrity: Object.fromEntries(kept) }).replaceAll('<', '\\u003c')
  } catch {
    return undefined
  }
}

/** Links to the live page stay with us. */
function localAddresses({ attribs, sourceCodeLocation: at }: Element, origin: string): Edit[] {
  return ADDRESSES.flatMap((name) => {
    const value = attribs[name] ?? ''
    const place = (at as Token.ElementLocation | undefined)?.attrs?.[name]
    if (!place || !(value === origin || value.startsWith(`${origin}/`))) return []
    const path = value.slice(origin.length) || '/'
    return [{ start: place.startOffset, end: place.endOffset, text: `${name}="${escapeAttribute(path)}"` }]
  })
}
