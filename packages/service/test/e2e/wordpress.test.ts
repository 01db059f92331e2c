// tier 2: needs WordPress of Debian
import assert from 'node:assert/strict'
import { copyFileSync, cpSync, mkdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'puppeteer-core'
import { watchHydration } from '../../../../test/e2e/support/phases.ts'
import { ROOT, temporaryFolder, VERSION } from '../../../../test/e2e/support/release.ts'
import { released } from '../../../../test/e2e/support/released.ts'
import { missing } from '../../../../test/e2e/support/servers.ts'
import { shop } from '../../../../test/e2e/support/shop.ts'
import type { Visitor } from '../../../../test/e2e/support/visitor.ts'
import { ADMIN, missingWordpress, type Wordpress, wordpress } from '../../../../test/e2e/support/wordpress.ts'
import { onNode, type Runtime } from '../runtimes.ts'

const SECTION = readFileSync(join(ROOT, 'docs/embedding.md'), 'utf8').split('\n## 6. WordPress\n')[1] ?? ''

/** The theme in the docs, by file: each name stands above its code. */
function themeOfDocs(cdnUrl: string): Record<string, string> {
  const named = SECTION.matchAll(/^`([\w.]+)`\n\n```\w+\n([\s\S]*?)^```$/gm)
  return Object.fromEntries([...named].map(([, name, code]) => [name, code?.replace('https://cdn.example', cdnUrl)]))
}

/** The same with bare tags: the docs' lines in place of those that echo the script and read a fragment. */
function withBareTags({ 'functions.php': functions = '', ...theme }: Record<string, string>, cdnUrl: string) {
  const lines = [...SECTION.matchAll(/```php\n( {4}echo .*)\n```/g)].map(([, line = '']) => line)
  const [script = '', tag = ''] = lines.map((line) => line.replaceAll('https://cdn.example', cdnUrl))
  const changed = functions.replace(/^ {4}echo .*$/m, () => script).replace(/^ {4}@readfile.*$/m, () => tag)
  return { ...theme, 'functions.php': changed }
}

/** The same as a block theme: templates are HTML, and the last code of the docs replaces header.php. */
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

/** Themes without header and footer of their own, which the plugin adds. */
const THEMES = {
  classic: {
    'style.css': '/* Theme Name: Classic */ body { margin: 0 }',
    'index.php': `<!doctype html><html <?php language_attributes() ?>><head><meta charset="utf-8"><title>Shop</title><?php wp_head() ?></head>
<body><?php wp_body_open() ?><main><?php while (have_posts()) { the_post(); the_title(); the_content(); } ?></main><?php wp_footer() ?></body></html>`,
  },
  block: {
    'style.css': '/* Theme Name: Block */ body { margin: 0 }',
    'functions.php': `<?php add_theme_support('title-tag');`,
    'theme.json': '{ "version": 2 }',
    'templates/index.html':
      '<!-- wp:query --><!-- wp:post-template --><!-- wp:post-title /--><!-- wp:post-content /--><!-- /wp:post-template --><!-- /wp:query -->',
  },
}

const SKIP = { skip: missingWordpress() }

describe("the WordPress theme of docs/embedding.md, in Debian's WordPress", SKIP, () => {
  const demo = shop()
  const cdn = released()
  const folder = temporaryFolder()
  let host: Wordpress
  before(async () => {
    host = await wordpress(folder.path, demo.url)
    cpSync(join(cdn.folder, 'shop-elements'), join(host.root, 'shop-elements'), { recursive: true })
  })
  after(async () => {
    await host?.close()
    folder.remove()
  })

  /** Scrolls, and waits until the header's bar is at that position, or above the window. */
  async function sticks(page: Page, scrollTo: number, top: number | 'away') {
    await page.evaluate((y) => window.scrollTo(0, y), scrollTo)
    const isThere = (expected: number | 'away') => {
      const bar = document.querySelector('shop-header')?.shadowRoot?.querySelector('[part=header]')
      const box = bar?.getBoundingClientRect()
      return expected === 'away' ? (box?.bottom ?? 0) < 0 : box?.top === expected
    }
    await page.waitForFunction(isThere, {}, top)
  }

  /** Checks that header, flyout and footer of the front page work, taken over from their HTML, without a shift or a warning. */
  async function check(visitor: Visitor) {
    const hydrated = await watchHydration(visitor)
    await visitor.open(`${host.url}/`, 'whole')
    assert.match(await visitor.text('main, .wp-site-blocks'), /Coffee\s*Freshly roasted\./)
    assert.deepEqual(await hydrated(), ['shop-footer', 'shop-header'])
    await visitor.stoodStill()
    await visitor.press('Enter', 'shop-header >>> [part=cart-icon]')
    await visitor.see('shop-header >>> shop-minicart >>> [part=minicart]')
    await visitor.press('Escape')
    await visitor.gone('shop-header >>> .flyout__panel')
    await visitor.until(async () => (await visitor.focused()) === 'cart-icon', 'the focus has returned to the icon')
    await visitor.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await visitor.rest()
    assert.ok(await visitor.has('shop-footer >>> [part=countries]'))
  }

  async function visit() {
    const visitor = await demo.visitor()
    // The demo shop's services need its cookies.
    await visitor.page.goto(demo.url)
    visitor.problems.length = 0
    return visitor
  }

  async function logIn(page: Page) {
    await page.goto(`${host.url}/wp-login.php`)
    // Set by script: the page moves the focus to its first field while it loads.
    const send = page.$eval('#loginform', fillIn, ADMIN)
    await Promise.all([page.waitForNavigation(), send])
  }

  it('hydrates header and footer of a block theme without a shift or a warning (DELIVERY-42)', async () => {
    host.activate('block', blockTheme(themeOfDocs(cdn.cdnUrl)))
    const visitor = await visit()
    await check(visitor)
    await sticks(visitor.page, 50, 0)
    await sticks(visitor.page, 1500, 'away')
  })

  // Admin bar and bare tags are the same in every theme.
  it('does so in a classic theme, below the admin bar, and at the top where that bar scrolls away (DELIVERY-42, HEADER-22)', async () => {
    host.activate('classic', themeOfDocs(cdn.cdnUrl))
    const visitor = await visit()
    const { page } = visitor
    await logIn(page)
    visitor.problems.length = 0
    await check(visitor)
    assert.ok(await visitor.has('#wpadminbar'))
    await sticks(page, 80, 32)
    const padding = await page.$eval('html', (root) => getComputedStyle(root).scrollPaddingTop)
    assert.equal(Number.parseFloat(padding), Number.parseFloat(await visitor.headerHeight()) + 32)
    await sticks(page, 1500, 'away')
    await sticks(page, 1400, 32)
    await page.setViewport({ width: 700, height: 900 })
    await sticks(page, 80, 46)
    await page.setViewport({ width: 500, height: 900 })
    await sticks(page, 80, 0)
  })

  it('does so with bare tags (DELIVERY-42, DELIVERY-65)', async () => {
    host.activate('bare', withBareTags(themeOfDocs(cdn.cdnUrl), cdn.cdnUrl))
    const html = await (await fetch(`${host.url}/`)).text()
    assert.match(html, /<shop-header site="DE"><\/shop-header>/)
    await check(await visit())
  })

  describe('by the plugin of kits/wordpress', { skip: missing('php --ri curl') }, () => {
    let service: Runtime
    const set = (settings: Record<string, string>) =>
      host.run(`update_option('shop_elements', json_decode('${JSON.stringify(settings)}', true));`)
    const settings = () => ({
      service: service.url,
      cdn: `${cdn.cdnUrl}/shop-elements/1/`,
      release: join(ROOT, 'dist'),
      site: 'DE',
      attributes: '',
    })
    before(async () => {
      service = await onNode(demo.url, '--cdn', `${cdn.cdnUrl}/shop-elements/1/`, '--max-age', '0')
      const plugin = join(host.root, 'wp-content/plugins/shop-elements')
      mkdirSync(plugin, { recursive: true })
      for (const file of ['php/Host.php', 'wordpress/shop-elements.php'])
        copyFileSync(join(ROOT, 'kits', file), join(plugin, basename(file)))
      host.run("require ABSPATH . 'wp-admin/includes/plugin.php'; activate_plugin('shop-elements/shop-elements.php');")
      set(settings())
    })
    after(async () => {
      host.run(
        "require ABSPATH . 'wp-admin/includes/plugin.php'; deactivate_plugins('shop-elements/shop-elements.php');",
      )
      await service.end('SIGKILL')
    })

    for (const [kind, files] of Object.entries(THEMES))
      it(`a ${kind} theme has header and footer with the content of the services, which work (HOST-9)`, async () => {
        host.activate(`plugin-${kind}`, files)
        const visitor = await visit()
        const shown = /<body[^>]*>\s*<shop-header site="DE"><template [\s\S]*"promotions":\{\s*"~header_top"/
        // A frame that was late is asked for again after some seconds.
        await visitor.until(async () => shown.test(await (await fetch(`${host.url}/`)).text()), 'a frame with content')
        await check(visitor)
      })

    it('its settings have a page, which says what is wrong with them and shows the frame (HOST-9)', async () => {
      const visitor = await visit()
      const { page } = visitor
      await logIn(page)
      await page.goto(`${host.url}/wp-admin/options-general.php?page=shop_elements`)
      const save = async (name: string, value: string) => {
        await page.$eval(`#shop-${name}`, (field, text) => ((field as HTMLInputElement).value = text), value)
        await Promise.all([
          page.waitForNavigation(),
          page.$eval('#submit', (button) => (button as HTMLElement).click()),
        ])
      }
      await save('attributes', 'theme=dark&header.reduced=')
      await save('site', 'AT')
      const shown = await page.$eval('iframe', (frame) => frame.srcdoc)
      assert.match(shown, /<shop-header site="AT" reduced="" theme="dark">[\s\S]*<shop-footer site="AT" theme="dark">/)
      await save('attributes', 'theme=neon')
      assert.match(await visitor.text('.notice-warning'), /has not answered with a frame for these settings/)
      await save('site', 'XX')
      assert.match(await visitor.text('.notice-error'), /The site must be one of DE/)
      await save('cdn', 'https://cdn.example/1')
      assert.match(await visitor.text('.notice-error'), /cdn: the address is that of a folder/)
      assert.equal(await visitor.has('iframe'), false)
      set(settings())
      visitor.problems.length = 0
    })

    it('shortcodes are the other tags, with attributes that break out of nothing (HOST-9)', () => {
      const html = host.run(
        `echo do_shortcode('[shop_newsletter mode=manage heading="a &quot; <b>" show-doi-error-message onclick=x onmouseover="alert(1)" style="position:fixed" site=AT onclick]'), do_shortcode('[shop_minicart]');`,
      )
      assert.equal(
        html,
        '<shop-newsletter site="DE" mode="manage" heading="a &quot; &lt;b&gt;" show-doi-error-message=""></shop-newsletter><shop-minicart site="DE"></shop-minicart>',
      )
    })

    for (const [code, tag, refused] of [
      [
        'shop_minicart api-base="https://other.example" CHECKOUT-URL=//other.example theme=dark data-x=1 "<b>"',
        '<shop-minicart site="DE" theme="dark"></shop-minicart>',
        'The shortcode shop_minicart takes no api-base, checkout-url, data-x, &lt;b&gt;; it takes locale, theme, open-on-page, quantity.',
      ],
      [
        'shop_newsletter subscriber-token=a images="{}" private=false auto-confirm mode=manage',
        '<shop-newsletter site="DE" mode="manage"></shop-newsletter>',
        'The shortcode shop_newsletter takes no subscriber-token, images, private, auto-confirm; it takes ',
      ],
    ] as const)
      it(`${code.split(' ')[0]} takes no attribute that leads, sends or asks elsewhere, and tells editors (HOST-9)`, () => {
        const show = (user: number) => host.run(`wp_set_current_user(${user}); echo do_shortcode('[${code}]');`)
        assert.equal(show(0), tag)
        const staff = show(1)
        assert.ok(staff.startsWith(`${tag}<p role="note">[shop-elements] ${refused}`), staff)
      })

    it('a new release is told to page caches, and a page with a preview is kept by none (HOST-9)', async () => {
      const look = (before: string) =>
        host.run(
          `update_option('shop_elements_release', '${before}');
          add_action('shop_elements_released', function (...$versions) { echo implode(' ', $versions), ' '; }, 10, 2);
          do_action('shop_elements_look'); do_action('shop_elements_look');`,
        )
      assert.equal(look('0.9.0'), `${VERSION} 0.9.0 `)
      assert.equal(look(VERSION), '')
      const cachingOf = async (cookie: string) =>
        (await fetch(`${host.url}/`, { headers: { cookie } })).headers.get('cache-control') ?? ''
      assert.match(await cachingOf('previewToken=staff'), /no-cache/)
      assert.equal(await cachingOf('other=1'), '')
    })

    it('pages stay whole when the service has ended (HOST-2)', async () => {
      const html = await (await fetch(`${host.url}/`)).text()
      await service.end('SIGKILL')
      assert.equal(await (await fetch(`${host.url}/`)).text(), html)
    })
  })
})
