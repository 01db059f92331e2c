/** A live page with our tags in it, or with another version of them (TRY-1, TRY-2). */
import { selectOne } from 'css-select'
import { parse, type Token } from 'parse5'
import { adapter, type Htmlparser2TreeAdapterMap } from 'parse5-htmlparser2-tree-adapter'
import { CODE, policyHash, stylesIn } from '../../src/fragment-service/page-lines.ts'
import { asciiJson } from '../../src/render/ascii.ts'
import { escapeAttribute } from '../../src/render/escape-attribute.ts'
import { type Edit, withEdits } from '../edits.ts'
import { allowing, type PutIn } from './policy.ts'

type Document = Htmlparser2TreeAdapterMap['document']
type Element = Htmlparser2TreeAdapterMap['element']
type AnyNode = Htmlparser2TreeAdapterMap['node']

export interface TryPlan {
  /** Of the live page: links to it stay with us. */
  origin: string
  /** Where the version is that is tried, with a slash at its end: `/__shop-elements/1/`. */
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
  putIn: PutIn
}

const LOADER = /^(.*?)shop-elements\.js(?:[?#].*)?$/s
/** A file of a release that a page may name besides. */
const isOfRelease = (file: string) => CODE.test(file) || file === 'reserve.css' || file.startsWith('fragments/')
/** Attributes that hold an address. */
const ADDRESSES = ['href', 'src', 'action', 'poster']

/** @param html A page whose bytes stand for characters (latin1): what is not changed stays byte for byte, in any encoding. */
export async function rewritePage(html: string, plan: TryPlan): Promise<TriedPage> {
  const page = parse<Htmlparser2TreeAdapterMap>(html, { treeAdapter: adapter, sourceCodeLocationInfo: true })
  const all = elementsIn(page)
  const named = (name: string) => all.filter((one) => one.name === name)
  const edits: Edit[] = []
  const changes: string[] = []
  const [styles, scripts]: [string[], string[]] = [[], []]
  const nonce = all.find((one) => one.name === 'script' && one.attribs.nonce)?.attribs.nonce
  const ofPage = nonce ? ` nonce="${escapeAttribute(nonce)}"` : ''
  /** Writes an attribute anew, or leaves it out. */
  const change = (element: Element, name: string, value?: string) => {
    const place = placesOf(element)?.attrs?.[name]
    const text = value === undefined ? '' : `${name}="${escapeAttribute(value)}"`
    if (place) edits.push({ start: place.startOffset, end: place.endOffset, text })
  }

  const bases = new Set<string>()
  for (const loader of named('script')) {
    const [, base] = LOADER.exec(loader.attribs.src ?? '') ?? []
    if (base === undefined || (base !== '' && !base.endsWith('/'))) continue
    bases.add(base)
    change(loader, 'src', `${plan.base}shop-elements.js`)
    change(loader, 'integrity')
    changes.push(`The loader ${loader.attribs.src} was replaced.`)
  }
  const fileOf = (address: string): string | undefined => {
    const files = [...bases].filter((base) => address.startsWith(base)).map((base) => address.slice(base.length))
    return files.find(isOfRelease)
  }
  for (const link of named('link')) {
    const { href = '' } = link.attribs
    const file = fileOf(href)
    if (file === undefined) continue
    change(link, 'integrity')
    if (file === 'reserve.css') change(link, 'href', `${plan.base}${file}`)
    // The other version has other files. Such a link does nothing.
    else change(link, 'rel', 'x-left-out')
    changes.push(`<link href="${href}"> was ${file === 'reserve.css' ? 'replaced' : 'left out'}.`)
  }
  for (const map of named('script').filter(({ attribs }) => attribs.type === 'importmap')) {
    const text = withoutHashes(textOf(map), (address) => fileOf(address) !== undefined)
    const { startTag, endTag } = placesOf(map) ?? {}
    if (text === undefined || !startTag || !endTag) continue
    edits.push({ start: startTag.endOffset, end: endTag.startOffset, text })
    scripts.push(await policyHash(text))
    changes.push('The hashes of the import map were left out: they are those of the version of the page.')
  }

  if (bases.size === 0) {
    const start = startOfHead(page, all)
    const lines = `<link rel="stylesheet" href="${plan.base}reserve.css"><script type="module" src="${plan.base}shop-elements.js"${ofPage}></script>`
    edits.push({ start, end: start, text: lines })
    changes.push('The page has no loader: it was put into the head, with reserve.css.')
    for (const [tag, selector] of Object.entries(plan.places)) {
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
  } else if (Object.keys(plan.places).length > 0)
    changes.push('The page has a loader: --header and --footer are for pages without one.')

  const putIn = { styles, scripts }
  for (const meta of named('meta').filter((one) =>
    /^content-security-policy$/i.test(one.attribs['http-equiv'] ?? ''),
  )) {
    change(meta, 'content', allowing(meta.attribs.content ?? '', putIn))
    changes.push('The policy in the head was changed, so that it allows what was put in.')
  }
  edits.push(...all.flatMap((element) => localAddresses(html, element, plan.origin)))
  const body = named('body')[0]
  const end = (body && placesOf(body)?.endTag?.startOffset) ?? html.length
  const told = asciiJson(JSON.stringify(changes)).replaceAll('<', '\\u003c')
  edits.push({
    start: end,
    end,
    text: `<script type="application/json" id="shop-elements-try">${told}</script><script type="module" src="${plan.panel}"${ofPage}></script>`,
  })
  return { html: withEdits(html, edits), changes, putIn }
}

const placesOf = ({ sourceCodeLocation }: Element) => sourceCodeLocation as Token.ElementLocation | null | undefined

/** All elements in the order of the text, those in templates too. */
function elementsIn({ children }: Document | Element): Element[] {
  return children.flatMap((node): Element[] => {
    if ('attribs' in node) return [node, ...elementsIn(node)]
    return 'children' in node ? elementsIn(node as Document) : []
  })
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

/** Links to the live page stay with us: its origin is cut out of what is written. */
function localAddresses(html: string, element: Element, origin: string): Edit[] {
  return ADDRESSES.flatMap((name) => {
    const value = element.attribs[name]?.trim() ?? ''
    const rest = value.slice(origin.length)
    const place = placesOf(element)?.attrs?.[name]
    if (!place || !value.startsWith(origin) || !/^([/?#]|$)/.test(rest)) return []
    const start = html.indexOf(origin, place.startOffset)
    if (start < 0 || start >= place.endOffset) return []
    // What begins with // would be another host.
    const text = rest.startsWith('//') ? '/.' : rest.startsWith('/') ? '' : '/'
    return [{ start, end: start + origin.length, text }]
  })
}
