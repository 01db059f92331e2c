/**
 * Each test file runs somewhere: what its first lines say of tier and engines fits what is in it. And no source of tests goes by real
 * time (docs/tests.md).
 */
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { root } from '../paths.ts'
import { SUBJECTS } from '../test/engine-tests.ts'
import { readMarkers, suiteOf, testFiles, testSources } from '../test/test-files.ts'

/** Functions that wait in real time, called or given to what calls them. */
const WAIT = /^((window|globalThis)\.)?(setTimeout|requestAnimationFrame|sleep|frames)$|\.waitForTimeout$/
/** They may wait: tests wait for what can be observed by them. */
const FIXTURE = /^test\/(support|e2e\/support|simulation)\/|^test\/(node-worker|web-test-runner\.config)\.ts$/
/** A shorter one fails on a slow machine. */
const MIN_LIMIT_MS = 30_000

/** The places where a source of tests goes by real time. What is in a string is the code of a page, which may. */
export function realTimeIn(file: string, code: string): string[] {
  if (FIXTURE.test(file)) return []
  const problems: string[] = []
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest)
  const checkLimit = (value: ts.Node | undefined) => {
    if (value && ts.isNumericLiteral(value) && Number(value.text) > 0 && Number(value.text) < MIN_LIMIT_MS)
      problems.push(`has a time-out of ${value.text} ms: less than ${MIN_LIMIT_MS} ms fails on a slow machine`)
  }
  const visit = (node: ts.Node): void => {
    const called =
      ts.isCallExpression(node) || ts.isNewExpression(node) ? [node.expression, ...(node.arguments ?? [])] : []
    const waits = called.map((one) => one.getText(source)).filter((name) => WAIT.test(name))
    if (ts.isImportDeclaration(node) && /timers\/promises'$/.test(node.moduleSpecifier.getText(source)))
      waits.push('timers/promises')
    for (const name of waits) problems.push(`waits in real time, by ${name}: it can wait for what can be observed`)
    const [callee, value] = called
    if (callee && /(\.timeout|setDefault\w*Timeout)$/.test(callee.getText(source))) checkLimit(value)
    if (ts.isPropertyAssignment(node) && node.name.getText(source) === 'timeout') checkLimit(node.initializer)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return problems
}

/** The faults of the markers of a test file; empty if it has none. */
export function problemsOf(file: string, code: string): string[] {
  const suite = suiteOf(file)
  if (!suite) return [`is in no folder that \`npm test\` runs (tools/test/test-files.ts)`]
  const { tier, everyEngine, oneEngine } = readMarkers(code)
  const problems: string[] = []
  if (suite === 'journeys' && tier === undefined) problems.push('begins with neither `// tier 1: …` nor `// tier 2: …`')
  if (suite === 'parts') {
    if (tier !== undefined) problems.push('is a test in a page, which are all of the first tier')
    problems.push(...engineProblems(code, everyEngine, oneEngine))
  } else if (everyEngine || oneEngine) problems.push('is no test in a page, and runs in one engine')
  return problems
}

function engineProblems(code: string, everyEngine?: string[], oneEngine?: string): string[] {
  const text = code.replace(/^\s*(\/\/|\/?\*).*$/gm, '')
  const used = Object.keys(SUBJECTS).filter((subject) => SUBJECTS[subject]?.test(text))
  const unused = (everyEngine ?? []).filter((subject) => !used.includes(subject))
  const uses = `uses ${used.join(', ')}`
  if (everyEngine && oneEngine) return ['can run in one engine or in every one, not both']
  if (unused.length > 0) return [`says that it is about ${unused.join(', ')}, but ${used.length > 0 ? uses : 'is not'}`]
  if (oneEngine && used.length === 0)
    return ['needs no `// one engine: …`, as it uses nothing that engines do differently']
  if (!everyEngine && !oneEngine && used.length > 0)
    return [`${uses}: say \`// every engine: ${used.join(', ')}\`, or \`// one engine: …\` with the reason`]
  return []
}

export function checkTestFiles(): boolean {
  const problems = testFiles().flatMap((file) =>
    problemsOf(file, readFileSync(root(file), 'utf8')).map((problem) => `${file} ${problem}.`),
  )
  for (const file of testSources())
    problems.push(...realTimeIn(file, readFileSync(root(file), 'utf8')).map((problem) => `${file} ${problem}.`))
  for (const problem of problems) console.log(`  ${problem}`)
  return problems.length === 0
}
