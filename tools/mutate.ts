/**
 * `npm run mutate` plants faults into the source, one at a time, and says which of them the part tests of its feature find.
 *
 *   npm run mutate -- --sample 200 --seed 1   this many faults; the same ones in each commit with the same source
 *   npm run mutate -- --folder src/shop       only those of a folder or a file, or of several
 *   npm run mutate -- --out faults.json       writes the results; those of other folders that are in the file stay
 *   npm run mutate -- --since faults.json     names the faults that were found then, and are not now, and the other way round
 *
 * All faults are in one bundle of code. A page says which of them it wants, so nothing is built for a fault.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { startTestRunner, type TestRunnerPlugin } from '@web/test-runner'
import config, { launchersOf } from '../test/web-test-runner.config.ts'
import { type Fault, hash, plant } from './mutate/plant.ts'
import { root } from './paths.ts'
import { bundledTests } from './test/bundled-tests.ts'

const FOLDERS = ['shop', 'api', 'state', 'view', 'page', 'live', 'react'].map((folder) => `src/${folder}`)
const NO_TEST = 'no part test'
/** Said of a test file that hangs or breaks off. */
const WITHOUT_END = ', without an end'
/** No fault has this number. */
const NO_FAULT = -1
type Outcome = 'found' | 'not found' | typeof NO_TEST
interface Result extends Fault {
  outcome: Outcome
  /** The test file that has found it. */
  by?: string | undefined
}

const { values } = parseArgs({
  options: {
    sample: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    folder: { type: 'string', multiple: true, default: ['src'] },
    since: { type: 'string' },
    out: { type: 'string' },
  },
})

const read = (path: string) => readFileSync(path, 'utf8')
const readResults = (path = ''): Result[] => (existsSync(path) ? JSON.parse(read(path)) : [])
const filesIn = (folder: string, pattern: RegExp): string[] =>
  existsSync(root(folder))
    ? readdirSync(root(folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => pattern.test(file))
        .map((file) => `${folder}/${file}`)
        .sort()
    : []
const isIn = (folder: string) => (fault: Fault) => `${fault.file}/`.startsWith(`${folder}/`)

/** The same share of the faults of each folder. */
function takeSample(): Fault[] {
  const all: Fault[] = []
  for (const file of FOLDERS.flatMap((folder) => filesIn(folder, /\.tsx?$/)))
    plant(file, read(root(file)), (fault) => void all.push(fault))
  const order = new Map(all.map(({ id }) => [id, hash(`${values.seed} ${id}`)]))
  all.sort((a, b) => ((order.get(a.id) ?? '') < (order.get(b.id) ?? '') ? -1 : 1))
  const share = Number(values.sample) / all.length
  return FOLDERS.flatMap((folder) => {
    const faults = all.filter(isIn(folder))
    return faults.slice(0, Math.ceil(faults.length * share))
  })
}

/** The tests of its folder, or of the nearest one above, then those of its feature in other layers. Elements test the shell. */
function testsOf({ file }: Fault): string[] {
  const [, layer, feature] = file.split('/')
  const testsIn = (folder: string) => filesIn(folder, /\.test\.tsx?$/)
  let folder = layer === 'live' ? 'test/live' : dirname(file).replace('src', 'test')
  while (folder !== 'test' && testsIn(folder).length === 0) folder = dirname(folder)
  const near = folder === 'test' ? [] : testsIn(folder)
  const others = FOLDERS.flatMap((other) => testsIn(`${other.replace('src', 'test')}/${feature}`))
  const isNamesake = (test: string) => basename(test).startsWith(basename(file).replace(/\..*/, '.'))
  return [...new Set([...near, ...others, ...(feature === 'shell' ? testsIn('test/elements') : [])])].sort(
    (one, other) => Number(isNamesake(other)) - Number(isNamesake(one)),
  )
}

/** Runs tests for each fault by its number, until one fails, and returns those that do. */
async function failuresOf(testsByFault: ReadonlyMap<number, readonly string[]>, faults: readonly Fault[]) {
  const failures = new Map<number, string[]>([...testsByFault].map(([fault]) => [fault, []]))
  const numbers = new Map(faults.map(({ id }, index) => [id, index]))
  const files = [...new Set([...testsByFault.values()].flat())]
  const tests = await bundledTests({
    files,
    read(path) {
      const file = relative(root('.'), path)
      return file.startsWith('src/') ? plant(file, read(path), ({ id }) => numbers.get(id)) : read(path)
    },
  })
  const stopAtFirst: TestRunnerPlugin = {
    name: 'stop-at-first',
    serve({ path, URL: { searchParams } }) {
      const fault = Number(runner?.sessions.get(searchParams.get('wtr-session-id') ?? '')?.group.name)
      return path !== '/' && fault !== NO_FAULT && failures.get(fault)?.length ? { body: '', type: 'js' } : undefined
    },
  }
  const runner = await startTestRunner({
    config: {
      ...config,
      // A fault that a test waits for so long is found: the slowest file takes 75 s alone, three such files 150 s.
      testsFinishTimeout: 240_000,
      testFramework: { config: { ui: 'bdd', timeout: 20_000, bail: true } },
      reporters: [],
      browsers: launchersOf(['chromium']),
      groups: [...testsByFault].map(([fault, ofFault]) => ({
        name: String(fault),
        files: ofFault.map((file) => root(file)),
        testRunnerHtml: (framework) =>
          `<!doctype html><script>globalThis.__fault = ${fault}</script><body><script type="module" src="${framework}"></script>`,
      })),
      plugins: [stopAtFirst, tests],
    },
    readCliArgs: false,
    readFileConfig: false,
    autoExitProcess: false,
  })
  if (!runner) throw new Error('web-test-runner did not start.')
  runner.sessions.on('session-status-updated', ({ status, passed, group, testFile, testResults }) => {
    if (status !== 'FINISHED' || passed) return
    const file = relative(root('.'), testFile)
    failures.get(Number(group.name))?.push(testResults ? file : `${file}${WITHOUT_END}`)
  })
  await new Promise<void>((resolve) => runner.on('stopped', () => resolve()))
  return failures
}

// The browser of a run that is stopped closes first, which would count as found.
process.once('SIGTERM', () => process.exit(1))

const sample = takeSample()
const faults = sample.filter((fault) => values.folder.some((folder) => isIn(folder)(fault)))
const testsByFault = faults.map(testsOf)
const files = [...new Set(testsByFault.flat())].sort()
const broken = files.length > 0 ? ((await failuresOf(new Map([[NO_FAULT, files]]), faults)).get(NO_FAULT) ?? []) : []
console.log(`Without a fault ${files.length - broken.length} test files pass.`)
for (const file of broken) console.log(`  left out, since it fails without a fault: ${file}`)

const usable = testsByFault.map((tests) => tests.filter((file) => !broken.some((name) => name.startsWith(file))))
const toRun = new Map([...usable.entries()].filter(([, tests]) => tests.length > 0))
const failures = toRun.size > 0 ? await failuresOf(toRun, faults) : new Map<number, string[]>()
const now = faults.map((fault, number): Result => {
  const [by] = failures.get(number) ?? []
  return { ...fault, outcome: by ? 'found' : toRun.has(number) ? 'not found' : NO_TEST, by }
})

const outcomes = new Map([...readResults(values.out), ...now].map((result) => [result.id, result]))
const results = sample.flatMap(({ id }) => outcomes.get(id) ?? [])
if (values.out) writeFileSync(values.out, `${JSON.stringify(results, null, 2)}\n`)

const row = (name: string, ...cells: (string | number)[]) =>
  console.log(name.padEnd(12), ...cells.map((cell) => String(cell).padStart(9)))
row('folder', 'faults', 'found', 'not found', 'share')
for (const folder of [...FOLDERS, 'src']) {
  const ran = results.filter(isIn(folder)).filter(({ outcome }) => outcome !== NO_TEST)
  const found = ran.filter(({ outcome }) => outcome === 'found').length
  if (ran.length > 0) row(folder, ran.length, found, ran.length - found, `${Math.round((found / ran.length) * 100)} %`)
}
row(NO_TEST, results.filter(({ outcome }) => outcome === NO_TEST).length)

const print = (title: string, listed: readonly Result[]) => {
  console.log(`\n${title}: ${listed.length}`)
  for (const { file, line, from, to } of listed) console.log(`  ${file}:${line}  ${from}  →  ${to}`)
}
print(
  'not found',
  results.filter(({ outcome }) => outcome === 'not found'),
)
if (values.since) {
  const before = new Map(readResults(values.since).map(({ id, outcome }) => [id, outcome]))
  const changed = results.filter(({ id, outcome }) => before.has(id) && before.get(id) !== outcome)
  print(
    `found in ${values.since}, not now`,
    changed.filter(({ outcome }) => outcome !== 'found'),
  )
  print(
    `found now, not in ${values.since}`,
    changed.filter(({ outcome }) => outcome === 'found'),
  )
}
process.exit(0)
