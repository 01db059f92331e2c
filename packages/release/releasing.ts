import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkBuildFor } from './build-to-release.ts'
import { type ChannelTarget, checkChannel, checkMove, moveChannel, targetOf } from './channel.ts'
import { versionsIn, writeExtras } from './extras.ts'
import type { Reason } from './history.ts'
import type { ReleaseManifest } from './release-manifest.ts'
import type { ReleaseStore } from './release-store.ts'
import { channelsOf, compareVersions, stagedChannelOf } from './versions.ts'

export interface ReleaseOptions {
  dist: string
  /** The folder of the documentation site, which goes with a version that is added. */
  docs?: string | undefined
  /** Only this channel is moved. */
  channel?: string | undefined
  /** The released version to move it to; the build's without it. */
  to?: string | undefined
  /** The share of the channel's visitors who get the version; all of them without it. 0 ends a running canary. */
  percent?: number | undefined
  /** The team that may release and roll back: shown by the page of the releases. */
  contact?: string | undefined
  /** Only says what it would change. */
  isDryRun?: boolean | undefined
}

/** By channel, what it is to point to, and why if nobody has ordered it. */
type Moves = Readonly<Record<string, ChannelTarget & { reason?: Reason }>>

/** The steps that a release is about to take, so that the next run can finish what was killed (DELIVERY-49). */
const JOURNAL = '.unfinished.json'

const shown = ({ version, canary }: ChannelTarget) =>
  `${version}${canary ? ` (${canary.percent} % of its visitors: ${canary.version})` : ''}`

/** Moves channels, after `prepare`. What is killed in between is finished by the next run (DELIVERY-49). */
async function applyMoves(
  store: ReleaseStore,
  moves: Moves,
  { contact, prepare = async () => {} }: { contact?: string | undefined; prepare?: () => Promise<void> } = {},
): Promise<void> {
  await store.write(JOURNAL, JSON.stringify(moves))
  await prepare()
  const withdrawn: string[] = []
  for (const [channel, target] of Object.entries(moves)) {
    const current = await targetOf(store, channel)
    const newer = current ? versionsIn(current).filter((version) => compareVersions(version, target.version) > 0) : []
    withdrawn.push(...newer.filter((version) => version !== target.canary?.version))
    await moveChannel(store, channel, target)
    const [from, to] = [current && shown(current), shown(target)]
    const news = from === to ? `points to ${to}, as before` : `now points to ${to}${from ? ` instead of ${from}` : ''}`
    console.log(`Channel ${channel} ${news}.`)
    if (current) console.log(`  If the CDN supports it, purge /shop-elements/${channel}/*.`)
  }
  const told = Object.entries(moves).flatMap(([channel, { reason }]) => (reason ? [[channel, reason] as const] : []))
  await writeExtras(store, { contact, reasons: Object.fromEntries(told) })
  await store.remove(JOURNAL)
  await tellOthers(store, withdrawn)
}

/** Names the channels that go on giving a version which was taken back in another one. */
async function tellOthers(store: ReleaseStore, withdrawn: readonly string[]): Promise<void> {
  for (const channel of (await store.released()).channels) {
    const target = await targetOf(store, channel)
    if (!target) continue
    const { version, canary } = target
    if (withdrawn.includes(version)) console.log(`Channel ${channel} still gives all visitors ${version}.`)
    if (canary && withdrawn.includes(canary.version))
      console.log(`Channel ${channel} still gives ${canary.percent} % of its visitors ${canary.version}.`)
  }
}

/** The target of a channel when a version comes to it; a canary of a still newer version goes on. Undefined: it stays. */
function nextTarget(
  version: string,
  current: ChannelTarget | undefined,
  { channel, percent }: ReleaseOptions,
): ChannelTarget | undefined {
  if (current && !channel && compareVersions(current.version, version) > 0) return undefined
  if (percent !== undefined && current && current.version !== version)
    return { version: current.version, canary: { version, percent } }
  const canary = current?.canary
  return canary && compareVersions(canary.version, version) > 0 && !channel ? { version, canary } : { version }
}

/** The channels that a version moves: forward only, and the staged channel if there is one. */
async function movesOf(store: ReleaseStore, version: string, options: ReleaseOptions): Promise<Moves> {
  const { channels } = await store.released()
  const staged = channels.filter(
    (name) => name === stagedChannelOf(version) && channelsOf(version).length > 0 && options.percent === undefined,
  )
  const moves: Record<string, ChannelTarget> = {}
  for (const channel of options.channel ? [options.channel] : [...channelsOf(version), ...staged]) {
    checkChannel(channel, version)
    const current = await targetOf(store, channel)
    const target = nextTarget(version, current, options)
    if (target) moves[channel] = target
    else console.log(`Channel ${channel} stays at ${current?.version}.`)
  }
  return moves
}

/** The changes of a run. */
interface Plan {
  /** The version that is added. */
  added?: ReleaseManifest
  moves: Moves
}

async function planOfBuild(store: ReleaseStore, options: ReleaseOptions): Promise<Plan | undefined> {
  const { manifest, isNew } = await checkBuildFor(store, options.dist)
  const { version, source } = manifest
  // A channel that was moved back must stay there when the same build is released again.
  if (!isNew && !options.channel && options.percent === undefined) {
    console.log(`Version ${version} is released already, byte for byte. No channel was moved.`)
    return undefined
  }
  if (source?.isModified)
    console.warn('Warning: this build was made from files that no commit has, so nobody can build it again.')
  return { ...(isNew && { added: manifest }), moves: await movesOf(store, version, options) }
}

/** Changes the share of a canary that is running, or ends it. */
async function planOfShare(store: ReleaseStore, channel: string, percent: number): Promise<Plan> {
  const target = await targetOf(store, channel)
  if (!target?.canary) throw new Error(`No canary is running in channel ${channel}.`)
  const { version, canary } = target
  return { moves: { [channel]: percent === 0 ? { version } : { version, canary: { ...canary, percent } } } }
}

async function planOf(store: ReleaseStore, options: ReleaseOptions): Promise<Plan | undefined> {
  const { channel, to, percent } = options
  if (channel && to) {
    await checkMove(store, channel, to)
    const target = nextTarget(to, await targetOf(store, channel), options)
    return { moves: { [channel]: target ?? { version: to } } }
  }
  return channel && percent !== undefined ? planOfShare(store, channel, percent) : planOfBuild(store, options)
}

async function describePlan(store: ReleaseStore, { added, moves }: Plan): Promise<void> {
  if (added) console.log(`Would release ${added.version}.`)
  for (const [channel, target] of Object.entries(moves)) {
    const current = await targetOf(store, channel)
    console.log(
      `Channel ${channel} would point to ${shown(target)}${current ? ` instead of ${shown(current)}` : ', and is new'}.`,
    )
  }
}

/** Finishes what a killed release has begun, as far as the versions are there, and returns it. */
async function recover(store: ReleaseStore): Promise<Moves> {
  const journal = await store.read(JOURNAL)
  if (!journal) return {}
  const { versions } = await store.released()
  const isThere = ({ version, canary }: ChannelTarget) =>
    versions.includes(version) && (!canary || versions.includes(canary.version))
  const all = Object.entries<Moves[string]>(JSON.parse(journal.toString()))
  const moves = Object.fromEntries(all.filter(([, target]) => isThere(target)))
  console.log('Finishing a release that was interrupted.')
  await applyMoves(store, moves)
  return moves
}

/** Another version's documentation would tell of attributes that this one has not. */
function checkDocs(docs: string, { version }: ReleaseManifest): void {
  const file = join(docs, 'site.json')
  if (!existsSync(file))
    throw new Error(`${docs} is no documentation: npm run build -w packages/site writes dist-docs/.`)
  const of = JSON.parse(readFileSync(file, 'utf8')).version
  if (of !== version)
    throw new Error(`${docs} is the documentation of ${of}, not of ${version}: npm run build -w packages/site.`)
}

/** Publishes a build, or moves a channel. @throws what hinders it, in words for the operator. */
export async function release(store: ReleaseStore, options: ReleaseOptions): Promise<void> {
  if (options.isDryRun) {
    const unfinished = await store.read(JOURNAL)
    if (unfinished) {
      console.log('First it would finish a release that was interrupted:')
      await describePlan(store, { moves: JSON.parse(unfinished.toString()) })
    }
    const plan = await planOf(store, options)
    if (plan) await describePlan(store, plan)
    return console.log('Nothing was changed.')
  }
  await store.withLock(async () => {
    await recover(store)
    await store.prepare()
    const plan = await planOf(store, options)
    const { contact } = options
    if (!plan) return writeExtras(store, { contact })
    const { added, moves } = plan
    const prepare = async () => {
      if (!added) return
      if (options.docs) checkDocs(options.docs, added)
      await store.addVersion(options.dist, added, options.docs)
      console.log(`Released ${added.version}${options.docs ? ', with its documentation in docs/' : ''}.`)
    }
    await applyMoves(store, moves, { contact, prepare })
  })
}

/**
 * Takes a canary back because of what was measured, and notes the reason (DELIVERY-97). Returns the channels that it was taken from:
 * none where somebody was quicker.
 */
export const withdrawCanary = (
  store: ReleaseStore,
  { version, channels, reason }: { version: string; channels: readonly string[]; reason: Reason },
): Promise<string[]> =>
  store.withLock(async () => {
    const finished = await recover(store)
    const moves: Record<string, Moves[string]> = {}
    for (const channel of channels) {
      const target = await targetOf(store, channel)
      if (target?.canary?.version === version) moves[channel] = { version: target.version, reason }
    }
    if (Object.keys(moves).length > 0) await applyMoves(store, moves)
    // An attempt before this one may have been interrupted.
    return channels.filter((channel) => moves[channel] || finished[channel]?.reason?.text === reason.text)
  })
