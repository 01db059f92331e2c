import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'puppeteer-core'
import { pageHost, ROOT, type Running } from './support/release.ts'
import { atRest, elementsReady, layoutShift, shop } from './support/shop.ts'

const SITES = ['DE', 'AT', 'CH', 'CH_FR', 'PL', 'CZ', 'HU', 'SK', 'TR']
const PROMOTIONS = 'top-banner="home_top" category-banner="category_banner" pi-teaser="phase"'

/** A page with tags without fragments, and a text right below each; the footer is far below the window. */
const html = (cdnUrl: string, header: string, footer: string, site: string) => `<!doctype html>
<html lang="en" data-site="${site}"><head><meta charset="utf-8"><title>Bare</title><style>body{margin:0}main{height:2000px}</style>
<link rel="stylesheet" href="${cdnUrl}/reserve.css">
<script type="module" src="${cdnUrl}/shop-elements.js"></script></head>
<body>${header}<p id="below">Below the header</p><main></main>${footer}<p id="end">Below the footer</p></body></html>`

/** Runs in the page: records the positions of the texts in every frame. */
const WATCH_FRAMES = `
  window.seen = { below: new Set(), end: new Set() }
  requestAnimationFrame(function look() {
    for (const id of ['below', 'end']) {
      const element = document.getElementById(id)
      if (element) window.seen[id].add(Math.round(element.getBoundingClientRect().top + window.scrollY))
    }
    requestAnimationFrame(look)
  })`

/** Delays matching requests by 400 ms. Returns their addresses, as they come. */
async function delay(page: Page, late: RegExp): Promise<string[]> {
  const delayed: string[] = []
  await page.setRequestInterception(true)
  page.on('request', (request) => {
    if (!late.test(request.url())) return void request.continue()
    delayed.push(request.url())
    setTimeout(() => request.continue(), 400)
  })
  return delayed
}

const placesOf = (page: Page, id: string) =>
  page.evaluate(
    (name) => [...((window as unknown as { seen: Record<string, Set<number>> }).seen[name] as Set<number>)],
    id,
  )

describe('reserve.css, for tags without fragments', () => {
  const demo = shop()
  const pages: Record<string, { html: string }> = {}
  let host: Running
  before(async () => {
    host = await pageHost(demo.url, pages)
  })
  after(() => host.close())

  const visit = async (width: number, header: string, footer = '', site = 'DE', late?: RegExp, height = 900) => {
    pages['/'] = { html: html(demo.cdnUrl, header, footer, site) }
    const visitor = await demo.visitor({ width, height, withRequests: late !== undefined })
    const delayed = late && (await delay(visitor.page, late))
    await visitor.page.evaluateOnNewDocument(WATCH_FRAMES)
    await visitor.page.goto(`${host.url}/`)
    await elementsReady(visitor.page)
    await atRest(visitor.page)
    if (late) assert.notDeepEqual(delayed, [], `Nothing like ${late} is loaded.`)
    return visitor.page
  }

  for (const width of [320, 375, 768, 1024, 1440]) {
    for (const [name, header] of Object.entries({
      'the header': '<shop-header></shop-header>',
      // On narrow screens its text wraps, depending on the font.
      ...(width >= 480 && { 'the reduced header': '<shop-header reduced></shop-header>' }),
      'the header without benefits': '<shop-header benefits=""></shop-header>',
      'the header and its promotions': `<shop-header ${PROMOTIONS}></shop-header>`,
    })) {
      it(`${width} px: nothing moves in any frame when ${name} is rendered (DELIVERY-24)`, async () => {
        const page = await visit(width, header)
        const places = await placesOf(page, 'below')
        // Heights with fractions are rounded.
        assert.ok(Math.max(...places) - Math.min(...places) <= 1, places.join())
        assert.deepEqual(await layoutShift(page), { sum: 0, of: [] })
        assert.equal(await page.$eval('shop-header', (tag) => getComputedStyle(tag).display), 'contents')
        await page.browserContext().close()
      })
    }

    it(`${width} px: reserves the space of a footer, as far as the font is like the measured one (DELIVERY-24)`, async () => {
      for (const site of width === 375 ? SITES : ['TR']) {
        const page = await visit(
          width,
          '<shop-header></shop-header>',
          '<shop-footer content-id=""></shop-footer>',
          site,
        )
        assert.equal((await placesOf(page, 'below')).length, 1, site)
        const [first = 0, last = 0] = [(await placesOf(page, 'end'))[0], (await placesOf(page, 'end')).at(-1)]
        const height = await page.$eval('shop-footer', (footer) => footer.getBoundingClientRect().height)
        assert.ok(Math.abs(first - last) < height * 0.08, `${site}: ${first} to ${last}`)
        await page.browserContext().close()
      }
    })
  }

  for (const [width, height] of [
    [844, 390],
    [1280, 400],
  ] as const)
    it(`reserves the space of the low header in a window of ${width} by ${height} px (DELIVERY-24, HEADER-23)`, async () => {
      const page = await visit(width, '<shop-header></shop-header>', '', 'DE', undefined, height)
      assert.equal((await placesOf(page, 'below')).length, 1)
    })

  it('reserves the space of a newsletter (DELIVERY-24)', async () => {
    for (const width of [375, 1024]) {
      const page = await visit(width, '<shop-newsletter></shop-newsletter>', '', 'HU')
      const places = await placesOf(page, 'below')
      const [first = 0, last = 0] = [places[0], places.at(-1)]
      assert.ok(first > 300 && Math.abs(first - last) < first * 0.08, `${width} px: ${places}`)
    }
  })

  it('goes by the width of the box, not of the window: in the default margins of a page nothing moves (DELIVERY-24)', async () => {
    for (const tag of ['<shop-header reduced></shop-header>', '<shop-newsletter></shop-newsletter>']) {
      const page = await visit(375, `<style>body{margin:8px!important}</style>${tag}`, '', 'HU')
      const places = await placesOf(page, 'below')
      assert.ok(Math.max(...places) - Math.min(...places) < 2, `${tag}: ${places}`)
    }
  })

  it('goes by the site of the tag before that of the page, and reserves nothing for a hidden tag (DELIVERY-24)', async () => {
    const page = await visit(1024, '<shop-header hidden></shop-header>', '<shop-footer site="TR"></shop-footer>', 'HU')
    assert.deepEqual(await placesOf(page, 'below').then(([top]) => top), 16, 'The margin of the text alone.')
    const { 'shop-footer': measured } = JSON.parse(
      readFileSync(join(ROOT, 'src/elements/reserve-heights.json'), 'utf8'),
    )
    const [, height] = measured.TR.findLast(([from]: [number, number]) => from <= 1024)
    const [first = 0] = await placesOf(page, 'end')
    const below = await page.$eval('#below', (text) => text.getBoundingClientRect().bottom)
    assert.ok(Math.abs(first - below - 2032 - height) < 1.5, `${first - below - 2032} px, measured ${height} px`)
  })

  for (const [name, late] of Object.entries({
    'live layer': /live-/,
    text: /text-/,
    code: /elements\//,
    'code of React': /react-/,
  })) {
    it(`keeps the space when the ${name} is loaded long after the rest (DELIVERY-24)`, async () => {
      const page = await visit(1024, '<shop-header></shop-header>', '<shop-footer></shop-footer>', 'DE', late)
      assert.equal((await placesOf(page, 'below')).length, 1)
      assert.deepEqual(await layoutShift(page), { sum: 0, of: [] })
    })
  }

  it('has no effect on fragments (DELIVERY-24)', async () => {
    const fragment = readFileSync(join(ROOT, 'dist/fragments/DE/shop-header.html'), 'utf8')
    const page = await visit(1024, fragment)
    assert.deepEqual(await layoutShift(page), { sum: 0, of: [] })
    assert.equal((await placesOf(page, 'below')).length, 1)
  })
})
