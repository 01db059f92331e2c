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
  for (const [name, value] of Object.entries(choices)) await page.select(`select[name=${name}]`, value)
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
