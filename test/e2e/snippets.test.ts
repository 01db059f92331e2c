import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'puppeteer-core'
import { findings } from './support/axe.ts'
import { pageHost, ROOT, type Running, release, staticCdn, temporaryFolder } from './support/release.ts'
import { blockRequests, elementsReady, footerReady, shop } from './support/shop.ts'

const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))

const textOf = (page: Page, id: string) => page.$eval(`#${id} textarea`, (text) => text.value)

/** Chooses in the form, and waits until the choice is shown. */
async function choose(page: Page, choices: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(choices)) await page.select(`select[name="${name}"]`, value)
  await page.waitForFunction(
    (wanted) => {
      const shown = Object.fromEntries(JSON.parse(document.body.dataset.shown ?? '[]'))
      return Object.entries(wanted).every(([name, value]) => shown[name] === value)
    },
    {},
    choices,
  )
}

describe('the page of a release', () => {
  const demo = shop()
  const folder = temporaryFolder()
  const running: Running[] = []
  let cdn: Running
  before(async () => {
    release(folder.path)
    cdn = await staticCdn(folder.path)
    running.push(cdn)
  })
  after(() => {
    for (const { close } of running) close()
    folder.remove()
  })

  const open = async (options: Parameters<typeof demo.visitor>[0] = {}) => {
    const visitor = await demo.visitor(options)
    await visitor.page.goto(`${cdn.url}/shop-elements/`)
    await visitor.page.waitForFunction(() => document.body.dataset.shown)
    return visitor
  }

  for (const [choices, tagName] of [
    [{ site: 'DE', release: '1', include: 'tag' }, 'Deutschland'],
    [{ site: 'CH_FR', release: version, include: 'tag' }, 'Suisse'],
    [{ site: 'AT', release: version, include: 'copy' }, 'Österreich'],
    [{ site: 'HU', release: '1.0', include: 'copy' }, 'Magyarország'],
  ] as const) {
    it(`makes a page and a policy that work when they are pasted (DELIVERY-41; ${Object.values(choices).join(', ')})`, async () => {
      const { page: snippets, problems: ofSnippets } = await open()
      await choose(snippets, choices)
      const [html, policy] = [await textOf(snippets, 'page'), await textOf(snippets, 'policy')]
      assert.deepEqual(ofSnippets, [])
      const host = await pageHost(demo.url, { '/': { html, policy: policy.replaceAll('\n', ' ') } })
      running.push(host)
      const { page, problems } = await demo.visitor()
      await page.goto(`${host.url}/`)
      await elementsReady(page)
      await footerReady(page)
      assert.ok(await page.$('shop-header >>> [part=cart-icon]'))
      const footer = await page.$eval('shop-footer', (tag) => tag.shadowRoot?.textContent ?? '')
      assert.ok(footer.includes(tagName), footer.slice(0, 200))
      assert.deepEqual(problems, [])
    })
  }

  it('shows the same parts as in its whole page, and no hash for a channel (DELIVERY-41)', async () => {
    const { page } = await open()
    for (const include of ['tag', 'ssi', 'esi', 'php', 'copy']) {
      await choose(page, { site: 'PL', release: '1', include })
      const whole = await textOf(page, 'page')
      for (const part of ['head', 'header', 'footer']) assert.ok(whole.includes(await textOf(page, part)), part)
      assert.doesNotMatch(whole, /integrity/)
    }
  })

  it('makes snippets for applications and themes, with chosen attributes (DELIVERY-51)', async () => {
    const { page } = await open()
    await choose(page, { site: 'HU', release: '1', include: 'tag', 'all.theme': 'dark', 'shop-header.sticky': 'false' })
    const header = async (include: string) => {
      await choose(page, { include })
      return textOf(page, 'header')
    }
    assert.equal(await header('tag'), '<shop-header site="HU" theme="dark" sticky="false"></shop-header>')
    assert.equal(await header('angular'), await header('tag'))
    assert.equal(await header('react'), '<shop-header site="HU" theme="dark" sticky={false}></shop-header>')
    assert.equal(await header('vue'), '<shop-header site="HU" theme="dark" :sticky="false"></shop-header>')
    assert.match(await header('copy'), /^<shop-header theme="dark" sticky="false" site="HU"><template/)
    // A fragment with attributes comes from the fragment service.
    assert.equal(await header('ssi'), '<!--#include virtual="/fragments/HU/shop-header?theme=dark&sticky=false" -->')
    assert.equal(await header('esi'), '<esi:include src="/fragments/HU/shop-header?theme=dark&amp;sticky=false"/>')
    assert.equal(
      await header('wordpress'),
      "<?php shop_fragment('/fragments/HU/shop-header?theme=dark&sticky=false') ?>",
    )
    assert.match(await textOf(page, 'setup'), /readfile\('http:\/\/127\.0\.0\.1:8082' \. \$path\)/)
    assert.equal(await page.$eval('#head', (section) => (section as HTMLElement).hidden), true)
  })

  it('explains every attribute, and shows the choice live, by keyboard at 375 px (DELIVERY-51)', async () => {
    const { page } = await open({ width: 375 })
    const explained = await page.$$eval('[aria-describedby]', (controls) =>
      controls.map((one) => document.getElementById(one.getAttribute('aria-describedby') ?? '')?.textContent ?? ''),
    )
    assert.ok(explained.length > 20 && explained.every((text) => text.length > 8))
    for (const selector of ['#attributes details:nth-child(2) summary', '#live summary']) {
      await page.focus(selector)
      await page.keyboard.press('Enter')
    }
    await page.focus('[name="shop-header.logo-alt"]')
    await page.keyboard.type('Our shop')
    await page.focus('[name="all.theme"]')
    await page.keyboard.type('dark')
    await page.waitForFunction(() => {
      const header = document.querySelector('iframe')?.contentDocument?.querySelector('shop-header')
      const isShown = Boolean(header?.shadowRoot?.querySelector('[part=cart-icon]'))
      return isShown && header?.getAttribute('theme') === 'dark' && header.getAttribute('logo-alt') === 'Our shop'
    })
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 375)
    assert.deepEqual(await findings(page), [])
  })

  it('has the doctor as a bookmark for any page (DELIVERY-51)', async () => {
    const { page: workbench } = await open()
    const code = (await textOf(workbench, 'doctor')).replace(/^javascript:/, '')
    assert.equal(await workbench.$eval('#doctor a', ({ href }) => decodeURIComponent(href)), `javascript:${code}`)
    const html = '<!doctype html><html lang="en"><title>Mine</title><shop-header logo-scr="/logo.svg"></shop-header>'
    const host = await pageHost(demo.url, { '/': { html, policy: '' } })
    running.push(host)
    const { page } = await demo.visitor()
    await page.goto(`${host.url}/`)
    const said = new Promise<string>((resolve) =>
      page.once('dialog', (dialog) => {
        resolve(dialog.message())
        void dialog.accept()
      }),
    )
    await page.evaluate(code)
    assert.match(await said, /NO_LOADER[\s\S]*UNKNOWN_ATTRIBUTE: [\s\S]*logo-src/)
  })

  it('copies by a button, and confirms it', async () => {
    const { page } = await open({ hasClipboard: true })
    await page.browserContext().overridePermissions(cdn.url, ['clipboard-read', 'clipboard-sanitized-write'])
    await page.bringToFront()
    await page.click('#head button')
    await page.waitForFunction(() => document.querySelector('#head button')?.textContent === 'Copied')
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), await textOf(page, 'head'))
  })

  it('says what is missing, and passes axe', async () => {
    const { page } = await open()
    assert.deepEqual(await findings(page), [])
    await blockRequests(page, 'manifest')
    await page.select('select[name=release]', version)
    await page.waitForFunction(() => /missing/.test(document.querySelector('#hint')?.textContent ?? ''))
  })
})
