/** A text with its plural forms, as markup carries it for code without i18next. */

/** By plural category of the language; a text without plurals has `other` only. */
export type SentenceForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>

/**
 * The sentence with its placeholders filled in, such as `{{count}}`. A number named `count` chooses the plural form
 * (PART-29).
 */
export function sentence(
  forms: SentenceForms,
  locale: string,
  values: Readonly<Record<string, string | number>>,
): string {
  const { count } = values
  const category = typeof count === 'number' ? new Intl.PluralRules(locale).select(count) : 'other'
  const form = forms[category] ?? forms.other ?? ''
  return form.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}
