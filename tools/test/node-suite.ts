import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { run } from 'node:test'
import { root } from '../paths.ts'
import { type Failure, MAX_RETRIED, type SuiteResult } from './result.ts'

interface NodeSuite {
  name: string
  /** Relative to the repository. */
  files: readonly string[]
  isWatching?: boolean
  /** Runs each failed test again, alone; one that passes then counts as flaky. */
  retries?: boolean
}

/** The task of a worker: JSON in the environment variable NODE_WORKER. */
export interface WorkerTask {
  /** Relative to the repository, in the order in which they are taken. */
  files: readonly string[]
  /** A folder with a marker for each file that a worker has taken. */
  taken: string
}

interface TestEvent {
  name: string
  /** 0 at the top of a file. */
  nesting: number
  file?: string
  skip?: string | boolean
  details: { duration_ms: number; type?: string; error?: Error & { failureType?: string; cause?: unknown } }
}

/** Three files at a time: with two a sixth of the time of two cores is idle. */
const WORKERS = 3
const WORKER = 'tools/test/node-worker.ts'

/** Runs files with Node's own test runner. */
export async function runNodeSuite(suite: NodeSuite): Promise<SuiteResult> {
  const { name, files, isWatching = false, retries = false } = suite
  console.log(`\n— ${name}`)
  const started = performance.now()
  const first = isWatching ? await runFiles(files, { concurrency: WORKERS, watch: true }) : await runInWorkers(files)
  const { passed, skipped, fileMs } = first
  const flaky: Failure[] = []
  const failures: Failure[] = []
  for (const failure of first.failures) {
    const isFlaky = retries && first.failures.length <= MAX_RETRIED && (await passesAlone(failure))
    ;(isFlaky ? flaky : failures).push(failure)
  }
  const durationMs = performance.now() - started
  return { name, passed: passed + flaky.length, skipped, failures, flaky, durationMs, fileMs }
}

async function passesAlone({ file, name }: Failure): Promise<boolean> {
  console.log(`  again, alone: ${name}`)
  const pattern = `^${name.replaceAll(/[^\w ]/g, '.')}$`
  const { passed, failures } = await runFiles([file], { concurrency: 1, testNamePatterns: [pattern] })
  return passed > 0 && failures.length === 0
}

async function runInWorkers(files: readonly string[]) {
  const taken = mkdtempSync(join(tmpdir(), 'shop-elements-test-'))
  const task: WorkerTask = { files, taken }
  process.env.NODE_WORKER = JSON.stringify(task)
  try {
    const result = await runFiles(Array(Math.min(WORKERS, files.length)).fill(WORKER), { concurrency: WORKERS })
    // A worker that crashes leaves its file without a result, and the next ones if all have crashed.
    for (const file of files)
      if (!result.fileMs.has(file)) result.failures.push({ file, name: 'the file', error: 'No result.' })
    return result
  } finally {
    rmSync(taken, { recursive: true })
  }
}

async function runFiles(files: readonly string[], options: Parameters<typeof run>[0]) {
  let [passed, skipped] = [0, 0]
  const failures: Failure[] = []
  const fileMs = new Map<string, number>()
  const fileOf = ({ file = '' }: TestEvent) => relative(root('.'), file)
  const events = run({ ...options, files: files.map((file) => root(file)) })
  for await (const { type, data } of events) {
    if (type === 'test:stderr' || type === 'test:stdout') process.stdout.write((data as { message: string }).message)
    if (type !== 'test:pass' && type !== 'test:fail') continue
    const test = data as TestEvent
    const { details, name, skip } = test
    // A worker's own suites are named by their files.
    const file = details.type === 'suite' && fileOf(test) === WORKER ? name : fileOf(test)
    if (details.type === 'suite') {
      if (test.nesting === 0) fileMs.set(file, (fileMs.get(file) ?? 0) + details.duration_ms)
      // A failed suite is not counted besides its failed tests, unless it could not run them.
      if (type === 'test:pass' || details.error?.failureType === 'subtestsFailed') continue
    }
    if (type === 'test:fail') {
      failures.push({ file, name, error: describe(details.error) })
      console.log(`  ✗ ${name}`)
    } else if (options?.testNamePatterns && skip !== undefined) {
      // Another test of the file.
    } else if (skip !== undefined && skip !== false) {
      skipped += 1
      console.log(`  skipped: ${name}${typeof skip === 'string' ? ` (${skip})` : ''}`)
    } else passed += 1
  }
  return { passed, skipped, failures, fileMs }
}

function describe(error: (Error & { cause?: unknown }) | undefined): string {
  const cause = error?.cause ?? error
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
}
