import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isVersion } from './versions.ts'

/** A release's manifest.json, as far as it is read here. */
export interface ReleaseManifest {
  version: string
  files: Record<string, { integrity: string }>
  elements: Record<string, { entry: string }>
}

export const readManifest = (folder: string): ReleaseManifest =>
  JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))

const hashOf = (file: string) => `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`

export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(folder.length + 1))
    .sort()

/** An incomplete build, or one changed by hand, must not be released (DELIVERY-39). */
function checkBuild(dist: string, { version, files }: ReleaseManifest): void {
  if (!isVersion(version)) throw new Error(`"${version}" is not a version that can be released.`)
  const wrong = Object.keys(files).filter(
    (file) => !existsSync(join(dist, file)) || hashOf(join(dist, file)) !== files[file]?.integrity,
  )
  if (wrong.length > 0)
    throw new Error(`${dist} is not as its manifest says: ${wrong.slice(0, 3).join(', ')}. Build again.`)
}

function differences(dist: string, folder: string): string[] {
  const [built, existing] = [filesIn(dist), filesIn(folder)]
  const isSame = (file: string) =>
    existing.includes(file) && built.includes(file) && hashOf(join(dist, file)) === hashOf(join(folder, file))
  return [...new Set([...built, ...existing])].filter((file) => !isSame(file))
}

/**
 * Copies the build to the folder of its version, which never changes: pages have cached it, and pin its hashes (DELIVERY-38).
 * Returns whether the version is new.
 *
 * @throws when that version is released already, with other bytes.
 */
export function addVersion(dist: string, releaseRoot: string): { version: string; isNew: boolean } {
  const manifest = readManifest(dist)
  checkBuild(dist, manifest)
  const { version } = manifest
  const folder = join(releaseRoot, version)
  if (existsSync(folder)) {
    const other = differences(dist, folder)
    if (other.length === 0) return { version, isNew: false }
    throw new Error(
      `Version ${version} is released already, with other bytes (${other.slice(0, 3).join(', ')}${other.length > 3 ? ` and ${other.length - 3} more` : ''}). ` +
        'A released version never changes: raise the version in package.json, build, and release that.',
    )
  }
  // Renamed at the end, so that the folder appears complete or not at all.
  const draft = join(releaseRoot, `.${version}`)
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(releaseRoot, { recursive: true })
  cpSync(dist, draft, { recursive: true })
  renameSync(draft, folder)
  return { version, isNew: true }
}
