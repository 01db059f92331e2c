/** The findings of a check, for people, programs and CI servers (CHECK-7). */
import { printableJson } from '../../printed.ts'
import type { CheckResult } from '../finding.ts'
import { junit } from './junit.ts'
import { text } from './text.ts'

export const FORMATS: Readonly<Record<string, (result: CheckResult) => string>> = {
  text,
  json: printableJson,
  junit,
}
