/**
 * Publishes the build on a CDN, in a folder or in a bucket (`s3://bucket/prefix`), or moves a channel:
 *
 *   npm run release -- <store>                                 adds the version in dist/, and moves its channels to it
 *   npm run release -- <store> --channel 1-next                adds it, and moves only this channel: the staged one
 *   npm run release -- <store> --canary 5                      adds it; 5 % of its channels' visitors get it
 *   npm run release -- <store> --channel 1 --canary 20         changes the share of the canary; 0 ends it
 *   npm run release -- <store> --channel 1 --to 1.0.3          moves one channel, forward or back
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './paths.ts'
import { percentOf } from './release/canary.ts'
import { folderStore } from './release/folder-store.ts'
import { release } from './release/releasing.ts'

const USAGE =
  'npm run release -- <folder or s3://bucket/prefix> [--channel <1, 1.4 or 1-next> [--to <version>]] [--canary <percent>]'

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      channel: { type: 'string' },
      to: { type: 'string' },
      canary: { type: 'string' },
      dist: { type: 'string', default: root('dist') },
    },
  })
  const [target, ...more] = positionals
  const { channel, to, canary, dist } = values
  if (!target || more.length > 0 || (to && !channel)) throw new Error(USAGE)
  const percent = canary === undefined ? undefined : percentOf(canary)
  if (percent === 0 && (to || !channel)) throw new Error(USAGE)
  const store = target.startsWith('s3://')
    ? (await import('./release/bucket-store.ts')).bucketStore(target)
    : folderStore(resolve(target))
  await release(store, { dist: resolve(dist), channel, to, percent })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
