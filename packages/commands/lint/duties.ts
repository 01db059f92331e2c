/** Duties of the law that a template leaves out (LAW-10). */
import { type Duty, LAWS } from '../../../src/shop/sites/duties.ts'
import { DUTY_PAGES } from '../../../src/shop/sites/facts.ts'
import { DEFAULT_SITE, isSite, type Site } from '../../../src/shop/sites/sites.ts'
import { attributeOf, type Element } from '../template-elements.ts'

export interface DutyFinding {
  rule: 'DUTY_MISSING' | 'DUTY_LEFT_OUT'
  message: string
  remedy: string
  element: Element
  /** The attribute that it is about. */
  attribute?: string
}

/** The fields of the JSON block; none for one that a template writes. */
function fieldsOf({ childNodes: [text] }: Element): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text && 'value' in text ? text.value : ''))
  } catch {
    return {}
  }
}

const leftOut = (duty: Duty, where: string) => ({
  rule: 'DUTY_LEFT_OUT' as const,
  message: `${where} leaves out "${duty}", which ${LAWS[duty].law} asks for.`,
  remedy: 'Remove it, unless each page shows it elsewhere (docs/legal.md).',
})

/** With the path of the shop's page. */
export const dutiesOf = (site: Site) => Object.entries(DUTY_PAGES[site] ?? {}) as [Duty, string][]

/** `isWhole`: the template is a whole page, in which nothing else can be the footer. */
export function dutyFindings(all: readonly Element[], isWhole: boolean): DutyFinding[] {
  const blocks = all.filter((one) => attributeOf(one, 'data-shop-elements') !== undefined)
  const fields = blocks.map(fieldsOf)
  const findings = blocks.flatMap((element, at): DutyFinding[] =>
    (Object.keys(LAWS) as Duty[])
      .filter((duty) => Object(fields[at]?.duties)[duty] === false)
      .map((duty) => ({ ...leftOut(duty, 'The JSON block'), element })),
  )
  for (const element of all)
    if (element.tagName === 'shop-footer' && attributeOf(element, 'guarantee-notice') === 'false')
      findings.push({ ...leftOut('guaranteeNotice', '<shop-footer>'), element, attribute: 'guarantee-notice' })
  const header = all.find(({ tagName }) => tagName === 'shop-header')
  if (!isWhole || !header || all.some(({ tagName }) => tagName === 'shop-footer')) return findings
  const root = all.find(({ tagName }) => tagName === 'html')
  const named = [attributeOf(header, 'site'), root && attributeOf(root, 'data-site'), ...fields.map(({ site }) => site)]
  const site: Site = named.find(isSite) ?? DEFAULT_SITE
  const duties = dutiesOf(site)
  if (duties.length === 0) return findings
  const laws = duties.map(([duty]) => `"${duty}" (${LAWS[duty].law})`).join(', ')
  const message = `The page has <shop-header>, but no <shop-footer>, so it does not show what the law of ${site} asks for: ${laws}.`
  const remedy = 'Add <shop-footer>, or links to these pages (docs/legal.md).'
  return [...findings, { rule: 'DUTY_MISSING', message, remedy, element: header }]
}
