/**
 * Measures how high footer and newsletter are, by site and width, and writes src/elements/reserve-heights.json, from
 * which the build makes reserve.css: `npm run measure`, after a build, when their looks or words have changed.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import puppeteer from 'puppeteer-core'
import { BROWSER_ARGS, chromium } from './browser.mjs'
import { root } from './paths.mjs'

/** Where windows of common devices begin, and where our own layout changes. */
const WIDTHS = [320, 360, 375, 390, 412, 480, 540, 600, 668, 768, 800, 900, 980, 1024, 1100, 1200, 1280, 1440]
const VARIANTS = [
  { name: 'shop-footer', tag: 'shop-footer' },
  { name: 'shop-footer.reduced', tag: 'shop-footer', attributes: { reduced: true } },
  { name: 'shop-newsletter', tag: 'shop-newsletter' },
]

const { renderFragment, SITES } = await import(pathToFileURL(root('dist/render.js')).href)
const folder = mkdtempSync(join(tmpdir(), 'reserve-'))
const browser = await puppeteer.launch({ executablePath: chromium(), args: BROWSER_ARGS })
const page = await browser.newPage()

async function heightsOf(tag) {
  const heights = []
  for (const width of WIDTHS) {
    await page.setViewport({ width, height: 900 })
    const height = await page.$eval(tag, (element) => Math.round(element.getBoundingClientRect().height * 100) / 100)
    if (height !== heights.at(-1)?.[1]) heights.push([width, height])
  }
  return heights
}

const measured = {}
for (const { name, tag, attributes } of VARIANTS) {
  measured[name] = {}
  for (const site of SITES) {
    const file = join(folder, `${name}.${site}.html`)
    const html = await renderFragment(tag, { site, ...attributes })
    writeFileSync(file, `<!doctype html><meta charset="utf-8"><style>body{margin:0}</style>${html}`)
    await page.goto(pathToFileURL(file).href)
    measured[name][site] = await heightsOf(tag)
  }
}
await browser.close()
rmSync(folder, { recursive: true })

const bySite = (sites) =>
  Object.entries(sites).map(([site, heights]) => `    ${JSON.stringify(site)}: ${JSON.stringify(heights)}`)
const byName = Object.entries(measured).map(([name, sites]) => `  "${name}": {\n${bySite(sites).join(',\n')}\n  }`)
writeFileSync(root('src/elements/reserve-heights.json'), `{\n${byName.join(',\n')}\n}\n`)
