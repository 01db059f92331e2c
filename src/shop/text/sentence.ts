/** A text with its plural forms, as markup carries it for code without i18next. */

/** By plural category of the language; one text where all are the same. */
export type SentenceForms = string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>

/**
 * The place of a value in a form. Template engines read no percent signs, which the styles of a fragment have too, so a fragment
 * passes through them unchanged (DELIVERY-61).
 */
export const markOf = (name: string): string => `%${name}%`

/** Fragments of older releases have `{{name}}` (DELIVERY-57). */
const MARK = /(?:%|\{\{)(\w+)(?:%|\}\})/g

/** The sentence with the values at their places. A number named `count` chooses the plural form (LIVE-4). */
export function sentence(
  forms: SentenceForms,
  locale: string,
  values: Readonly<Record<string, string | number>>,
): string {
  const { count } = values
  const category = typeof count === 'number' ? new Intl.PluralRules(locale).select(count) : 'other'
  const form = typeof forms === 'string' ? forms : (forms[category] ?? forms.other ?? '')
  return form.replace(MARK, (mark, name: string) => String(values[name] ?? mark))
}
