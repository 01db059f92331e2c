import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesIn, readManifest } from './version-folder.ts'
import { channelsOf, released } from './versions.ts'
import { draftFolder, swapFolder } from './whole.ts'

/** The expression by which a built loader finds its code, next to itself. */
const OWN_ADDRESS = 'import.meta.url'

/**
 * A channel's loader is a version's loader that takes the code from that version's folder (DELIVERY-40). So a page that names
 * a channel makes no more requests than one that names a version, shares its caches, and needs no redirect of its CDN.
 */
function loaderOf(folder: string, version: string): string {
  const code = readFileSync(join(folder, 'shop-elements.js'), 'utf8')
  if (!code.includes(OWN_ADDRESS)) throw new Error(`The loader of ${version} does not contain ${OWN_ADDRESS}.`)
  return code.replaceAll(OWN_ADDRESS, `new URL("../${version}/",${OWN_ADDRESS})`)
}

/** The files of a channel's folder: those that a page names. The code stays in the version's folder. */
function contentsOf(folder: string, version: string): Map<string, string | Buffer> {
  const manifest = readManifest(folder)
  const isOwn = (file: string) => file.startsWith('fragments/') || file === 'reserve.css'
  const contents = new Map<string, string | Buffer>(
    filesIn(folder)
      .filter(isOwn)
      .map((file) => [file, readFileSync(join(folder, file))] as const),
  )
  for (const { entry } of Object.values(manifest.elements)) contents.set(entry, `import"../../${version}/${entry}"\n`)
  contents.set('manifest.json', `${JSON.stringify({ base: `../${version}/`, ...manifest }, null, 2)}\n`)
  return contents.set('shop-elements.js', loaderOf(folder, version))
}

export const versionOf = (releaseRoot: string, channel: string): string =>
  readManifest(join(releaseRoot, channel)).version

/** @throws when that version isn't there, or doesn't belong to the channel (DELIVERY-39). */
export function checkMove(releaseRoot: string, channel: string, version: string): void {
  const { versions } = released(releaseRoot)
  if (!versions.includes(version)) {
    throw new Error(`Version ${version} is not released; there are ${versions.join(', ') || 'none'}.`)
  }
  if (!channelsOf(version).includes(channel)) {
    throw new Error(
      `Version ${version} doesn't belong to channel ${channel}, but to ${channelsOf(version).join(' and ') || 'none'}.`,
    )
  }
}

/** Moves a channel to a version, forward or back (DELIVERY-39). Its folder is made whole, and swapped as one (DELIVERY-49). */
export function moveChannel(releaseRoot: string, channel: string, version: string): void {
  checkMove(releaseRoot, channel, version)
  const target = join(releaseRoot, channel)
  const draft = draftFolder(target, (folder) => {
    for (const [file, content] of contentsOf(join(releaseRoot, version), version)) {
      const path = join(folder, file)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, content)
    }
  })
  swapFolder(draft, target)
}
