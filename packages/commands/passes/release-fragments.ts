/** The fragments of a release, by site. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { versionOf } from '../try/version-of.ts'

const TAGS = ['shop-header', 'shop-footer', 'shop-newsletter'] as const

export interface ReleaseFragment {
  site: string
  tag: string
  html: string
}

export interface Release {
  version: string
  fragments: ReleaseFragment[]
}

/**
 * @param folder The dist/ of a release; by default that of this package.
 * @param sites All, if none is named.
 * @throws {Error} for what is no release, and for a site that it does not have.
 */
export function readRelease(folder: string | undefined, sites: readonly string[]): Release {
  const release = versionOf(folder, '--release')
  const manifest = JSON.parse(readFileSync(join(release, 'manifest.json'), 'utf8'))
  const known: Record<string, { fragments: Record<string, string> }> = manifest.sites
  const unknown = sites.find((site) => !Object.hasOwn(known, site))
  if (unknown) throw new Error(`--site: ${unknown} is none of ${Object.keys(known).join(', ')}.`)
  const fragments = Object.entries(known)
    .filter(([site]) => sites.length === 0 || sites.includes(site))
    .flatMap(([site, { fragments }]) =>
      TAGS.map((tag) => ({ site, tag, html: readFileSync(join(release, fragments[tag] ?? ''), 'utf8') })),
    )
  return { version: manifest.version, fragments }
}
