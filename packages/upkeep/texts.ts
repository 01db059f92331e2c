/**
 * `npm run texts -w packages/upkeep -- export [locale…] [--since <commit>]` writes a table for each locale into .texts/; `npm run texts -w packages/upkeep -- import`
 * takes them over; `npm run texts -w packages/upkeep -- samples [locale…]` prints the plural forms with numbers. See docs/texts.md.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { LOCALES, type Locale } from '../../src/shop/sites/sites.ts'
import { root } from '../../tools/paths.ts'
import { textProblems } from '../../tools/texts/check-texts.ts'
import { pluralForms, renderedSamples } from '../../tools/texts/plurals.ts'
import { textsOf } from '../../tools/texts/read-texts.ts'
import { exportTexts, importTexts } from './texts/exchange.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { since: { type: 'string' } } })
const [command = '', ...named] = positionals
const locales = (named.length > 0 ? named : LOCALES) as Locale[]
const unknown = locales.filter((locale) => !LOCALES.includes(locale))
if (unknown.length > 0) throw new Error(`Not a locale of the shop: ${unknown.join(', ')}.`)
const tableOf = (locale: string) => root(`.texts/${locale}.csv`)

/** The German texts of a commit. */
function germanAt(commit: string): Map<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'texts-'))
  const archive = execFileSync('git', ['archive', commit, 'locales/de-DE'], { cwd: root('.') })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  const texts = textsOf('de-DE', join(folder, 'locales'))
  rmSync(folder, { recursive: true })
  return texts
}

function exportTables(): void {
  mkdirSync(root('.texts'), { recursive: true })
  const options = values.since ? { before: germanAt(values.since) } : {}
  for (const locale of locales) writeFileSync(tableOf(locale), exportTexts(locale, options))
  console.log(`Wrote ${locales.length} tables into .texts/.`)
}

function importTables(): void {
  const refused = locales
    .filter((locale) => existsSync(tableOf(locale)))
    .flatMap((locale) =>
      importTexts(locale, readFileSync(tableOf(locale), 'utf8')).map((problem) => `Refused: ${locale} ${problem}`),
    )
  const problems = [...refused, ...textProblems()]
  for (const problem of problems) console.log(problem)
  if (problems.length > 0) process.exitCode = 1
}

function printSamples(): void {
  for (const locale of locales)
    for (const [key, forms] of pluralForms(textsOf(locale))) {
      const samples = renderedSamples(forms, locale).map(([, text]) => text)
      console.log(`${locale} ${key}: ${samples.join(' | ')}`)
    }
}

const COMMANDS: Readonly<Record<string, () => void>> = {
  export: exportTables,
  import: importTables,
  samples: printSamples,
}

const run = COMMANDS[command]
if (!run)
  throw new Error(
    'npm run texts -w packages/upkeep -- export [locale…] [--since <commit>] | import [locale…] | samples [locale…]',
  )
run()
