/**
 * `npm run measure -w packages/upkeep`, after a build: measures the heights of footer, newsletter and reduced header by site and width, and writes
 * src/elements/reserve-heights.json, which the build needs for reserve.css. To be run when their looks or texts have changed.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import puppeteer from 'puppeteer-core'
import { BROWSER_ARGS, chromium } from '../../tools/engines/chromium.ts'
import { root } from '../../tools/paths.ts'

/** Window widths in px: those of common devices, and the breakpoints of the elements. */
const WIDTHS = [320, 360, 375, 390, 412, 480, 540, 600, 667, 767, 800, 900, 980, 1024, 1100, 1200, 1280, 1440]
/** The attributes to render, by the selector of the tags that have them. */
const VARIANTS = {
  'shop-header[reduced]:not([reduced="false"])': { reduced: true },
  'shop-footer': {},
  'shop-footer[newsletter="false"]': { newsletter: false },
  'shop-footer[reduced]:not([reduced="false"])': { reduced: true },
  'shop-newsletter': {},
}

const { renderFragment, SITES } = await import(pathToFileURL(root('dist/render.js')).href)
const folder = mkdtempSync(join(tmpdir(), 'reserve-'))
const browser = await puppeteer.launch({ executablePath: chromium(), args: BROWSER_ARGS })
const page = await browser.newPage()

/** The default margin of a page. */
const MARGIN_PX = 8

const heightIn = (margin: number): Promise<number> =>
  page.$eval(
    '#end',
    async (end, px) => {
      document.body.style.margin = `${px}px`
      // A window that has just changed its width is laid out with the next frames.
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
      return Math.round((end.getBoundingClientRect().top - px) * 100) / 100
    },
    margin,
  )

/** The heights of a tag as wide as the window, and of one between the default margins: the window decides the layout, the box where lines break. */
async function heights(): Promise<[width: number, height: number, heightInMargins: number][]> {
  const found: [number, number, number][] = []
  for (const width of WIDTHS) {
    await page.setViewport({ width, height: 900 })
    const [height, inMargins] = [await heightIn(0), await heightIn(MARGIN_PX)]
    const last = found.at(-1)
    if (height !== last?.[1] || inMargins !== last[2]) found.push([width, height, inMargins])
  }
  return found
}

const measured: Record<string, Record<string, [number, number, number][]>> = {}
for (const [selector, attributes] of Object.entries(VARIANTS)) {
  const tag = /^[\w-]+/.exec(selector)?.[0]
  const bySite: Record<string, [number, number, number][]> = {}
  measured[selector] = bySite
  for (const site of SITES) {
    const file = join(folder, `${site}.html`)
    const html = await renderFragment(tag, { site, ...attributes })
    writeFileSync(file, `<!doctype html><meta charset="utf-8"><style>body{margin:0}</style>${html}<div id="end"></div>`)
    await page.goto(pathToFileURL(file).href)
    bySite[site] = await heights()
  }
}
await browser.close()
rmSync(folder, { recursive: true })

const linesOf = (sites: Record<string, [number, number, number][]>) =>
  Object.entries(sites).map(([site, heights]) => `    ${JSON.stringify(site)}: ${JSON.stringify(heights)}`)
const bySelector = Object.entries(measured).map(
  ([selector, sites]) => `  ${JSON.stringify(selector)}: {\n${linesOf(sites).join(',\n')}\n  }`,
)
writeFileSync(root('src/elements/reserve-heights.json'), `{\n${bySelector.join(',\n')}\n}\n`)
