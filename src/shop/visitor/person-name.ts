import type { Locale } from '../sites/sites.ts'

/** A customer's name as it is spoken; in Hungarian the family's comes first. What is missing leaves no gap. */
export function fullName(firstName: string, lastName: string, locale: Locale): string {
  const names = locale === 'hu-HU' ? [lastName, firstName] : [firstName, lastName]
  return names.filter(Boolean).join(' ')
}
