import type { AskedCall, CheckResult } from '../finding.ts'

const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`

/** Each call with what was found in it, then what was not asked, then the sum. */
export function text({ url, site, asked, notAsked, findings }: CheckResult): string {
  const lines = [`${url}, site ${site}`, '']
  const calls = new Set([...asked.map(({ call }) => call), ...findings.map(({ call }) => call)])
  for (const call of calls) {
    const found = findings.filter((finding) => finding.call === call)
    const times = asked.filter((one) => one.call === call)
    lines.push(`${found.length > 0 ? '✗' : '✓'} ${call.padEnd(20)} ${about(times)}`)
    for (const { rule, message, remedy } of found) lines.push(`    ${rule}  ${message}`, `        → ${remedy}`)
  }
  if (notAsked.length > 0) lines.push('', 'Not asked:')
  for (const { call, reason } of notAsked) lines.push(`– ${call.padEnd(20)} ${reason}`)
  lines.push(
    '',
    `${count(asked.length, 'call')}, ${count(findings.length, 'finding')}, ${notAsked.length} not asked`,
    '',
  )
  return lines.map(printable).join('\n')
}

/** Back ends may answer what a terminal would obey, or what turns the writing around. */
const printable = (line: string) => line.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '\ufffd')

function about(times: readonly AskedCall[]): string {
  const [first] = times
  if (!first) return ''
  const statuses = [...new Set(times.map(({ status }) => status ?? 'no answer'))].join(', ')
  return `${first.method} ${first.path}  ${statuses}  ${Math.max(...times.map(({ ms }) => ms))} ms`
}
