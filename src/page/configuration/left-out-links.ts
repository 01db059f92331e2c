/** Built-in legal links of the footer that the page has no use for. */
import type { LegalLink } from '../../shop/footer/footer.ts'
import { isRecord } from './json-block.ts'
import type { PageSettings } from './settings.ts'
import type { FooterProps } from './tables/shop-footer.ts'
import { warn } from './warn.ts'

/** Whether the JSON block names a duty with `false`, as in `"duties": { "withdrawContract": false }`, which is told once (LAW-3). */
export function isDutyLeftOut(duty: string, duties: unknown): boolean {
  const isLeftOut = isRecord(duties) && duties[duty] === false
  if (isLeftOut) warn(`JSON block: "duties" leaves out "${duty}", which the law of this site asks for.`)
  return isLeftOut
}

/** A duty is left out by its name or, for the notice, by the attribute (LAW-3, LAW-7); another link by an empty address (FOOTER-47). */
export function isLeftOut(
  { name = '', duty }: LegalLink,
  { site, guaranteeNotice }: Pick<FooterProps, 'site' | 'guaranteeNotice'>,
  settings: PageSettings | undefined,
): boolean {
  if (!duty) return settings?.links[site]?.[name] === ''
  return (duty === 'guaranteeNotice' && !guaranteeNotice) || isDutyLeftOut(duty, settings?.block.duties)
}
