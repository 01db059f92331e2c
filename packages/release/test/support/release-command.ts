/**
 * The release command, bundled once for all runs of a test file's process: started from its source each run takes twice as long,
 * and tests run it more than a hundred times.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildSync } from 'esbuild'
import { root } from '../../../../tools/paths.ts'

/** Inside node_modules/, where it finds the packages that it imports. */
const CACHE = root('node_modules/.cache/shop-elements')

interface ReleaseCommand {
  /** Files to run with Node. */
  release: string
  /** Preloaded, it kills the release or fills its disk: see support/break-at.ts. */
  breaker: string
}

let bundled: ReleaseCommand | undefined

export function releaseCommand(): ReleaseCommand {
  bundled ??= bundle()
  return bundled
}

function bundle(): ReleaseCommand {
  mkdirSync(CACHE, { recursive: true })
  const folder = mkdtempSync(join(CACHE, 'release-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  buildSync({
    entryPoints: {
      release: root('packages/release/release.ts'),
      breaker: root('packages/release/test/support/break-at.ts'),
    },
    bundle: true,
    splitting: true,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    // By which tools/paths.ts finds the repository.
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(root('tools/paths.ts')).href) },
  })
  return { release: join(folder, 'release.mjs'), breaker: join(folder, 'breaker.mjs') }
}
