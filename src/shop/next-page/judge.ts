/** Which addresses that change something a page's speculation rules would fetch in advance: one judge for lint, doctor and fleet (NEXT-7). */

import { ROUTES } from '../links.ts'
import { effectOf } from './effects.ts'

/** A link that rules may choose. */
export interface JudgedLink {
  /** Its address, as it is written or whole. */
  href: string
  /** Undefined where it can't be told. */
  matches(selector: string): boolean | undefined
}

export interface FetchedEffect {
  href: string
  /** The word of the address that says so. */
  effect: string
}

interface Rule {
  where?: unknown
  urls?: unknown
}

/** Nothing for text that is no JSON: the browser says what is wrong with it, or a template writes it. */
export function fetchedEffects(text: string, links: readonly JudgedLink[], base: string): FetchedEffect[] {
  const found = new Map<string, FetchedEffect>()
  const add = (href: string, effect = effectOf(href, base)) => {
    if (effect) found.set(href, { href, effect })
  }
  for (const { where, urls } of rulesIn(text)) {
    for (const url of Array.isArray(urls) ? urls : []) if (typeof url === 'string') add(url)
    if (where !== undefined || urls === undefined)
      for (const link of links) if (isChosen(where, link, base) === true) add(link.href)
  }
  return [...found.values()]
}

function rulesIn(text: string): Rule[] {
  try {
    const { prefetch, prerender, prerender_until_script: half } = Object(JSON.parse(text))
    return [prefetch, prerender, half].flat().filter((rule) => typeof rule === 'object' && rule !== null)
  } catch {
    return []
  }
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])

/** True, false, or undefined where it can't be told: of three, not two, so that nobody is warned of what may be well. */
function isChosen(where: unknown, link: JudgedLink, base: string): boolean | undefined {
  // Without conditions a rule chooses all links.
  if (where === undefined) return true
  const { and, or, not, href_matches: patterns, selector_matches: selectors } = Object(where)
  if (and !== undefined) return every(listOf(and).map((one) => isChosen(one, link, base)))
  if (or !== undefined) return some(listOf(or).map((one) => isChosen(one, link, base)))
  if (not !== undefined) return negated(isChosen(not, link, base))
  if (patterns !== undefined) return some(listOf(patterns).map((one) => isMatch(one, link.href, base)))
  if (selectors !== undefined) return some(listOf(selectors).map((one) => matchesOf(link, one)))
  return undefined
}

const negated = (value: boolean | undefined) => (value === undefined ? undefined : !value)
const every = (all: (boolean | undefined)[]) =>
  all.includes(false) ? false : all.includes(undefined) ? undefined : true
const some = (all: (boolean | undefined)[]) => negated(every(all.map(negated)))

function matchesOf(link: JudgedLink, selector: unknown): boolean | undefined {
  try {
    return typeof selector === 'string' ? link.matches(selector) : undefined
  } catch {
    // No selector: the browser leaves the rule out.
    return undefined
  }
}

/** A pattern in which only `*` stands for something is read; of others nothing is said. */
function isMatch(pattern: unknown, href: string, base: string): boolean | undefined {
  try {
    return typeof pattern === 'string' ? isPlainMatch(pattern, new URL(href, base), base) : undefined
  } catch {
    return undefined
  }
}

function isPlainMatch(pattern: string, url: URL, base: string): boolean | undefined {
  if (!pattern.startsWith('/') || /[{}():+]|(?<!\\)[#]/.test(pattern.replace(/\\./g, ''))) return undefined
  if (url.origin !== new URL(base).origin) return false
  const [path = '', search] = splitSearch(pattern)
  const isPath = wild(path).test(url.pathname)
  // A pattern that ends with its path takes any parameters.
  return search === undefined ? isPath : isPath && wild(search).test(url.search.slice(1))
}

/** At the question mark before the parameters, which is escaped after a star. */
function splitSearch(pattern: string): [path: string, search?: string] {
  const at = /\\\?|(?<!\*)\?/.exec(pattern)
  return at ? [pattern.slice(0, at.index), pattern.slice(at.index + at[0].length)] : [pattern]
}

const wild = (pattern: string) =>
  new RegExp(
    `^${pattern
      .replaceAll('\\', '')
      .replace(/[.+?^${}()|[\]]/g, '\\$&')
      .replaceAll('*', '.*')}$`,
  )

/** Links of ours that change something, which appear on a page when somebody opens the account or the cart. */
export const OWN_EFFECTS = [
  { href: ROUTES.logout, rel: 'nofollow', class: 'no-prefetch' },
  { href: ROUTES.checkout, 'data-track': 'minicart|checkout' },
] as const

const MOST = 3

/** The words of lint and doctor about rules that fetch such links (NEXT-7). */
export function effectFinding(effects: readonly FetchedEffect[]): { message: string; remedy: string } {
  const named = effects.slice(0, MOST).map(({ href, effect }) => `${href} ("${effect}")`)
  const more = effects.length > MOST ? ` and ${effects.length - MOST} more` : ''
  return {
    message: `These speculation rules have a browser open ${named.join(', ')}${more} before anybody asks for it, which changes something.`,
    remedy:
      'Add { "not": { "href_matches": ["/logout*", "/checkout*"] } } to "where", with all such paths, or write only those that show something (docs/next-page.md).',
  }
}
