// tier 2: the doctor, a program of its own
import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { HOST_LIBRARIES } from '../../tools/hosts/host-libraries.ts'
import { root } from '../../tools/paths.ts'
import { FAULTS } from './support/faults.ts'
import { type HostOptions, inHead, pathOfLibrary, startHost } from './support/host.ts'
import { VERSION } from './support/release.ts'
import { shop } from './support/shop.ts'
import type { Readiness, Visitor } from './support/visitor.ts'

describe('shopElements.doctor()', () => {
  const demo = shop()
  const examine = ({ page }: Visitor) =>
    page.evaluate(async () =>
      ((await window.shopElements?.doctor()) ?? []).map(({ code, message, remedy, element }) => ({
        code: code as string,
        message,
        remedy,
        tag: element?.localName,
      })),
    )
  const print = ({ page }: Visitor) => {
    const printed: string[] = []
    page.on('console', (entry) => printed.push(entry.text()))
    return printed
  }
  /** The doctor's findings on a page with a fault, which it prints; its console is not empty. */
  const examineHost = async (options: HostOptions, query = '', ready: Readiness = 'live') => {
    const shopper = await demo.visitor()
    const printed = print(shopper)
    await shopper.page.goto(`${await demo.host(options)}/help?site=DE${query}`)
    await shopper.ready(ready)
    return { findings: await examine(shopper), printed }
  }

  it('finds nothing on the demo shop, calls each service once, and is loaded only when it is called (DELIVERY-33, DELIVERY-34)', async () => {
    const shopper = await demo.open('/?site=DE', { withRequests: true, until: 'whole' })
    const printed = print(shopper)
    assert.ok(!shopper.fetched.includes('doctor.js'))
    // The elements' own calls are over by then.
    await shopper.page.waitForNetworkIdle({ idleTime: 500 })
    const requests: string[] = []
    shopper.page.on('request', (request) => void requests.push(`${request.method()} ${request.url()}`))
    assert.deepEqual(await examine(shopper), [])
    const calls = requests.filter((request) => /\/(service|json)/.test(request))
    assert.ok(calls.length > 4, requests.join('\n'))
    assert.equal(new Set(calls).size, calls.length, calls.join('\n'))
    assert.ok(
      requests.every((request) => /^(GET|HEAD) /.test(request)),
      'It changes nothing.',
    )
    assert.ok(shopper.fetched.includes('doctor.js'))
    assert.match(printed.join('\n'), new RegExp(`Doctor, version ${VERSION}: no problems found`))
  })

  it('reports nothing where the policy lets the page ask its own host only, as pages with fragments may (DELIVERY-33, DELIVERY-37)', async () => {
    const policy = (given: string) => given.replace(/connect-src [^;]*/, "connect-src 'self'")
    const { findings } = await examineHost({ policy }, '&fragments=content')
    assert.deepEqual(findings, [])
  })

  for (const [name, { host, query, findings: expected, isAwake, only }] of Object.entries(FAULTS)) {
    it(`reports ${name} (DELIVERY-33, DELIVERY-36, DELIVERY-37, DELIVERY-63, DELIVERY-64)`, async () => {
      const { findings, printed } = await examineHost(host, query, isAwake || only ? 'whole' : 'live')
      for (const [code, message, remedy] of expected) {
        const found = findings.find((finding) => finding.code === code && message.test(finding.message))
        assert.ok(found, `${code}: ${JSON.stringify(findings, null, 1)}`)
        assert.match(found.remedy, remedy)
        assert.ok(printed.some((text) => text.includes(`${code}: ${found.message}`)))
      }
      if (only) assert.equal(findings.length, expected.length, JSON.stringify(findings))
      // Causes come first.
      if (/^CSP/.test(expected[0]?.[0] ?? '')) assert.match(findings[0]?.code ?? '', /^CSP/)
    })
  }

  it('reports a second loader, with addresses and versions, and a tag that another version has defined (DELIVERY-35)', async () => {
    const second = `<script type="module" src="${demo.cdnUrl}/shop-elements.js?v=2" crossorigin></script></head>`
    const shopper = await demo.visitor()
    const url = await demo.host({ change: (html) => html.replace('</head>', second) })
    await shopper.page.goto(`${url}/help?site=DE`)
    await shopper.ready('whole')
    const [found, ...others] = await examine(shopper)
    assert.equal(found?.code, 'TWO_LOADERS')
    assert.match(
      found.message,
      new RegExp(`2 times: .*shop-elements\\.js \\(version ${VERSION}\\), .*\\?v=2 \\(version ${VERSION}\\)`),
    )
    assert.deepEqual(others, [])
    await shopper.page.evaluate(() => {
      Object.assign(customElements.get('shop-header') ?? {}, { version: '0.9.0' })
    })
    const [, other] = await examine(shopper)
    assert.deepEqual([other?.code, other?.message.includes('shop-header is of 0.9.0')], ['TWO_VERSIONS', true])
  })

  it('reports tags without fragments that have shifted the page (DELIVERY-37)', async () => {
    const change = (html: string) => html.replace(/<link rel="stylesheet" href="[^"]*reserve\.css">/, '')
    const shopper = await demo.visitor({ withRequests: true })
    // On a fast network the header may be there before the page is painted.
    const late = await shopper.hold(/fragments\/DE\/shop-header/)
    await shopper.page.goto(`${await demo.host({ change })}/help?site=DE&fragments=off`)
    await shopper.until(() =>
      shopper.page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length),
    )
    late.release()
    await shopper.ready('live')
    // The footer, which has no fragment either, may come after the header.
    const found = (await examine(shopper)).find(({ code, tag }) => code === 'LAYOUT_SHIFT' && tag === 'shop-header')
    assert.match(found?.remedy ?? '', /fragments\/…\/shop-header\.html/)
  })

  it('reports code that can not be loaded (DELIVERY-35)', async () => {
    const shopper = await demo.visitor({ withRequests: true })
    await shopper.block(/shop-footer\.js/)
    shopper.logs(/ERR_FAILED/, /CODE_UNAVAILABLE/)
    await shopper.open('/help?site=DE')
    const found = (await examine(shopper)).find(({ code }) => code === 'CODE_UNREACHABLE')
    assert.match(found?.message ?? '', /shop-footer can't be loaded/)
  })

  for (const [library, native] of [
    ['prototype', 'Array.from'],
    ['mootools', 'Function.prototype.bind'],
  ] as const) {
    const skip = !existsSync(HOST_LIBRARIES[library]) && `${library} is not installed`
    it(`reports the natives that ${library} overwrites (DELIVERY-37)`, { skip }, async () => {
      const change = inHead(`<script src="${pathOfLibrary(library)}"></script>`)
      const [found] = (await examineHost({ change })).findings
      assert.equal(found?.code, 'HOST_LIBRARY')
      assert.match(found.message, new RegExp(`${library} 1.*overwrites.*${native}`, 'i'))
    })
  }

  /** Calls the doctor by its address, on a page with another tag for its loader. */
  const examineLoader = async (script: string, options: HostOptions = {}) => {
    const loader = /<script type="module" src="([^"]+)" crossorigin><\/script>/
    const { page } = await demo.visitor()
    const url = await demo.host({ ...options, change: (html) => html.replace(loader, script) })
    await page.goto(`${url}/help?site=DE`)
    return page.evaluate(
      async (url) =>
        ((await (await import(url)).doctor()) as { code: string; remedy: string }[])
          .filter(({ code }) => code.includes('LOADER'))
          .map(({ code, remedy }) => `${code} ${remedy}`),
      `${demo.cdnUrl}/doctor.js`,
    )
  }

  it('reports a loader that an Integrity-Policy refuses, with the hash that it wants (DELIVERY-35)', async () => {
    const { files } = JSON.parse(readFileSync(root('dist/manifest.json'), 'utf8'))
    const map = JSON.stringify({ integrity: { [`${demo.cdnUrl}/doctor.js`]: files['doctor.js'].integrity } })
    const scripts = `<script type="importmap">${map}</script><script type="module" src="$1" crossorigin></script>`
    const headers = { 'integrity-policy': 'blocked-destinations=(script)' }
    const found = await examineLoader(scripts, { headers })
    assert.equal(found.length, 1)
    assert.match(
      found[0] ?? '',
      /^LOADER_NOT_RUN Name a version instead of a channel, with integrity="sha384-[\w+/]{64}"/,
    )
  })

  it('reports tags without a loader (DELIVERY-34, DELIVERY-35)', async () => {
    const tag = `<script type="module" src="${demo.cdnUrl}/shop-elements.js"></script>`
    assert.deepEqual(await examineLoader(''), [`NO_LOADER Add ${tag}.`])
  })

  it('reports a loader without CORS, one that does not exist, and one that is not the file of its hash (DELIVERY-35)', async () => {
    const closed = await startHost(demo.cdnUrl, { files: { '/closed/shop-elements.js': 'export {}' } })
    demo.onEnd(closed.close)
    const module = (path: string) => `<script type="module" src="${path}/shop-elements.js"></script>`
    for (const [script, report] of [
      [module(`${closed.url}/closed`), /^LOADER_WITHOUT_CORS .*allow-origin/],
      [module('/gone'), /^LOADER_UNREACHABLE/],
      [module(`${demo.cdnUrl}/gone`), /^LOADER_UNREACHABLE/],
      [
        '<script type="module" src="$1" integrity="sha384-AAAA" crossorigin></script>',
        /^LOADER_NOT_RUN .*integrity="sha384-[\w+/]{64}"/,
      ],
    ] as const)
      assert.match((await examineLoader(script))[0] ?? '', report)
  })
})
