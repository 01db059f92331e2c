/** What is pictured, as data: pages of the demo shop, and what a visitor does there. */
import type { Page } from 'puppeteer-core'
import { themeNames } from '../build/theme-names.ts'

export const WIDTHS = [375, 768, 1024, 1440] as const
/** Windows of common devices. */
const HEIGHTS: Readonly<Record<number, number>> = { 375: 812, 768: 1024, 1024: 768, 1440: 900 }
/** Below it the header has a drawer and a search flyout. */
export const WIDE_FROM = 980
export const SITES = ['DE', 'HU', 'TR'] as const
export const THEMES = themeNames()

export interface Variant {
  width: number
  theme: string
  /** Empty where the country does not matter. */
  site: string
}

export const heightOf = (width: number): number => HEIGHTS[width] ?? 800

export const VARIANTS: readonly Variant[] = SITES.flatMap((site) =>
  THEMES.flatMap((theme) => WIDTHS.map((width) => ({ width, theme, site }))),
)

export interface Shot {
  /** Begins the name of the picture. */
  name: string
  /** The child of the body that is shown; all others are hidden, so that changes of the demo do not show. */
  alone: string
  /** Selects what is cut out: the smallest rectangle around all that it finds. */
  region: string
  /** Whether there is such a thing at a width. */
  isAt?(width: number): boolean
  /** Brings the page into the state, whatever the shots before it have left. */
  show(page: Page, variant: Variant): Promise<void>
}

/** Pictures that share one visit. */
export interface Scene {
  variants: readonly Variant[]
  /** Path of the page, with its own query; site and theme are added. */
  path: string
  /** Waits until the page is ready. `url`: of the shop. */
  arrive(page: Page, variant: Variant, url: string): Promise<void>
  shots: readonly Shot[]
}

export const pictureName = ({ name }: Shot, { width, theme, site }: Variant): string =>
  [name, width, theme, site].filter(Boolean).join('-')

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
export const requestsEnded = (page: Page): Promise<void> => page.waitForNetworkIdle({ idleTime: IDLE_MS })
