/** Which page shows which duty of its site's law (LAW-11). */
import { type Duty, LAWS } from '../../../../src/shop/sites/duties.ts'
import { DUTY_PAGES } from '../../../../src/shop/sites/facts.ts'
import { isSite } from '../../../../src/shop/sites/sites.ts'
import { printable } from '../../printed.ts'
import type { Looked } from '../look-at.ts'

const DUTIES = Object.keys(LAWS) as Duty[]

/** As the doctor says of the page; a page whose code has not started tells nothing. */
function stateOf({ visit }: Looked, site: string, duty: Duty): string {
  if (!visit?.version || !isSite(site)) return '?'
  if (!DUTY_PAGES[site]?.[duty]) return '–'
  const found = (code: string) => visit.findings.some((one) => one.code === code && one.message.includes(`"${duty}"`))
  if (found('DUTY_MISSING')) return 'MISSING'
  return found('DUTY_LEFT_OUT') ? 'left out' : 'yes'
}

/** A line for each visit, with columns of the same width, and the law of each duty below. */
export function dutiesText(all: readonly Looked[]): string {
  const rows = all.map((looked) => {
    const site = looked.visit?.boxes.find((box) => box.site)?.site ?? '?'
    return [looked.url, `${looked.width} px`, site, ...DUTIES.map((duty) => stateOf(looked, site, duty))].map(printable)
  })
  const table = [['page', 'width', 'site', ...DUTIES], ...rows]
  const widths = (table[0] ?? []).map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)))
  const lines = table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  return `\n${[...lines, '', ...DUTIES.map((duty) => `${duty}: ${LAWS[duty].law}, since ${LAWS[duty].since}`)].join('\n')}\n`
}
