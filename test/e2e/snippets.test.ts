import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import type { Page } from 'puppeteer-core'
import { findings } from './support/axe.ts'
import { pageHost, ROOT } from './support/release.ts'
import { released } from './support/released.ts'
import { blockRequests, elementsReady, footerReady, shop, type VisitorOptions, waitForElement } from './support/shop.ts'

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
  const demo = shop({ withPictures: false })
  const cdn = released()

  const open = async (options: VisitorOptions = {}) => {
    const visitor = await demo.visitor(options)
    await visitor.page.goto(`${cdn.cdnUrl}/shop-elements/`)
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
      cdn.running.push(host)
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
    for (const framework of ['angular', 'react', 'vue'])
      assert.equal(await header(framework), await header('tag'), framework)
    assert.match(await header('copy'), /^<shop-header theme="dark" sticky="false" site="HU"><template/)
    // A fragment with attributes comes from the fragment service.
    assert.equal(await header('ssi'), '<!--#include virtual="/fragments/HU/shop-header?theme=dark&sticky=false" -->')
    assert.equal(await header('esi'), '<esi:include src="/fragments/HU/shop-header?theme=dark&amp;sticky=false"/>')
    assert.equal(
      await header('wordpress'),
      "<?php shop_fragment('/fragments/HU/shop-header?theme=dark&sticky=false') ?>",
    )
    // One function reads all of them: the footer has its theme only, and the checkout's header none.
    await choose(page, { 'all.theme': '' })
    assert.equal(await textOf(page, 'footer'), "<?php shop_fragment('/fragments/HU/shop-footer') ?>")
    assert.match(await textOf(page, 'setup'), /readfile\('http:\/\/127\.0\.0\.1:8082' \. \$path\)/)
    assert.equal(await page.$eval('#head', (section) => (section as HTMLElement).hidden), true)
  })

  it('knows nothing, an empty and another value of an attribute apart (DELIVERY-51)', async () => {
    const { page } = await open()
    await choose(page, { site: 'DE', release: '1', include: 'tag' })
    const tags = async () => [await textOf(page, 'header'), await textOf(page, 'footer')]
    const plain = ['<shop-header site="DE"></shop-header>', '<shop-footer site="DE"></shop-footer>']
    assert.deepEqual(await tags(), plain)
    const boxes = await page.$$eval('[name^="empty."]', (list) => list.map((box) => (box as HTMLInputElement).name))
    assert.deepEqual(boxes, ['empty.shop-header.benefits', 'empty.shop-footer.content-id'])
    const shown = (header: string) =>
      page.waitForFunction(
        (text) => document.querySelector<HTMLTextAreaElement>('#header textarea')?.value === text,
        {},
        header,
      )
    await page.click('#attributes [data-of=shop-header] summary')
    await page.type('[name="shop-header.benefits"]', 'summer')
    await shown('<shop-header site="DE" benefits="summer"></shop-header>')
    for (const box of boxes) await page.$eval(`[name="${box}"]`, (input) => (input as HTMLInputElement).click())
    await shown('<shop-header site="DE" benefits=""></shop-header>')
    assert.equal(await textOf(page, 'footer'), '<shop-footer site="DE" content-id=""></shop-footer>')
    for (const box of boxes) await page.$eval(`[name="${box}"]`, (input) => (input as HTMLInputElement).click())
    await shown('<shop-header site="DE" benefits="summer"></shop-header>')
  })

  it('has newsletter form and mini cart with their attributes, where they are wanted (DELIVERY-51)', async () => {
    const { page } = await open()
    const seen = () =>
      page.$$eval('#attributes details, #snippets section', (list) =>
        list.filter((one) => one.checkVisibility()).map((one) => one.id || (one as HTMLElement).dataset.of),
      )
    const usual = ['all', 'shop-header', 'shop-footer', 'page', 'head', 'header', 'footer', 'policy']
    await choose(page, { site: 'TR', release: '1', include: 'copy' })
    assert.deepEqual(await seen(), usual)
    for (const tag of ['shop-newsletter', 'shop-minicart'])
      await page.$eval(`[name="with.${tag}"]`, (box) => (box as HTMLInputElement).click())
    await choose(page, { 'shop-newsletter.mode': 'manage', 'shop-minicart.open-on-page': 'true' })
    assert.deepEqual(
      (await seen()).filter((id) => !usual.includes(id ?? '')),
      ['shop-newsletter', 'shop-minicart', 'newsletter', 'minicart'],
    )
    const [newsletter, minicart, whole] = [
      await textOf(page, 'newsletter'),
      await textOf(page, 'minicart'),
      await textOf(page, 'page'),
    ]
    assert.match(newsletter, /^<shop-newsletter mode="manage" site="TR"><template/)
    assert.equal(minicart, '<shop-minicart site="TR" open-on-page="true"></shop-minicart>')
    assert.ok(whole.includes(`<main>\n${newsletter}\n${minicart}\n</main>`))
    // As pasted, on a page with the policy that is shown.
    const host = await pageHost(demo.url, {
      '/': { html: whole, policy: (await textOf(page, 'policy')).replaceAll('\n', ' ') },
    })
    cdn.running.push(host)
    const { page: pasted, problems } = await demo.visitor()
    await pasted.goto(`${host.url}/`)
    await elementsReady(pasted)
    await waitForElement(pasted, 'shop-newsletter >>> .newsletter')
    await waitForElement(pasted, 'shop-minicart >>> [part=minicart]')
    assert.deepEqual(problems, [])
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
    cdn.running.push(host)
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
    const { page } = await open({ inWholeBrowser: true })
    await page.browserContext().overridePermissions(cdn.cdnUrl, ['clipboard-read', 'clipboard-sanitized-write'])
    await page.bringToFront()
    await page.click('#head button')
    await page.waitForFunction(() => document.querySelector('#head button')?.textContent === 'Copied')
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), await textOf(page, 'head'))
  })

  it('says what is missing, and passes axe', async () => {
    const { page } = await open({ withRequests: true })
    assert.deepEqual(await findings(page), [])
    await blockRequests(page, 'manifest')
    await page.select('select[name=release]', version)
    await page.waitForFunction(() => /missing/.test(document.querySelector('#hint')?.textContent ?? ''))
  })
})
