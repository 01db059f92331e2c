/** Reports that CI servers read. */
import { escapeMarkup } from '../../src/shop/text/escape-markup.ts'

/** Without control characters and halves of characters, which XML can't hold, and without what turns the writing around. */
const escaped = (text: string) =>
  escapeMarkup(text.replace(/(?![\n\t])[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu, ''))
    // XML takes `]]>` for an end.
    .replaceAll('>', '&gt;')

const element = (name: string, attributes: Readonly<Record<string, string | number>>, content = '') =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escaped(String(value))}"`)
    .join('')}>${content}</${name}>\n`

export interface TestCase {
  name: string
  ms?: number
  failure?: { message: string; text: string }
  isSkipped?: boolean
}

/** One suite of tests. */
export function junitOf(
  suite: string,
  properties: Readonly<Record<string, string>>,
  cases: readonly TestCase[],
): string {
  const counts = {
    tests: cases.length,
    failures: cases.filter(({ failure }) => failure).length,
    errors: 0,
    skipped: cases.filter(({ isSkipped }) => isSkipped).length,
  }
  const written = cases.map(({ name, ms, failure, isSkipped }) => {
    const time = ms !== undefined && { time: ms / 1000 }
    const content = failure ? element('failure', { message: failure.message }, escaped(failure.text)) : ''
    return element('testcase', { classname: suite, name, ...time }, isSkipped ? element('skipped', {}) : content)
  })
  const named = Object.entries(properties).map(([name, value]) => element('property', { name, value }))
  const content = [element('properties', {}, named.join('')), ...written].join('')
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('testsuites', counts, element('testsuite', { name: suite, ...counts }, content))}`
}
