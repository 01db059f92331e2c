/**
 * Runs test files in one process, one after the other, while other workers take from the same list: starting a process, compiling
 * what all files share and starting a browser took two seconds of each file.
 *
 * Each file is a suite named by its path, which holds the file's own `before` and `after` and fails if the file can't be loaded.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { after, describe } from 'node:test'
import { root } from '../tools/paths.ts'
import type { WorkerTask } from '../tools/test/node-suite.ts'
import { holdBrowsers } from './e2e/support/browsers.ts'

const { files, taken, timeoutMs } = JSON.parse(process.env.NODE_WORKER ?? '{}') as WorkerTask

/** Only one process can make a folder. */
function take(index: number): boolean {
  try {
    mkdirSync(join(taken, String(index)))
    return true
  } catch {
    return false
  }
}

const releaseBrowsers = holdBrowsers()

/** A test that waits for nothing that could come: Node's runner ends this process's tests, which would run no further file. */
let isEnding = false
process.prependOnceListener('beforeExit', () => {
  isEnding = true
})

for (const [index, file] of files.entries())
  if (!isEnding && take(index))
    await new Promise<void>((resolve) => {
      describe(file, { timeout: timeoutMs }, async () => {
        after(() => resolve())
        await import(root(file))
      })
    })

await releaseBrowsers()
// Timers that a file which did not end has left running would keep this process.
setTimeout(() => process.exit(), 1000).unref()
