/** The lists of docs/supported.md, which the host tests write: `HOSTS=write npm test -- test/e2e/hosts`. */
import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { HOST_LIBRARIES, versionOf } from '../../../tools/hosts/host-libraries.ts'
import type { LibraryName } from './host.ts'
import { ROOT } from './release.ts'

interface Row {
  name: string
  by?: string | undefined
  note?: string | undefined
}

const FILE = join(ROOT, 'docs/supported.md')
const isLibrary = (by: string): by is LibraryName => by in HOST_LIBRARIES

const lineOf = ({ name, by = '', note = '' }: Row) =>
  `- ${[name, isLibrary(by) ? `${by} ${versionOf(by)}` : by, note].filter(Boolean).join('; ')}`

/** Asserts that the list of a group of hosts is in the docs as it was run, or writes it. */
export function hostList(group: string, rows: readonly Row[]): void {
  const [start, end] = [`<!-- hosts ${group} -->`, `<!-- end of hosts ${group} -->`]
  const list = rows.map(lineOf).join('\n')
  const docs = readFileSync(FILE, 'utf8')
  const [before = '', rest = ''] = docs.split(start)
  const [found = '', after = ''] = rest.split(end)
  if (process.env.HOSTS === 'write') writeFileSync(FILE, `${before}${start}\n\n${list}\n\n${end}${after}`)
  else assert.equal(found.trim(), list, 'Run it with HOSTS=write.')
}
