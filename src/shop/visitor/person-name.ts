import { IS_FAMILY_NAME_FIRST } from '../sites/facts.ts'
import { type Locale, localeOf, SITES } from '../sites/sites.ts'

/** First and last name, in Hungarian the other way round, without a gap for a missing one (FLYOUT-34). */
export function fullName(firstName: string, lastName: string, locale: Locale): string {
  const names = SITES.some((site) => IS_FAMILY_NAME_FIRST[site] && localeOf(site) === locale)
    ? [lastName, firstName]
    : [firstName, lastName]
  return names.filter(Boolean).join(' ')
}
