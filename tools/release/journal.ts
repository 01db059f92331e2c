/** What a release is about to do, so that the next run can finish what was killed (DELIVERY-49). */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from './whole.ts'

/** By channel, the version that it is to lead to. */
export type Moves = Readonly<Record<string, string>>

const fileOf = (releaseRoot: string) => join(releaseRoot, '.unfinished.json')

/** Runs, and forgets the moves only when all of it is done. */
export function journaled(releaseRoot: string, moves: Moves, run: () => void): void {
  writeWhole(fileOf(releaseRoot), JSON.stringify(moves))
  run()
  rmSync(fileOf(releaseRoot), { force: true })
}

/** The moves of a release that was killed; of its versions only those that are there. Undefined without one. */
export function unfinishedMoves(releaseRoot: string): Moves | undefined {
  const file = fileOf(releaseRoot)
  if (!existsSync(file)) return undefined
  const moves: Moves = JSON.parse(readFileSync(file, 'utf8'))
  return Object.fromEntries(Object.entries(moves).filter(([, version]) => existsSync(join(releaseRoot, version))))
}
