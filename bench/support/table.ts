/** Tables of results, which stand in the docs between markers. */
import { readFileSync, writeFileSync } from 'node:fs'
import { root } from '../../tools/paths.ts'

const markersOf = (name: string) => [`<!-- bench: ${name} -->\n`, `<!-- end of bench: ${name} -->`] as const

/**
 * Prints a Markdown table, with remarks below. `npm run bench -- <part> --write` puts it between the markers of a page.
 *
 * @param alignment of the columns, as Markdown writes it
 * @param page of the docs
 */
export function printTable(
  name: string,
  head: readonly string[],
  alignment: string,
  body: readonly (readonly string[])[],
  remarks: readonly string[] = [],
  page = 'docs/performance.md',
): void {
  const row = (of: readonly string[]) => `| ${of.join(' | ')} |`
  const text = [row(head), `|${alignment}|`, ...body.map(row), ...remarks.flatMap((remark) => ['', remark])].join('\n')
  console.log(text)
  if (process.env.BENCH_WRITE !== 'true') return
  const file = root(page)
  const [begin, end] = markersOf(name)
  const before = readFileSync(file, 'utf8')
  const [from, to] = [before.indexOf(begin) + begin.length, before.indexOf(end)]
  if (to < from) throw new Error(`${page} has no markers for ${name}.`)
  writeFileSync(file, `${before.slice(0, from)}\n${text}\n\n${before.slice(to)}`)
}
