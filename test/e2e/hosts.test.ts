import assert from 'node:assert/strict'
import { existsSync, mkdirSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import { HOST_LIBRARIES } from '../../tools/host-libraries.mjs'
import { type Host, type HostOptions, inHead, type LibraryName, pathOfLibrary, startHost } from './support/host.ts'
import { watchHydration } from './support/hydration.ts'
import { looks } from './support/looks.ts'
import { alive, appears, footerAlive, shop } from './support/shop.ts'
import { pause, searches, signsUp, usesCart, usesNavigation } from './support/shopper.ts'

const script = (name: LibraryName) => `<script src="${pathOfLibrary(name)}"></script>`
const style = (css: string) => `<style>${css}</style>`

/** Real pages of the field, each with the real library (public contract, section 7; DESIGN "anywhere"). */
const HOSTS: Record<string, HostOptions & { needs?: LibraryName }> = {
  'Bootstrap 3 with a root of 62.5 %': {
    needs: 'bootstrap',
    change: inHead(`<link rel="stylesheet" href="${pathOfLibrary('bootstrap')}">${style('html { font-size: 62.5% }')}`),
  },
  'a reset of everything, !important': {
    change: inHead(
      style(
        `* { margin: 0 !important; padding: 0 !important; border: 0 !important; font: italic 9px/3 serif !important;
          color: red !important; background: none !important; letter-spacing: 3px !important; text-align: right !important;
          text-transform: uppercase !important; float: left !important; opacity: 1 !important; cursor: help !important;
          box-sizing: content-box !important; list-style: square !important; text-indent: 9px !important }
        button, input { display: none !important }`,
      ),
    ),
  },
  'Prototype 1.7': { needs: 'prototype', change: inHead(script('prototype')) },
  'jQuery 1.12': { needs: 'jquery', change: inHead(script('jquery')) },
  RequireJS: { needs: 'requirejs', change: inHead(script('requirejs')) },
  'core-js 2': { needs: 'core-js', change: inHead(script('core-js')) },
  'MooTools 1.4 with its compatibility layer': { needs: 'mootools', change: inHead(script('mootools')) },
  'a strict policy with Trusted Types': { policy: (given) => given },
  'a root font size of 200 %': { change: inHead(style('html { font-size: 200% }')) },
  'a page from right to left': { change: (html) => html.replace('<html ', '<html dir="rtl" ') },
  'an ancestor with overflow': {
    change: (html) =>
      html.replace('<body>', '<body><div style="overflow: hidden">').replace('</body>', '</div></body>'),
  },
  'an ancestor with a transform': {
    change: (html) =>
      html.replace('<body>', '<body><div style="transform: translateZ(0)">').replace('</body>', '</div></body>'),
  },
}

describe('header, mini cart, footer and newsletter live on', () => {
  const demo = shop()
  const hosts = new Map<string, Host>()
  let plain: string[] = []

  before(async () => {
    const visit = await open(demo.url)
    plain = await looks(visit.page)
    assert.ok(plain.length > 500, `${plain.length} elements`)
    await visit.page.browserContext().close()
  })
  after(() => {
    for (const { close } of hosts.values()) close()
  })

  const open = async (url: string) => {
    const visit = await demo.visitor()
    const hydrated = await watchHydration(visit.page)
    await visit.page.goto(`${url}/?site=DE`)
    await alive(visit.page)
    await footerAlive(visit.page)
    // The newsletter's form comes when one is near it, and its picture only while one is.
    await visit.page.$eval('shop-footer', (footer) => footer.scrollIntoView({ behavior: 'instant' }))
    await appears(visit.page, 'shop-footer >>> shop-newsletter >>> form')
    await appears(visit.page, 'shop-footer >>> shop-newsletter >>> .picture--loaded')
    await visit.page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await pause(400)
    return { ...visit, hydrated }
  }

  for (const [name, { needs, ...options }] of Object.entries(HOSTS)) {
    const isMissing = needs !== undefined && !existsSync(HOST_LIBRARIES[needs])
    describe(`on a page with ${name}`, { skip: isMissing && `${needs} is not installed` }, () => {
      before(async () => void hosts.set(name, await startHost(demo.url, options)))
      const url = () => hosts.get(name)?.url ?? ''

      it('its fragments are taken over, and look as they do on a plain page', async () => {
        const { page, complaints, hydrated } = await open(url())
        assert.deepEqual(await hydrated(), ['shop-header', 'shop-footer'])
        assert.deepEqual(await looks(page), plain)
        if (process.env.SHOTS) {
          mkdirSync(process.env.SHOTS, { recursive: true })
          await page.screenshot({ path: `${process.env.SHOTS}/${name.replaceAll(/\W+/g, '-')}.png` })
        }
        assert.deepEqual(complaints, [])
        await page.browserContext().close()
      })

      for (const by of ['mouse', 'keyboard'] as const) {
        it(`everything works by ${by}, and the console has no word of it`, async () => {
          const { page, complaints } = await open(url())
          await usesCart(page, by)
          await usesNavigation(page, by)
          await signsUp(page, by)
          await searches(page, by)
          assert.deepEqual(complaints, [])
          await page.browserContext().close()
        })
      }
    })
  }
})
