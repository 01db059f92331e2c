/** The places that name a release in one template, moved to another release. All else stays as it is, byte for byte (UPGRADE-2). */
import { createHash } from 'node:crypto'
import { parse, parseFragment } from 'parse5'
import { TAGS } from '../../../src/page/configuration/tags.ts'
import type { FragmentTag } from '../../../src/render/render.ts'
import { CODE } from '../../service/fragment-service/page-lines.ts'
import { type Edit, withEdits } from '../edits.ts'
import { masked } from '../lint/masked.ts'
import { attributeOf, elementsIn, isFragment } from '../template-elements.ts'

/** The release that templates are moved to. */
export interface Release {
  version: string
  /** By its manifest.json: each file with its hash. */
  files: Readonly<Record<string, { integrity: string }>>
  /** The HTML of a fragment. */
  render(tag: FragmentTag, attributes: Readonly<Record<string, string>>, nonce?: string): Promise<string>
}

/** A place in the template. */
interface Place {
  /** From 1. */
  line: number
  what: string
}

export interface Upgraded {
  text: string
  /** The places that were moved. */
  changes: readonly Place[]
  /** The places that need a hand. */
  byHand: readonly Place[]
  /** The versions that were named. */
  versions: readonly string[]
}

const VERSION = String.raw`\d+\.\d+\.\d+(?:-[\w.]+)?`
/** A file of a release, below the folder of all releases, or our loader wherever it is. */
const ADDRESS = new RegExp(
  String.raw`(/shop-elements/|/)(${VERSION})/((?:elements|chunks|themes|assets|fragments|docs)/[\w./-]+|[\w-]+\.(?:js|css|json))`,
  'g',
)
const LOADER = 'shop-elements.js'
/** `chunks/react-DcFq1w.js`: the hash of its content changes with it. */
const HASHED = /^(chunks\/.+)-[\w-]{6}\.js$/
const TEXTS = /^chunks\/text-(\w\w-\w\w)-/

/** The file of this release that has the part of an earlier one's; undefined where there is none. */
function fileOf(file: string, { files }: Release): string | undefined {
  if (file in files || file.startsWith('docs/') || file === 'manifest.json') return file
  const [, role] = HASHED.exec(file) ?? []
  const others = role ? Object.keys(files).filter((one) => HASHED.exec(one)?.[1] === role) : []
  return others.length === 1 ? others[0] : undefined
}

interface Found {
  start: number
  end: number
  version: string
  file: string
}

function addressesIn(text: string): Found[] {
  return [...text.matchAll(ADDRESS)].flatMap(({ 0: all, 1: folder = '', 2: version = '', 3: file = '', index }) => {
    if (folder !== '/shop-elements/' && file !== LOADER) return []
    const start = index + folder.length
    return [{ start, end: index + all.length, version, file }]
  })
}

/** The attributes that a fragment was rendered with, whatever its tag has got since then. @throws where it does not say. */
function attributesOf(fragment: string): Record<string, string> {
  const [tag = ''] = /<div [^>]*\bdata-prerendered="[^>]*>/.exec(fragment) ?? []
  const [painted] = [...elementsIn(parseFragment(tag))].map(([element]) => attributeOf(element, 'data-prerendered'))
  if (painted === undefined) throw new Error('it does not say with which attributes it was made')
  return JSON.parse(painted)
}

/** Stands for the nonce, which may be code of the template. */
const NONCE = 'nonce-of-the-page'

/** The same fragment of this release: its template. */
async function fragmentOf(tag: FragmentTag, before: string, { render }: Release): Promise<string> {
  // Content of the services, as they were when it was made.
  if (before.includes('<script type="application/json" data-content>'))
    throw new Error('it has content of your services')
  const nonce = /<style nonce="([^"]*)"/.exec(before)?.[1]
  const html = await render(tag, attributesOf(before), nonce === undefined ? undefined : NONCE)
  const end = '</template>'
  const template = html.slice(html.indexOf('<template'), html.lastIndexOf(end) + end.length)
  return nonce === undefined ? template : template.replaceAll(NONCE, () => nonce)
}

export async function upgradeTemplate(text: string, release: Release): Promise<Upgraded> {
  const edits: Edit[] = []
  const changes: Place[] = []
  const byHand: Place[] = []
  const versions = new Set<string>()
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length
  const isOld = (version: string) => {
    versions.add(version)
    return version !== release.version
  }
  const found = elementsIn(parse(masked(text), { sourceCodeLocationInfo: true }))
  const elements = [...found].map(([element]) => element)

  /** Hashes in an import map; the map is written anew, as the code of a release has other names. */
  const maps = elements.filter((one) => one.tagName === 'script' && attributeOf(one, 'type') === 'importmap')
  const inMaps: Edit[] = []
  for (const map of maps) {
    const { startTag, endTag } = map.sourceCodeLocation ?? {}
    if (!startTag || !endTag) continue
    const [start, end] = [startTag.endOffset, endTag.startOffset]
    const before = text.slice(start, end)
    const [first] = addressesIn(before)
    if (!first || !isOld(first.version)) continue
    const after = mapFor(before, first, release)
    inMaps.push({ start, end, text: after ?? before })
    const place = { line: lineAt(start) }
    if (after === undefined)
      byHand.push({ ...place, what: 'the import map is written by the template: paste its hashes' })
    else {
      changes.push({ ...place, what: 'the hashes of the import map' })
      const hash = createHash('sha256').update(after, 'latin1').digest('base64')
      byHand.push({ ...place, what: `a policy with a hash for the import map needs 'sha256-${hash}'` })
    }
  }
  edits.push(...inMaps)

  for (const element of elements.filter(({ tagName }) => TAGS.includes(tagName as never))) {
    const template = element.childNodes.find(isFragment)
    const { startOffset, endOffset } = template?.sourceCodeLocation ?? {}
    if (startOffset === undefined || endOffset === undefined) continue
    const before = text.slice(startOffset, endOffset)
    const [, version] = /\bdata-release="([^"]+)"/.exec(before) ?? []
    if (!version || !isOld(version)) continue
    const place = { line: lineAt(startOffset) }
    const what = `the fragment of <${element.tagName}>`
    try {
      edits.push({
        start: startOffset,
        end: endOffset,
        text: await fragmentOf(element.tagName as FragmentTag, before, release),
      })
      changes.push({ ...place, what })
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      byHand.push({ ...place, what: `${what}: ${why}. Make it anew by the program that has made it.` })
    }
  }

  const isInside = ({ start, end }: Found) => edits.some((edit) => start >= edit.start && end <= edit.end)
  for (const found of addressesIn(text).filter((one) => !isInside(one))) {
    if (!isOld(found.version)) continue
    const place = { line: lineAt(found.start) }
    const file = fileOf(found.file, release)
    if (file === undefined) {
      byHand.push({ ...place, what: `${found.file} is not in ${release.version}: remove it, or paste the new snippet` })
      continue
    }
    edits.push({ start: found.start, end: found.end, text: `${release.version}/${file}` })
    changes.push({ ...place, what: file })
    const hash = release.files[file]?.integrity
    const tag = elements.find(({ sourceCodeLocation: at }) => {
      const { startOffset = -1, endOffset = -1 } = (at && 'startTag' in at ? at.startTag : at) ?? {}
      return found.start > startOffset && found.end < endOffset
    })
    const integrity = tag?.sourceCodeLocation?.attrs?.integrity
    if (!tag || !integrity || !hash) continue
    const before = text.slice(integrity.startOffset, integrity.endOffset)
    edits.push({
      start: integrity.startOffset,
      end: integrity.endOffset,
      text: before.replace(/sha\d+-[\w+/=]+/, hash),
    })
  }

  const inOrder = (places: Place[]) => places.sort((one, other) => one.line - other.line)
  return { text: withEdits(text, edits), changes: inOrder(changes), byHand: inOrder(byHand), versions: [...versions] }
}

/** The import map with the hashes of this release's code, for the same languages; undefined where it is no JSON. */
function mapFor(before: string, { start }: Found, release: Release): string | undefined {
  let map: { integrity?: Record<string, string> }
  try {
    map = JSON.parse(before)
  } catch {
    return undefined
  }
  const key = Object.keys(map.integrity ?? {}).find((address) => addressesIn(address).length > 0)
  if (!key) return undefined
  const base = key.slice(0, addressesIn(key)[0]?.start ?? start)
  const isOurs = (address: string) => address.startsWith(base) && addressesIn(address).length > 0
  const given = Object.entries(map.integrity ?? {})
  const locales = given.map(([address]) => TEXTS.exec(addressesIn(address)[0]?.file ?? '')?.[1])
  const code = Object.entries(release.files).filter(([file]) => {
    const [, locale] = TEXTS.exec(file) ?? []
    return CODE.test(file) && (!locale || locales.includes(locale))
  })
  const ours = code.map(([file, { integrity }]) => [`${base}${release.version}/${file}`, integrity] as const)
  const integrity = Object.fromEntries([...given.filter(([address]) => !isOurs(address)), ...ours])
  const [, indent = ''] = /\n([ \t]+)"/.exec(before) ?? []
  return JSON.stringify({ ...map, integrity }, null, indent)
}
