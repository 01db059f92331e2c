/**
 * `npm run rules` prints the matrix rule → code → test. The rules are in docs/specification/; code and tests cite them by id.
 * Fails on a rule without a test, on a citation of an unknown rule, and on a rule "not built yet" that a test cites.
 */
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { filesIn, root } from './paths.ts'
import { isOfTests, testSources } from './test/test-files.ts'

const FOLDER = 'docs/specification'
const RULE = /^- \*\*([A-Z]+-\d+)\*\* (.+)$/
const NOT_BUILT = '_(not built yet)_'

interface Rule {
  id: string
  page: string
  text: string
  isBuilt: boolean
  code: string[]
  tests: string[]
}

function readRules(problems: string[]): Map<string, Rule> {
  const rules = new Map<string, Rule>()
  for (const page of filesIn(FOLDER, /\.md$/)) {
    for (const line of readFileSync(root(page), 'utf8').split('\n')) {
      const [, id, text] = RULE.exec(line) ?? []
      if (!id || !text) continue
      if (rules.has(id)) problems.push(`${page}: ${id} is used twice.`)
      rules.set(id, { id, page, text, isBuilt: !text.endsWith(NOT_BUILT), code: [], tests: [] })
    }
  }
  return rules
}

/** Adds each file to the rules that it cites. */
function collect(rules: Map<string, Rule>, files: string[], kind: 'code' | 'tests', problems: string[]): void {
  const prefixes = [...new Set([...rules.keys()].map((id) => id.replace(/-\d+$/, '')))]
  const citation = new RegExp(`(?<![\\w-])(?:${prefixes.join('|')})-\\d+(?![\\w-])`, 'g')
  for (const file of files) {
    const cited = new Set(readFileSync(root(file), 'utf8').match(citation) ?? [])
    for (const id of cited) {
      const rule = rules.get(id)
      if (!rule) problems.push(`${file} cites ${id}, which is not a rule of ${FOLDER}/.`)
      else rule[kind].push(file)
    }
  }
}

export function checkRules({ isMatrixPrinted = false } = {}): boolean {
  const problems: string[] = []
  const rules = readRules(problems)
  const code = [
    ...filesIn('src', /\.(tsx?|css)$/),
    ...filesIn('demo', /\.tsx?$/),
    ...filesIn('packages', /\.ts$/).filter((file) => !isOfTests(file)),
  ]
  collect(rules, code, 'code', problems)
  collect(rules, testSources(), 'tests', problems)
  for (const { id, page, isBuilt, tests } of rules.values()) {
    if (isBuilt && tests.length === 0) problems.push(`${page}: ${id} has no test.`)
    if (!isBuilt && tests.length > 0) problems.push(`${page}: ${id} is "not built yet", but ${tests[0]} cites it.`)
  }
  if (isMatrixPrinted) for (const rule of rules.values()) console.log(rowOf(rule))
  const open = [...rules.values()].filter(({ isBuilt }) => !isBuilt).length
  const inCode = [...rules.values()].filter(({ code }) => code.length > 0).length
  console.log(`check: ${rules.size} rules, ${inCode} cited by code, ${open} not built yet`)
  for (const problem of problems) console.log(`  ${problem}`)
  return problems.length === 0
}

const rowOf = ({ id, text, code, tests }: Rule): string =>
  [`${id}  ${text}`, `    code: ${code.join(', ') || '–'}`, `    test: ${tests.join(', ') || '–'}`].join('\n')

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.exitCode = checkRules({ isMatrixPrinted: true }) ? 0 : 1
