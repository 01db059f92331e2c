/**
 * `npm test` runs the checks and all tests; its last line is `N passed, N failed`. A failed test runs once more, alone: one that
 * passes then is counted as passed, and listed as flaky.
 *
 *   npm test                         everything
 *   npm test -- test/state/cart      the tests of a folder or a file
 *   npm test -- --suite journeys     one suite: check, parts, node or journeys
 *   npm test -- --watch test/shop    again after each change
 *   npm test -- --headed test/e2e    in visible browser windows
 *   npm test -- --browsers chromium,firefox,webkit   in these engines, instead of Chromium only; installs Debian's packages as root
 *   npm test -- --hosts              also test/e2e/hosts: pages with legacy libraries, and the recipes in nginx, Varnish, PHP and
 *                                    WordPress; installs Debian's packages as root
 */
import { readdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { build } from './build.ts'
import { check } from './check.ts'
import { BROWSER_ARGS, chromium, headlessShell } from './engines/chromium.ts'
import { ENGINES, type Engine, prepareEngines, readEngines } from './engines/engines.ts'
import { installHostLibraries } from './hosts/host-libraries.ts'
import { prepareServers } from './hosts/servers.ts'
import { root } from './paths.ts'
import { runBrowserSuite } from './test/browser-suite.ts'
import { longestFirst } from './test/longest-first.ts'
import { runNodeSuite, watchNodeSuite } from './test/node-suite.ts'
import { rerunFailed } from './test/rerun.ts'
import type { SuiteResult } from './test/result.ts'
import { printTimes, summaryOf, type TimedResult } from './test/summary.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    suite: { type: 'string' },
    watch: { type: 'boolean', default: false },
    headed: { type: 'boolean', default: false },
    hosts: { type: 'boolean', default: false },
    browsers: { type: 'string', default: 'chromium' },
  },
})
const engines = readEngines(values.browsers)

/** The folders of test/ that a suite runs. */
const FOLDERS = {
  parts: ['shop', 'page', 'i18n', 'api', 'state', 'view', 'live', 'react', 'elements', 'loader', 'doctor'],
  node: ['services', 'demo', 'command', 'build', 'render', 'fragment-service', 'host'],
  journeys: ['e2e'],
} as const
type Suite = keyof typeof FOLDERS

const isSuite = (suite: Suite | 'check') => values.suite === undefined || values.suite === suite

/** The files of a suite that are wanted. */
function filesOf(suite: Suite): string[] {
  if (!isSuite(suite)) return []
  const files = FOLDERS[suite].flatMap((folder) =>
    readdirSync(root(`test/${folder}`), { recursive: true, encoding: 'utf8' }).map((file) => `test/${folder}/${file}`),
  )
  return longestFirst(
    files.filter((file) => /\.test\.tsx?$/.test(file) && isNamed(file) && isOfEngines(file) && isOfHosts(file)),
  )
}

const isNamed = (file: string) =>
  positionals.length === 0 || positionals.some((path) => file === path || file.startsWith(path.replace(/\/?$/, '/')))

/** test/e2e/engines/ has the core journeys of each engine; Chromium has all the others, so it runs the core beside others only. */
function isOfEngines(file: string): boolean {
  const engine = ENGINES.find((name) => file === `test/e2e/engines/${name}.test.ts`)
  if (!engine) return !file.startsWith('test/e2e/') || engines.includes('chromium')
  return engines.includes(engine) && (engines.length > 1 || positionals.length > 0)
}

/** Tests of other servers and legacy libraries take minutes, and packages that few machines have. */
const HOSTS = 'test/e2e/hosts'
const areHostsWanted = values.hosts || positionals.some((path) => path.startsWith(HOSTS))
const isOfHosts = (file: string) => areHostsWanted || !file.startsWith(`${HOSTS}/`)

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
  return runBrowserSuite({ files, engines: wanted, config: { ...config, browsers }, isWatching: values.watch })
}

prepareEngines(engines)
process.env.CHROME_PATH = chromium()
process.env.BROWSER_ARGS = BROWSER_ARGS.join(' ')
if (values.headed) process.env.HEADED = '1'

if (isSuite('check') && positionals.length === 0 && !values.watch) await time('check and build', runChecks)

const parts = filesOf('parts')
// Chromium runs three files at a time; the other two engines one file each, so they run beside each other.
for (const beside of [['chromium'], ['firefox', 'webkit']]) {
  const wanted = engines.filter((engine) => beside.includes(engine))
  if (parts.length > 0 && wanted.length > 0)
    await time(`parts, in ${wanted.join(' and ')}`, () => runParts(parts, wanted))
}

const [node, journeys] = [filesOf('node'), filesOf('journeys')]
const runNode = values.watch ? watchNodeSuite : runNodeSuite
if (node.length + journeys.length > 0) await build()
if (node.length > 0) await time('services, demo and build', () => runNode(node))
if (journeys.length > 0) {
  if (!values.headed) process.env.HEADLESS_SHELL_PATH = headlessShell()
  if (values.hosts) {
    prepareServers()
    installHostLibraries()
  } else if (!areHostsWanted && isNamed(`${HOSTS}/`))
    console.log(
      `\nNot run: ${HOSTS}/, legacy libraries and other servers. npm test -- --hosts installs and tests them.`,
    )
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
