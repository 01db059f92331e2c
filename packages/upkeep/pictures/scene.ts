/** The scenes of pictures, as data: pages of the demo shop, and what a visitor does there. */
import type { Page } from 'puppeteer-core'

/** Windows of common devices. */
const HEIGHTS: Readonly<Record<number, number>> = { 375: 812, 768: 1024, 1024: 768, 1280: 760, 1440: 900 }
/** Below it the header has a drawer and a search flyout. */
export const WIDE_FROM = 980

export interface Variant {
  width: number
  theme: string
  /** Empty where the country does not matter. */
  site: string
}

export const heightOf = (width: number): number => HEIGHTS[width] ?? 800

export interface Shot {
  /** Begins the name of the picture. */
  name: string
  /** The child of the body that is shown; all others are hidden, so that changes of the demo do not show. */
  alone: string
  /** Selects what is cut out: the smallest rectangle around all that it finds. Without one it is the window as it is. */
  region?: string
  /** Brings the page into the state, whatever the shots before it have left. */
  show(page: Page, variant: Variant): Promise<void>
  /** Requests that are without an answer meanwhile. */
  pending?: number
}

/** Pictures that share one visit. */
export interface Scene {
  /** Path of the page, with its own query; site and theme are added. */
  path: string
  /** Waits until the page is ready. `url`: of the shop. */
  arrive(page: Page, variant: Variant, url: string): Promise<void>
  shots: readonly Shot[]
}

/** The variant of a picture of this shot, such as `header-375-light-DE`; undefined for a name of another shot. */
export function variantOf(shot: Shot, name: string): Variant | undefined {
  if (!name.startsWith(`${shot.name}-`)) return undefined
  const [, width, theme, site = ''] =
    /^(\d+)-(.+?)(?:-([A-Z]{2}(?:_[A-Z]{2})?))?$/.exec(name.slice(shot.name.length + 1)) ?? []
  return width && theme ? { width: Number(width), theme, site } : undefined
}

export function addressOf(path: string, { theme, site }: Variant): string {
  const query = new URLSearchParams({ theme, ...(site && { site }) })
  return `${path}${path.includes('?') ? '&' : '?'}${query}`
}

/** Posts JSON to a service of the demo, as the visitor of the page. */
export const post = (page: Page, path: string, body: object): Promise<void> =>
  page.evaluate(
    async (url, text) => {
      const headers = { 'content-type': 'application/json' }
      const { ok, status } = await fetch(url, { method: 'POST', headers, body: text })
      if (!ok) throw new Error(`${url} answers ${status}.`)
    },
    path,
    JSON.stringify(body),
  )

/** So long no request runs. */
const IDLE_MS = 150

/** Also before a page is left: the browser never reports the end of requests that it cuts off. */
export const requestsEnded = (page: Page, { pending = 0 } = {}): Promise<void> =>
  page.waitForNetworkIdle({ idleTime: IDLE_MS, concurrency: pending })
