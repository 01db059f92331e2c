import { count, printable } from '../../printed.ts'
import { type AskedCall, type CheckResult, concerns } from '../finding.ts'

/** Each call with what was found in it, then what was not asked, then the sum. */
export function text({ url, site, asked, notAsked, findings }: CheckResult): string {
  const lines = [`${url}, site ${site}`, '']
  const calls = new Set([...asked.map(({ call }) => call), ...findings.map(({ call }) => call)])
  for (const call of calls) {
    const found = findings.filter((finding) => concerns(finding, call))
    const times = asked.filter((one) => one.call === call)
    lines.push(`${found.length > 0 ? '✗' : '✓'} ${call.padEnd(20)} ${about(times)}`)
    for (const { rule, message, remedy, call: first } of found)
      lines.push(
        ...(call === first ? [`    ${rule}  ${message}`, `        → ${remedy}`] : [`    ${rule}  as ${first}`]),
      )
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

function about(times: readonly AskedCall[]): string {
  const [first] = times
  if (!first) return ''
  const statuses = [...new Set(times.map(({ status }) => status ?? 'no answer'))].join(', ')
  return `${first.method} ${first.path}  ${statuses}  ${Math.max(...times.map(({ ms }) => ms))} ms`
}
