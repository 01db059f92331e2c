/**
 * Lays the build out for a CDN, or moves a channel:
 *
 *   npm run release -- <folder>                          adds the version in dist/, and moves its channels to it
 *   npm run release -- <folder> --channel 1 --to 1.0.3   moves one channel, forward or back
 */
import { cpSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './paths.ts'
import { moveChannel, versionOf } from './release/channel-folder.ts'
import { headersFile, nginxConfiguration } from './release/headers.ts'
import { addVersion } from './release/version-folder.ts'
import { channelsOf, compareVersions, released } from './release/versions.ts'

const USAGE = 'npm run release -- <folder> [--channel <1 or 1.4> --to <version>]'

function addBuild(dist: string, releaseRoot: string): void {
  const { version, isNew } = addVersion(dist, releaseRoot)
  if (!isNew) {
    // A channel that was moved back must stay there when the same build is released again.
    console.log(`Version ${version} is released already, byte for byte. No channel was moved.`)
    return
  }
  console.log(`Released ${version}.`)
  const { channels } = released(releaseRoot)
  for (const channel of channelsOf(version)) {
    const current = channels.includes(channel) ? versionOf(releaseRoot, channel) : undefined
    if (current && compareVersions(current, version) > 0) console.log(`Channel ${channel} stays at ${current}.`)
    else move(releaseRoot, channel, version, current)
  }
}

function move(releaseRoot: string, channel: string, version: string, current?: string): void {
  moveChannel(releaseRoot, channel, version)
  console.log(`Channel ${channel} now leads to ${version}${current ? ` instead of ${current}` : ''}.`)
  if (current) console.log(`  If the CDN supports it, purge /shop-elements/${channel}/*.`)
}

/** Writes what is not part of a version or channel: the page with the snippets, and the configurations of servers. */
function writeExtras(folder: string, releaseRoot: string): void {
  const { versions, channels } = released(releaseRoot)
  const releases = {
    versions,
    channels: Object.fromEntries(channels.map((name) => [name, versionOf(releaseRoot, name)])),
  }
  cpSync(root('tools/release/page'), releaseRoot, { recursive: true })
  writeFileSync(join(releaseRoot, 'releases.json'), `${JSON.stringify(releases, null, 2)}\n`)
  writeFileSync(join(folder, 'nginx.conf'), nginxConfiguration())
  writeFileSync(join(folder, '_headers'), headersFile({ versions, channels }))
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
  if (values.channel && values.to) move(releaseRoot, values.channel, values.to, currentOf(releaseRoot, values.channel))
  else addBuild(resolve(values.dist), releaseRoot)
  writeExtras(folder, releaseRoot)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function currentOf(releaseRoot: string, channel: string): string | undefined {
  return released(releaseRoot).channels.includes(channel) ? versionOf(releaseRoot, channel) : undefined
}
