import { type Canary, canaryLoader } from './canary.ts'
import type { Contents, Place } from './place.ts'
import type { ReleaseManifest } from './release-manifest.ts'
import { channelsOf, stagedChannelOf } from './versions.ts'

/** Where a channel leads. */
export interface Lead {
  version: string
  canary?: Canary
}

/** By which a built loader finds its code, next to itself. */
const NEXT_TO_ITSELF = /(import\.meta\.resolve\(["'`])\.\//g
/** The same in loaders of version 1.0.0. */
const OWN_ADDRESS = 'import.meta.url'

async function read(place: Place, path: string): Promise<string> {
  const content = await place.read(path)
  if (!content) throw new Error(`${path} is missing.`)
  return content.toString()
}

/**
 * A channel's loader is a version's loader that takes the code from that version's folder (DELIVERY-40). So a page that names
 * a channel makes no more requests than one that names a version, shares its caches, and needs no redirect of its CDN.
 */
async function loaderOf(place: Place, version: string): Promise<string> {
  const code = await read(place, `${version}/shop-elements.js`)
  const next = code.replace(NEXT_TO_ITSELF, `$1../${version}/`)
  if (next !== code) return next
  if (!code.includes(OWN_ADDRESS)) throw new Error(`The loader of ${version} does not say where its code is.`)
  return code.replaceAll(OWN_ADDRESS, `new URL("../${version}/",${OWN_ADDRESS})`)
}

/** The files of a channel's folder: those that a page names, the loader last. The code stays in the version's folder. */
async function contentsOf(place: Place, { version, canary }: Lead): Promise<Contents> {
  const manifest: ReleaseManifest = JSON.parse(await read(place, `${version}/manifest.json`))
  const isOwn = (file: string) => file.startsWith('fragments/') || file === 'reserve.css'
  const contents = new Map<string, string>()
  for (const file of Object.keys(manifest.files).filter(isOwn))
    contents.set(file, await read(place, `${version}/${file}`))
  for (const { entry } of Object.values(manifest.elements)) contents.set(entry, `import"../../${version}/${entry}"\n`)
  const described = { base: `../${version}/`, ...(canary && { canary }), ...manifest }
  contents.set('manifest.json', `${JSON.stringify(described, null, 2)}\n`)
  const loader = await loaderOf(place, version)
  return contents.set(
    'shop-elements.js',
    canary ? canaryLoader(loader, await loaderOf(place, canary.version), canary) : loader,
  )
}

/** Undefined if there is no such channel. */
export async function leadOf(place: Place, channel: string): Promise<Lead | undefined> {
  const manifest = await place.read(`${channel}/manifest.json`)
  if (!manifest) return undefined
  const { version, canary } = JSON.parse(manifest.toString())
  return { version, ...(canary && { canary }) }
}

const belongsTo = (channel: string, version: string) =>
  channelsOf(version).includes(channel) || stagedChannelOf(version) === channel

/** @throws when that version isn't there, or doesn't belong to the channel (DELIVERY-39). */
export async function checkMove(place: Place, channel: string, version: string): Promise<void> {
  const { versions } = await place.released()
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
export async function moveChannel(place: Place, channel: string, lead: Lead): Promise<void> {
  await checkMove(place, channel, lead.version)
  if (lead.canary) await checkMove(place, channel, lead.canary.version)
  await place.writeChannel(channel, await contentsOf(place, lead))
}
