// tier 2: the page of a release
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import type { Page } from 'puppeteer-core'
import { CHANNELS, ROOT } from '../../../../test/e2e/support/release.ts'
import { released } from '../../../../test/e2e/support/released.ts'
import { shop, type VisitorOptions } from '../../../../test/e2e/support/shop.ts'
import { findings } from '../../../upkeep/axe.ts'

const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))

const textOf = (page: Page, id: string) => page.$eval(`#${id} textarea`, (text) => text.value)
const click = (page: Page, name: string) => page.$eval(`[name="${name}"]`, (box) => (box as HTMLElement).click())

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
    const visitor = await demo.open(`${cdn.cdnUrl}/shop-elements/`, { until: 'loaded', ...options })
    await visitor.see('body[data-shown]')
    return visitor
  }

  /** A page as it is shown, on a host with the policy that is shown. */
  const pasted = async (snippets: Page) => {
    const policy = (await textOf(snippets, 'policy')).replaceAll('\n', ' ')
    return demo.pages({ '/': { html: await textOf(snippets, 'page'), policy } })
  }

  it('makes a page and a policy that work when they are pasted, with the parts that it shows (DELIVERY-41)', async () => {
    const { page: snippets } = await open()
    for (const include of ['ssi', 'esi', 'php', 'copy', 'tag']) {
      await choose(snippets, { site: 'HU', release: CHANNELS[1], include })
      const whole = await textOf(snippets, 'page')
      for (const part of ['head', 'header', 'footer']) assert.ok(whole.includes(await textOf(snippets, part)), part)
      // A channel has no hash.
      assert.doesNotMatch(whole, /integrity/)
    }
    const visitor = await demo.open(await pasted(snippets), { until: 'whole' })
    assert.ok(await visitor.has('shop-header >>> [part=cart-icon]'))
    await visitor.says('shop-footer >>> .footer', 'Magyarország')
  })

  it('shows where each channel points, how to go back, and what was moved (DELIVERY-73)', async () => {
    const { page } = await open()
    const rows = (id: string) =>
      page.$$eval(`#${id} tr`, (all) => all.map((row) => [...row.children].map(({ textContent }) => textContent)))
    const [major, minor] = CHANNELS
    assert.deepEqual(
      (await rows('channels')).map(([channel, now]) => [channel, now]),
      [
        [major, version],
        [minor, version],
      ],
    )
    assert.deepEqual(
      (await rows('moves')).map(([, ...move]) => move),
      [
        [major, '–', version],
        [minor, '–', version],
      ],
    )
    assert.match(await page.$eval('#contact', (text) => text.textContent ?? ''), /--contact/)
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
    const { page, until } = await open()
    await choose(page, { site: 'DE', release: '1', include: 'tag' })
    const tags = async () => [await textOf(page, 'header'), await textOf(page, 'footer')]
    const plain = ['<shop-header site="DE"></shop-header>', '<shop-footer site="DE"></shop-footer>']
    assert.deepEqual(await tags(), plain)
    const boxes = await page.$$eval('[name^="empty."]', (list) => list.map((box) => (box as HTMLInputElement).name))
    assert.deepEqual(boxes, ['empty.shop-header.benefits', 'empty.shop-footer.content-id'])
    const shown = (header: string) => until(async () => (await textOf(page, 'header')) === header, header)
    await page.click('#attributes [data-of=shop-header] summary')
    await page.type('[name="shop-header.benefits"]', 'summer')
    await shown('<shop-header site="DE" benefits="summer"></shop-header>')
    for (const box of boxes) await click(page, box)
    await shown('<shop-header site="DE" benefits=""></shop-header>')
    assert.equal(await textOf(page, 'footer'), '<shop-footer site="DE" content-id=""></shop-footer>')
    for (const box of boxes) await click(page, box)
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
    for (const tag of ['shop-newsletter', 'shop-minicart']) await click(page, `with.${tag}`)
    await choose(page, { 'shop-newsletter.mode': 'manage', 'shop-minicart.open-on-page': 'true' })
    assert.deepEqual(
      (await seen()).filter((id) => !usual.includes(id ?? '')),
      ['shop-newsletter', 'shop-minicart', 'newsletter', 'minicart'],
    )
    const [newsletter, minicart] = [await textOf(page, 'newsletter'), await textOf(page, 'minicart')]
    assert.match(newsletter, /^<shop-newsletter mode="manage" site="TR"><template/)
    assert.equal(minicart, '<shop-minicart site="TR" open-on-page="true"></shop-minicart>')
    assert.ok((await textOf(page, 'page')).includes(`<main>\n${newsletter}\n${minicart}\n</main>`))
    const visitor = await demo.open(await pasted(page))
    await visitor.see('shop-newsletter >>> .newsletter')
    await visitor.see('shop-minicart >>> [part=minicart]')
  })

  it('explains every attribute, and shows the choice live, by keyboard at 375 px (DELIVERY-51)', async () => {
    const { page, focus, press, width, logs } = await open({ width: 375 })
    // The host of the release has no services. A preview that another one replaces ends with its requests.
    logs(/status of 404|answered with 404|got no answer|Fetch API cannot load|Failed to fetch/)
    const explained = await page.$$eval('[aria-describedby]', (controls) =>
      controls.map((one) => document.getElementById(one.getAttribute('aria-describedby') ?? '')?.textContent ?? ''),
    )
    assert.ok(explained.length > 20 && explained.every((text) => text.length > 8))
    for (const selector of ['#attributes details:nth-child(2) summary', '#live summary']) await press('Enter', selector)
    await focus('[name="shop-header.logo-alt"]')
    await page.keyboard.type('Our shop')
    await focus('[name="all.theme"]')
    await page.keyboard.type('dark')
    await page.waitForFunction(() => {
      const header = document.querySelector('iframe')?.contentDocument?.querySelector('shop-header')
      const isShown = Boolean(header?.shadowRoot?.querySelector('[part=cart-icon]'))
      return isShown && header?.getAttribute('theme') === 'dark' && header.getAttribute('logo-alt') === 'Our shop'
    })
    assert.equal(await width(), 375)
    assert.deepEqual(await findings(page), [])
  })

  it('has the doctor as a bookmark for any page (DELIVERY-51)', async () => {
    const { page: workbench } = await open()
    const code = (await textOf(workbench, 'doctor')).replace(/^javascript:/, '')
    assert.equal(await workbench.$eval('#doctor a', ({ href }) => decodeURIComponent(href)), `javascript:${code}`)
    const html = '<!doctype html><html lang="en"><title>Mine</title><shop-header logo-scr="/logo.svg"></shop-header>'
    const { page } = await demo.visitor()
    await page.goto(await demo.pages({ '/': { html, policy: '' } }))
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
    const { page, click, says } = await open({ inWholeBrowser: true })
    await page.browserContext().overridePermissions(cdn.cdnUrl, ['clipboard-read', 'clipboard-sanitized-write'])
    await page.bringToFront()
    await click('#head button')
    await says('#head button', 'Copied')
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), await textOf(page, 'head'))
  })

  it('says what is missing, and passes axe', async () => {
    const { page, block, logs, says } = await open({ withRequests: true })
    assert.deepEqual(await findings(page), [])
    logs(/ERR_FAILED/)
    await block(/manifest/)
    await page.select('select[name=release]', version)
    await says('#hint', 'missing')
  })
})
