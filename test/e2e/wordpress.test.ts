import assert from 'node:assert/strict'
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'puppeteer-core'
import { ROOT, type Running, release, staticCdn, temporaryFolder } from './support/release.ts'
import { alive, appears, footerAlive, layoutShift, shop, textOf } from './support/shop.ts'
import { ADMIN, type Wordpress, withoutWordpress, wordpress } from './support/wordpress.ts'

const SECTION = readFileSync(join(ROOT, 'docs/embedding.md'), 'utf8').split('\n## 6. WordPress\n')[1] ?? ''

/** The theme as the docs have it: each file's name stands above its code. */
function themeOfDocs(cdnUrl: string): Record<string, string> {
  const named = SECTION.matchAll(/^`([\w.]+)`\n\n```\w+\n([\s\S]*?)^```$/gm)
  return Object.fromEntries([...named].map(([, name, code]) => [name, code?.replace('https://cdn.example', cdnUrl)]))
}

/** The same as a block theme: its templates are HTML, and the docs' last code does what header.php did. */
function blockTheme({ 'functions.php': functions, 'style.css': style }: Record<string, string>) {
  const [, hooks] = /\*\*block theme\*\*[\s\S]*?```php\n([\s\S]*?)```/.exec(SECTION) ?? []
  const post = '<!-- wp:post-title /--><!-- wp:post-content /-->'
  return {
    'functions.php': `${functions}${hooks}`,
    'style.css': style ?? '',
    'theme.json': '{ "version": 2 }',
    'templates/index.html': `<!-- wp:query --><!-- wp:post-template -->${post}<!-- /wp:post-template --><!-- /wp:query -->`,
  }
}

function fillIn(form: Element, { user, password }: typeof ADMIN) {
  const { log, pwd } = (form as HTMLFormElement).elements as unknown as Record<string, HTMLInputElement>
  if (log) log.value = user
  if (pwd) pwd.value = password
  ;(form as HTMLFormElement).requestSubmit()
}

const SKIP = { skip: withoutWordpress() }

describe("the WordPress theme of docs/embedding.md, in Debian's WordPress", SKIP, () => {
  const demo = shop()
  const folder = temporaryFolder()
  let cdn: Running
  let host: Wordpress
  before(async () => {
    release(folder.path)
    cdn = await staticCdn(folder.path)
    host = await wordpress(folder.path, demo.url)
    cpSync(join(folder.path, 'shop-elements'), join(host.root, 'shop-elements'), { recursive: true })
  })
  after(async () => {
    cdn?.close()
    await host?.close()
    folder.remove()
  })

  const barTop = (page: Page) => page.$eval('shop-header >>> [part=header]', (bar) => bar.getBoundingClientRect().top)

  /** The front page with header, flyout and footer alive, taken over from the fragments, with nothing to complain of. */
  async function check(page: Page, complaints: string[]) {
    await page.evaluateOnNewDocument(() => {
      const hydrated: string[] = []
      Object.assign(window, { hydrated })
      window.addEventListener('shop-element-ready', (event) => {
        const { detail } = event as CustomEvent<{ element: string; hydrated: boolean }>
        if (detail.hydrated) hydrated.push(detail.element)
      })
    })
    await page.goto(`${host.url}/`)
    assert.match(await textOf(page, 'main, .wp-site-blocks'), /Coffee\s*Freshly roasted\./)
    await alive(page)
    await footerAlive(page)
    const taken = await page.evaluate(() => (window as unknown as { hydrated: string[] }).hydrated)
    assert.deepEqual(taken.sort(), ['shop-footer', 'shop-header'])
    assert.deepEqual(await layoutShift(page), { sum: 0, of: [] })
    const badge = await page.$('shop-header >>> [part=cart-icon]')
    await badge?.focus()
    await page.keyboard.press('Enter')
    await appears(page, 'shop-header >>> shop-minicart >>> [part=minicart]')
    await page.keyboard.press('Escape')
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    assert.ok(await page.$('shop-footer >>> [part=countries]'))
    assert.deepEqual(complaints, [])
  }

  async function visit(width = 1280) {
    const { page, complaints } = await demo.visitor({ width })
    // The demo shop's cookies, without which its services answer nobody.
    page.on('response', (r) => r.status() >= 400 && console.log('XX', r.status(), r.url()))
    await page.goto(demo.url)
    complaints.length = 0
    return { page, complaints }
  }

  async function logIn(page: Page) {
    await page.goto(`${host.url}/wp-login.php`)
    // Not typed: the page takes the focus to its first field while it loads.
    const send = page.$eval('#loginform', fillIn, ADMIN)
    await Promise.all([page.waitForNavigation(), send])
  }

  for (const kind of ['classic', 'block'] as const) {
    describe(`as a ${kind} theme`, () => {
      before(() => {
        const theme = themeOfDocs(cdn.url)
        host.activate(kind, kind === 'classic' ? theme : blockTheme(theme))
      })

      it('has header, flyout and footer alive, hydrated without a shift or a complaint', async () => {
        const { page, complaints } = await visit()
        await check(page, complaints)
        await page.evaluate(() => window.scrollTo(0, 50))
        assert.equal(await barTop(page), 0)
      })

      for (const [width, top] of [
        [1280, 32],
        [700, 46],
        [500, 0],
      ] as const) {
        it(`sticks below the bar that staff see, in a window of ${width} px`, async () => {
          const { page, complaints } = await visit(width)
          await logIn(page)
          complaints.length = 0
          await check(page, complaints)
          assert.ok(await page.$('#wpadminbar'))
          await page.evaluate(() => window.scrollTo(0, 80))
          assert.equal(await barTop(page), top)
        })
      }
    })
  }
})
