import junitReport from 'junit-report-builder'
import type { CheckResult } from '../finding.ts'

const SUITE = 'shop-elements check'

/** One test case a call; a failure with the rules of all its findings. */
export function junit({ url, site, asked, notAsked, findings }: CheckResult): string {
  const builder = junitReport.newBuilder()
  const suite = builder.testSuite().name(SUITE)
  suite.property('url', url)
  suite.property('site', site)
  const calls = new Set([...asked.map(({ call }) => call), ...findings.map(({ call }) => call)])
  for (const call of calls) {
    const times = asked.filter((one) => one.call === call)
    const seconds = times.reduce((sum, { ms }) => sum + ms, 0) / 1000
    const test = suite.testCase().className(SUITE).name(call).time(seconds)
    const found = findings.filter((finding) => finding.call === call)
    if (found.length === 0) continue
    const lines = found.map(({ rule, message, remedy }) => `${rule}: ${message}\n  ${remedy}`)
    test.failure(lines.join('\n'), found.map(({ rule }) => rule).join(', '))
  }
  for (const { call, reason } of notAsked) suite.testCase().className(SUITE).name(`${call}: ${reason}`).skipped()
  return builder.build()
}
