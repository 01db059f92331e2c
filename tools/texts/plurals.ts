/** Plural forms: those that CLDR names for a language, rendered with numbers that tell them apart (SITE-18). */

const SAMPLES = [0, 1, 2, 5, 22, 1.5] as const
const FORM = /_(zero|one|two|few|many|other)$/
export const withoutForm = (name: string): string => name.replace(FORM, '')

export type Forms = Partial<Record<Intl.LDMLPluralRule, string>>

/** The texts of a locale that have plural forms, by key without the form. */
export function pluralForms(texts: ReadonlyMap<string, string>): Map<string, Forms> {
  const found = new Map<string, Forms>()
  for (const [key, text] of texts) {
    const category = FORM.exec(key)?.[1] as Intl.LDMLPluralRule | undefined
    if (!category) continue
    const base = withoutForm(key)
    found.set(base, { ...found.get(base), [category]: text })
  }
  return found
}

/** A text with each of the sample numbers. A form of its own for 0 is chosen before the plural rules. */
export function renderedSamples(forms: Forms, locale: string): [number: number, text: string][] {
  const numbers = new Intl.NumberFormat(locale)
  return SAMPLES.map((count) => {
    const category = new Intl.PluralRules(locale).select(count)
    const form = (count === 0 && forms.zero) || forms[category] || ''
    const written = numbers.format(count)
    return [count, form.replace(/\{\{(count|limit)\}\}/g, written)]
  })
}

export function pluralProblems(forms: Forms, locale: string): string[] {
  const wanted = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
  const missing = wanted.filter((category) => !forms[category]?.trim())
  const extra = (Object.keys(forms) as Intl.LDMLPluralRule[]).filter((one) => one !== 'zero' && !wanted.includes(one))
  const broken = renderedSamples(forms, locale).filter(
    ([count, text]) =>
      text.includes('{{') || (count >= 2 && !text.includes(new Intl.NumberFormat(locale).format(count))),
  )
  return [
    ...missing.map((category) => `the plural form "${category}" is missing`),
    ...extra.map((category) => `the language has no plural form "${category}"`),
    ...broken.map(([count, text]) => `with ${count} it reads "${text}"`),
  ]
}
