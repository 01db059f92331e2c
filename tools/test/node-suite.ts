import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { run } from 'node:test'
import { root } from '../paths.ts'
import { type SuiteResult, type TestResult, WHOLE_FILE } from './result.ts'

/** The task of a worker: JSON in the environment variable NODE_WORKER. */
export interface WorkerTask {
  /** Relative to the repository, in the order in which they are taken. */
  files: readonly string[]
  /** A folder with a marker for each file that a worker has taken. */
  taken: string
  /** For a file: one that hangs would hang the run. */
  timeoutMs: number
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
const CONCURRENCY = 3
/** As long as for a file in a page. */
const TIMEOUT_MS = 600_000
const WORKER = 'test/node-worker.ts'

/** Runs files with Node's own test runner, in workers: with a process for each file all took half as long again. */
export async function runNodeSuite(files: readonly string[], timeoutMs = TIMEOUT_MS): Promise<SuiteResult> {
  const taken = mkdtempSync(join(tmpdir(), 'shop-elements-test-'))
  process.env.NODE_WORKER = JSON.stringify({ files, taken, timeoutMs } satisfies WorkerTask)
  const workers = files.slice(0, CONCURRENCY).map(() => root(WORKER))
  try {
    const result = await resultOf(run({ files: workers, concurrency: CONCURRENCY }))
    // A worker that crashes leaves its file without a result, and the next ones if all have crashed.
    const crashes = result.failed.filter(({ file }) => file === WORKER)
    const missing = files.filter((file) => !result.fileMs.has(file))
    const failed = [
      ...result.failed.filter(({ file }) => file !== WORKER),
      ...missing.map((file) => ({ file, name: WHOLE_FILE, why: crashes.shift()?.why ?? 'It has no result.' })),
      // Those that have crashed after their last file.
      ...crashes.map(({ why }) => ({ name: WORKER, why })),
    ]
    return { ...result, failed }
  } finally {
    rmSync(taken, { recursive: true })
  }
}

/** Runs a file again when it, or what it imports, changes; never ends. */
export const watchNodeSuite = (files: readonly string[]): Promise<SuiteResult> =>
  resultOf(run({ files: files.map(root), concurrency: CONCURRENCY, watch: true }))

async function resultOf(events: ReturnType<typeof run>): Promise<SuiteResult> {
  const result = {
    passed: [] as TestResult[],
    failed: [] as TestResult[],
    skipped: 0,
    fileMs: new Map<string, number>(),
  }
  /** The file of a worker whose events come; those of the workers come one after the other. */
  let current = ''
  let unfinished: string[] = []
  for await (const { type, data } of events) {
    if (type === 'test:stderr' || type === 'test:stdout') process.stdout.write((data as { message: string }).message)
    if (type === 'test:start' && data.nesting === 0) [current, unfinished] = [data.name, []]
    if (type !== 'test:pass' && type !== 'test:fail') continue
    const { name, nesting, file: path = '', skip = false, details } = data as TestEvent
    const { type: kind, error, duration_ms } = details
    const isOfWorker = relative(root('.'), path) === WORKER
    // A worker's own suites are named by their files.
    const isFile = isOfWorker && kind === 'suite' && nesting === 0
    if (isFile) result.fileMs.set(name, duration_ms)
    // A worker that has found no file left.
    if (type === 'test:pass' && name === path) continue
    // One test that hangs keeps those after it and all around it from ending: the file is one failure.
    if (error?.failureType === 'cancelledByParent' && !isFile) {
      if (kind !== 'suite') unfinished.push(name)
      continue
    }
    // A failed suite is not counted besides its failed tests, unless it could not run them.
    const isTold = error?.failureType === 'subtestsFailed' && !(isFile && unfinished.length > 0)
    if (kind === 'suite' && (type === 'test:pass' || isTold)) continue
    const test = { file: name === path ? WORKER : current, name: isFile ? WHOLE_FILE : name }
    if (type === 'test:fail') {
      const why =
        isFile && unfinished.length > 0 ? `These tests have not ended: ${unfinished.join(', ')}` : describe(error)
      console.log(`\n✗ ${name}\n${why}`)
      result.failed.push({ ...test, why })
    } else if (skip !== false) {
      console.log(`  skipped: ${name}${typeof skip === 'string' ? ` (${skip})` : ''}`)
      result.skipped += 1
    } else result.passed.push(test)
  }
  return result
}

function describe(error: TestEvent['details']['error']): string {
  const cause = error?.cause ?? error
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
}
