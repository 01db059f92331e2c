/**
 * The main navigation of 50, 500 and 5,000 nodes, compared with plain DOM code and React alone: from the service's answer to the
 * entries of the bar, and from a key on an entry to its open panel. The two others make all nodes of a panel when it opens; ours
 * makes those of the open level. Rounds alternate, medians are compared.
 */
import { benchPage, type Line, lineOf, printLines, type Times, withBrowser } from './support/bench.ts'

const ROUNDS = 15
/** Entries, children of each, children of each child. */
const SIZES = [
  [5, 9, 0],
  [10, 7, 6],
  [10, 20, 24],
] as const

await withBrowser(async (browser, demo) => {
  const lines: Line[] = []
  for (const [entries, children, leaves] of SIZES) {
    const bench = await benchPage(browser, demo, 'navigation', { width: 1440, height: 900 })
    await bench.call('load', demo.cdnUrl, entries, children, leaves)
    const isLargest = leaves === 24
    const panel = children * (1 + leaves)
    const count = entries * (1 + panel)
    const bar = lineOf(`menu of ${count}, to the bar`, await bench.measure<Times>('bar', ROUNDS))
    lines.push(isLargest ? { ...bar, goal: 5, of: 'absolute' } : bar)
    const opened = await bench.measure<Times>('panel', ROUNDS)
    lines.push(lineOf(`menu of ${count}, open a panel of ${panel}`, opened, isLargest ? 1.5 : undefined))
    await bench.close()
  }
  printLines('navigation', lines)
})
