/** Rules of the contract for an answer beyond its schema. */
import { PROMOTION_TYPES } from '../../../../src/api/promotion/promotion-schema.ts'
import { leadsTo } from '../../../../src/page/browser/leads-to.ts'
import { safeUrl } from '../../../../src/page/browser/safe-url.ts'
import { LAWS } from '../../../../src/shop/sites/duties.ts'
import { isSite } from '../../../../src/shop/sites/sites.ts'
import { dutiesOf } from '../../lint/duties.ts'
import type { Exchange } from '../exchange.ts'
import type { Find } from '../finding.ts'

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Fields => Object(value)
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const MAX_TERMS = 10
const MAX_PRODUCTS = 5
const MAX_BENEFITS = 4

const JUDGES: Readonly<Record<string, (json: unknown, find: Find, site: string) => void>> = {
  getSuggestions(json, find) {
    const { searchTerms, products } = fieldsOf(json)
    const terms = listOf(searchTerms).map((term) => fieldsOf(term).searchterm)
    const most = 'Answer as many as maxSearchTerms and maxProducts ask for at most; the rest is cut.'
    if (terms.length > MAX_TERMS)
      find('SEARCH-20', `holds ${terms.length} terms, but ${MAX_TERMS} were asked for`, most)
    if (listOf(products).length > MAX_PRODUCTS)
      find('SEARCH-20', `holds ${listOf(products).length} products, but ${MAX_PRODUCTS} were asked for`, most)
    if (new Set(terms).size < terms.length) find('SEARCH-20', 'holds a term twice', 'Answer each term once.')
  },

  getNavigation(json, find) {
    const nodes = Array.isArray(json) ? json : listOf(fieldsOf(json).children)
    const count = deadEnds(nodes)
    if (count > 0)
      find(
        'NAV-10',
        `holds ${count} entries without address, children and teaser, which are not shown`,
        'Give each an href, or leave it out.',
      )
  },

  getPersonalData(json, find) {
    const { tracking, customer } = fieldsOf(json)
    if (fieldsOf(tracking).loginStatus === 'LOGGED_OUT' && Object.keys(fieldsOf(customer)).length > 0)
      find('CALL-25', 'tells of a customer who is logged out', 'Answer with an empty customer: { "customer": {} }.')
  },

  getFooterContent(json, find, site) {
    const { type, contentJSON } = fieldsOf(json)
    if (PROMOTION_TYPES.includes(type as (typeof PROMOTION_TYPES)[number]))
      find('CALL-33', `is of the type ${type}, a campaign`, 'Answer with the content of the footer.')
    const links = listOf(fieldsOf(parsedText(contentJSON)).legalLinks).map(
      (link) => fieldsOf(link) as { url?: string } & Fields,
    )
    // Without one that can be shown the footer has the built-in ones.
    const shown = links.filter(({ url, text }) => text && safeUrl(url))
    for (const [duty, page] of shown.length > 0 && isSite(site) ? dutiesOf(site) : [])
      if (!shown.some((link) => link.duty === duty || leadsTo(String(link.url), page)))
        find(
          'LAW-13',
          `has legal links, but none for "${duty}" of ${site}, which ${LAWS[duty].law} asks for (DUTY_MISSING)`,
          `Add one with "duty": "${duty}"; until then the footer adds its own, to ${page} (docs/legal.md).`,
        )
  },

  getPromotion(json, find) {
    const { type, contentJSON } = fieldsOf(json)
    if (type !== 'ApiHeaderBenefitsPromotion') return
    const count = listOf(fieldsOf(parsedText(contentJSON)).links).length
    if (count > MAX_BENEFITS)
      find('PROMO-16', `holds ${count} benefits; those after the fourth are left out`, 'Send at most four.')
  },
}

function deadEnds(nodes: readonly unknown[]): number {
  return nodes.map(fieldsOf).reduce((count, { href, children, teaser }) => {
    const isDead = !href && listOf(children).length === 0 && !teaser
    return count + Number(isDead) + deadEnds(listOf(children))
  }, 0)
}

function parsedText(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}

export const judgeContent = ({ operation, json }: Exchange, site: string, find: Find): void =>
  JUDGES[operation.id]?.(json, find, site)

/** The sources of all logos that a footer's content names. */
export function logosIn(json: unknown): string[] {
  const sources: string[] = []
  JSON.stringify(parsedText(fieldsOf(json).contentJSON) ?? null, (key, value) => {
    if (key === 'source' && typeof value === 'string') sources.push(value)
    return value
  })
  return [...new Set(sources)].filter((source) => /^[A-Za-z0-9]+$/.test(source))
}
