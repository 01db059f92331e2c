/** A failed test runs once more, alone: one that passes then is flaky, and one that fails again is broken. */
import { placeOf, type SuiteResult, type TestResult, WHOLE_FILE } from './result.ts'

/** With more failed tests than these something is broken for all; the run fails then, whatever each does alone. */
export const MAX_RERUN = 10

export interface Rerun {
  /** The reason is that of the first run. */
  flaky: TestResult[]
  /** The reason has that of the second run too. */
  failed: TestResult[]
}

type RunAlone = (file: string, engine: TestResult['engine']) => Promise<SuiteResult>

/** Runs the files of failed tests once more, one after the other, and looks at what these tests do. */
export async function rerunFailed(tests: readonly TestResult[], runAlone: RunAlone): Promise<Rerun> {
  if (tests.length > MAX_RERUN) return { flaky: [], failed: [...tests] }
  const flaky: TestResult[] = []
  const failed: TestResult[] = []
  const again = new Map<string, SuiteResult>()
  for (const test of tests) {
    const { file, engine } = test
    if (file === undefined) {
      failed.push(test)
      continue
    }
    const place = placeOf(test)
    const result = again.get(place) ?? (await runAlone(file, engine))
    again.set(place, result)
    if (passes(test, result)) flaky.push(test)
    else failed.push({ ...test, why: [test.why, 'Alone, it has failed again.', whyOf(test, result)].join('\n') })
  }
  return { flaky, failed }
}

/** A suite or a file, which have no result of their own when they are good, pass with all of their file. */
function passes({ name }: TestResult, { passed, failed }: SuiteResult): boolean {
  const isNamed = (test: TestResult) => test.name === name
  if (failed.some((test) => isNamed(test) || test.name === WHOLE_FILE)) return false
  return passed.some(isNamed) || (passed.length > 0 && failed.length === 0)
}

const whyOf = ({ name, why }: TestResult, { failed }: SuiteResult) => {
  const again = failed.find((test) => test.name === name || test.name === WHOLE_FILE)?.why
  return again === why ? undefined : again
}
