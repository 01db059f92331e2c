import assert from 'node:assert/strict'
import { existsSync, mkdirSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'puppeteer-core'
import { HOST_LIBRARIES } from '../../tools/host-libraries.ts'
import { computedStyles } from './support/computed-styles.ts'
import { type Host, type HostOptions, inHead, type LibraryName, pathOfLibrary, startHost } from './support/host.ts'
import { watchHydration } from './support/hydration.ts'
import { atRest, elementsReady, footerReady, shop, waitForElement } from './support/shop.ts'
import { tryCart, tryNavigation, trySearch, trySignUp } from './support/shopper.ts'

const script = (name: LibraryName) => `<script src="${pathOfLibrary(name)}"></script>`
const style = (css: string) => `<style>${css}</style>`

async function use(page: Page, by: 'mouse' | 'keyboard'): Promise<void> {
  await tryCart(page, by)
  await tryNavigation(page, by)
  await trySignUp(page, by)
  await trySearch(page, by)
}

/** Pages as they exist in the field, each with the real library. */
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

describe('header, mini cart, footer and newsletter', () => {
  const demo = shop()
  const hosts = new Map<string, Host>()
  let plain: string[] = []

  before(async () => {
    const visit = await open(demo.url)
    plain = await computedStyles(visit.page)
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
    await elementsReady(visit.page)
    await footerReady(visit.page)
    // The newsletter's form is loaded when it is near the window, its picture only while it is.
    await visit.page.$eval('shop-footer', (footer) => footer.scrollIntoView({ behavior: 'instant' }))
    await waitForElement(visit.page, 'shop-footer >>> shop-newsletter >>> form')
    await waitForElement(visit.page, 'shop-footer >>> shop-newsletter >>> .picture--loaded')
    await visit.page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await atRest(visit.page)
    return { ...visit, hydrated }
  }

  for (const [name, { needs, ...options }] of Object.entries(HOSTS)) {
    const isMissing = needs !== undefined && !existsSync(HOST_LIBRARIES[needs])
    describe(`on a page with ${name}`, { skip: isMissing && `${needs} is not installed` }, () => {
      before(async () => void hosts.set(name, await startHost(demo.url, options)))
      const url = () => hosts.get(name)?.url ?? ''

      it('hydrate their fragments, look as on a plain page, and work by mouse (THEME-5, THEME-6, THEME-7, THEME-8, THEME-9, DELIVERY-21)', async () => {
        const { page, problems, hydrated } = await open(url())
        assert.deepEqual((await hydrated()).sort(), ['shop-footer', 'shop-header'])
        assert.deepEqual(await computedStyles(page), plain)
        if (process.env.SHOTS) {
          mkdirSync(process.env.SHOTS, { recursive: true })
          await page.screenshot({ path: `${process.env.SHOTS}/${name.replaceAll(/\W+/g, '-')}.png` })
        }
        await use(page, 'mouse')
        assert.deepEqual(problems, [])
      })

      it('work by keyboard, without any console message (THEME-8, THEME-9, THEME-16)', async () => {
        const { page, problems } = await open(url())
        await use(page, 'keyboard')
        assert.deepEqual(problems, [])
      })
    })
  }
})
