/** The speculation rules that have a browser fetch the page behind a link in advance (NEXT-1). */
import { effectPatterns } from './effects.ts'

/** The values of the attribute `next-page`, but `off`. */
export type NextPage = 'prefetch' | 'prerender'

/** In our shadow roots, by what statistics call them: links of menu, search and cart. */
const MARKS = [
  '[data-track^="navigation|"]',
  '[data-track^="search_"]',
  '[data-track="icon|cart"]',
  '[data-track="minicart|cart"]',
  '[data-track^="minicart_product|"]',
]
const OURS = `[data-root] a:is(${MARKS.join()})`

/** A page, or whoever wrote it, wants these followed only. */
const LEFT_OUT = '.no-prefetch, .no-prefetch *, [rel~=nofollow], [download], [target]:not([target=_self])'

/** Parameters that the server's answer does not depend on: statistics, and what only our code reads in the browser (NEXT-6). */
export const UNREAD_PARAMETERS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
  'gclid',
  'fbclid',
  'msclkid',
] as const

/** The header `No-Vary-Search` of pages, and what the rules expect of it. */
export const noVarySearch = (parameters: readonly string[] = []): string =>
  `key-order, params=(${[...UNREAD_PARAMETERS, ...parameters].map((name) => `"${name}"`).join(' ')})`

interface RulesOptions {
  /** The name of the parameter of a cart by link. */
  cartLink?: string | undefined
  /** They stand in a file, maybe of another host: patterns are those of the page all the same. */
  isFile?: boolean
}

/**
 * As JSON without a `<`, for HTML. A page is fetched when a mouse rests on its link, or the link is pressed; the browser knows best when (eagerness "moderate"). With
 * `prerender` the rules for fetching stand beside: one request serves both, and WebKit knows no other.
 */
export function nextPageRules(kind: NextPage, { cartLink, isFile = false }: RulesOptions = {}): string {
  const own = isFile ? { relative_to: 'document' } : {}
  const parameters = cartLink ? [cartLink] : []
  const rule = {
    where: {
      and: [
        { selector_matches: OURS },
        { href_matches: '/*', ...own },
        { not: { href_matches: effectPatterns(parameters), ...own } },
        { not: { selector_matches: LEFT_OUT } },
      ],
    },
    eagerness: 'moderate',
    expects_no_vary_search: noVarySearch(),
  }
  return JSON.stringify({ prefetch: [rule], ...(kind === 'prerender' && { prerender: [rule] }) }).replaceAll(
    '<',
    '\\u003c',
  )
}

/** On the script element of our rules, so that nobody writes them twice. */
export const OWN_RULES = 'data-shop-next-page'

export const rulesScript = (rules: string, nonce = ''): string =>
  `<script type="speculationrules" ${OWN_RULES}${nonce && ` nonce="${nonce}"`}>${rules}</script>`
