/**
 * Part of `npm run check`: what sources and style sheets use of browsers is in the oldest versions that docs/supported.md
 * promises, or in the table of what a browser may lack; and the page lists the tests that an engine can't run.
 */
import { readFileSync } from 'node:fs'
import { root } from './paths.ts'
import { featuresOfCode } from './supported/code-features.ts'
import { featuresOfCss } from './supported/css-features.ts'
import { MARKUP } from './supported/markup-features.ts'
import { OPTIONAL } from './supported/optional.ts'
import { testsThatNeed } from './supported/tests-that-need.ts'
import { isKnown, lackingIn, OLDEST } from './supported/versions.ts'

const PAGE = 'docs/supported.md'

async function checkSupported(): Promise<boolean> {
  const problems: string[] = []
  const used = new Map([...featuresOfCode(), ...(await featuresOfCss()), ...MARKUP])
  const excused = new Set<string>()
  for (const [path, file] of used) {
    if (!isKnown(path)) problems.push(`${path} (${file}) is not in the data.`)
    const lacking = lackingIn(path)
    if (lacking.length === 0) continue
    const row = OPTIONAL.find(({ features }) => features.includes(path))
    if (row) excused.add(path)
    else problems.push(`${path} (${file}) is too new: ${lacking.join(', ')}.`)
  }
  const page = readFileSync(root(PAGE), 'utf8')
  for (const { features, name, without } of OPTIONAL) {
    for (const path of features) if (!excused.has(path)) problems.push(`${path} needs no row in optional.ts any more.`)
    if (!page.includes(`| ${name} | ${without} |`)) problems.push(`${PAGE} lacks the row: | ${name} | ${without} |`)
  }
  for (const [browser, version] of Object.entries(OLDEST))
    if (!page.includes(`\`${browser}\` ${version}`)) problems.push(`${PAGE} does not say: \`${browser}\` ${version}`)
  for (const row of testsThatNeed()) if (!page.includes(row)) problems.push(`${PAGE} lacks the row: ${row}`)
  console.log(`check: ${used.size} features of browsers, ${excused.size} of them may be missing`)
  for (const problem of problems) console.log(`  ${problem}`)
  return problems.length === 0
}

process.exitCode = (await checkSupported()) ? 0 : 1
