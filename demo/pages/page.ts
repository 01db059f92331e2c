/** A page, and what it knows about the request. */
import type { Services } from '../../packages/shop/services.ts'
import { queryOf, setCookie, type Visit } from '../../packages/shop/visit.ts'
import type { Visitor } from '../../packages/shop/visitor.ts'
import { type Locale, localeOf, type Site } from '../../src/shop/sites/sites.ts'
import { themeNames } from '../../tools/build/theme-names.ts'
import type { Html } from './html.ts'
import { type PageTexts, textsFor } from './texts.ts'

export const THEMES = themeNames()

export type PageType =
  | 'home'
  | 'category'
  | 'product-detail'
  | 'basket'
  | 'checkout'
  | 'search'
  | 'account'
  | 'newsletter'
  | 'content'

export interface Page {
  title: string
  /** The description of the page in search engines; by default that of the shop. */
  description?: string
  type: PageType
  /** Content of `<main>`, including the h1. */
  content: Html
  /** Additional attributes of `<shop-header>`, e.g. `reduced`. */
  headerAttributes?: string
  footerAttributes?: string
  /** Additional scripts, by file name without extension. */
  scripts?: readonly string[]
  status?: number
}

export interface PageContext {
  site: Site
  locale: Locale
  t: PageTexts
  visitor: Visitor
  /** Path without query. */
  path: string
  query: Record<string, string | undefined>
  params: Record<string, string | undefined>
  /** Scheme, host and port of the shop. */
  origin: string
  referer: string | undefined
  theme: string | undefined
  previewToken: string | undefined
  isStaff: boolean
}

export type PageView = (context: PageContext) => Page

/** For views that call a service or include a fragment. */
export interface PageVisit {
  request: Request
  services: Services
  distDir: string
  /** Pages have the brand's fonts. */
  hasFonts: boolean
}
/** `Html` is a whole document, a `Page` the content of one. */
export type VisitView = (context: PageContext, visit: PageVisit) => Page | Html | Promise<Page>

const THEME_COOKIE = 'demoTheme'
const isTheme = (text: unknown): text is string => THEMES.some((theme) => theme === text)

export function contextOf(request: Request, visit: Visit, params: PageContext['params']): PageContext {
  const { visitor, cookies } = visit
  const { pathname, origin } = new URL(request.url)
  const locale = localeOf(visitor.site)
  const query = queryOf(request)
  const isStaff = query.staff === undefined ? cookies.staffAuth !== undefined : query.staff === 'on'
  return {
    site: visitor.site,
    locale,
    t: textsFor(locale),
    visitor,
    path: pathname,
    query,
    params,
    origin,
    referer: request.headers.get('referer') ?? undefined,
    theme: themeOf(visit, query.theme),
    previewToken: cookies.previewToken,
    isStaff,
  }
}

/** `?theme=` is kept in a cookie for the next pages. */
function themeOf(visit: Visit, requested: string | undefined): string | undefined {
  if (!isTheme(requested)) return [visit.cookies[THEME_COOKIE]].find(isTheme)
  setCookie(visit, THEME_COOKIE, requested)
  return requested
}
