import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../../tools/paths.ts'
import { percentOf } from './canary.ts'
import { folderStore } from './folder-store.ts'
import { release } from './releasing.ts'
import { watchStore } from './watch/watch-store.ts'

/** `npm run release`. */
const HELP = `npm run release -- <store> [options]

Publishes the build in dist/ on a CDN, or moves a channel. The store is a folder, or a bucket: s3://bucket/prefix.

  npm run release -- <store>                          adds the version in dist/, and moves its channels to it
  npm run release -- <store> --channel 1-next         adds it, and moves only this channel: the staged one
  npm run release -- <store> --canary 5               adds it; 5 % of its channels' visitors get it
  npm run release -- <store> --channel 1 --canary 20  changes the share of the canary; 0 ends it
  npm run release -- <store> --channel 1 --to 1.0.3   moves one channel, forward or back
  npm run release -- <store> --watch <url>            watches the canary, and takes it back when it is worse than the rest

  --channel <name>     1, 1.4 or 1-next; only this one is moved
  --to <version>       a released version that the channel is moved to
  --canary <percent>   of the channel's visitors
  --watch <url>        of the metrics that pages report (docs/monitoring.md); runs until the canary is out no more, or Ctrl-C. With
                       --canary it publishes the canary before. Ends with 0 when the canary was ended or moved, 3 when it was
                       taken back, 2 when the metrics failed and it is out unwatched, 130 after Ctrl-C
  --new                the store may be new; without it, one that holds no release is taken for a wrong address
  --contact <text>     who may release and roll back, for the page of the releases, which everybody can read
  --dry-run            says what would change, and changes nothing
  --dist <folder>      another build than dist/
  --docs <folder>      also publishes this documentation, dist-docs/ of npm run build -w packages/site, in docs/ of the added version
  --help
`

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      channel: { type: 'string' },
      to: { type: 'string' },
      canary: { type: 'string' },
      watch: { type: 'string' },
      new: { type: 'boolean' },
      contact: { type: 'string' },
      'dry-run': { type: 'boolean' },
      dist: { type: 'string', default: root('dist') },
      docs: { type: 'string' },
      help: { type: 'boolean' },
    },
  })
  const [target, ...more] = positionals
  const { channel, to, canary, watch, contact, dist, docs, help, 'dry-run': isDryRun } = values
  if (help) console.log(HELP)
  else {
    if (!target || more.length > 0) throw new Error(`One store is needed: a folder or a bucket.\n\n${HELP}`)
    if (to && !channel) throw new Error('--to needs the --channel that is moved.')
    const percent = canary === undefined ? undefined : percentOf(canary)
    if (percent === 0 && (to || !channel)) throw new Error('--canary 0 ends the canary of a --channel, without --to.')
    if (watch !== undefined && percent === undefined && (to || contact || docs || values.new))
      throw new Error('--watch goes with --channel, --canary and --dry-run only.')
    if (watch !== undefined && percent === 0)
      throw new Error('--canary 0 ends the canary: there is nothing to --watch.')
    const store = target.startsWith('s3://')
      ? (await import('./bucket-store.ts')).bucketStore(target)
      : folderStore(resolve(target))
    if (!values.new && (await store.released()).versions.length === 0)
      throw new Error(`${target} holds no release yet. Check the address; if it is right, add --new.`)
    if (watch === undefined || percent !== undefined)
      await release(store, {
        dist: resolve(dist),
        docs: docs && resolve(docs),
        channel,
        to,
        percent,
        contact,
        isDryRun,
      })
    if (watch !== undefined) process.exitCode = await watchStore(store, { url: watch, channel, isDryRun })
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
