import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { run } from 'node:test'
import { root } from '../paths.ts'
import type { FailedTest, SuiteResult } from './result.ts'

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
const CONCURRENCY = 3
const WORKER = 'test/node-worker.ts'

/** Runs files with Node's own test runner, in workers: with a process for each file all took half as long again. */
export async function runNodeSuite(files: readonly string[]): Promise<SuiteResult> {
  const taken = mkdtempSync(join(tmpdir(), 'shop-elements-test-'))
  process.env.NODE_WORKER = JSON.stringify({ files, taken } satisfies WorkerTask)
  const workers = files.slice(0, CONCURRENCY).map(() => root(WORKER))
  try {
    const result = await resultOf(run({ files: workers, concurrency: CONCURRENCY }))
    // A worker that crashes leaves its file without a result, and the next ones if all have crashed.
    const missing = files.filter((file) => !result.fileMs.has(file)).map((file) => ({ test: `${file}: no result` }))
    return { ...result, failed: [...result.failed, ...missing] }
  } finally {
    rmSync(taken, { recursive: true })
  }
}

/** Runs a file again when it, or what it imports, changes; never ends. */
export const watchNodeSuite = (files: readonly string[]): Promise<SuiteResult> =>
  resultOf(run({ files: files.map(root), concurrency: CONCURRENCY, watch: true }))

async function resultOf(events: ReturnType<typeof run>): Promise<SuiteResult> {
  let [passed, skipped] = [0, 0]
  const failed: FailedTest[] = []
  const fileMs = new Map<string, number>()
  for await (const { type, data } of events) {
    if (type === 'test:stderr' || type === 'test:stdout') process.stdout.write((data as { message: string }).message)
    if (type !== 'test:pass' && type !== 'test:fail') continue
    const { name, nesting, file = '', skip = false, details } = data as TestEvent
    const { type: kind, error, duration_ms } = details
    // A worker's own suites are named by their files.
    if (kind === 'suite' && nesting === 0 && relative(root('.'), file) === WORKER) fileMs.set(name, duration_ms)
    // A worker that has found no file left.
    if (type === 'test:pass' && name === file) continue
    // A failed suite is not counted besides its failed tests, unless it could not run them.
    if (kind === 'suite' && (type === 'test:pass' || error?.failureType === 'subtestsFailed')) continue
    if (type === 'test:fail') {
      const why = describe(error)
      console.log(`\n✗ ${name}\n${why}`)
      failed.push({ test: `${relative(root('.'), file)}: ${name}`, why })
    } else if (skip !== false) {
      console.log(`  skipped: ${name}${typeof skip === 'string' ? ` (${skip})` : ''}`)
      skipped += 1
    } else passed += 1
  }
  return { passed, skipped, failed, fileMs }
}

function describe(error: TestEvent['details']['error']): string {
  const cause = error?.cause ?? error
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
}
