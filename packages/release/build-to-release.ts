import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkNoLink } from './no-link.ts'
import { hashOf, type ReleaseManifest } from './release-manifest.ts'
import type { ReleaseStore } from './release-store.ts'
import { isVersion } from './versions.ts'

/** Files that a build lacks where the packages of workspaces are not installed. */
const OF_WORKSPACES = ['command/shop-elements.js', 'sbom.cdx.json']

/** An incomplete build, or one changed by hand, must not be released (DELIVERY-39). */
function checkBuild(dist: string, { version, files }: ReleaseManifest): void {
  if (!isVersion(version)) throw new Error(`"${version}" is not a version that can be released.`)
  for (const file of Object.keys(files)) checkNoLink(file, dist)
  const isInside = (file: string) => join(dist, file).startsWith(join(dist, '/'))
  const wrong = Object.keys(files).filter(
    (file) => !isInside(file) || !existsSync(join(dist, file)) || hashOf(join(dist, file)) !== files[file]?.integrity,
  )
  if (wrong.length > 0)
    throw new Error(`${dist} is not as its manifest says: ${wrong.slice(0, 3).join(', ')}. Build again.`)
  if (!Object.keys(files).some((file) => file.startsWith('types/')))
    throw new Error(
      `${dist} is the build of "npm start", which leaves out types and descriptions. Run "npm run build".`,
    )
  for (const one of OF_WORKSPACES)
    if (!(one in files)) throw new Error(`${dist} lacks ${one}: run "npm ci", then "npm run build".`)
}

/** A build of another commit that has changed no file is the same build. */
const withoutSource = (manifest: string) => JSON.stringify({ ...JSON.parse(manifest), source: undefined })

/** A build that is whole, and whether its version is new in a store. */
export interface CheckedBuild {
  manifest: ReleaseManifest
  isNew: boolean
}

/**
 * Looks whether a build can be released: a version never changes, since pages have cached it, and pin its hashes (DELIVERY-38).
 *
 * @throws when the build is not whole, or that version is released already, with other bytes.
 */
export async function checkBuildFor(store: ReleaseStore, dist: string): Promise<CheckedBuild> {
  const text = readFileSync(join(dist, 'manifest.json'), 'utf8')
  const manifest: ReleaseManifest = JSON.parse(text)
  checkBuild(dist, manifest)
  const { version } = manifest
  const existing = await store.read(`${version}/manifest.json`)
  if (!existing) return { manifest, isNew: true }
  const other = await store.differences(dist, manifest)
  if (withoutSource(existing.toString()) !== withoutSource(text)) other.push('manifest.json')
  if (other.length === 0) return { manifest, isNew: false }
  throw new Error(
    `Version ${version} is released already, with other bytes (${other.slice(0, 3).join(', ')}${other.length > 3 ? ` and ${other.length - 3} more` : ''}). ` +
      'A released version never changes: raise the version in package.json, build, and release that.',
  )
}
