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

const { files, taken } = JSON.parse(process.env.NODE_WORKER ?? '{}') as WorkerTask

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

for (const [index, file] of files.entries())
  if (take(index))
    await new Promise<void>((resolve) => {
      describe(file, async () => {
        after(() => resolve())
        await import(root(file))
      })
    })

await releaseBrowsers()
