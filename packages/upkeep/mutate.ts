/**
 * `npm run mutate -w packages/upkeep` plants faults into the source, one at a time, and says which of them the part tests of its feature find.
 *
 *   npm run mutate -w packages/upkeep -- --sample 200 --seed 1   this many faults; with the same source the same ones
 *   npm run mutate -w packages/upkeep -- --folder src/shop       only those of a folder or a file, or of several
 *
 * All faults are in one bundle of code. A page says which of them it wants, so nothing is built for a fault.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, dirname, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { startTestRunner, type TestRunnerPlugin } from '@web/test-runner'
import config, { launchersOf } from '../../test/web-test-runner.config.ts'
import { filesIn, root } from '../../tools/paths.ts'
import { bundledTests } from '../../tools/test/bundled-tests.ts'
import { type Fault, plant } from './mutate/plant.ts'

const FOLDERS = ['shop', 'api', 'state', 'view', 'page', 'live', 'react'].map((folder) => `src/${folder}`)
/** No fault has this number. */
const NO_FAULT = -1

const { values } = parseArgs({
  options: {
    sample: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    folder: { type: 'string', multiple: true, default: ['src'] },
  },
})

const read = (path: string) => readFileSync(path, 'utf8')
const TESTS = filesIn('test', /\.test\.tsx?$/)
const testsIn = (folder: string) => TESTS.filter((file) => file.startsWith(`${folder}/`))
const isIn = (folder: string) => (fault: Fault) => `${fault.file}/`.startsWith(`${folder}/`)

/** The same share of the faults of each folder. */
function takeSample(): Fault[] {
  const all: Fault[] = []
  for (const file of FOLDERS.flatMap((folder) => filesIn(folder, /\.tsx?$/)))
    plant(file, read(root(file)), (fault) => void all.push(fault))
  const rankOf = ({ id }: Fault) => createHash('sha256').update(`${values.seed} ${id}`).digest('hex')
  const shuffled = all.map((fault) => [rankOf(fault), fault] as const).sort(([a], [b]) => (a < b ? -1 : 1))
  const share = Number(values.sample) / all.length
  return FOLDERS.flatMap((folder) => {
    const faults = shuffled.map(([, fault]) => fault).filter(isIn(folder))
    return faults.slice(0, Math.ceil(faults.length * share))
  })
}

/** The tests of its folder, or of the nearest one above, then those of its feature in other layers. Elements test the shell. */
function testsOf({ file }: Fault): string[] {
  const [, layer, feature] = file.split('/')
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
  runner.sessions.on('session-status-updated', ({ status, passed, group, testFile }) => {
    if (status !== 'FINISHED' || passed) return
    failures.get(Number(group.name))?.push(relative(root('.'), testFile))
  })
  await new Promise<void>((resolve) => runner.on('stopped', () => resolve()))
  return failures
}

// The browser of a run that is stopped closes first, which would count as found.
process.once('SIGTERM', () => process.exit(1))

const faults = takeSample().filter((fault) => values.folder.some((folder) => isIn(folder)(fault)))
const testsByFault = faults.map(testsOf)
const files = [...new Set(testsByFault.flat())].sort()
const broken = files.length > 0 ? ((await failuresOf(new Map([[NO_FAULT, files]]), faults)).get(NO_FAULT) ?? []) : []
console.log(`Without a fault ${files.length - broken.length} test files pass.`)
for (const file of broken) console.log(`  left out, since it fails without a fault: ${file}`)

const usable = testsByFault.map((tests) => tests.filter((file) => !broken.includes(file)))
const toRun = new Map([...usable.entries()].filter(([, tests]) => tests.length > 0))
const failures = toRun.size > 0 ? await failuresOf(toRun, faults) : new Map<number, string[]>()
const tested = faults.filter((_, number) => toRun.has(number))
const notFound = faults.filter((_, number) => failures.get(number)?.length === 0)

const row = (name: string, ...cells: (string | number)[]) =>
  console.log(name.padEnd(12), ...cells.map((cell) => String(cell).padStart(9)))
row('folder', 'faults', 'found', 'not found', 'share')
for (const folder of [...FOLDERS, 'src']) {
  const [all, missed] = [tested, notFound].map((some) => some.filter(isIn(folder)).length) as [number, number]
  if (all > 0) row(folder, all, all - missed, missed, `${Math.round((1 - missed / all) * 100)} %`)
}
row('no part test', faults.length - tested.length)
console.log(`\nnot found: ${notFound.length}`)
for (const { file, line, from, to } of notFound) console.log(`  ${file}:${line}  ${from}  →  ${to}`)
process.exit(0)
