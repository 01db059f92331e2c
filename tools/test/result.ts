/** The result of a suite, the same for all test runners. Why a test has failed is printed at once, in full. */
export interface SuiteResult {
  passed: number
  skipped: number
  failed: FailedTest[]
  /** By file, relative to the repository. */
  fileMs: ReadonlyMap<string, number>
}

export interface FailedTest {
  /** File and name. */
  test: string
  why?: string | undefined
}

/** The reason, in so many lines that the end of a long log still has all of them. */
const inShort = (why: string) =>
  why
    .trim()
    .split('\n')
    .slice(0, 12)
    .map((line) => `  ${line.slice(0, 200)}`)
    .join('\n')

export interface TimedResult extends SuiteResult {
  name: string
  durationMs: number
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/** Prints where the time went and the failed tests; the last line counts all. Returns whether all is good. */
export function printSummary(results: readonly TimedResult[]): boolean {
  console.log('\nWhere the time went:')
  for (const { name, durationMs, passed } of results)
    console.log(`${seconds(durationMs).padStart(9)}  ${name} (${passed} tests)`)
  const slowest = results.flatMap(({ fileMs }) => [...fileMs]).sort(([, a], [, b]) => b - a)
  for (const [file, ms] of slowest.slice(0, 10)) console.log(`${seconds(ms).padStart(14)}  ${file}`)

  const sum = (count: (result: SuiteResult) => number) => results.reduce((total, result) => total + count(result), 0)
  const failed = results.flatMap((result) => result.failed)
  const skipped = sum((result) => result.skipped)
  for (const { test, why } of failed) console.log(`\nfailed: ${test}${why ? `\n${inShort(why)}` : ''}`)
  console.log(
    `\n${sum(({ passed }) => passed)} passed, ${failed.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  )
  return results.length > 0 && failed.length === 0
}
