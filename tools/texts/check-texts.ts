/** Checks the texts of all locales: typography, words, links, plural forms and lengths. Part of `npm run check`. */
import { LOCALES } from '../../src/shop/sites/sites.ts'
import { isButton, lengthOf, limitOf } from './limits.ts'
import { pluralForms, pluralProblems } from './plurals.ts'
import { LOCALES_FOLDER, readTexts, type TextEntry, textsOf } from './read-texts.ts'
import { tagProblems } from './tags.ts'
import { typographyProblems } from './typography.ts'
import { titleCaseProblem, wordProblems } from './words.ts'

function problemsOf({ locale, feature, key, text }: TextEntry): string[] {
  const limit = limitOf(feature, key)
  const titleCase = locale === 'tr-TR' && isButton(feature, key) && titleCaseProblem(text)
  return [
    ...typographyProblems(text, locale),
    ...wordProblems(text, locale),
    ...tagProblems(text, locale),
    ...(limit !== undefined && lengthOf(text) > limit ? [`${lengthOf(text)} characters, of ${limit}`] : []),
    ...(titleCase ? [titleCase] : []),
  ]
}

/** One line for each problem. */
export function textProblems(folder = LOCALES_FOLDER): string[] {
  return LOCALES.flatMap((locale) => {
    const entries = readTexts(locale, folder)
    const plurals = pluralForms(textsOf(locale, folder))
    return [
      ...entries.flatMap((entry) =>
        problemsOf(entry).map((problem) => `${locale} ${entry.feature}.${entry.key}: ${problem}: "${entry.text}"`),
      ),
      ...[...plurals].flatMap(([key, forms]) =>
        pluralProblems(forms, locale).map((problem) => `${locale} ${key}: ${problem}`),
      ),
    ]
  })
}

export function checkTexts(): boolean {
  const problems = textProblems()
  for (const problem of problems) console.log(`  ${problem}`)
  return problems.length === 0
}
