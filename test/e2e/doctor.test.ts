import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { after, describe, it } from 'node:test'
import type { Page } from 'puppeteer-core'
import { HOST_LIBRARIES } from '../../tools/hosts/host-libraries.ts'
import { FAULTS } from './support/faults.ts'
import { type Host, type HostOptions, inHead, pathOfLibrary, startHost } from './support/host.ts'
import { blockRequests, elementsLive, elementsReady, footerReady, shop, type VisitorOptions } from './support/shop.ts'

describe('shopElements.doctor()', () => {
  const demo = shop({ withPictures: false })
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
  const visit = async (url: string, { isAwake = false, ...options }: VisitorOptions & { isAwake?: boolean } = {}) => {
    const visitor = await demo.visitor(options)
    const printed: string[] = []
    visitor.page.on('console', (entry) => printed.push(entry.text()))
    await visitor.page.goto(url)
    await (isAwake ? elementsReady : elementsLive)(visitor.page)
    if (isAwake) await footerReady(visitor.page)
    return Object.assign(visitor, { printed })
  }

  it('finds nothing on the demo shop, calls each service once, and is loaded only when it is called (DELIVERY-33, DELIVERY-34)', async () => {
    const { page, fetched, printed, problems } = await visit(`${demo.url}/?site=DE`, {
      withRequests: true,
      isAwake: true,
    })
    assert.ok(!fetched.includes('doctor.js'))
    // The elements' own calls are over by then.
    await page.waitForNetworkIdle({ idleTime: 500 })
    const requests: string[] = []
    page.on('request', (request) => void requests.push(`${request.method()} ${request.url()}`))
    assert.deepEqual(await examine(page), [])
    const calls = requests.filter((request) => /\/(service|json)/.test(request))
    assert.ok(calls.length > 4, requests.join('\n'))
    assert.equal(new Set(calls).size, calls.length, calls.join('\n'))
    assert.ok(
      requests.every((request) => /^(GET|HEAD) /.test(request)),
      'It changes nothing.',
    )
    assert.ok(fetched.includes('doctor.js'))
    assert.match(printed.join('\n'), /Doctor, version 1\.0\.0: no problems found/)
    assert.deepEqual(problems, [])
  })

  for (const [name, { host: options, query = '', code, message, remedy, isAwake, only }] of Object.entries(FAULTS)) {
    it(`reports ${name} (DELIVERY-33, DELIVERY-36, DELIVERY-37, DELIVERY-63, DELIVERY-64)`, async () => {
      const { page, printed } = await visit(`${await host(options)}/help?site=DE${query}`, {
        isAwake: isAwake ?? only ?? false,
      })
      const findings = await examine(page)
      const found = findings.find((finding) => finding.code === code && message.test(finding.message))
      assert.ok(found, JSON.stringify(findings, null, 1))
      assert.match(found.remedy, remedy)
      if (only) assert.equal(findings.length, 1, JSON.stringify(findings))
      assert.ok(printed.some((text) => text.includes(`${code}: ${found.message}`)))
      await page.browserContext().close()
    })
  }

  it('reports a second loader, with both addresses and versions (DELIVERY-35)', async () => {
    const second = `<script type="module" src="${demo.cdnUrl}/shop-elements.js?v=2" crossorigin></script></head>`
    const { page } = await visit(`${await host({ change: (html) => html.replace('</head>', second) })}/help?site=DE`)
    const [found, ...others] = await examine(page)
    assert.equal(found?.code, 'TWO_LOADERS')
    assert.match(found.message, /2 times: .*shop-elements\.js \(version 1\.0\.0\), .*\?v=2 \(version 1\.0\.0\)/)
    assert.deepEqual(others, [])
  })

  it('reports a tag that another version has defined (DELIVERY-35)', async () => {
    const { page } = await visit(`${demo.url}/help?site=DE`, { isAwake: true })
    await page.evaluate(() => {
      Object.assign(customElements.get('shop-header') ?? {}, { version: '0.9.0' })
    })
    const [found] = await examine(page)
    assert.deepEqual([found?.code, found?.message.includes('shop-header is of 0.9.0')], ['TWO_VERSIONS', true])
  })

  it('reports tags without fragments that have shifted the page (DELIVERY-37)', async () => {
    const change = (html: string) => html.replace(/<link rel="stylesheet" href="[^"]*reserve\.css">/, '')
    const { page } = await visit(`${await host({ change })}/help?site=DE&fragments=off`)
    const shifts = (await examine(page)).filter(({ code }) => code === 'LAYOUT_SHIFT')
    // On a slow machine the footer, which has no fragment either, comes after the header.
    const found = shifts.find(({ tag }) => tag === 'shop-header')
    assert.match(found?.remedy ?? '', /fragments\/…\/shop-header\.html/)
  })

  it('reports code that can not be loaded (DELIVERY-35)', async () => {
    const { page } = await demo.visitor({ withRequests: true })
    await blockRequests(page, 'shop-footer.js')
    await page.goto(`${demo.url}/help?site=DE`)
    await elementsReady(page)
    const found = (await examine(page)).find(({ code }) => code === 'CODE_UNREACHABLE')
    assert.match(found?.message ?? '', /shop-footer can't be loaded/)
  })

  for (const [library, native] of [
    ['prototype', 'Array.from'],
    ['mootools', 'Function.prototype.bind'],
  ] as const) {
    const skip = !existsSync(HOST_LIBRARIES[library]) && `${library} is not installed`
    it(`reports the natives that ${library} overwrites (DELIVERY-37)`, { skip }, async () => {
      const change = inHead(`<script src="${pathOfLibrary(library)}"></script>`)
      const { page } = await visit(`${await host({ change })}/help?site=DE`)
      const [found] = await examine(page)
      assert.equal(found?.code, 'HOST_LIBRARY')
      assert.match(found.message, new RegExp(`${library} 1.*overwrites.*${native}`, 'i'))
    })
  }

  /** Calls the doctor by its address, as on a page without a loader. */
  const examineAlone = async (change: (html: string) => string) => {
    const { page } = await demo.visitor()
    await page.goto(`${await host({ change })}/help?site=DE`)
    return page.evaluate(
      async (url) =>
        ((await (await import(url)).doctor()) as { code: string; remedy: string }[])
          .filter(({ code }) => code.includes('LOADER'))
          .map(({ code, remedy }) => `${code} ${remedy}`),
      `${demo.cdnUrl}/doctor.js`,
    )
  }
  const LOADER = /<script type="module" src="([^"]+)" crossorigin><\/script>/

  it('reports tags without a loader (DELIVERY-34, DELIVERY-35)', async () => {
    const reports = await examineAlone((html) => html.replace(LOADER, ''))
    assert.deepEqual(reports, [`NO_LOADER Add <script type="module" src="${demo.cdnUrl}/shop-elements.js"></script>.`])
  })

  it('reports a loader that is no module (DELIVERY-35)', async () => {
    const [reports = ''] = await examineAlone((html) => html.replace(LOADER, '<script src="$1"></script>'))
    assert.match(reports, /^LOADER_NOT_MODULE .*type="module"/)
  })

  it('reports a loader without CORS, and one that does not exist (DELIVERY-35)', async () => {
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
