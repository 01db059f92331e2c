/**
 * A mini cart of many lines, compared with plain DOM code and React alone that make the same markup: the first render of all
 * rows, with a full and a slow processor, reading an answer, deleting a row, and the memory that a long cart takes. Rounds alternate,
 * medians are compared.
 * `ROWS=100 npm run bench -- cart` measures one size.
 */
import { type BenchPage, benchPage, type Line, lineOf, printLines, type Times, withBrowser } from './support/bench.ts'

const SIZES = process.env.ROWS ? [Number(process.env.ROWS)] : [10, 100, 1000]
const VIEWPORT = { width: 440, height: 800 }
const roundsOf = (rows: number) => (rows >= 1000 ? 7 : 21)

async function linesOf(bench: BenchPage, rows: number): Promise<Line[]> {
  const rounds = roundsOf(rows)
  const isMeasured = rows === 100
  const lines = [lineOf(`mount ${rows} lines`, await bench.measure<Times>('mount', rounds), isMeasured ? 5 : undefined)]
  if (isMeasured) {
    await bench.slowDown(4)
    lines.push(lineOf('mount 100 lines at 4× CPU', await bench.measure<Times>('mount', 11), 4))
    await bench.slowDown(1)
  }
  lines.push(lineOf(`read and show an answer of ${rows}`, await bench.measure<Times>('answered', rounds)))
  const goal = { 100: 6, 1000: 8 }[rows]
  lines.push(lineOf(`delete one of ${rows}`, await bench.measure<Times>('deleted', rounds), goal))
  return lines
}

/** Slope of a line through the logarithms: with 1, ten times the rows take ten times the time. */
const slope = (before: number, after: number) => Math.log10(after / before).toFixed(2)

/** From 100 to 1,000 lines. */
function growthOf(lines: readonly Line[], work: string): string {
  const [, few, many] = lines.filter((line) => line.work.startsWith(work) && !line.work.includes('CPU'))
  if (!few || !many) return ''
  return `${work}: ${slope(few.ours, many.ours)} (plain ${slope(few.plain, many.plain)})`
}

await withBrowser(async (browser, demo) => {
  const lines: Line[] = []
  for (const rows of SIZES) {
    const bench = await benchPage(browser, demo, 'cart', VIEWPORT)
    await bench.call('load', demo.cdnUrl, rows)
    lines.push(...(await linesOf(bench, rows)))
    await bench.close()
  }

  /** The memory that a page grows by with a cart of 1,000 lines, in MB. */
  const memoryOf = async (kind: 'plain' | 'react' | 'ours') => {
    const bench = await benchPage(browser, demo, 'cart', VIEWPORT)
    await bench.call('load', demo.cdnUrl, 1000)
    const before = await bench.heap()
    await bench.call(`keep.${kind}`)
    const after = await bench.heap()
    await bench.close()
    return after - before
  }
  if (!SIZES.includes(1000)) return printLines('cart', lines)
  const [plain, react, ours] = [await memoryOf('plain'), await memoryOf('react'), await memoryOf('ours')]
  lines.push({ work: 'memory of 1,000 lines', unit: 'MB', plain, react, ours, goal: 1.5, of: 'react' })
  const growth = ['mount', 'read and show', 'delete one'].map((work) => growthOf(lines, work)).filter(Boolean)
  printLines('cart', lines, [`Growth from 100 to 1,000 lines, as an exponent: ${growth.join('; ')}.`])
})
