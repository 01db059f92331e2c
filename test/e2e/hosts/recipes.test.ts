// tier 2: needs servers of Debian
import assert from 'node:assert/strict'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { ROOT, type Running } from '../support/release.ts'
import { released } from '../support/released.ts'
import { missing, nginx, php, varnish } from '../support/servers.ts'
import { shop } from '../support/shop.ts'
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
  const cdn = released()
  /** Starts a server until the end of the test; resolves with its address. */
  const run = async (start: Promise<Running>) => {
    const { url, close } = await start
    demo.onEnd(close)
    return url
  }

  /** The page of the docs with another header. */
  const pageWith = (header: string) =>
    recipe('<main>', cdn.cdnUrl)
      .replace(/<link rel="stylesheet".*\n/, '')
      .replace('<shop-header></shop-header>', () => header)

  const fragment = () => readFileSync(join(cdn.folder, 'shop-elements/1/fragments/DE/shop-header.html'), 'utf8')

  /** Opens a page whose host has no services, which the console tells. */
  const visit = async (url: string) => {
    const visitor = await demo.visitor()
    await visitor.page.goto(url)
    return visitor
  }

  /** Checks that the fragment is part of the page's HTML, and that the element takes it over. */
  async function check(url: string) {
    const html = await (await fetch(url)).text()
    assert.match(html, /<shop-header site="DE"><template shadowrootmode="open"><style>/)
    assert.ok(html.includes(fragment().trim()))
    assert.doesNotMatch(html, /#include|esi:include|readfile/)
    const visitor = await visit(url)
    await visitor.ready('live')
    assert.ok(await visitor.has('shop-header >>> [part=cart-icon][aria-haspopup]'))
    await visitor.ready()
    assert.ok(await visitor.isAwake('shop-header'))
  }

  it('the page of the first step, saved as an HTML file, shows header and footer (DELIVERY-42)', async () => {
    const url = await demo.pages({ '/': { html: recipe('<main>', cdn.cdnUrl) } })
    const { has } = await demo.open(url, { until: 'whole' })
    assert.ok(await has('shop-header >>> [part=cart-icon]'))
    assert.ok(await has('shop-footer >>> .footer'))
  })

  it('a plain copy (DELIVERY-42)', async () => {
    await check(await demo.pages({ '/': { html: pageWith(fragment()) } }))
  })

  it('SSI, by nginx (DELIVERY-42)', { skip: missing('nginx') }, async () => {
    writeFileSync(join(cdn.folder, 'ssi.html'), pageWith(recipe('#include', cdn.cdnUrl)))
    const server = `root ${cdn.folder}; types { text/html html; } location = /ssi.html { ssi on; }`
    await check(`${await run(nginx(cdn.folder, server))}/ssi.html`)
  })

  it('ESI, by Varnish (DELIVERY-42)', { skip: missing('varnishd') }, async () => {
    writeFileSync(join(cdn.folder, 'esi.html'), pageWith(recipe('esi:include', cdn.cdnUrl)))
    const vcl =
      'sub vcl_backend_response { if (bereq.url !~ "^/shop-elements/") { set beresp.do_esi = true; set beresp.ttl = 0s; } }'
    await check(`${await run(varnish(cdn.folder, cdn.cdnUrl, vcl))}/esi.html`)
  })

  it('PHP, by its built-in server (DELIVERY-42)', { skip: missing('php') }, async () => {
    writeFileSync(join(cdn.folder, 'page.php'), pageWith(recipe('readfile', cdn.cdnUrl)))
    await check(`${await run(php(cdn.folder))}/page.php`)
  })

  /** The text around a fragment that is not there. */
  const around = async (name: string, include: string, start: () => Promise<Running>, first = '') => {
    const gone = recipe(include, cdn.cdnUrl).replace('shop-header.html', 'shop-haeder.html').trim()
    writeFileSync(join(cdn.folder, name), `${first}<p>Before ${gone} after</p>`)
    return (await fetch(`${await run(start())}/${name}`)).text()
  }

  it('show nothing in the place of a fragment that is not there, by nginx (DELIVERY-42)', {
    skip: missing('nginx'),
  }, async () => {
    const lines = recipe('@nothing', cdn.cdnUrl)
    const server = `root ${cdn.folder}; types { text/html html; } location = /gone.html { ssi on; } ${lines}`
    const html = await around('gone.html', '#include', () => nginx(cdn.folder, server))
    assert.equal(html, '<p>Before  after</p>')
  })

  it('show nothing in the place of a fragment that is not there, by PHP (DELIVERY-42)', {
    skip: missing('php'),
  }, async () => {
    const html = await around('gone.php', 'readfile', () => php(cdn.folder), "<?php ini_set('display_errors', '1') ?>")
    assert.equal(html, '<p>Before  after</p>')
  })

  it('the snippets of the release’s page for PHP, reduced and pinned (DELIVERY-41, DELIVERY-42)', {
    skip: missing('php'),
  }, async () => {
    const root = join(cdn.folder, 'pinned')
    mkdirSync(root)
    cpSync(join(cdn.folder, 'shop-elements'), join(root, 'shop-elements'), { recursive: true })
    const options = { site: 'TR', include: 'php', isReduced: true } as const
    const { page: html } = await snippetsOf(cdn.folder, cdn.cdnUrl, version, options)
    writeFileSync(join(root, 'page.php'), html)
    const { ready, has, text } = await visit(`${await run(php(root))}/page.php`)
    await ready()
    assert.equal(await has('shop-header >>> [part=cart-icon]'), false)
    assert.match(await text('shop-footer >>> .footer'), /Türkiye/)
  })
})
