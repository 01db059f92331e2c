import type { CheckResult } from '../finding.ts'

const SUITE = 'shop-elements check'

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Without control characters, which XML can't hold. */
const escaped = (text: string) =>
  text.replace(/(?![\n\t])\p{Cc}/gu, '').replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '')

const element = (name: string, attributes: Readonly<Record<string, string | number>>, content = '') =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escaped(String(value))}"`)
    .join('')}>${content}</${name}>\n`

/** One test case a call; a failure with the rules of all its findings. */
export function junit({ url, site, asked, notAsked, findings }: CheckResult): string {
  const calls = new Set([...asked.map(({ call }) => call), ...findings.map(({ call }) => call)])
  const cases = [...calls].map((name) => {
    const ms = asked.filter(({ call }) => call === name).reduce((sum, { ms }) => sum + ms, 0)
    const found = findings.filter(({ call }) => call === name)
    const lines = found.map(({ rule, message, remedy }) => escaped(`${rule}: ${message}\n  ${remedy}`)).join('\n')
    const failure = lines && element('failure', { message: found.map(({ rule }) => rule).join(', ') }, lines)
    return element('testcase', { classname: SUITE, name, time: ms / 1000 }, failure)
  })
  const skipped = notAsked.map(({ call, reason }) =>
    element('testcase', { classname: SUITE, name: `${call}: ${reason}` }, element('skipped', {})),
  )
  const properties = Object.entries({ url, site }).map(([name, value]) => element('property', { name, value }))
  const counts = {
    tests: cases.length + skipped.length,
    failures: new Set(findings.map(({ call }) => call)).size,
    errors: 0,
    skipped: skipped.length,
  }
  const content = [element('properties', {}, properties.join('')), ...cases, ...skipped].join('')
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('testsuites', counts, element('testsuite', { name: SUITE, ...counts }, content))}`
}
