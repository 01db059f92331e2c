import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { after, describe, it } from 'node:test'
import type { Page } from 'puppeteer-core'
import { HOST_LIBRARIES } from '../../tools/host-libraries.mjs'
import { FAULTS } from './support/faults.ts'
import { type Host, type HostOptions, inHead, pathOfLibrary, startHost } from './support/host.ts'
import { alive, footerAlive, shop, without } from './support/shop.ts'

describe('shopElements.doctor() (public contract, section 8)', () => {
  const demo = shop()
  const hosts: Host[] = []
  after(() => {
    for (const { close } of hosts) close()
  })
  const host = async (options: HostOptions) => {
    const started = await startHost(demo.url, options)
    hosts.push(started)
    return started.url
  }
  const examine = (page: Page) =>
    page.evaluate(async () =>
      ((await window.shopElements?.doctor()) ?? []).map(({ code, message, remedy, element }) => ({
        code: code as string,
        message,
        remedy,
        tag: element?.localName,
      })),
    )
  const visit = async (url: string) => {
    const visitor = await demo.visitor()
    const said: string[] = []
    visitor.page.on('console', (entry) => said.push(entry.text()))
    await visitor.page.goto(url)
    await alive(visitor.page)
    await footerAlive(visitor.page)
    return { ...visitor, said }
  }

  it('finds nothing on the shop itself, costs no byte until it is called, and says so', async () => {
    const { page, fetched, said, complaints } = await visit(`${demo.url}/?site=DE`)
    assert.ok(!fetched.includes('doctor.js'))
    assert.deepEqual(await examine(page), [])
    assert.ok(fetched.includes('doctor.js'))
    assert.match(said.join('\n'), /Doctor, version 1\.0\.0: nothing works against the elements/)
    assert.deepEqual(complaints, [])
  })

  for (const [name, { host: options, query = '', code, message, remedy }] of Object.entries(FAULTS)) {
    it(`tells of ${name}`, async () => {
      const { page, said } = await visit(`${await host(options)}/?site=DE${query}`)
      const findings = await examine(page)
      const found = findings.find((finding) => finding.code === code && message.test(finding.message))
      assert.ok(found, JSON.stringify(findings, null, 1))
      assert.match(found.remedy, remedy)
      assert.ok(said.some((text) => text.includes(`${code}: ${found.message}`)))
      await page.browserContext().close()
    })
  }

  it('tells of a second loader, with both addresses and versions', async () => {
    const second = `<script type="module" src="${demo.cdnUrl}/shop-elements.js?v=2" crossorigin></script></head>`
    const { page } = await visit(`${await host({ change: (html) => html.replace('</head>', second) })}/?site=DE`)
    const [found, ...others] = await examine(page)
    assert.equal(found?.code, 'TWO_LOADERS')
    assert.match(found.message, /2 times: .*shop-elements\.js \(version 1\.0\.0\), .*\?v=2 \(version 1\.0\.0\)/)
    assert.deepEqual(others, [])
  })

  it('tells of a tag that another version has defined', async () => {
    const { page } = await visit(`${demo.url}/?site=DE`)
    await page.evaluate(() => {
      Object.assign(customElements.get('shop-header') ?? {}, { version: '0.9.0' })
    })
    const [found] = await examine(page)
    assert.deepEqual([found?.code, found?.message.includes('shop-header is of 0.9.0')], ['TWO_VERSIONS', true])
  })

  it('tells of tags without fragments that have moved the page', async () => {
    const change = (html: string) => html.replace(/<link rel="stylesheet" href="[^"]*reserve\.css">/, '')
    const { page } = await visit(`${await host({ change })}/?site=DE&fragments=off`)
    const found = (await examine(page)).find(({ code }) => code === 'LAYOUT_SHIFT')
    assert.equal(found?.tag, 'shop-header')
    assert.match(found.remedy, /fragments\/…\/shop-header\.html/)
  })

  it('tells of code that is not there', async () => {
    const { page } = await demo.visitor()
    await without(page, 'shop-footer.js')
    await page.goto(`${demo.url}/?site=DE`)
    await alive(page)
    const found = (await examine(page)).find(({ code }) => code === 'CODE_UNREACHABLE')
    assert.match(found?.message ?? '', /shop-footer can't be loaded/)
  })

  for (const [library, native] of [
    ['prototype', 'Array.from'],
    ['mootools', 'Function.prototype.bind'],
  ] as const) {
    const skip = !existsSync(HOST_LIBRARIES[library]) && `${library} is not installed`
    it(`names ${library} and what it overwrites`, { skip }, async () => {
      const change = inHead(`<script src="${pathOfLibrary(library)}"></script>`)
      const { page } = await visit(`${await host({ change })}/?site=DE`)
      const [found] = await examine(page)
      assert.equal(found?.code, 'HOST_LIBRARY')
      assert.match(found.message, new RegExp(`${library} 1.*overwrites.*${native}`, 'i'))
    })
  }

  /** Without a loader it is called by its address. */
  const examineAlone = async (change: (html: string) => string) => {
    const { page } = await demo.visitor()
    await page.goto(`${await host({ change })}/?site=DE`)
    return page.evaluate(
      async (url) =>
        ((await (await import(url)).doctor()) as { code: string; remedy: string }[])
          .filter(({ code }) => code.includes('LOADER'))
          .map(({ code, remedy }) => `${code} ${remedy}`),
      `${demo.cdnUrl}/doctor.js`,
    )
  }
  const LOADER = /<script type="module" src="([^"]+)" crossorigin><\/script>/

  it('tells of tags without a loader', async () => {
    const told = await examineAlone((html) => html.replace(LOADER, ''))
    assert.deepEqual(told, [`NO_LOADER Add <script type="module" src="${demo.cdnUrl}/shop-elements.js"></script>.`])
  })

  it('tells of a loader that is no module', async () => {
    const [told = ''] = await examineAlone((html) => html.replace(LOADER, '<script src="$1"></script>'))
    assert.match(told, /^LOADER_NOT_MODULE .*type="module"/)
  })

  it('tells of a loader whose host does not allow it, and of one that is not there', async () => {
    const closed = await startHost(demo.cdnUrl, {
      files: { '/closed/shop-elements.js': 'export {}' },
    })
    hosts.push(closed)
    const replaced = (path: string) => (html: string) =>
      html.replace(LOADER, `<script type="module" src="${closed.url}${path}"></script>`)
    assert.match(
      (await examineAlone(replaced('/closed/shop-elements.js')))[0] ?? '',
      /^LOADER_WITHOUT_CORS .*allow-origin/,
    )
    const gone = (html: string) => html.replace(LOADER, '<script type="module" src="/gone/shop-elements.js"></script>')
    assert.match((await examineAlone(gone))[0] ?? '', /^LOADER_UNREACHABLE/)
  })
})
