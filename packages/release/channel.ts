import { type Canary, canaryLoader } from './canary.ts'
import type { ReleaseManifest } from './release-manifest.ts'
import type { Contents, ReleaseStore } from './release-store.ts'
import { channelsOf, stagedChannelOf } from './versions.ts'

/** The version that a channel points to. */
export interface ChannelTarget {
  version: string
  canary?: Canary
}

/** By which a built loader finds its code, next to itself. */
const NEXT_TO_ITSELF = /(import\.meta\.resolve\(["'`])\.\//g
/** The same in loaders of version 1.0.0. */
const OWN_ADDRESS = 'import.meta.url'

async function read(store: ReleaseStore, path: string): Promise<string> {
  const content = await store.read(path)
  if (!content) throw new Error(`${path} is missing.`)
  return content.toString()
}

/**
 * A channel's loader is a version's loader that takes the code from that version's folder (DELIVERY-40). So a page that names
 * a channel makes no more requests than one that names a version, shares its caches, and needs no redirect of its CDN.
 */
async function loaderOf(store: ReleaseStore, version: string): Promise<string> {
  const code = await read(store, `${version}/shop-elements.js`)
  const next = code.replace(NEXT_TO_ITSELF, `$1../${version}/`)
  if (next !== code) return next
  if (!code.includes(OWN_ADDRESS)) throw new Error(`The loader of ${version} does not say where its code is.`)
  return code.replaceAll(OWN_ADDRESS, `new URL("../${version}/",${OWN_ADDRESS})`)
}

/** The files of a channel's folder: those that a page names, the loader last. The code stays in the version's folder. */
async function contentsOf(store: ReleaseStore, { version, canary }: ChannelTarget): Promise<Contents> {
  const manifest: ReleaseManifest = JSON.parse(await read(store, `${version}/manifest.json`))
  const isOwn = (file: string) => file.startsWith('fragments/') || file === 'reserve.css'
  const contents = new Map<string, string>()
  for (const file of Object.keys(manifest.files).filter(isOwn))
    contents.set(file, await read(store, `${version}/${file}`))
  for (const { entry } of Object.values(manifest.elements)) contents.set(entry, `import"../../${version}/${entry}"\n`)
  const described = { base: `../${version}/`, ...(canary && { canary }), ...manifest }
  contents.set('manifest.json', `${JSON.stringify(described, null, 2)}\n`)
  const loader = await loaderOf(store, version)
  return contents.set(
    'shop-elements.js',
    canary ? canaryLoader(loader, await loaderOf(store, canary.version), canary) : loader,
  )
}

/** Undefined if there is no such channel. */
export async function targetOf(store: ReleaseStore, channel: string): Promise<ChannelTarget | undefined> {
  const manifest = await store.read(`${channel}/manifest.json`)
  if (!manifest) return undefined
  const { version, canary } = JSON.parse(manifest.toString())
  return { version, ...(canary && { canary }) }
}

const belongsTo = (channel: string, version: string) =>
  channelsOf(version).includes(channel) || stagedChannelOf(version) === channel

/** @throws when that version isn't there, or doesn't belong to the channel (DELIVERY-39). */
export async function checkMove(store: ReleaseStore, channel: string, version: string): Promise<void> {
  const { versions } = await store.released()
  if (!versions.includes(version))
    throw new Error(`Version ${version} is not released; there are ${versions.join(', ') || 'none'}.`)
  checkChannel(channel, version)
}

export function checkChannel(channel: string, version: string): void {
  if (belongsTo(channel, version)) return
  const own = [...channelsOf(version), stagedChannelOf(version)]
  throw new Error(`Version ${version} doesn't belong to channel ${channel}, but to ${own.join(' and ')}.`)
}

/** Moves a channel to a version, forward or back, with a canary or without (DELIVERY-39). */
export async function moveChannel(store: ReleaseStore, channel: string, target: ChannelTarget): Promise<void> {
  await checkMove(store, channel, target.version)
  if (target.canary) await checkMove(store, channel, target.canary.version)
  await store.writeChannel(channel, await contentsOf(store, target))
}
