import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../paths.ts'
import { checkBuildFor } from './build-to-release.ts'
import { checkChannel, checkMove, type Lead, leadOf, moveChannel } from './channel.ts'
import { headersFile, nginxConfiguration } from './headers.ts'
import { journaled, type Moves, unfinishedMoves } from './journal.ts'
import type { Place } from './place.ts'
import { channelsOf, compareVersions, stagedChannelOf } from './versions.ts'

export interface Order {
  dist: string
  /** Only this channel is moved. */
  channel?: string | undefined
  /** The released version to move it to; the build's without it. */
  to?: string | undefined
  /** The share of the channel's visitors who get the version; all of them without it. 0 ends a running canary. */
  percent?: number | undefined
}

const shown = ({ version, canary }: Lead) =>
  `${version}${canary ? `, and ${canary.percent} % of its visitors to ${canary.version}` : ''}`

/** Moves channels, after `prepare`. What is killed in between is finished by the next run (DELIVERY-49). */
async function carryOut(place: Place, moves: Moves, prepare: () => Promise<void> = async () => {}): Promise<void> {
  await journaled(place, moves, async () => {
    await prepare()
    for (const [channel, lead] of Object.entries(moves)) {
      const current = await leadOf(place, channel)
      await moveChannel(place, channel, lead)
      const [from, to] = [current && shown(current), shown(lead)]
      const news = from === to ? `leads to ${to}, as before` : `now leads to ${to}${from ? ` instead of ${from}` : ''}`
      console.log(`Channel ${channel} ${news}.`)
      if (current) console.log(`  If the CDN supports it, purge /shop-elements/${channel}/*.`)
    }
    await writeExtras(place)
  })
}

/** Writes what is not part of a version or channel: the page with the snippets, and the configurations of servers. */
async function writeExtras(place: Place): Promise<void> {
  const { versions, channels } = await place.released()
  const leads = await Promise.all(channels.map(async (name) => [name, await leadOf(place, name)] as const))
  const canaries = leads.flatMap(([name, lead]) => (lead?.canary ? [[name, lead.canary] as const] : []))
  const releases = {
    versions,
    channels: Object.fromEntries(leads.map(([name, lead]) => [name, lead?.version])),
    canaries: Object.fromEntries(canaries),
  }
  const page = root('tools/release/page')
  for (const file of readdirSync(page)) await place.write(file, readFileSync(join(page, file)))
  await place.write('releases.json', `${JSON.stringify(releases, null, 2)}\n`)
  await place.writeConfigurations({ 'nginx.conf': nginxConfiguration(), _headers: headersFile({ versions, channels }) })
}

/** Where a channel leads when a version comes to it; a canary of a still newer version goes on. Undefined: it stays. */
function leadWith(version: string, current: Lead | undefined, { channel, percent }: Order): Lead | undefined {
  if (current && !channel && compareVersions(current.version, version) > 0) return undefined
  if (percent !== undefined && current && current.version !== version)
    return { version: current.version, canary: { version, percent } }
  const canary = current?.canary
  return canary && compareVersions(canary.version, version) > 0 && !channel ? { version, canary } : { version }
}

/** The channels that a version moves: forward only, and the staged channel if there is one. */
async function movesOf(place: Place, version: string, order: Order): Promise<Moves> {
  const { channels } = await place.released()
  const staged = channels.filter(
    (name) => name === stagedChannelOf(version) && channelsOf(version).length > 0 && order.percent === undefined,
  )
  const moves: Record<string, Lead> = {}
  for (const channel of order.channel ? [order.channel] : [...channelsOf(version), ...staged]) {
    checkChannel(channel, version)
    const current = await leadOf(place, channel)
    const lead = leadWith(version, current, order)
    if (lead) moves[channel] = lead
    else console.log(`Channel ${channel} stays at ${current?.version}.`)
  }
  return moves
}

async function addBuild(place: Place, order: Order): Promise<void> {
  const { manifest, isNew } = await checkBuildFor(place, order.dist)
  const { version, source } = manifest
  if (!isNew && !order.channel && order.percent === undefined) {
    // A channel that was moved back must stay there when the same build is released again.
    console.log(`Version ${version} is released already, byte for byte. No channel was moved.`)
    return writeExtras(place)
  }
  if (source?.isModified)
    console.warn('Warning: this build was made from files that no commit has, so nobody can build it again.')
  await carryOut(place, await movesOf(place, version, order), async () => {
    if (!isNew) return
    await place.addVersion(order.dist, manifest)
    console.log(`Released ${version}.`)
  })
}

/** Changes the share of a canary that is running, or ends it. */
async function changeShare(place: Place, channel: string, percent: number): Promise<void> {
  const lead = await leadOf(place, channel)
  if (!lead?.canary) throw new Error(`No canary is running in channel ${channel}.`)
  const { version, canary } = lead
  await carryOut(place, { [channel]: percent === 0 ? { version } : { version, canary: { ...canary, percent } } })
}

/** Finishes what a killed release has begun. */
async function recover(place: Place): Promise<void> {
  const moves = await unfinishedMoves(place)
  if (moves) await carryOut(place, moves, async () => console.log('Finishing a release that was interrupted.'))
}

/** Publishes a build, or moves a channel. @throws what hinders it, in words for the operator. */
export async function release(place: Place, order: Order): Promise<void> {
  const { channel, to, percent } = order
  await place.alone(async () => {
    await recover(place)
    await place.prepare()
    if (channel && to) {
      await checkMove(place, channel, to)
      const lead = leadWith(to, await leadOf(place, channel), order)
      await carryOut(place, { [channel]: lead ?? { version: to } })
    } else if (channel && percent !== undefined) await changeShare(place, channel, percent)
    else await addBuild(place, order)
  })
}
