import { relative } from 'node:path'
import { startTestRunner } from '@web/test-runner'
import type { Engine } from '../engines/engines.ts'
import { root } from '../paths.ts'
import { bundledTests } from './bundled-tests.ts'
import { type Failure, MAX_RETRIED, type SuiteResult } from './result.ts'

interface BrowserSuite {
  name: string
  /** Beside each other. */
  engines: readonly Engine[]
  files: readonly string[]
  isWatching?: boolean
}

type TestRunner = NonNullable<Awaited<ReturnType<typeof startTestRunner>>>
type Session = ReturnType<TestRunner['sessions']['all']> extends Iterable<infer Item> ? Item : never
type Suite = NonNullable<Session['testResults']>

/**
 * Runs files with web-test-runner. Firefox and WebKit run a file with failed tests once more, alone, and so does a browser that has
 * crashed, which says nothing of its file: what passes then counts as flaky.
 */
export async function runBrowserSuite(suite: BrowserSuite): Promise<SuiteResult> {
  const { name, engines, isWatching } = suite
  console.log(`\n— ${name}`)
  const started = performance.now()
  const sessions = await runFiles(suite)
  const failed = sessions.filter(hasFailed)
  const files = [...new Set(failed.map(fileOf))]
  const isRetried = !isWatching && !engines.includes('chromium') && files.length <= MAX_RETRIED
  if (!isRetried || files.length === 0)
    return { name, ...resultOf(sessions), flaky: [], durationMs: performance.now() - started }
  console.log(`  again, alone: ${files.join(', ')}`)
  const again = await runFiles({ ...suite, files })
  const second = failed.map((one) => again.find((other) => isSame(one, other)) ?? one)
  const result = resultOf([...sessions.filter((session) => !failed.includes(session)), ...second])
  const { failures: flaky } = resultOf(
    failed.filter((one) => second.some((other) => isSame(one, other) && !hasFailed(other))),
  )
  return { name, ...result, flaky, durationMs: performance.now() - started }
}

const fileOf = ({ testFile }: Session) => relative(root('.'), testFile)
const isSame = (one: Session, other: Session) =>
  one.testFile === other.testFile && one.browser.name === other.browser.name
const hasFailed = ({ passed }: Session) => !passed

async function runFiles({ engines, files, isWatching = false }: BrowserSuite): Promise<Session[]> {
  const { default: config, launchersOf } = await import('../../test/web-test-runner.config.ts')
  const runner = await startTestRunner({
    config: {
      ...config,
      browsers: launchersOf(engines),
      files: files.map((file) => root(file)),
      plugins: [await bundledTests({ files, isWatching })],
      watch: isWatching,
    },
    readCliArgs: false,
    readFileConfig: false,
    autoExitProcess: isWatching,
  })
  if (!runner) throw new Error('web-test-runner did not start.')
  await new Promise<void>((resolve) => runner.on('stopped', () => resolve()))
  return [...runner.sessions.all()]
}

function resultOf(sessions: readonly Session[]) {
  let [passed, skipped] = [0, 0]
  const failures: Failure[] = []
  const fileMs = new Map<string, number>()
  for (const session of sessions) {
    const { testResults, errors, browser } = session
    const file = fileOf(session)
    let ms = 0
    const add = (suite: Suite, path: string[]) => {
      for (const test of suite.tests) {
        ms += test.duration ?? 0
        const name = [...path, test.name].join(' › ')
        if (test.skipped) {
          skipped += 1
          console.log(`  skipped: ${browser.name}: ${name}`)
        } else if (test.passed) passed += 1
        else
          failures.push({
            file,
            name: `${browser.name}: ${name}`,
            error: describe(test.error),
          })
      }
      for (const child of suite.suites) add(child, [...path, child.name])
    }
    if (testResults) add(testResults, [])
    // One failure, whatever a browser that has crashed says of it.
    if (errors.length > 0)
      failures.push({ file, name: `${browser.name}: the file`, error: errors.map(describe).join('\n') })
    if (!testResults && errors.length === 0)
      failures.push({ file, name: `${browser.name}: the file`, error: 'No result.' })
    fileMs.set(`${file} (${browser.name})`, ms)
  }
  return { passed, skipped, failures, fileMs }
}

/** Firefox and WebKit have stacks without the message. */
function describe(error: { message?: string; stack?: string } | undefined): string {
  const { message = '', stack = '' } = error ?? {}
  return stack.includes(message) ? stack : `${message}\n${stack}`
}
