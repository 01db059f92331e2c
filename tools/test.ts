/**
 * `npm test` runs the checks, and the tests of the first tier: what a change can break at once. Its last line is
 * `N passed, N failed`. A failed test runs once more, alone: one that passes then is counted as passed, and listed as flaky.
 *
 *   npm test                         checks, build, unit tests in Chromium and Node, the core journeys
 *   npm test -- --all                all tests, in Chromium, Firefox and WebKit; installs Debian's packages as root
 *   npm test -- test/state/cart      the tests of a folder or a file, of both tiers
 *   npm test -- --suite journeys     one suite: check, parts, node or journeys
 *   npm test -- --watch test/shop    again after each change
 *   npm test -- --headed test/e2e    in visible browser windows
 *   npm test -- --browsers firefox,webkit test/react   in these engines
 */
import { parseArgs } from 'node:util'
import { build } from './build.ts'
import { check } from './check.ts'
import { BROWSER_ARGS, chromium, headlessShell } from './engines/chromium.ts'
import { ENGINES, type Engine, prepareEngines, readEngines } from './engines/engines.ts'
import { installHostLibraries } from './hosts/host-libraries.ts'
import { prepareServers } from './hosts/servers.ts'
import { runBrowserSuite } from './test/browser-suite.ts'
import { longestFirst } from './test/longest-first.ts'
import { runNodeSuite, watchNodeSuite } from './test/node-suite.ts'
import { rerunFailed } from './test/rerun.ts'
import type { SuiteResult } from './test/result.ts'
import { printTimes, summaryOf, type TimedResult } from './test/summary.ts'
import { markersOf, type Suite, suiteOf, testFiles } from './test/test-files.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    suite: { type: 'string' },
    all: { type: 'boolean', default: false },
    watch: { type: 'boolean', default: false },
    headed: { type: 'boolean', default: false },
    browsers: { type: 'string' },
  },
})
const engines = values.all && !values.browsers ? [...ENGINES] : readEngines(values.browsers ?? 'chromium')

const isSuite = (suite: Suite | 'check') => values.suite === undefined || values.suite === suite
const isNamed = (file: string) =>
  positionals.length === 0 || positionals.some((path) => file === path || file.startsWith(path.replace(/\/?$/, '/')))
const isOfTier = (file: string) => values.all || positionals.length > 0 || markersOf(file).tier !== 2

/** test/e2e/engines/ has the core journeys of each engine; all others run in Chromium. */
function isOfEngines(file: string): boolean {
  const engine = ENGINES.find((name) => file === `test/e2e/engines/${name}.test.ts`) ?? 'chromium'
  return suiteOf(file) !== 'journeys' || engines.includes(engine)
}

/** The files of a suite that are wanted. */
const filesOf = (suite: Suite): string[] =>
  isSuite(suite)
    ? longestFirst(
        testFiles().filter((file) => suiteOf(file) === suite && isNamed(file) && isOfEngines(file) && isOfTier(file)),
      )
    : []

/** Firefox and WebKit run what they may do differently; all of what is named without `--all`. */
const isAllWanted = (engine: Engine) => engine === 'chromium' || (positionals.length > 0 && !values.all)
const isOfEngine = (file: string, engine: Engine) => isAllWanted(engine) || markersOf(file).everyEngine !== undefined

const results: TimedResult[] = []

async function time(name: string, run: () => Promise<SuiteResult>): Promise<void> {
  console.log(`\n— ${name}`)
  const started = performance.now()
  const result = await run()
  results.push({ name, durationMs: performance.now() - started, ...result })
}

async function runChecks(): Promise<SuiteResult> {
  const failed = (await check()).map((name) => ({ name: `check: ${name}` }))
  return { passed: failed.length === 0 ? [{ name: 'check' }] : [], failed, skipped: 0, fileMs: new Map() }
}

async function runParts(files: readonly string[], wanted: readonly Engine[]): Promise<SuiteResult> {
  const { default: config, launchersOf } = await import('../test/web-test-runner.config.ts')
  const browsers = launchersOf(wanted)
  const isWithoutAlike = !wanted.some(isAllWanted)
  return runBrowserSuite({
    files,
    engines: wanted,
    config: { ...config, browsers },
    isWatching: values.watch,
    isWithoutAlike,
  })
}

prepareEngines(engines)
process.env.CHROME_PATH = chromium()
process.env.BROWSER_ARGS = BROWSER_ARGS.join(' ')
if (values.headed) process.env.HEADED = '1'

if (isSuite('check') && positionals.length === 0 && !values.watch) await time('check and build', runChecks)

const parts = filesOf('parts')
// Chromium runs three files at a time; the other two engines one file each, so they run beside each other.
for (const beside of [['chromium'], ['firefox', 'webkit']] as const) {
  const wanted = engines.filter((engine) => beside.some((one) => one === engine))
  const files = parts.filter((file) => wanted.some((engine) => isOfEngine(file, engine)))
  if (files.length > 0) await time(`parts, in ${wanted.join(' and ')}`, () => runParts(files, wanted))
}

const [node, journeys] = [filesOf('node'), filesOf('journeys')]
const runNode = values.watch ? watchNodeSuite : runNodeSuite
if (node.length + journeys.length > 0) {
  await build()
  if (values.all) {
    prepareServers()
    installHostLibraries()
  }
}
if (node.length > 0) await time('services, demo and build', () => runNode(node))
if (journeys.length > 0) {
  if (!values.headed) process.env.HEADLESS_SHELL_PATH = headlessShell()
  await time('journeys, in a browser', () => runNode(journeys))
}

if (results.length === 0) console.error(`No test matches ${[values.suite, ...positionals].filter(Boolean).join(' ')}.`)
printTimes(results)
const rerun = await rerunFailed(
  results.flatMap(({ failed }) => failed),
  (file, engine) => (engine ? runParts([file], [engine]) : runNodeSuite([file])),
)
const { lines, isGood } = summaryOf(results, rerun)
console.log(`\n${lines.join('\n').trimStart()}`)
process.exit(isGood ? 0 : 1)
