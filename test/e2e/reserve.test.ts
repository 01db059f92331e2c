// tier 2: heights on every site
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import type { Page } from 'puppeteer-core'
import { lateAnswer } from '../support/late-answer.ts'
import { ROOT } from './support/release.ts'
import { shop } from './support/shop.ts'
import type { Visitor } from './support/visitor.ts'

const SITES = ['DE', 'AT', 'CH', 'CH_FR', 'PL', 'CZ', 'HU', 'SK', 'TR']
const HEADER = '<shop-header></shop-header>'
const PROMOTIONS = 'top-banner="home_top" category-banner="category_banner" pi-teaser="phase"'

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

/** A page with tags without fragments, and a text right below each; the footer is far below the window. */
const html = (cdnUrl: string, header: string, footer: string, site: string) => `<!doctype html>
<html lang="en" data-site="${site}"><head><meta charset="utf-8"><title>Bare</title><script>${WATCH_FRAMES}</script>
<style>body{margin:0}main{height:2000px}</style>
<link rel="stylesheet" href="${cdnUrl}/reserve.css">
<script type="module" src="${cdnUrl}/shop-elements.js"></script></head>
<body>${header}<p id="below">Below the header</p><main></main>${footer}<p id="end">Below the footer</p></body></html>`

/** Delays matching requests by 400 ms. Returns their addresses, as they come. */
async function delay(page: Page, late: RegExp): Promise<string[]> {
  const delayed: string[] = []
  await page.setRequestInterception(true)
  page.on('request', (request) => {
    if (!late.test(request.url())) return void request.continue()
    delayed.push(request.url())
    void lateAnswer(400).then(() => request.continue())
  })
  return delayed
}

const placesOf = ({ page }: Visitor, id: string) =>
  page.evaluate(
    (name) => [...((window as unknown as { seen: Record<string, Set<number>> }).seen[name] as Set<number>)],
    id,
  )

describe('reserve.css, for tags without fragments', () => {
  const demo = shop()

  const show = async (visitor: Visitor, header: string, footer = '', site = 'DE') => {
    await visitor.open(await demo.pages({ '/': { html: html(demo.cdnUrl, header, footer, site) } }))
    await visitor.rest()
  }
  const visit = async (width: number, header: string, footer = '', site = 'DE', late?: RegExp, height = 900) => {
    const visitor = await demo.visitor({ width, height, withRequests: late !== undefined })
    const delayed = late && (await delay(visitor.page, late))
    await show(visitor, header, footer, site)
    if (late) assert.notDeepEqual(delayed, [], `Nothing like ${late} is loaded.`)
    return visitor
  }

  for (const width of [320, 375, 768, 1024, 1440]) {
    // On narrow screens the text of a reduced header wraps, depending on the font.
    for (const [name, header] of Object.entries(
      [375, 1440].includes(width)
        ? {
            benefits: '<shop-header benefits=""></shop-header>',
            promotions: `<shop-header ${PROMOTIONS}></shop-header>`,
          }
        : { reduced: width === 768 && '<shop-header reduced></shop-header>' },
    ))
      if (header)
        it(`${width} px: nothing moves in any frame when a header is rendered, ${name} (DELIVERY-24)`, async () => {
          const visitor = await visit(width, header)
          const places = await placesOf(visitor, 'below')
          // Heights with fractions are rounded.
          assert.ok(Math.max(...places) - Math.min(...places) <= 1, places.join())
          await visitor.stoodStill()
        })

    it(`${width} px: reserves the space of header and footer, as far as the font is like the measured one (DELIVERY-24)`, async () => {
      const visitor = await demo.visitor({ width })
      for (const site of width === 375 ? SITES : [width < 1024 ? 'TR' : 'DE']) {
        await show(visitor, HEADER, '<shop-footer content-id=""></shop-footer>', site)
        assert.equal((await placesOf(visitor, 'below')).length, 1, site)
        // On others the services' entries have other titles than the built-in ones (NAV-12).
        if (site === 'DE') await visitor.stoodStill()
        assert.equal(await visitor.page.$eval('shop-header', (tag) => getComputedStyle(tag).display), 'contents')
        const places = await placesOf(visitor, 'end')
        const [first = 0, last = 0] = [places[0], places.at(-1)]
        const { height } = await visitor.box('shop-footer')
        assert.ok(Math.abs(first - last) < height * 0.08, `${site}: ${first} to ${last}`)
      }
    })
  }

  it('reserves the space of the low header in a low window (DELIVERY-24, HEADER-23)', async () => {
    const visitor = await visit(844, HEADER, '', 'DE', undefined, 390)
    assert.equal((await placesOf(visitor, 'below')).length, 1)
  })

  it('reserves the space of a newsletter (DELIVERY-24)', async () => {
    for (const width of [375, 1024]) {
      const places = await placesOf(await visit(width, '<shop-newsletter></shop-newsletter>', '', 'HU'), 'below')
      const [first = 0, last = 0] = [places[0], places.at(-1)]
      assert.ok(first > 300 && Math.abs(first - last) < first * 0.08, `${width} px: ${places}`)
    }
  })

  it('goes by the width of the box, not of the window: in the default margins of a page nothing moves (DELIVERY-24)', async () => {
    for (const tag of ['<shop-header reduced></shop-header>', '<shop-newsletter></shop-newsletter>']) {
      const visitor = await visit(375, `<style>body{margin:8px!important}</style>${tag}`, '', 'HU')
      const places = await placesOf(visitor, 'below')
      // Browsers count no movement of less than 3 px.
      assert.ok(Math.max(...places) - Math.min(...places) < 3, `${tag}: ${places}`)
    }
  })

  it('goes by the site of the tag before that of the page, and reserves nothing for a hidden tag (DELIVERY-24)', async () => {
    const visitor = await visit(1024, HEADER.replace('>', ' hidden>'), '<shop-footer site="TR"></shop-footer>', 'HU')
    assert.equal((await placesOf(visitor, 'below'))[0], 16, 'The margin of the text alone.')
    const { 'shop-footer': measured } = JSON.parse(
      readFileSync(join(ROOT, 'src/elements/reserve-heights.json'), 'utf8'),
    )
    const [, height] = measured.TR.findLast(([from]: [number, number]) => from <= 1024)
    const [first = 0] = await placesOf(visitor, 'end')
    const { bottom: below } = await visitor.box('#below')
    assert.ok(Math.abs(first - below - 2032 - height) < 3, `${first - below - 2032} px, measured ${height} px`)
  })

  for (const [name, late] of Object.entries({
    'live layer': /live-/,
    'code of React': /react-/,
  })) {
    it(`keeps the space when the ${name} is loaded long after the rest (DELIVERY-24)`, async () => {
      const visitor = await visit(1024, HEADER, '<shop-footer></shop-footer>', 'DE', late)
      assert.equal((await placesOf(visitor, 'below')).length, 1)
      await visitor.stoodStill()
    })
  }

  it('has no effect on fragments (DELIVERY-24)', async () => {
    const fragment = readFileSync(join(ROOT, 'dist/fragments/DE/shop-header.html'), 'utf8')
    const visitor = await visit(1024, fragment)
    await visitor.stoodStill()
    assert.equal((await placesOf(visitor, 'below')).length, 1)
  })
})
