/** What a check has found, for people, programs and CI servers (CHECK-7). */
import type { CheckResult } from '../finding.ts'
import { junit } from './junit.ts'
import { text } from './text.ts'

export const FORMATS: Readonly<Record<string, (result: CheckResult) => string>> = {
  text,
  json: (result) => `${JSON.stringify(result, null, 2)}\n`,
  junit,
}
