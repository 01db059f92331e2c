import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesIn, readManifest } from './version-folder.mjs'
import { channelsOf, released } from './versions.mjs'

/** Where the loader looks for the code: beside itself, as it was built. */
const BESIDE_ITSELF = 'import.meta.url'

/**
 * A channel's loader is a version's own loader that looks for the code in that version's folder. So a page that names
 * a channel makes no more requests than one that names a version, shares its caches, and needs no redirect of its CDN.
 */
function loaderOf(folder, version) {
  const code = readFileSync(join(folder, 'shop-elements.js'), 'utf8')
  if (!code.includes(BESIDE_ITSELF))
    throw new Error(`The loader of ${version} does not say where it looks for its code.`)
  return code.replaceAll(BESIDE_ITSELF, `new URL("../${version}/",${BESIDE_ITSELF})`)
}

/** What a channel's folder holds: all that a page names itself. The code is where the version is. */
function contentsOf(folder, version) {
  const manifest = readManifest(folder)
  const isOwn = (file) => file.startsWith('fragments/') || file === 'reserve.css'
  const contents = new Map(
    filesIn(folder)
      .filter(isOwn)
      .map((file) => [file, readFileSync(join(folder, file))]),
  )
  for (const { entry } of Object.values(manifest.elements)) contents.set(entry, `import"../../${version}/${entry}"\n`)
  contents.set('manifest.json', `${JSON.stringify({ base: `../${version}/`, ...manifest }, null, 2)}\n`)
  // The last of all: until it is there the channel leads to where it led.
  return contents.set('shop-elements.js', loaderOf(folder, version))
}

export const versionOf = (shelf, channel) => readManifest(join(shelf, channel)).version

/**
 * Moves a channel to a version, forth or back. Each file is replaced at once, and each points to one whole version.
 *
 * @throws when that version isn't there, or doesn't belong to the channel.
 */
export function moveChannel(shelf, channel, version) {
  const { versions } = released(shelf)
  if (!versions.includes(version)) {
    throw new Error(`Version ${version} is not released; there are ${versions.join(', ') || 'none'}.`)
  }
  if (!channelsOf(version).includes(channel)) {
    throw new Error(
      `Version ${version} doesn't belong to channel ${channel}, but to ${channelsOf(version).join(' and ') || 'none'}.`,
    )
  }
  const target = join(shelf, channel)
  const contents = contentsOf(join(shelf, version), version)
  for (const [file, content] of contents) {
    const path = join(target, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(`${path}.new`, content)
    renameSync(`${path}.new`, path)
  }
  for (const file of filesIn(target)) if (!contents.has(file)) rmSync(join(target, file))
}
