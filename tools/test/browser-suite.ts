import { relative } from 'node:path'
import { startTestRunner, type TestRunnerConfig } from '@web/test-runner'
import { root } from '../paths.ts'
import { bundledTests } from './bundled-tests.ts'
import type { FailedTest, SuiteResult } from './result.ts'

type TestRunner = NonNullable<Awaited<ReturnType<typeof startTestRunner>>>
type Session = ReturnType<TestRunner['sessions']['all']> extends Iterable<infer Item> ? Item : never
type Suite = NonNullable<Session['testResults']>

interface BrowserSuite {
  /** Relative to the repository. */
  files: readonly string[]
  config: TestRunnerConfig
  isWatching: boolean
}

/** Runs files with web-test-runner, which prints why a test has failed. */
export async function runBrowserSuite({ files, config, isWatching }: BrowserSuite): Promise<SuiteResult> {
  const runner = await startTestRunner({
    config: {
      ...config,
      files: files.map(root),
      plugins: [await bundledTests({ files, isWatching })],
      watch: isWatching,
    },
    readCliArgs: false,
    readFileConfig: false,
    autoExitProcess: isWatching,
  })
  if (!runner) throw new Error('web-test-runner did not start.')
  await new Promise<void>((resolve) => runner.on('stopped', () => resolve()))
  return resultOf([...runner.sessions.all()])
}

/** The tests of a suite and of those in it. */
const testsOf = ({ tests, suites }: Suite): Suite['tests'] => [...tests, ...suites.flatMap(testsOf)]

function resultOf(sessions: readonly Session[]): SuiteResult {
  let [passed, skipped] = [0, 0]
  const failed: FailedTest[] = []
  const fileMs = new Map<string, number>()
  for (const { testFile, browser, testResults, errors } of sessions) {
    const file = `${relative(root('.'), testFile)} (${browser.name})`
    const tests = testResults ? testsOf(testResults) : []
    // Without a result the browser has crashed.
    if (errors.length > 0 || !testResults)
      failed.push({ test: `${file}: the file`, why: errors.map(({ message }) => message).join('\n') })
    for (const test of tests) {
      if (test.skipped) {
        console.log(`  skipped: ${browser.name}: ${test.name}`)
        skipped += 1
      } else if (test.passed) passed += 1
      else failed.push({ test: `${file}: ${test.name}`, why: test.error?.message })
    }
    fileMs.set(
      file,
      tests.reduce((sum, { duration = 0 }) => sum + duration, 0),
    )
  }
  return { passed, skipped, failed, fileMs }
}
