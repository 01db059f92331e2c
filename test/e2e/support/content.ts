/** Pages with fragments that hold what the demo shop's services answer. */
import { join } from 'node:path'
import type { ServiceAnswers } from '../../../src/render/render.ts'
import type { Site } from '../../../src/shop/sites/sites.ts'
import { ROOT } from './release.ts'

const renderer = () => import(join(ROOT, 'dist/render.js')) as Promise<typeof import('../../../src/render/render.ts')>

/** The services' own answers, as a fragment service gets them; `null` for 404. */
export async function answersOf(url: string, site: Site, ids: readonly string[] = []): Promise<ServiceAnswers> {
  const home = await fetch(`${url}/?site=${site}`)
  const cookie = home.headers.getSetCookie().map((line) => line.split(';')[0])
  const ask = async (path: string): Promise<unknown> => {
    const answer = await fetch(url + path, { headers: { 'X-Hunter-Site': site, cookie: cookie.join('; ') } })
    return answer.ok ? answer.json() : null
  }
  const promotion = (id: string) => ask(`/service/promotion/api/promotion/${encodeURIComponent(id)}`)
  const promotions: Record<string, unknown> = {}
  for (const id of ids) promotions[id] = await promotion(id)
  return {
    navigation: await ask(`/jsonflyoutnavigation?site=${site}`),
    themeWorlds: await ask('/service/themeworld-frontend/api/themeworlds/navigation'),
    promotions,
    footer: await promotion('SHOP_FOOTER'),
  }
}

export interface ContentPage {
  site?: Site
  header?: Record<string, string>
  footer?: Record<string, string>
  newsletter?: Record<string, string>
  content?: ServiceAnswers
  /** Between header and footer. */
  main?: string
  nonce?: string
}

/** A page of both fragments; its services are the demo's, on the same host. */
export async function pageWith(cdnUrl: string, page: ContentPage): Promise<string> {
  const {
    site = 'DE',
    header,
    footer,
    newsletter,
    content = {},
    main = '<main style="height: 1500px">Page</main>',
  } = page
  const { renderFragment } = await renderer()
  const options = { content, ...(page.nonce && { nonce: page.nonce }) }
  const fragments = await Promise.all([
    header && renderFragment('shop-header', { site, ...header }, options),
    footer && renderFragment('shop-footer', { site, ...footer }, options),
    newsletter && renderFragment('shop-newsletter', { site, ...newsletter }, options),
  ])
  return `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Content</title>
<link rel="icon" href="data:,"><script type="module" src="${cdnUrl}/shop-elements.js" crossorigin></script></head>
<body style="margin: 0">${fragments[0] ?? ''}${main}${fragments[2] ?? ''}${fragments[1] ?? ''}</body></html>`
}

/** Calls for content. */
export const CALLS = /jsonflyoutnavigation|themeworlds\/navigation|api\/promotion\//
