/** The output of a run at its end. */
import type { Rerun } from './rerun.ts'
import { type SuiteResult, type TestResult, titleOf } from './result.ts'

/** More of them fail the run: tests that fail now and then hide what is broken. */
export const MAX_FLAKY = 2

export interface TimedResult extends SuiteResult {
  name: string
  durationMs: number
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/** The reason, in so many lines that the end of a long log still has all of them. */
const inShort = (why: string) =>
  why
    .trim()
    .split('\n')
    .slice(0, 24)
    .map((line) => `  ${line.slice(0, 200)}`)
    .join('\n')

const paragraph = (label: string, test: TestResult) =>
  `\n${label}: ${titleOf(test)}${test.why ? `\n${inShort(test.why)}` : ''}`

/** The time that each suite and the slowest files have taken. */
export function printTimes(results: readonly TimedResult[]): void {
  console.log('\nWhere the time went:')
  for (const { name, durationMs, passed } of results)
    console.log(`${seconds(durationMs).padStart(9)}  ${name} (${passed.length} tests)`)
  const slowest = results.flatMap(({ fileMs }) => [...fileMs]).sort(([, a], [, b]) => b - a)
  for (const [file, ms] of slowest.slice(0, 10)) console.log(`${seconds(ms).padStart(14)}  ${file}`)
}

interface Summary {
  lines: string[]
  isGood: boolean
}

/** The tests that failed or are flaky, and the counts, which are the last line. */
export function summaryOf(results: readonly SuiteResult[], { flaky, failed }: Rerun): Summary {
  const sum = (count: (result: SuiteResult) => number) => results.reduce((total, result) => total + count(result), 0)
  const isFlakyAllowed = flaky.length <= MAX_FLAKY
  const skipped = sum((result) => result.skipped)
  const passedCount = sum(({ passed }) => passed.length) + (isFlakyAllowed ? flaky.length : 0)
  const failedCount = failed.length + (isFlakyAllowed ? 0 : flaky.length)
  const lines = [
    ...flaky.map((test) => `${paragraph('flaky', test)}\n  Alone, it has passed.`),
    ...failed.map((test) => paragraph('failed', test)),
    '',
    ...(skipped > 0 ? [`skipped: ${skipped}`] : []),
    ...(isFlakyAllowed ? [] : [`More than ${MAX_FLAKY} flaky tests fail the run, and are counted as failed.`]),
    ...(flaky.length > 0 ? [`flaky: ${flaky.map(titleOf).join(', ')}`] : []),
    `${passedCount} passed, ${failedCount} failed`,
  ]
  return { lines, isGood: results.length > 0 && failedCount === 0 }
}
