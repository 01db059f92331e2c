/** `npx shop-elements try <url> --compare <folder>`: a page with its own version and with another one, side by side (TRY-6, TRY-7). */
import { newFolder } from '../new-folder.ts'
import { printable } from '../printed.ts'
import { startBrowser, type VisitBrowser } from '../visit/browser.ts'
import { differencesOf } from '../visit/differences.ts'
import type { Visited } from '../visit/visit-page.ts'
import { visitTried } from '../visit/visit-tried.ts'
import { type Comparison, comparisonPage } from './comparison-page.ts'
import type { TryOptions } from './proxy.ts'

/** The widths of windows, in px: a phone and a large screen. */
const WIDTHS = [375, 1440]
const DEADLINE_MS = 30_000

/** @throws {Error} where there is no browser, the folder is not empty, or the page can't be shown. */
export async function compare(
  tried: TryOptions,
  given: { folder: string; browser: string | undefined },
): Promise<void> {
  const write = newFolder(given.folder, '--compare')
  const browser = await startBrowser(given.browser)
  const comparisons: Comparison[] = []
  const changes = new Set<string>()
  try {
    for (const width of WIDTHS) {
      const { pictures, ...found } = await compareAt(browser, tried, width)
      write(`before-${width}.png`, pictures.before)
      write(`after-${width}.png`, pictures.after)
      for (const one of found.changes) changes.add(one)
      comparisons.push({ ...found, pictures: { before: `before-${width}.png`, after: `after-${width}.png` } })
    }
  } finally {
    await browser.close()
  }
  write('index.html', comparisonPage(tried.url.href, comparisons, [...changes]))
  for (const line of summary(tried.url.href, comparisons)) console.log(printable(line))
}

async function compareAt(browser: VisitBrowser, tried: TryOptions, width: number) {
  const { url, places = {}, tagOf, hasCookies } = tried
  const options = { width, deadlineMs: DEADLINE_MS, places, withPicture: true }
  const before = shown('as it is', await visitTried(browser, { url, tagOf, hasCookies }, options))
  const after = shown('with the other version', await visitTried(browser, tried, options))
  return {
    width,
    before: before.visit,
    after: after.visit,
    changes: after.changes,
    differences: differencesOf(before.visit, after.visit),
    pictures: { before: before.picture, after: after.picture },
  }
}

function shown<Found extends Visited>(how: string, found: Found): Found & Required<Pick<Visited, 'visit' | 'picture'>> {
  const { visit, picture, failure } = found
  if (!visit || !picture) throw new Error(printable(`The page ${how} ${failure}`))
  return { ...found, visit, picture }
}

function summary(url: string, comparisons: readonly Comparison[]): string[] {
  return [
    url,
    ...comparisons.flatMap(({ width, differences }) => [
      `at ${width} px:${differences.length === 0 ? ' nothing differs' : ''}`,
      ...differences.map(({ text, isWorse }) => `  ${isWorse ? '✗' : '–'} ${text}`),
    ]),
  ]
}
