import { count, printable } from '../../printed.ts'
import type { Visit } from '../../visit/visit.ts'
import { isFine, type Looked } from '../look-at.ts'

/** A page in one line, then what is wrong with it, and what else is worth knowing. */
export function pageText(looked: Looked): string {
  const { url, width, failure, visit, candidate, differences = [], problems } = looked
  const lines = [`${isFine(looked) ? '✓' : '✗'} ${url}  ${width} px${visit ? `  ${factsOf(visit)}` : ''}`]
  if (candidate) lines.push(`    candidate: ${numbersOf(candidate)}`)
  for (const { text, remedy } of problems) {
    lines.push(`    ${candidate && !failure ? 'worse: ' : ''}${text}`)
    if (remedy) lines.push(`        → ${remedy}`)
  }
  for (const { text, isWorse } of differences) if (!isWorse) lines.push(`    – ${text}`)
  return `${lines.map(printable).join('\n')}\n`
}

/** `shop-header static, shop-footer bare`, each with its site. */
function factsOf(visit: Visit): string {
  const elements = visit.embedded.map(({ tag, kind }) => {
    const site = visit.boxes.find(({ name }) => name === tag)?.site
    return [tag, kind, site].filter(Boolean).join(' ')
  })
  return [numbersOf(visit), elements.join(', ') || 'no element of ours'].join('  ')
}

function numbersOf({ version, layoutShift, blockingMs, consoleErrors, woken, held }: Visit): string {
  return [
    version ?? 'not started',
    `shift ${layoutShift}`,
    `blocking ${blockingMs} ms`,
    count(consoleErrors.length, 'console error'),
    ...(woken.length > 0 ? [`woken unused: ${woken.join(', ')}`] : []),
    ...(held.length > 0 ? [`${count(held.length, 'request')} held back`] : []),
  ].join('  ')
}

export function sumText(all: readonly Looked[]): string {
  const bad = all.filter((looked) => !isFine(looked)).length
  const isBeside = all.some(({ candidate }) => candidate)
  return `\n${count(all.length, 'visit')}, ${bad} ${isBeside ? 'worse with the candidate, or not looked at' : 'with errors'}\n`
}
