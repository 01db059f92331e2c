/**
 * `npm run docs` writes what is made from other files and kept in the repository: docs/attributes.md, in docs/privacy.md what clicks
 * record, and the sheets of the themes. `npm run check` says what is stale.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { CLICK_ACTIONS } from '../src/page/events/tracking.ts'
import { attributesPage } from './attributes.ts'
import { themeSheets } from './build/theme-sheets.ts'
import { root } from './paths.ts'

const PRIVACY = 'docs/privacy.md'
const CLICKS = /(<!-- clicks: .*? -->\n)[\s\S]*(\n<!-- end of clicks -->)/

/** docs/privacy.md with the table of what clicks record. */
function privacyPage(): string {
  const rows = Object.entries(CLICK_ACTIONS).map(([action, label]) => `| \`${action}\` | ${label} |`)
  const table = ['', '| action | label |', '|---|---|', ...rows, ''].join('\n')
  return readFileSync(root(PRIVACY), 'utf8').replace(CLICKS, (_, begin, end) => begin + table + end)
}

/** By path, what each file is to hold. */
const generated = (): Map<string, string> =>
  new Map([['docs/attributes.md', attributesPage()], [PRIVACY, privacyPage()], ...themeSheets()])

export function checkGenerated(): boolean {
  const stale = [...generated()].filter(([file, text]) => readFileSync(root(file), 'utf8') !== text)
  for (const [file] of stale) console.log(`  ${file} does not match its source: run \`npm run docs\`.`)
  return stale.length === 0
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const [file, text] of generated()) writeFileSync(root(file), text)
