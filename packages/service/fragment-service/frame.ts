/** The whole frame of a page in one answer: `GET /frame/<SITE>` and `GET /frame/<SITE>.html` (FRAGMENT-36). */
import type { Site } from '../../../src/shop/sites/sites.ts'
import { etagOf, type FoundFragment } from './fragment-cache.ts'
import { createFrameOf } from './frame-of.ts'
import type { Cdn, Frame } from './frame-types.ts'
import { textOf } from './pieces.ts'

/** Answers frames of found fragments. @throws {TypeError} for a CDN that can't be used. */
export function createFrames(cdn: Cdn) {
  const frameOf = createFrameOf(cdn)

  const pageOf = (site: Site, { head, header, footer, scripts }: Frame) => `<!doctype html>
<html lang="${cdn.manifest.sites[site]?.locales[0]}" data-site="${site}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Shop</title>
${head}
${scripts}
</head>
<body>
${header}<main></main>
${footer}</body>
</html>
`

  /** The frame with the fragments of header and footer: as JSON, or as a whole page. It is as fresh as the older of them. */
  return async (site: Site, fragments: readonly FoundFragment[], isPage: boolean): Promise<FoundFragment> => {
    const [header = '', footer = ''] = fragments.map(({ body }) => textOf(body))
    const frame = await frameOf(site, header, footer)
    const body = new TextEncoder().encode(isPage ? pageOf(site, frame) : JSON.stringify(frame))
    const results = fragments.map(({ result }) => result)
    return {
      body: [body],
      etag: await etagOf(body),
      ids: [...new Set(fragments.flatMap(({ ids }) => ids))],
      at: Math.min(...fragments.map(({ at }) => at)),
      isComplete: fragments.every(({ isComplete }) => isComplete),
      freshUntil: Math.min(...fragments.map(({ freshUntil }) => freshUntil)),
      staleUntil: Math.min(...fragments.map(({ staleUntil }) => staleUntil)),
      result: WORST_FIRST.find((result) => results.includes(result)) ?? 'hit',
    }
  }
}

const WORST_FIRST = ['preview', 'busy', 'miss', 'stale', 'hit'] as const
