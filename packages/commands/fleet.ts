/** `npx shop-elements fleet <pages>`: many live pages, one after the other, also beside a version that is to come (FLEET-1). */
import { parseArgs } from 'node:util'
import { isFine, type Looked, lookAt, lookBeside, type Pictures } from './fleet/look-at.ts'
import { readPages } from './fleet/read-pages.ts'
import { dutiesText } from './fleet/reports/duties.ts'
import { junit } from './fleet/reports/junit.ts'
import { pageText, sumText } from './fleet/reports/text.ts'
import { newFolder } from './new-folder.ts'
import { printableJson } from './printed.ts'
import { versionOf } from './try/version-of.ts'
import { startBrowser } from './visit/browser.ts'

const HELP = `npx shop-elements fleet <pages> [options]

Opens live pages in a browser, one after the other, and says what of ours runs on each and what is wrong with it. <pages>: a text file with
an address on each line (# begins a comment), or a sitemap: a file, or an address. Only GET, HEAD and OPTIONS leave the browser.
Needs the package puppeteer-core. Exit code: 0; 1 when a page has errors or is worse with the candidate; 2 when nothing can be looked at.

  --candidate <folder or address>  also with this version in the place of the page's own: a folder dist/, or the folder of a version or channel
  --width <375 and/or 1440>        of the window, as 375,1440; default: 1440
  --limit <number>                 pages that are looked at, at most; default: 100
  --timeout <seconds>              for each visit; default: 30
  --duties                         also a table of the pages, with what the law asks of each
  --json, --junit                  the report for programs, or for CI servers
  --pictures <folder>              a picture of each page and width in this new folder
  --browser <path>                 a Chrome or Chromium; default: CHROME_PATH, else where it usually is
`

const OPTIONS = {
  candidate: { type: 'string' },
  width: { type: 'string', default: '1440' },
  limit: { type: 'string', default: '100' },
  timeout: { type: 'string', default: '30' },
  duties: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  junit: { type: 'boolean', default: false },
  pictures: { type: 'string' },
  browser: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const

const WIDTHS = [375, 1440]

/** @throws {Error} for options that can't be used. */
export function readFleetOptions(args: string[]) {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true })
  if (values.help) return undefined
  const [source, ...others] = positionals
  if (source === undefined || others.length > 0) throw new Error(`One list of pages is needed.\n\n${HELP}`)
  if (values.json && values.junit) throw new Error('--json and --junit are two reports: choose one.')
  if (values.duties && (values.json || values.junit))
    throw new Error(
      '--duties is a table of the text; reports for programs have the findings DUTY_MISSING and DUTY_LEFT_OUT.',
    )
  const widths = [...new Set(values.width.split(',').map(Number))]
  if (!widths.every((width) => WIDTHS.includes(width))) throw new Error('--width must be 375, 1440 or 375,1440.')
  for (const name of ['limit', 'timeout'] as const)
    if (!/^[1-9]\d{0,4}$/.test(values[name])) throw new Error(`--${name} must be a whole number from 1 on.`)
  return {
    ...values,
    source,
    widths,
    limit: Number(values.limit),
    deadlineMs: Number(values.timeout) * 1000,
    candidate: values.candidate === undefined ? undefined : versionOf(values.candidate, '--candidate'),
  }
}

type Options = NonNullable<ReturnType<typeof readFleetOptions>>

export async function run(args: string[]): Promise<void> {
  const options = readFleetOptions(args)
  if (!options) return console.log(HELP)
  const { pages, leftOut } = await readPages(options.source, options.limit)
  if (leftOut > 0) console.error(`${leftOut} addresses of other hosts are left out.`)
  const all = await lookAtAll(pages, options)
  if (options.json) process.stdout.write(printableJson({ candidate: options.candidate, pages: all }))
  else if (options.junit) process.stdout.write(junit(all, options.candidate))
  else process.stdout.write(sumText(all) + (options.duties ? dutiesText(all) : ''))
  if (!all.every(isFine)) process.exitCode = 1
}

async function lookAtAll(pages: readonly string[], options: Options): Promise<Looked[]> {
  const { candidate, widths, deadlineMs } = options
  const write = options.pictures === undefined ? undefined : newFolder(options.pictures, '--pictures')
  const browser = await startBrowser(options.browser)
  const all: Looked[] = []
  try {
    for (const [index, url] of pages.entries())
      for (const width of widths) {
        const visit = { width, deadlineMs, withPicture: write !== undefined }
        const { looked, pictures } = await (candidate === undefined
          ? lookAt(browser, url, visit)
          : lookBeside(browser, url, candidate, visit))
        all.push(looked)
        if (write) writePictures(write, `${index + 1}`.padStart(3, '0'), width, pictures)
        if (!options.json && !options.junit) process.stdout.write(pageText(looked))
      }
  } finally {
    await browser.close()
  }
  return all
}

/** Named by the place in the list: an address may be any text. */
function writePictures(write: ReturnType<typeof newFolder>, page: string, width: number, pictures: Pictures): void {
  for (const [name, picture] of Object.entries(pictures)) if (picture) write(`${page}-${width}-${name}.png`, picture)
}
