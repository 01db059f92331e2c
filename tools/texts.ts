/**
 * `npm run texts -- export [locale…] [--since <commit>]` writes a table for each locale into .texts/; `npm run texts -- import`
 * takes them over; `npm run texts -- samples [locale…]` prints the plural forms with numbers. See docs/texts.md.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LOCALES, type Locale } from '../src/shop/sites/sites.ts'
import { root } from './paths.ts'
import { textProblems } from './texts/check-texts.ts'
import { exportTexts, importTexts } from './texts/exchange.ts'
import { pluralForms, renderedSamples } from './texts/plurals.ts'
import { features, readTexts } from './texts/read-texts.ts'

const [command, ...rest] = process.argv.slice(2)
const sinceAt = rest.indexOf('--since')
const since = sinceAt < 0 ? undefined : rest[sinceAt + 1]
const named = rest.filter((_one, index) => sinceAt < 0 || (index !== sinceAt && index !== sinceAt + 1))
const locales = (named.length > 0 ? named : LOCALES) as Locale[]
const unknown = locales.filter((locale) => !LOCALES.includes(locale))
const tableOf = (locale: string) => root(`.texts/${locale}.csv`)

/** The German texts of a commit. */
function germanAt(commit: string): Map<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'texts-'))
  mkdirSync(join(folder, 'de-DE'))
  for (const feature of features()) {
    const { stdout } = spawnSync('git', ['show', `${commit}:locales/de-DE/${feature}.json`], {
      cwd: root('.'),
      encoding: 'utf8',
    })
    writeFileSync(join(folder, `de-DE/${feature}.json`), stdout || '{}')
  }
  const texts = new Map(readTexts('de-DE', folder).map(({ feature, key, text }) => [`${feature}.${key}`, text]))
  rmSync(folder, { recursive: true })
  return texts
}

function run(): number {
  if (unknown.length > 0) throw new Error(`Not a locale of the shop: ${unknown.join(', ')}.`)
  if (command === 'export') {
    mkdirSync(root('.texts'), { recursive: true })
    const before = since ? germanAt(since) : undefined
    for (const locale of locales) writeFileSync(tableOf(locale), exportTexts(locale, before ? { before } : {}))
    console.log(`Wrote ${locales.length} tables into .texts/.`)
    return 0
  }
  if (command === 'import') {
    const refused = locales
      .filter((locale) => existsSync(tableOf(locale)))
      .flatMap((locale) =>
        importTexts(locale, readFileSync(tableOf(locale), 'utf8')).map((problem) => `${locale} ${problem}`),
      )
    for (const problem of refused) console.log(`Refused: ${problem}`)
    const problems = textProblems()
    for (const problem of problems) console.log(problem)
    return refused.length + problems.length === 0 ? 0 : 1
  }
  if (command === 'samples') {
    for (const locale of locales) {
      const texts = new Map(readTexts(locale).map(({ feature, key, text }) => [`${feature}.${key}`, text]))
      for (const [key, forms] of pluralForms(texts))
        console.log(
          `${locale} ${key}: ${renderedSamples(forms, locale)
            .map(([, text]) => text)
            .join(' | ')}`,
        )
    }
    return 0
  }
  console.log('npm run texts -- export [locale…] [--since <commit>] | import [locale…] | samples [locale…]')
  return 1
}

process.exitCode = run()
