/**
 * `npm test` runs the checks and all tests; its last line is `N passed, N failed`.
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
import { BROWSER_ARGS, chromium, headlessShell } from './engines/chromium.ts'
import { build } from './build.ts'
import { check } from './check.ts'
import { ENGINES, prepareEngines, readEngines } from './engines/engines.ts'
import { installHostLibraries } from './hosts/host-libraries.ts'
import { root } from './paths.ts'
import { prepareServers } from './hosts/servers.ts'
import { runBrowserSuite } from './test/browser-suite.ts'
import { longestFirst } from './test/longest-first.ts'
import { runNodeSuite } from './test/node-suite.ts'
import { printSummary, type SuiteResult } from './test/result.ts'

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
const isWatching = values.watch
const engines = readEngines(values.browsers)

/** The folders of test/ that a suite runs. */
const FOLDERS = {
  parts: ['shop', 'page', 'i18n', 'api', 'state', 'view', 'live', 'react', 'elements', 'loader', 'doctor'],
  node: ['demo', 'command', 'build', 'render', 'fragment-service'],
  journeys: ['e2e'],
} as const
type Suite = keyof typeof FOLDERS

const filesOf = (suite: Suite): string[] =>
  longestFirst(
    FOLDERS[suite]
      .flatMap((folder) =>
        readdirSync(root(`test/${folder}`), { recursive: true, encoding: 'utf8' }).map(
          (file) => `test/${folder}/${file}`,
        ),
      )
      .filter((file) => /\.test\.tsx?$/.test(file) && isNamed(file) && isOfEngines(file) && isOfHosts(file))
      .sort(),
  )

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

const isNamed = (file: string) =>
  positionals.length === 0 || positionals.some((path) => file === path || file.startsWith(path.replace(/\/?$/, '/')))

const isWanted = (suite: Suite | 'check') =>
  (values.suite === undefined || values.suite === suite) && (suite !== 'check' || positionals.length === 0)

async function checkSuite(): Promise<SuiteResult> {
  console.log('\n— check and build')
  const started = performance.now()
  const failed = await check()
  const failures = failed.map((name) => ({ file: 'npm run check', name, error: 'See above.' }))
  const passed = failed.length === 0 ? 1 : 0
  const durationMs = performance.now() - started
  return { name: 'check and build', passed, skipped: 0, failures, flaky: [], durationMs, fileMs: new Map() }
}

prepareEngines(engines)
process.env.CHROME_PATH = chromium()
process.env.BROWSER_ARGS = BROWSER_ARGS.join(' ')
if (values.headed) process.env.HEADED = '1'

const results: SuiteResult[] = []
if (isWanted('check') && !isWatching) results.push(await checkSuite())

const parts = isWanted('parts') ? filesOf('parts') : []
// Chromium runs three files at a time; the other two engines one file each, so they run beside each other.
for (const beside of [
  engines.filter((engine) => engine === 'chromium'),
  engines.filter((engine) => engine !== 'chromium'),
])
  if (parts.length > 0 && beside.length > 0)
    results.push(
      await runBrowserSuite({ name: `parts, in ${beside.join(' and ')}`, engines: beside, files: parts, isWatching }),
    )

const node = isWanted('node') ? filesOf('node') : []
const journeys = isWanted('journeys') ? filesOf('journeys') : []
if (node.length + journeys.length > 0) await build()
if (node.length > 0) results.push(await runNodeSuite({ name: 'demo services and build', files: node, isWatching }))
if (journeys.length > 0) {
  if (!values.headed) process.env.HEADLESS_SHELL_PATH = headlessShell()
  if (values.hosts) {
    prepareServers()
    installHostLibraries()
  } else if (!areHostsWanted && isNamed(`${HOSTS}/`))
    console.log(
      `\nSkipped: ${HOSTS}/, legacy libraries and other servers. npm test -- --hosts installs and tests them.`,
    )
  results.push(await runNodeSuite({ name: 'journeys, in a browser', files: journeys, isWatching, retries: true }))
}

if (results.length === 0) console.error(`No test matches ${[values.suite, ...positionals].filter(Boolean).join(' ')}.`)
const isGood = printSummary(results) && results.length > 0
process.exit(isGood ? 0 : 1)
