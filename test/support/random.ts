/**
 * Settings of the random tests. The seed is fixed, so that a failure repeats; `SEED=random` or `SEED=<number>` chooses another
 * one, `RUNS=<number>` more runs, `REPLAY=<path>` the failing script that fast-check has printed (`npm run fuzz -w packages/upkeep`).
 */
import fc from 'fast-check'
import { isMainEngine } from './engine.ts'

const { SEED, RUNS, REPLAY } = process.env

export const seed = SEED === 'random' ? Math.trunc(Math.random() * 2 ** 31) : Number(SEED || 20_261_122)

/** By default so many scripts of the cart: they are always the same ones, and fewer in Firefox and WebKit. */
export const runs = Number(RUNS || (isMainEngine ? 250 : 50))

fc.configureGlobal({
  seed,
  includeErrorInReport: true,
  ...(RUNS && { numRuns: runs }),
  ...(REPLAY && { path: REPLAY }),
})

/** Prints the seed, for a run that is to be repeated. */
export const printSeed = (what: string): void => console.log(`${what}, SEED=${seed}`)
