/** Checks the texts of all locales: typography, words, links, plural forms and lengths. Part of `npm run check`. */
import { LOCALES, type Locale } from '../../src/shop/sites/sites.ts'
import { isButton, lengthOf, limitOf } from './limits.ts'
import { pluralForms, pluralProblems } from './plurals.ts'
import { LOCALES_FOLDER, textsOf } from './read-texts.ts'
import { tagProblems } from './tags.ts'
import { typographyProblems } from './typography.ts'
import { titleCaseProblem, wordProblems } from './words.ts'

function problemsOf(locale: Locale, name: string, text: string): string[] {
  const limit = limitOf(name)
  const titleCase = locale === 'tr-TR' && isButton(name) && titleCaseProblem(text)
  return [
    ...typographyProblems(text, locale),
    ...wordProblems(text, locale),
    ...tagProblems(text, locale),
    ...(limit !== undefined && lengthOf(text) > limit ? [`${lengthOf(text)} characters, of ${limit}`] : []),
    ...(titleCase ? [titleCase] : []),
  ].map((problem) => `${locale} ${name}: ${problem}: "${text}"`)
}

/** One line for each problem. */
export const textProblems = (folder = LOCALES_FOLDER): string[] =>
  LOCALES.flatMap((locale) => {
    const texts = textsOf(locale, folder)
    return [
      ...[...texts].flatMap(([name, text]) => problemsOf(locale, name, text)),
      ...[...pluralForms(texts)].flatMap(([name, forms]) =>
        pluralProblems(forms, locale).map((problem) => `${locale} ${name}: ${problem}`),
      ),
    ]
  })

export function checkTexts(): boolean {
  const problems = textProblems()
  for (const problem of problems) console.log(`  ${problem}`)
  return problems.length === 0
}
