/** The page of the releases, as a release publishes it beside its code (DELIVERY-73), with the build as its only version. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pageFiles } from '../packages/release/page-files.ts'
import { channelsOf } from '../packages/release/versions.ts'

/** The source of a path below `/shop-elements/`: a path of the CDN, or a file of the page with its content. */
export type Released = { pathname: string } | { path: string; content: string | Buffer<ArrayBuffer> | undefined }

/** The files of the page, once one of them has been asked for. */
let page: ReturnType<typeof pageFiles> | undefined

/** Undefined for any other path. */
export async function releasedAt(pathname: string, distDir: string): Promise<Released | undefined> {
  const [, name] = /^\/shop-elements\/(.*)/.exec(pathname) ?? []
  if (name === undefined) return undefined
  const { version } = JSON.parse(await readFile(join(distDir, 'manifest.json'), 'utf8')) as { version: string }
  const channels = channelsOf(version)
  const [, release = '', rest] = /^([^/]+)(\/.*)/.exec(name) ?? []
  if (rest && [version, ...channels].includes(release)) return { pathname: rest }
  const moved = Object.fromEntries(channels.map((channel) => [channel, version]))
  if (name === 'releases.json')
    return { path: name, content: JSON.stringify({ versions: [version], channels: moved, documented: [version] }) }
  page ??= pageFiles()
  const path = name || 'index.html'
  return { path, content: (await page).get(path) }
}
