/** The journal of a release: what it is about to do, so that the next run can finish what was killed (DELIVERY-49). */
import type { ChannelTarget } from './channel.ts'
import type { ReleaseStore } from './release-store.ts'

/** By channel, what it is to point to. */
export type Moves = Readonly<Record<string, ChannelTarget>>

const FILE = '.unfinished.json'

/** Runs, and removes the journal only when all of it is done. */
export async function withJournal(store: ReleaseStore, moves: Moves, run: () => Promise<void>): Promise<void> {
  await store.write(FILE, JSON.stringify(moves))
  await run()
  await store.remove(FILE)
}

/** The moves of a release that was killed; of its versions only those that are there. Undefined without one. */
export async function unfinishedMoves(store: ReleaseStore): Promise<Moves | undefined> {
  const file = await store.read(FILE)
  if (!file) return undefined
  const { versions } = await store.released()
  const moves: Moves = JSON.parse(file.toString())
  const isThere = ({ version, canary }: ChannelTarget) =>
    versions.includes(version) && (!canary || versions.includes(canary.version))
  return Object.fromEntries(Object.entries(moves).filter(([, target]) => isThere(target)))
}
