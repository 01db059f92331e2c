/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SITES, type Site } from '../../../src/shop/sites/sites.ts'
import { VERSION } from '../../../src/shop/version.ts'
import { propsOf, readFrameRequests } from '../fragment-service/fragment-request.ts'
import { createFrameOf } from '../fragment-service/frame-of.ts'
import type { Frame, PageManifest } from '../fragment-service/frame-types.ts'
import { fragmentOf } from '../fragment-service/page-lines.ts'
import { textOf } from '../fragment-service/pieces.ts'
import { withAttributes } from '../fragment-service/with-attributes.ts'

/**
 * Frames without the service: the fragments of the release in a folder, with the attributes on their tags. The browser puts right what
 * differs. All are read at once, since the folder may be replaced while the process runs.
 *
 * @throws {TypeError} for a CDN, or a folder, that can't be used.
 */
export function createStaticFrames(
  cdn: string,
  folder: string,
): (site: Site, query: URLSearchParams) => Promise<Frame> {
  const manifest: PageManifest = JSON.parse(readFile(folder, 'manifest.json').toString())
  if (manifest.version !== VERSION)
    throw new TypeError(`release: ${folder} is of ${manifest.version}, this package of ${VERSION}.`)
  const frameOf = createFrameOf({ address: cdn, manifest })
  const files = new Map(
    SITES.flatMap((site) => Object.values(manifest.sites[site]?.fragments ?? {})).map((file) => [
      file,
      readFile(folder, file),
    ]),
  )
  return (site, query) => {
    const { requests } = readFrameRequests(site, query, SITES, () => {})
    const [header = '', footer = ''] = requests.map((wanted) => {
      const isReduced = propsOf(wanted).reduced === true
      const file = fragmentOf({ manifest, site, isReduced }, wanted.tag) ?? ''
      return textOf(withAttributes([files.get(file) ?? new Uint8Array()], wanted))
    })
    return frameOf(site, header, footer)
  }
}

function readFile(folder: string, file: string): Buffer<ArrayBuffer> {
  try {
    return readFileSync(join(folder, file))
  } catch (cause) {
    throw new TypeError(`release: ${join(folder, file)} can't be read.`, { cause })
  }
}
