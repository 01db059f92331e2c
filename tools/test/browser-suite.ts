import { relative } from 'node:path'
import { startTestRunner, type TestRunnerConfig } from '@web/test-runner'
import type { Engine } from '../engines/engines.ts'
import { root } from '../paths.ts'
import { bundledTests } from './bundled-tests.ts'
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

/** Runs files with web-test-runner, which prints why a test has failed. */
export async function runBrowserSuite({
  files,
  config,
  engines,
  isWatching = false,
  isWithoutAlike = false,
}: BrowserSuite): Promise<SuiteResult> {
  const runner = await startTestRunner({
    config: {
      ...config,
      files: files.map(root),
      plugins: [await bundledTests({ files, isWatching, isWithoutAlike })],
      watch: isWatching,
    },
    readCliArgs: false,
    readFileConfig: false,
    autoExitProcess: isWatching,
  })
  if (!runner) throw new Error('web-test-runner did not start.')
  await new Promise<void>((resolve) => runner.on('stopped', () => resolve()))
  return resultOf([...runner.sessions.all()], ({ browser }) => engines[config.browsers?.indexOf(browser) ?? 0])
}

/** The tests of a suite and of those in it. */
const testsOf = ({ tests, suites }: Suite): Suite['tests'] => [...tests, ...suites.flatMap(testsOf)]

function resultOf(sessions: readonly Session[], engineOf: (session: Session) => Engine | undefined): SuiteResult {
  const result = {
    passed: [] as TestResult[],
    failed: [] as TestResult[],
    skipped: 0,
    fileMs: new Map<string, number>(),
  }
  for (const session of sessions) {
    const { testFile, testResults, errors } = session
    const place = { file: relative(root('.'), testFile), engine: engineOf(session) }
    const tests = testResults ? testsOf(testResults) : []
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
  return result
}
