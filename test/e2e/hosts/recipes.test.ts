import assert from 'node:assert/strict'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { pageHost, ROOT, type Running, release, staticCdn, temporaryFolder } from '../support/release.ts'
import { missing, nginx, php, varnish } from '../support/servers.ts'
import { elementsLive, elementsReady, footerReady, shop } from '../support/shop.ts'
import { snippetsOf } from '../support/snippets.ts'

const EMBEDDING = readFileSync(join(ROOT, 'docs/embedding.md'), 'utf8')
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))

/** The code block of the docs that contains a text, with the address of the test's CDN. */
function recipe(text: string, cdnUrl: string): string {
  const block = [...EMBEDDING.matchAll(/```\w*\n([\s\S]*?)```/g)].find(([, code]) => code?.includes(text))?.[1]
  assert.ok(block, `docs/embedding.md has no code with ${text}`)
  return block.replaceAll('https://cdn.example', cdnUrl)
}

describe('the recipes of docs/embedding.md', () => {
  const demo = shop()
  const folder = temporaryFolder()
  const running: Running[] = []
  let cdn: Running
  const run = async (start: Promise<Running>) => {
    const server = await start
    running.push(server)
    return server
  }
  before(async () => {
    release(folder.path)
    cdn = await run(staticCdn(folder.path))
  })
  after(() => {
    for (const { close } of running) close()
    folder.remove()
  })

  /** The page of the docs with another header. */
  const pageWith = (header: string) =>
    recipe('<main>', cdn.url)
      .replace(/<link rel="stylesheet".*\n/, '')
      .replace('<shop-header></shop-header>', () => header)

  /** Checks that the fragment is part of the page's HTML, and that the element takes it over. */
  async function check(url: string) {
    const html = await (await fetch(url)).text()
    assert.match(html, /<shop-header site="DE"><template shadowrootmode="open"><style>/)
    assert.ok(
      html.includes(readFileSync(join(folder.path, 'shop-elements/1/fragments/DE/shop-header.html'), 'utf8').trim()),
    )
    assert.doesNotMatch(html, /#include|esi:include|readfile/)
    const { page } = await demo.visitor()
    await page.goto(url)
    await elementsLive(page)
    assert.ok(await page.$('shop-header >>> [part=cart-icon][aria-haspopup]'))
    await elementsReady(page)
    assert.equal(await page.$eval('shop-header', (tag) => tag.matches(':defined')), true)
  }

  it('the page of the first step, saved as an HTML file, shows header and footer (DELIVERY-42)', async () => {
    const host = await run(pageHost(demo.url, { '/': { html: recipe('<main>', cdn.url) } }))
    const { page, problems } = await demo.visitor()
    await page.goto(`${host.url}/`)
    await elementsReady(page)
    await footerReady(page)
    assert.ok(await page.$('shop-header >>> [part=cart-icon]'))
    assert.ok(await page.$('shop-footer >>> .footer'))
    assert.deepEqual(problems, [])
  })

  it('a plain copy (DELIVERY-42)', async () => {
    const fragment = readFileSync(join(folder.path, 'shop-elements/1/fragments/DE/shop-header.html'), 'utf8')
    const host = await run(pageHost(demo.url, { '/': { html: pageWith(fragment) } }))
    await check(`${host.url}/`)
  })

  it('SSI, by nginx (DELIVERY-42)', { skip: missing('nginx') }, async () => {
    writeFileSync(join(folder.path, 'ssi.html'), pageWith(recipe('#include', cdn.url)))
    const host = await run(
      nginx(folder.path, `root ${folder.path}; types { text/html html; } location = /ssi.html { ssi on; }`),
    )
    await check(`${host.url}/ssi.html`)
  })

  it('ESI, by Varnish (DELIVERY-42)', { skip: missing('varnishd') }, async () => {
    writeFileSync(join(folder.path, 'esi.html'), pageWith(recipe('esi:include', cdn.url)))
    const vcl =
      'sub vcl_backend_response { if (bereq.url !~ "^/shop-elements/") { set beresp.do_esi = true; set beresp.ttl = 0s; } }'
    const host = await run(varnish(folder.path, cdn.url, vcl))
    await check(`${host.url}/esi.html`)
  })

  it('PHP, by its built-in server (DELIVERY-42)', { skip: missing('php') }, async () => {
    writeFileSync(join(folder.path, 'page.php'), pageWith(recipe('readfile', cdn.url)))
    const host = await run(php(folder.path))
    await check(`${host.url}/page.php`)
  })

  for (const [include, name] of [
    ['ssi', 'ssi.html'],
    ['php', 'page.php'],
  ] as const) {
    it(`the snippets of the release’s page for ${include}, reduced and pinned (DELIVERY-41, DELIVERY-42)`, {
      skip: missing(include === 'ssi' ? 'nginx' : 'php'),
    }, async () => {
      const root = join(folder.path, `pinned-${include}`)
      mkdirSync(root)
      cpSync(join(folder.path, 'shop-elements'), join(root, 'shop-elements'), { recursive: true })
      const { page: html } = await snippetsOf(folder.path, cdn.url, version, { site: 'TR', include, isReduced: true })
      writeFileSync(join(root, name), html)
      const host = await run(
        include === 'ssi' ? nginx(root, `root ${root}; types { text/html html; } ssi on;`) : php(root),
      )
      const { page } = await demo.visitor()
      await page.goto(`${host.url}/${name}`)
      await elementsReady(page)
      assert.equal(await page.$('shop-header >>> [part=cart-icon]'), null)
      assert.match(await page.$eval('shop-footer', (footer) => footer.shadowRoot?.textContent ?? ''), /Türkiye/)
    })
  }
})
