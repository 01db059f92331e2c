import type { Engine } from '../engines/engines.ts'

/** The result of a suite, the same for all test runners. Why a test has failed is printed at once, in full. */
export interface SuiteResult {
  passed: TestResult[]
  failed: TestResult[]
  skipped: number
  /** By file, relative to the repository, and engine. */
  fileMs: ReadonlyMap<string, number>
}

export interface TestResult {
  /** Relative to the repository; a failure without one is of no test file, and is not run again. */
  file?: string | undefined
  /** The engine of tests in a page. */
  engine?: Engine | undefined
  name: string
  /** The reason of a failure. */
  why?: string | undefined
}

/** The name of what is no test of a file: that it can be loaded, runs to its end, and ends in time. */
export const WHOLE_FILE = 'the file'

export const placeOf = ({ file, engine }: Pick<TestResult, 'file' | 'engine'>): string =>
  engine ? `${file} (${engine})` : (file ?? '')

export const titleOf = ({ name, ...test }: TestResult): string => [placeOf(test), name].filter(Boolean).join(': ')
