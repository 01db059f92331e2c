import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isVersion } from './versions.ts'
import { draftFolder } from './whole.ts'

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

/** The files that a release consists of: those that its manifest names, and the manifest (DELIVERY-50). */
const filesOf = ({ files }: ReleaseManifest): string[] => [...Object.keys(files), 'manifest.json']

/** An incomplete build, or one changed by hand, must not be released (DELIVERY-39). */
function checkBuild(dist: string, { version, files }: ReleaseManifest): void {
  if (!isVersion(version)) throw new Error(`"${version}" is not a version that can be released.`)
  const isInside = (file: string) => join(dist, file).startsWith(join(dist, '/'))
  const wrong = Object.keys(files).filter(
    (file) => !isInside(file) || !existsSync(join(dist, file)) || hashOf(join(dist, file)) !== files[file]?.integrity,
  )
  if (wrong.length > 0)
    throw new Error(`${dist} is not as its manifest says: ${wrong.slice(0, 3).join(', ')}. Build again.`)
}

function differences(dist: string, folder: string, manifest: ReleaseManifest): string[] {
  const [built, existing] = [filesOf(manifest), filesIn(folder)]
  const isSame = (file: string) =>
    existing.includes(file) && built.includes(file) && hashOf(join(dist, file)) === hashOf(join(folder, file))
  return [...new Set([...built, ...existing])].filter((file) => !isSame(file))
}

/** Copies a build, and compares what has arrived with the manifest. */
function copyBuild(dist: string, draft: string, manifest: ReleaseManifest): void {
  for (const file of filesOf(manifest)) {
    const target = join(draft, file)
    mkdirSync(dirname(target), { recursive: true })
    copyFileSync(join(dist, file), target)
    const expected = manifest.files[file]?.integrity ?? hashOf(join(dist, file))
    if (hashOf(target) !== expected) throw new Error(`${file} was not copied as it is: is the disk full or broken?`)
  }
}

/** A version whose build is whole, and whether it is new. */
export interface CheckedBuild {
  version: string
  isNew: boolean
  /** Makes its folder, complete or not at all. */
  add(): void
}

/**
 * Prepares the folder of a build's version, which never changes: pages have cached it, and pin its hashes (DELIVERY-38).
 *
 * @throws when the build is not whole, or that version is released already, with other bytes.
 */
export function checkVersion(dist: string, releaseRoot: string): CheckedBuild {
  const manifest = readManifest(dist)
  checkBuild(dist, manifest)
  const { version } = manifest
  const folder = join(releaseRoot, version)
  const add = () =>
    renameSync(
      draftFolder(folder, (draft) => copyBuild(dist, draft, manifest)),
      folder,
    )
  if (!existsSync(folder)) return { version, isNew: true, add }
  const other = differences(dist, folder, manifest)
  if (other.length === 0) return { version, isNew: false, add: () => {} }
  throw new Error(
    `Version ${version} is released already, with other bytes (${other.slice(0, 3).join(', ')}${other.length > 3 ? ` and ${other.length - 3} more` : ''}). ` +
      'A released version never changes: raise the version in package.json, build, and release that.',
  )
}
