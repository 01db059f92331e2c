import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isVersion } from './versions.mjs'

export const readManifest = (folder) => JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))

const hashOf = (file) => `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`

export const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(folder.length + 1))
    .sort()

/** A build that was ended half-way, or touched by hand, must not be released. */
function checkBuild(dist, { version, files }) {
  if (!isVersion(version)) throw new Error(`"${version}" is no version that can be released.`)
  const wrong = Object.keys(files).filter(
    (file) => !existsSync(join(dist, file)) || hashOf(join(dist, file)) !== files[file].integrity,
  )
  if (wrong.length > 0)
    throw new Error(`${dist} is not as its manifest says: ${wrong.slice(0, 3).join(', ')}. Build anew.`)
}

function differences(dist, folder) {
  const [built, existing] = [filesIn(dist), filesIn(folder)]
  const isSame = (file) =>
    existing.includes(file) && built.includes(file) && hashOf(join(dist, file)) === hashOf(join(folder, file))
  return [...new Set([...built, ...existing])].filter((file) => !isSame(file))
}

/**
 * Puts the build into its immutable folder. What is released already stays as it is: pages have cached it, and name its
 * hashes. Returns whether it is new.
 *
 * @throws when that version is there with other bytes.
 */
export function addVersion(dist, shelf) {
  const manifest = readManifest(dist)
  checkBuild(dist, manifest)
  const { version } = manifest
  const folder = join(shelf, version)
  if (existsSync(folder)) {
    const other = differences(dist, folder)
    if (other.length === 0) return { version, isNew: false }
    throw new Error(
      `Version ${version} is released already, with other bytes (${other.slice(0, 3).join(', ')}${other.length > 3 ? ` and ${other.length - 3} more` : ''}). ` +
        'A released version never changes: raise the version in package.json, build, and release that.',
    )
  }
  // All of it appears at once, or nothing.
  const draft = join(shelf, `.${version}`)
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(shelf, { recursive: true })
  cpSync(dist, draft, { recursive: true })
  renameSync(draft, folder)
  return { version, isNew: true }
}
