/** Speculation rules of a template that would open what changes something (LINT-1). */
import { effectFinding, fetchedEffects, type JudgedLink, OWN_EFFECTS } from '../../../src/shop/next-page/judge.ts'
import { attributeOf, type Element } from '../template-elements.ts'
import type { LintFinding } from './finding.ts'
import { MASK } from './masked.ts'

/** Stands for the page's host. */
const BASE = 'https://page.example/'

const PART = /\*|\.[\w-]+|#[\w-]+|\[[\w-]+(?:[~^$*|]?=(?:"[^"]*"|'[^']*'|[\w-]+))?\]|^[a-z][\w-]*/g

type Read = (name: string) => string | undefined

function hasPart(part: string, read: Read): boolean | undefined {
  if (part === '*' || part === 'a') return true
  if (part[0] === '.') return read('class')?.split(/\s+/).includes(part.slice(1)) ?? false
  if (part[0] === '#') return read('id') === part.slice(1)
  const [, name = '', sign = '', quoted = ''] = /^\[([\w-]+)(?:([~^$*|]?)=(.*))?\]$/.exec(part) ?? []
  if (!name) return false
  const value = read(name)
  if (value === undefined) return false
  if (!part.includes('=')) return true
  const wanted = quoted.replace(/^["']|["']$/g, '')
  if (sign === '~') return value.split(/\s+/).includes(wanted)
  if (sign === '^') return value.startsWith(wanted)
  if (sign === '$') return value.endsWith(wanted)
  if (sign === '*') return value.includes(wanted)
  return sign === '|' ? undefined : value === wanted
}

/** Selectors without elements around the link are read; undefined for others. */
function matches(selectors: string, read: Read): boolean | undefined {
  const all = selectors.split(',').map((one) => {
    const selector = one.trim()
    const parts = selector.match(PART) ?? []
    // Something about other elements, or of a kind that is not read here.
    if (parts.join('') !== selector) return undefined
    const has = parts.map((part) => hasPart(part, read))
    return has.includes(false) ? false : has.includes(undefined) ? undefined : true
  })
  return all.includes(true) ? true : all.includes(undefined) ? undefined : false
}

const judged = (href: string, read: Read): JudgedLink => ({ href, matches: (selector) => matches(selector, read) })

const textIn = ({ childNodes: [text] }: Element): string => (text && 'value' in text ? text.value : '')

export function prefetcherFindings(
  all: readonly Element[],
): (Pick<LintFinding, 'rule' | 'message' | 'remedy'> & { element: Element })[] {
  const scripts = all.filter((one) => attributeOf(one, 'type') === 'speculationrules' && !textIn(one).includes(MASK))
  if (scripts.length === 0) return []
  const own = OWN_EFFECTS.map((link) => judged(link.href, (name) => (link as Record<string, string>)[name]))
  const links = all.flatMap((one) => {
    const href = one.tagName === 'a' ? attributeOf(one, 'href') : undefined
    return href && !href.includes(MASK) ? [judged(href, (name) => attributeOf(one, name))] : []
  })
  return scripts.flatMap((element) => {
    const effects = fetchedEffects(textIn(element), [...own, ...links], BASE)
    return effects.length > 0 ? [{ rule: 'PREFETCHES_EFFECT', ...effectFinding(effects), element }] : []
  })
}
