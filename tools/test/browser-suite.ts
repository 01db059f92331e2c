import { dirname, relative } from 'node:path'
import { startTestRunner, type TestRunnerConfig } from '@web/test-runner'
import type { Engine } from '../engines/engines.ts'
import { root } from '../paths.ts'
import { bundledTests, type Group, titlePrefix } from './bundled-tests.ts'
import { placeOf, type SuiteResult, type TestResult, WHOLE_FILE } from './result.ts'

type TestRunner = NonNullable<Awaited<ReturnType<typeof startTestRunner>>>
type Session = ReturnType<TestRunner['sessions']['all']> extends Iterable<infer Item> ? Item : never
type Suite = NonNullable<Session['testResults']>

interface BrowserSuite {
  /** Relative to the repository. */
  files: readonly string[]
  config: TestRunnerConfig
  /** Those of the launchers in `config.browsers`, in the same order. */
  engines: readonly Engine[]
  isWatching?: boolean
  isWithoutAlike?: boolean
}

/** So many files share a page at most. */
const MAX_SHARING = 5

/** Firefox and WebKit take a second or two to load each page, one after the other: files of a folder share one. */
function sharing(files: readonly string[]): Group[] {
  const groups: [string, ...string[]][] = []
  for (const file of [...files].sort()) {
    const last = groups.at(-1)
    if (last && last.length < MAX_SHARING && dirname(last[0]) === dirname(file)) last.push(file)
    else groups.push([file])
  }
  return groups
}

/** Runs files with web-test-runner, which prints why a test has failed. */
export async function runBrowserSuite({
  files,
  config,
  engines,
  isWatching = false,
  isWithoutAlike = false,
}: BrowserSuite): Promise<SuiteResult> {
  const groups = isWithoutAlike ? sharing(files) : files.map((file): Group => [file])
  const runner = await startTestRunner({
    config: {
      ...config,
      files: groups.map(([first]) => root(first)),
      plugins: [await bundledTests({ groups, isWatching, isWithoutAlike })],
      watch: isWatching,
    },
    readCliArgs: false,
    readFileConfig: false,
    autoExitProcess: isWatching,
  })
  if (!runner) throw new Error('web-test-runner did not start.')
  await new Promise<void>((resolve) => runner.on('stopped', () => resolve()))
  const engineOf = ({ browser }: Session) => engines[config.browsers?.indexOf(browser) ?? 0]
  const groupOf = ({ testFile }: Session) =>
    groups.find(([first]) => root(first) === testFile) ?? ([relative(root('.'), testFile)] as const)
  return resultOf([...runner.sessions.all()], engineOf, groupOf)
}

/** The tests of a suite and of those in it. */
const testsOf = ({ tests, suites }: Suite): Suite['tests'] => [...tests, ...suites.flatMap(testsOf)]

function resultOf(
  sessions: readonly Session[],
  engineOf: (session: Session) => Engine | undefined,
  groupOf: (session: Session) => Group,
): SuiteResult {
  const result = {
    passed: [] as TestResult[],
    failed: [] as TestResult[],
    skipped: 0,
    fileMs: new Map<string, number>(),
  }
  for (const session of sessions) {
    const { testResults, errors } = session
    const group = groupOf(session)
    for (const file of group) {
      const place = { file, engine: engineOf(session) }
      const isOwn = ({ name }: Suite) => group.length === 1 || name.startsWith(titlePrefix(file))
      const outside = file === group[0] ? (testResults?.tests ?? []) : []
      const tests = [...outside, ...(testResults?.suites.filter(isOwn).flatMap(testsOf) ?? [])]
      const failed: TestResult[] = []
      for (const { name, skipped, passed, error } of tests) {
        if (skipped) {
          console.log(`  skipped: ${place.engine}: ${name}`)
          result.skipped += 1
        } else if (passed) result.passed.push({ ...place, name })
        else failed.push({ ...place, name, why: error?.message })
      }
      // Without a result the browser has crashed; with errors some tests have not run. Both are one failure, with what came of it.
      const isWhole = errors.length === 0 && testResults !== undefined
      const why = [...failed.map(({ name, why }) => `${name}: ${why}`), ...errors.map(({ message }) => message)].join(
        '\n',
      )
      result.failed.push(...(isWhole ? failed : [{ ...place, name: WHOLE_FILE, why }]))
      result.fileMs.set(
        placeOf(place),
        tests.reduce((sum, { duration = 0 }) => sum + duration, 0),
      )
    }
  }
  return result
}
