/**
 * Lays the build out for a CDN, or moves a channel:
 *
 *   npm run release -- <folder>                          adds the version in dist/, and moves its channels to it
 *   npm run release -- <folder> --channel 1 --to 1.0.3   moves one channel, forward or back
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './paths.ts'
import { checkMove, moveChannel, versionOf } from './release/channel-folder.ts'
import { headersFile, nginxConfiguration } from './release/headers.ts'
import { journaled, type Moves, unfinishedMoves } from './release/journal.ts'
import { withLock } from './release/lock.ts'
import { checkVersion } from './release/version-folder.ts'
import { channelsOf, compareVersions, released } from './release/versions.ts'
import { removeDrafts, writeWhole } from './release/whole.ts'

const USAGE = 'npm run release -- <folder> [--channel <1 or 1.4> --to <version>]'

/** The channels that a new version moves: forward only. */
function movesOf(version: string, releaseRoot: string): Moves {
  const { channels } = released(releaseRoot)
  const moves: Record<string, string> = {}
  for (const channel of channelsOf(version)) {
    const current = channels.includes(channel) ? versionOf(releaseRoot, channel) : undefined
    if (current && compareVersions(current, version) > 0) console.log(`Channel ${channel} stays at ${current}.`)
    else moves[channel] = version
  }
  return moves
}

function addBuild(dist: string, folder: string, releaseRoot: string): void {
  const { version, isNew, add } = checkVersion(dist, releaseRoot)
  if (!isNew) {
    // A channel that was moved back must stay there when the same build is released again.
    console.log(`Version ${version} is released already, byte for byte. No channel was moved.`)
    writeExtras(folder, releaseRoot)
    return
  }
  carryOut(folder, releaseRoot, movesOf(version, releaseRoot), () => {
    add()
    console.log(`Released ${version}.`)
  })
}

/** Moves channels, after `prepare`. What is killed in between is finished by the next run (DELIVERY-49). */
function carryOut(folder: string, releaseRoot: string, moves: Moves, prepare = () => {}): void {
  journaled(releaseRoot, moves, () => {
    prepare()
    for (const [channel, version] of Object.entries(moves)) {
      const current = released(releaseRoot).channels.includes(channel) ? versionOf(releaseRoot, channel) : undefined
      moveChannel(releaseRoot, channel, version)
      console.log(`Channel ${channel} now leads to ${version}${current ? ` instead of ${current}` : ''}.`)
      if (current) console.log(`  If the CDN supports it, purge /shop-elements/${channel}/*.`)
    }
    writeExtras(folder, releaseRoot)
  })
}

/** Finishes what a killed release has begun, and removes its drafts. */
function recover(folder: string, releaseRoot: string): void {
  for (const place of [folder, releaseRoot]) removeDrafts(place)
  const moves = unfinishedMoves(releaseRoot)
  if (moves) carryOut(folder, releaseRoot, moves, () => console.log('Finishing a release that was interrupted.'))
}

/** Writes what is not part of a version or channel: the page with the snippets, and the configurations of servers. */
function writeExtras(folder: string, releaseRoot: string): void {
  const { versions, channels } = released(releaseRoot)
  const releases = {
    versions,
    channels: Object.fromEntries(channels.map((name) => [name, versionOf(releaseRoot, name)])),
  }
  const page = root('tools/release/page')
  for (const file of readdirSync(page)) writeWhole(join(releaseRoot, file), readFileSync(join(page, file)))
  writeWhole(join(releaseRoot, 'releases.json'), `${JSON.stringify(releases, null, 2)}\n`)
  writeWhole(join(folder, 'nginx.conf'), nginxConfiguration())
  writeWhole(join(folder, '_headers'), headersFile({ versions, channels }))
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { channel: { type: 'string' }, to: { type: 'string' }, dist: { type: 'string', default: root('dist') } },
  })
  const [target, ...more] = positionals
  if (!target || more.length > 0 || !values.channel !== !values.to) throw new Error(USAGE)
  const folder = resolve(target)
  const releaseRoot = join(folder, 'shop-elements')
  const { channel, to, dist } = values
  withLock(releaseRoot, () => {
    recover(folder, releaseRoot)
    if (channel && to) {
      checkMove(releaseRoot, channel, to)
      carryOut(folder, releaseRoot, { [channel]: to })
    } else addBuild(resolve(dist), folder, releaseRoot)
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
