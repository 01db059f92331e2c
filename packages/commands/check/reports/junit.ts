import { junitOf } from '../../junit.ts'
import { type CheckResult, concerns } from '../finding.ts'

/** One test case a call; a failure with the rules of all its findings. */
export function junit({ url, site, asked, notAsked, findings }: CheckResult): string {
  const calls = new Set([...asked.map(({ call }) => call), ...findings.map(({ call }) => call)])
  const cases = [...calls].map((name) => {
    const ms = asked.filter(({ call }) => call === name).reduce((sum, { ms }) => sum + ms, 0)
    const found = findings.filter((finding) => concerns(finding, name))
    const message = found.map(({ rule }) => rule).join(', ')
    const text = found.map(({ rule, message, remedy }) => `${rule}: ${message}\n  ${remedy}`).join('\n')
    return { name, ms, ...(found.length > 0 && { failure: { message, text } }) }
  })
  const skipped = notAsked.map(({ call, reason }) => ({ name: `${call}: ${reason}`, isSkipped: true }))
  return junitOf('shop-elements check', { url, site }, [...cases, ...skipped])
}
