/**
 * Lays the build out for a CDN, or moves a channel:
 *
 *   npm run release -- <folder>                          adds the version in dist/, and moves its channels to it
 *   npm run release -- <folder> --channel 1 --to 1.0.3   moves one channel, forth or back
 */
import { cpSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './paths.mjs'
import { moveChannel, versionOf } from './release/channel-folder.mjs'
import { headersFile, nginxConfiguration } from './release/headers.mjs'
import { addVersion } from './release/version-folder.mjs'
import { channelsOf, compareVersions, released } from './release/versions.mjs'

const USAGE = 'npm run release -- <folder> [--channel <1 or 1.4> --to <version>]'

function addBuild(dist, shelf) {
  const { version, isNew } = addVersion(dist, shelf)
  if (!isNew) {
    // A channel that was moved back stays there, however often the same build is released.
    console.log(`Version ${version} is released already, byte for byte. No channel was moved.`)
    return
  }
  console.log(`Released ${version}.`)
  const { channels } = released(shelf)
  for (const channel of channelsOf(version)) {
    const current = channels.includes(channel) ? versionOf(shelf, channel) : undefined
    if (current && compareVersions(current, version) > 0) console.log(`Channel ${channel} stays at ${current}.`)
    else move(shelf, channel, version, current)
  }
}

function move(shelf, channel, version, current) {
  moveChannel(shelf, channel, version)
  console.log(`Channel ${channel} leads to ${version} now${current ? `, not to ${current} any more` : ''}.`)
  if (current) console.log(`  Where the CDN can be told, purge /shop-elements/${channel}/*.`)
}

/** What stands beside versions and channels: the page with the snippets, and the servers' configurations. */
function writeRest(folder, shelf) {
  const { versions, channels } = released(shelf)
  const releases = { versions, channels: Object.fromEntries(channels.map((name) => [name, versionOf(shelf, name)])) }
  cpSync(root('tools/release/page'), shelf, { recursive: true })
  writeFileSync(join(shelf, 'releases.json'), `${JSON.stringify(releases, null, 2)}\n`)
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
  const shelf = join(folder, 'shop-elements')
  if (values.channel) move(shelf, values.channel, values.to, currentOf(shelf, values.channel))
  else addBuild(resolve(values.dist), shelf)
  writeRest(folder, shelf)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function currentOf(shelf, channel) {
  return released(shelf).channels.includes(channel) ? versionOf(shelf, channel) : undefined
}
