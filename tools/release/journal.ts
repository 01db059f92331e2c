/** What a release is about to do, so that the next run can finish what was killed (DELIVERY-49). */
import type { Lead } from './channel.ts'
import type { Place } from './place.ts'

/** By channel, where it is to lead. */
export type Moves = Readonly<Record<string, Lead>>

const FILE = '.unfinished.json'

/** Runs, and forgets the moves only when all of it is done. */
export async function journaled(place: Place, moves: Moves, run: () => Promise<void>): Promise<void> {
  await place.write(FILE, JSON.stringify(moves))
  await run()
  await place.remove(FILE)
}

/** The moves of a release that was killed; of its versions only those that are there. Undefined without one. */
export async function unfinishedMoves(place: Place): Promise<Moves | undefined> {
  const file = await place.read(FILE)
  if (!file) return undefined
  const { versions } = await place.released()
  // Releases before 1.1.0 have noted the version alone.
  const moves: Record<string, Lead | string> = JSON.parse(file.toString())
  const leads = Object.entries(moves).map(
    ([channel, lead]) => [channel, typeof lead === 'string' ? { version: lead } : lead] as const,
  )
  const isThere = ({ version, canary }: Lead) =>
    versions.includes(version) && (!canary || versions.includes(canary.version))
  return Object.fromEntries(leads.filter(([, lead]) => isThere(lead)))
}
