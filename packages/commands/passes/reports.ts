/** The changes of fragments by a tool, for people, programs and CI servers (PASSES-1). */
import { junitOf } from '../junit.ts'
import { count, printable, printableJson } from '../printed.ts'
import { type Change, isNote, KINDS } from './kinds.ts'
import type { LikelyTool } from './likely-tool.ts'

export interface Passed {
  /** Such as "DE shop-header". */
  name: string
  changes: Change[]
  likely?: LikelyTool
}

export const isBad = ({ changes }: Passed): boolean => changes.some(({ kind }) => !isNote(kind))

const SHOWN = 3

function linesOf({ changes, likely }: Passed): string[] {
  const lines = changes.flatMap(({ kind, examples, count: all }) => [
    `  ${isNote(kind) ? 'note: ' : ''}${kind}  ${KINDS[kind]}`,
    ...examples.slice(0, SHOWN).map((example) => `      ${example}`),
    ...(all > SHOWN ? [`      and ${all - Math.min(SHOWN, examples.length)} more`] : []),
  ])
  return likely ? [...lines, `    → Probably ${likely.tool}. ${likely.remedy}`] : lines
}

/** Fragments to which the same has happened stand in one line. */
function text(title: string, all: readonly Passed[]): string {
  const groups = new Map<string, string[]>()
  for (const passed of all) {
    const lines = linesOf(passed).join('\n')
    groups.set(lines, [...(groups.get(lines) ?? []), passed.name])
  }
  const blocks = [...groups].map(
    ([lines, names]) => `${lines ? '✗' : '✓'} ${names.join(', ')}${lines ? `\n${lines}` : ''}`,
  )
  const bad = all.filter(isBad).length
  return `${[title, ...blocks, `${count(all.length, 'fragment')}, ${bad} changed`].join('\n').split('\n').map(printable).join('\n')}\n`
}

const json = (_: string, all: readonly Passed[]): string =>
  printableJson(all.map((passed) => ({ ...passed, isChanged: isBad(passed) })))

const junit = (title: string, all: readonly Passed[]): string =>
  junitOf(
    'shop-elements passes',
    { through: title },
    all.map((passed) => {
      const lines = linesOf(passed).join('\n')
      const kinds = passed.changes.filter(({ kind }) => !isNote(kind)).map(({ kind }) => kind)
      return { name: passed.name, ...(isBad(passed) && { failure: { message: kinds.join(', '), text: lines } }) }
    }),
  )

export const FORMATS: Readonly<Record<string, (title: string, all: readonly Passed[]) => string>> = {
  text,
  json,
  junit,
}
