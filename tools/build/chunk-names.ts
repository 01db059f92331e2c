import { createHash } from 'node:crypto'
import { dirname, join, parse } from 'node:path'
import type { GetManualChunk, GetModuleInfo, ModuleInfo } from 'rollup'
import { TAGS } from '../../src/page/configuration/tags.ts'
import { root } from '../paths.ts'
import { ALWAYS, LATE, RARE } from './chunk-table.ts'

/** Whether a module is the file of a row, or in its folder or package. Those that a plugin makes of it count as it. */
function isOf(id: string, path: string): boolean {
  const own = id.replace('\0', '').replace(root(''), '')
  return path.endsWith('/') ? own.startsWith(path) : own === path
}

const chunkIn = (chunks: readonly (readonly [path: string, chunk: string])[], id: string) =>
  chunks.find(([path]) => isOf(id, path))?.[1]

/** @throws when a row names what is no module any more. */
function checkTable(ids: readonly string[]): void {
  const rare = [...RARE.values()].flatMap(({ files }) => files)
  const gone = [...[...ALWAYS, ...LATE].map(([path]) => path), ...rare].filter(
    (path) => !ids.some((id) => isOf(id, path)),
  )
  if (gone.length > 0) throw new Error(`tools/build/chunk-table.ts: no module is of ${gone.join(', ')}.`)
}

/** Modules that are imported later without React. */
const LATE_FILE = /src\/((live|view|state|api|page)\/.*\.late|api\/cart\/send-held-changes)\.tsx?$/
/** Modules that are imported later and shared with React: icons, those of campaigns apart from others, and all else of these chunks. */
const CAMPAIGN = 'campaign'
const CART = 'mini-cart'
const FLYOUT = 'flyout'
const NAVIGATION = 'navigation'
const CART_TAG = 'shop-minicart'
const SHARES = ['suggestions', 'added-panel', FLYOUT, CART, NAVIGATION, 'cart-changes', 'proposal-calls']
const ICON_FILE = /node_modules\/lucide\/|src\/shop\/promotion\/colour\.|src\/view\/icon\./
const TAG_FILE = /src\/elements\/shop-\w+\.ts$/

const ICONS = /import\s*\{([^}]*)\}\s*from\s*['"]lucide['"]/
/** In lucide's entry: the names of an icon, and its file. */
const ICON = /export \{([^}]*)\} from '\.\/(icons\/[^']+)'/g

/** The modules that a module imports at once. Of lucide, whose entry imports all icons, those that it names. */
function importedIds({ code, importedIds: ids }: ModuleInfo, getModuleInfo: GetModuleInfo): readonly string[] {
  const [, names] = ICONS.exec(code ?? '') ?? []
  if (!names) return ids
  const named = new Set(names.split(',').map((name) => name.trim()))
  return ids.flatMap((id) => {
    if (!/node_modules\/lucide\//.test(id)) return [id]
    const icons = [...(getModuleInfo(id)?.code ?? '').matchAll(ICON)]
    const isNamed = (all: string) => all.split(',').some((one) => named.has(one.replace('default as', '').trim()))
    return icons.flatMap(([, all = '', file = '']) => (isNamed(all) ? [join(dirname(id), file)] : []))
  })
}

/** All modules that a module imports, itself included: at once, and those that it imports later for which `isFollowed`. */
function withImports(
  id: string,
  getModuleInfo: GetModuleInfo,
  isFollowed = (_later: string) => false,
  found = new Set<string>(),
): Set<string> {
  const info = getModuleInfo(id)
  if (!info || found.has(id)) return found
  found.add(id)
  for (const imported of [...importedIds(info, getModuleInfo), ...info.dynamicallyImportedIds.filter(isFollowed)])
    withImports(imported, getModuleInfo, isFollowed, found)
  return found
}

/** Neither the code of other tags nor what comes without React. */
const isOfTag = (id: string) => !TAG_FILE.test(id) && !LATE_FILE.test(id)

/** By module, the chunk of the live layer, of what it imports later, of the one tag that needs it, or of several. */
function planChunks(getModuleInfo: GetModuleInfo): Map<string, string> {
  const plan = new Map<string, string>()
  const live = withImports(root('src/live/live.ts'), getModuleInfo)
  for (const id of live) plan.set(id, 'live')
  const laterOf = (ids: Iterable<string>) =>
    [...ids].flatMap((id) => getModuleInfo(id)?.dynamicallyImportedIds ?? []).filter((id) => LATE_FILE.test(id))
  const sizeOf = (id: string) => withImports(id, getModuleInfo).size
  // The smallest first: a larger one may import it at once. Grows as it is gone through: what comes later may import more, later still.
  const later = new Set(laterOf(live).sort((one, other) => sizeOf(one) - sizeOf(other)))
  for (const late of later) for (const id of laterOf(withImports(late, getModuleInfo))) later.add(id)
  const chunkOf = (late: string) => chunkIn(LATE, late) ?? parse(late).name.replace(/\.late$/, '')
  const neededBy = (files: Iterable<string>, isFollowed?: (later: string) => boolean) =>
    new Set([...files].flatMap((file) => [...withImports(file, getModuleInfo, isFollowed)]))
  const byTags = (tags: readonly string[]) =>
    neededBy(
      tags.map((tag) => root(`src/elements/${tag}.ts`)),
      isOfTag,
    )
  const byReact = byTags(TAGS)
  const byOthers = byTags(TAGS.filter((tag) => tag !== CART_TAG))
  const byCampaigns = neededBy([...later].filter((late) => chunkOf(late) === CAMPAIGN))
  const byNavigation = neededBy([...later].filter((late) => chunkOf(late) === NAVIGATION))
  const byFlyouts = neededBy([...later].filter((late) => chunkOf(late) === FLYOUT))
  const sharedChunk = (id: string, chunk: string) => {
    // The navigation needs the header's sheet, and with it the file of flyouts.
    if (chunk === NAVIGATION && byFlyouts.has(id) && !byReact.has(id)) return FLYOUT
    // Nobody needs the code of campaigns for an icon.
    if (ICON_FILE.test(id) && byCampaigns.has(id) && byNavigation.has(id)) return 'icons'
    // All that shows a mini cart without React is in one file, with what React needs for this tag alone.
    if (!byReact.has(id) || (chunk === CART && !byOthers.has(id) && !byCampaigns.has(id))) return undefined
    const isShared = SHARES.includes(chunk)
    if (ICON_FILE.test(id) && (byCampaigns.has(id) || !isShared)) return 'icons'
    return isShared ? 'common' : undefined
  }
  for (const late of later) {
    const chunk = chunkOf(late)
    for (const id of withImports(late, getModuleInfo)) if (!plan.has(id)) plan.set(id, sharedChunk(id, chunk) ?? chunk)
  }
  const isPlanned = new Set(plan.keys())
  for (const tag of TAGS) {
    const file = root(`src/elements/${tag}.ts`)
    const rare = RARE.get(tag)
    const isRare = (id: string) => rare?.files.some((path) => isOf(id, path)) === true
    const usual = withImports(file, getModuleInfo, (id) => isOfTag(id) && !isRare(id))
    for (const id of withImports(file, getModuleInfo, isOfTag)) {
      const chunk = usual.has(id) ? tag : (rare?.chunk ?? tag)
      if (!isPlanned.has(id)) plan.set(id, plan.has(id) ? 'shell' : chunk)
    }
  }
  return plan
}

/** With the hash of its content: rollup has hashes of six characters for 64 chunks only. */
const partsName = (id: string, code: string) =>
  `footer-${parse(dirname(id)).base}-${createHash('sha256').update(code).digest('base64url').slice(0, 6)}`

/** The path of a chunk by its name. */
export const chunkPath = (name: string): string =>
  /^footer-\w\w-\w\w-/.test(name) ? 'chunks/[name].js' : 'chunks/[name]-[hash:6].js'

/**
 * Names the chunk of each module of the elements: by the table, else
 * - `live`: the live layer with all that it imports at once, such as the store, the calls and the page's events; what it
 *   imports later is a chunk of the file's name, without its `.late`;
 * - `text-<locale>`: all texts of a language, but those of a notice and of proposed changes, which few visitors see (`rare-<locale>`);
 * - `suggestions`: what a search field suggests, without React;
 * - `footer-<locale>`: what completes a footer of the content service;
 * - `icons`: icons and colours, which campaigns share with React;
 * - `common`: what flyouts, changes of the cart and the page's own texts share with React;
 * - the file of a tag: what that tag alone needs; `shell`: what several tags need.
 */
export function chunkNames(): GetManualChunk {
  let plan: Map<string, string> | undefined
  return (id, { getModuleInfo, getModuleIds }) => {
    if (id.endsWith('?parts')) return partsName(id, getModuleInfo(id)?.code ?? '')
    const [, locale, texts] = /locales\/([\w-]+)\/([\w-]+)/.exec(id) ?? []
    const chunk = chunkIn(ALWAYS, id) ?? (locale && `${texts === 'all' ? 'text' : texts}-${locale}`)
    if (chunk) return chunk
    if (!plan) checkTable([...getModuleIds()])
    plan ??= planChunks(getModuleInfo)
    return plan.get(id)
  }
}
