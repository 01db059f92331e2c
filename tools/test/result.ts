/** The result of a suite, the same for all test runners. */
export interface SuiteResult {
  name: string
  passed: number
  skipped: number
  failures: Failure[]
  /** Failures that passed when they were run again, alone, and crashes of the browser. */
  flaky: Failure[]
  durationMs: number
  /** By file, relative to the repository. */
  fileMs: ReadonlyMap<string, number>
}

export interface Failure {
  file: string
  name: string
  error: string
}

/** With more failures none is run again: they are not by chance. */
export const MAX_RETRIED = 5

/** With more flaky tests the run fails. */
export const MAX_FLAKY = 2

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/** Prints failures, flaky tests and where the time went; the last line counts all. Returns whether all is good. */
export function printSummary(results: readonly SuiteResult[]): boolean {
  const sum = (count: (result: SuiteResult) => number) => results.reduce((total, result) => total + count(result), 0)
  const failures = results.flatMap((result) => result.failures)
  const flaky = results.flatMap((result) => result.flaky)
  for (const { file, name, error } of failures) console.log(`\nfailed: ${file}\n  ${name}\n${indent(error)}`)
  for (const { file, name, error } of flaky) console.log(`\nflaky: ${file}\n  ${name}\n${indent(error)}`)

  console.log('\nWhere the time went:')
  for (const { name, durationMs, passed } of results)
    console.log(`${seconds(durationMs).padStart(9)}  ${name} (${passed} tests)`)
  const files = results.flatMap(({ fileMs }) => [...fileMs]).sort(([, a], [, b]) => b - a)
  for (const [file, ms] of files.slice(0, 10)) console.log(`${seconds(ms).padStart(14)}  ${file}`)

  const skipped = sum((result) => result.skipped)
  const isTooFlaky = flaky.length > MAX_FLAKY
  if (isTooFlaky) console.log(`\n${flaky.length} flaky tests are more than ${MAX_FLAKY}.`)
  if (flaky.length > 0) console.log(`\n${flaky.length} flaky`)
  const failed = failures.length + (isTooFlaky ? 1 : 0)
  console.log(
    `\n${sum((result) => result.passed)} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  )
  return failed === 0
}

const indent = (text: string) =>
  text
    .split('\n')
    .slice(0, 25)
    .map((line) => `    ${line}`)
    .join('\n')
