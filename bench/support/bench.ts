/** Demo shop and browser for benchmarks, and what each of them prints. */
import { build } from 'esbuild'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { type Demo, startDemo } from '../../demo/server.ts'
import { root } from '../../tools/paths.ts'
import { sizeOfHeap } from './heap.ts'
import { printShares, profiled } from './profile.ts'
import { printTable } from './table.ts'

export const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Starts both, and stops both after the measurement, failed or not. `BENCH_DIST` names another build than dist/. */
export async function withBrowser(measure: (browser: Browser, demo: Demo) => Promise<void>): Promise<void> {
  const demo = await startDemo(process.env.BENCH_DIST ? { distDir: process.env.BENCH_DIST } : {})
  const browser = await puppeteer.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: (process.env.BROWSER_ARGS ?? '--no-sandbox').split(' '),
    // No line takes longer.
    protocolTimeout: 60_000,
  })
  try {
    await measure(browser, demo)
  } finally {
    await browser.close()
    await demo.close()
  }
}

/** A module of bench/page/ with React's production build, as the global `bench`. */
async function bundle(name: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [root(`bench/page/${name}.tsx`)],
    bundle: true,
    write: false,
    minifyWhitespace: true,
    minifySyntax: true,
    format: 'iife',
    globalName: 'bench',
    jsx: 'automatic',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return outputFiles[0]?.text ?? ''
}

const bundles = new Map<string, Promise<string>>()

export interface BenchPage {
  page: Page
  /** Calls a function of the bench module in the page. */
  call<Result>(name: string, ...args: unknown[]): Promise<Result>
  /** Calls a function that measures in so many rounds; with `--profile` also prints where our time goes. */
  measure<Result>(name: string, rounds: number): Promise<Result>
  /** 4: a processor of a quarter of the speed. */
  slowDown(factor: number): Promise<void>
  /** The page's memory once it has come to rest, in MB: objects of scripts, and nodes with their styles. */
  heap(): Promise<number>
  close(): Promise<void>
}

/** A page of the demo shop without elements of its own, with a module of bench/page/. */
export async function benchPage(
  browser: Browser,
  demo: Demo,
  name: string,
  viewport: { width: number; height: number },
): Promise<BenchPage> {
  const page = await browser.newPage()
  await page.setBypassCSP(true)
  await page.setViewport(viewport)
  page.on('pageerror', (error) => console.error(error))
  if (process.env.DEBUG) page.on('console', (message) => console.log(message.text()))
  await page.goto(`${demo.url}/?site=DE&elements=off`)
  if (!bundles.has(name)) bundles.set(name, bundle(name))
  await page.addScriptTag({ content: (await bundles.get(name)) ?? '' })
  const bench: BenchPage = {
    page,
    async measure<Result>(method: string, rounds: number) {
      const result = await bench.call<Result>(method, rounds)
      if (process.env.BENCH_PROFILE === 'true')
        printShares(`${name}, ${method}`, await profiled(page, rounds, () => bench.call(method, rounds, 'ours')))
      return result
    },
    call: (method, ...args) => page.evaluate(`bench.${method}(...${JSON.stringify(args)})`) as Promise<never>,
    slowDown: (factor) => page.emulateCPUThrottling(factor),
    async heap() {
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
      return sizeOfHeap(page)
    },
    close: () => page.close(),
  }
  return bench
}

/** A line of the table: what is done, and the medians in ms (or another unit). */
export interface Line {
  work: string
  unit?: string
  plain: number
  react: number
  ours: number
  /** At most so many times plain, unless `goalUnit` is given. */
  goal?: number
  /** The measurement that the goal is a multiple of. */
  of?: 'plain' | 'react' | 'absolute'
}

/** The times of each contender. */
export interface Times {
  plain: number[]
  react: number[]
  ours: number[]
}

/** The medians of a line whose goal is a multiple of plain code. */
export const lineOf = (work: string, { plain, react, ours }: Times, goal?: number): Line => ({
  work,
  plain: median(plain),
  react: median(react),
  ours: median(ours),
  ...(goal !== undefined && { goal }),
})

const figure = (value: number) => (value >= 10 ? value.toFixed(0) : value.toFixed(value >= 1 ? 1 : 2))
const times = (value: number, plain: number) => `${figure(value)} (${(value / plain).toFixed(1)}×)`

/** The value that counts against the goal. */
const reached = ({ ours, plain, react, of = 'plain' }: Line) =>
  of === 'absolute' ? ours : ours / (of === 'plain' ? plain : react)

function cells(line: Line): string[] {
  const { work, unit = 'ms', plain, react, ours, goal, of = 'plain' } = line
  const goalText = of === 'absolute' ? `≤ ${goal}` : `≤ ${goal}×${of === 'react' ? ' React' : ''}`
  return [
    `${work}, ${unit}`,
    figure(plain),
    times(react, plain),
    times(ours, plain),
    goal === undefined ? '–' : `${goalText}${reached(line) <= goal ? '' : ' not reached'}`,
  ]
}

/** Prints the lines of a part as a Markdown table, with remarks below. */
export const printLines = (name: string, lines: readonly Line[], remarks: readonly string[] = []): void =>
  printTable(name, ['work', 'plain', 'React alone', 'ours', 'goal'], '---|--:|--:|--:|---', lines.map(cells), remarks)
