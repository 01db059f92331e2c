/** Checks of an answer's body: its shape by the contract's schema, and what the elements drop of it. */

import type { Issue } from '../../contract/issue.ts'
import { issuesOf } from '../../contract/schemas.ts'
import { contentOf, type Schema } from '../../contract.ts'
import { saidByElements } from '../as-elements.ts'
import { type Exchange, isSuccess } from '../exchange.ts'
import type { Find } from '../finding.ts'

/** The rule that says what the answer of a call is made of. */
const SHAPES: Readonly<Record<string, string>> = {
  getCart: 'CALL-27',
  changeCart: 'CALL-27',
  getPersonalData: 'CALL-25',
  getNewsletterStatus: 'CALL-26',
  getNavigation: 'CALL-30',
  getThemeWorlds: 'CALL-31',
  getSuggestions: 'SEARCH-18',
  getPromotion: 'CALL-32',
  getFooterContent: 'CALL-33',
  getBaseData: 'CALL-35',
  getSubscriber: 'CALL-35',
  checkAuth: 'PREVIEW-2',
  renewSession: 'PREVIEW-5',
  setPreview: 'CALL-36',
  getTestsAt: 'CALL-36',
}
const BY_KEYWORD: Readonly<Record<string, string>> = {
  additionalProperties: 'CALL-19',
  richText: 'PROMO-33',
  colour: 'PROMO-30',
}
const MAX_ISSUES = 8

/** Resolves with whether it is small enough to be looked at further. */
export async function judgeBody(
  exchange: Exchange,
  site: string,
  allowsUnknown: boolean,
  find: Find,
): Promise<boolean> {
  const { operation, status = 0, json } = exchange
  const schema = Object.values(contentOf(operation, status) ?? {})[0]?.schema
  const issues = schema ? issuesOf(schema, json).filter((issue) => !allowsUnknown || isKnown(issue)) : []
  const said = isSuccess(exchange) ? await saidByElements(exchange, site) : []
  const effect = said.length > 0 ? ` The elements say: ${said.join('; ')}` : ''
  for (const [index, issue] of issues.slice(0, MAX_ISSUES).entries())
    find(
      ruleOf(operation.id, issue),
      `${issue.path || 'the body'} ${issue.message}.${index === 0 ? effect : ''}`,
      remedyOf(issue),
    )
  if (issues.length > MAX_ISSUES)
    find(
      ruleOf(operation.id, issues[MAX_ISSUES] as Issue),
      `has ${issues.length - MAX_ISSUES} more faults of this kind`,
      'Mend those above first.',
    )
  if (issues.length === 0 && effect)
    find(
      said[0]?.startsWith('ENTRY_DROPPED') ? 'CALL-20' : 'CALL-18',
      `is not used as it is.${effect}`,
      'Mend what the elements name.',
    )
  return issues[0]?.keyword !== 'size'
}

/** A field that resembles a known one is a slip, whatever is allowed. */
const isKnown = ({ keyword, message }: Issue) => keyword !== 'additionalProperties' || message.includes('was "')

function ruleOf(id: string, { keyword, message }: Issue): string {
  if (keyword === 'format' && message.includes('address')) return 'CALL-22'
  return BY_KEYWORD[keyword] ?? SHAPES[id] ?? 'CALL-18'
}

function remedyOf({ keyword, description }: Issue): string {
  if (keyword === 'additionalProperties')
    return 'Leave it out, or name it as the contract does; with --allow-unknown it may stay.'
  return description ? `The contract says: ${description}` : 'Send it as docs/openapi.yaml describes it.'
}

/** Checks of a refusal by its schema, for those that the elements read. */
export function judgeRefusal({ operation, status = 0, json }: Exchange, rule: string, find: Find): void {
  const schemas = Object.values(contentOf(operation, status) ?? {}).map(({ schema }) => schema as Schema)
  const wrong = schemas.map((schema) => issuesOf(schema, json))
  const least = wrong.sort((a, b) => a.length - b.length)[0]
  for (const issue of least ?? [])
    find(rule, `is refused with ${status}, and ${issue.path || 'the body'} ${issue.message}`, remedyOf(issue))
}
