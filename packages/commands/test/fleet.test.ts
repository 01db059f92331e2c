/** `npx shop-elements fleet`: lists of pages, what differs between two visits, reports and options. */
import assert from 'node:assert/strict'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { gzipSync } from 'node:zlib'
import { temporaryFolder } from '../../../test/e2e/support/release.ts'
import { readPages } from '../fleet/read-pages.ts'
import { dutiesText } from '../fleet/reports/duties.ts'
import { junit } from '../fleet/reports/junit.ts'
import { pageText, sumText } from '../fleet/reports/text.ts'
import { readFleetOptions } from '../fleet.ts'
import { newFolder } from '../new-folder.ts'
import { readTryOptions } from '../try.ts'
import { differencesOf, requestChanges } from '../visit/differences.ts'
import { embeddedIn } from '../visit/embedded.ts'
import { errorsOf } from '../visit/errors.ts'
import { namedRequests, wokenBy } from '../visit/requests.ts'
import type { Visit } from '../visit/visit.ts'

const VISIT: Visit = {
  version: '1.0.0',
  embedded: [{ tag: 'shop-header', kind: 'static', release: '1.0.0' }],
  boxes: [{ name: 'shop-header', width: 1440, height: 100, site: 'DE' }],
  findings: [],
  violations: [],
  layoutShift: 0,
  blockingMs: 0,
  consoleErrors: [],
  consoleWarnings: [],
  requests: [],
  woken: [],
  held: [],
}
const finding = (code: string) => ({ code, message: 'm', remedy: 'r' })

describe('the list of a fleet', () => {
  const { path: folder, remove } = temporaryFolder()
  after(remove)
  const file = (name: string, text: string | Uint8Array) => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  const locations = (...all: string[]) => all.map((one) => `<url><loc>${one}</loc></url>`).join('')
  const server = createServer(({ url, headers }, response) => {
    const own = `http://${headers.host}`
    const pages = locations(
      `${own}/a?b=1&amp;c=2`,
      `<![CDATA[${own}/d]]>`,
      'https://other.example/',
      'file:///etc/passwd',
    )
    if (url === '/index.xml')
      response.end(`<sitemapindex>${locations(`${own}/map.xml.gz`, 'https://other.example/map.xml')}</sitemapindex>`)
    else if (url === '/map.xml.gz') response.end(gzipSync(`<?xml version="1.0"?><urlset>${pages}</urlset>`))
    else response.writeHead(404).end()
  })
  let origin = ''
  before(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  after(() => void server.close())

  it('is a file with an address on each line (FLEET-1)', async () => {
    const list = file('a.txt', '# all\nhttps://a.example/ # first\r\n\n https://a.example/#top\nhttps://a.example/\n')
    assert.deepEqual(await readPages(list, 9), { pages: ['https://a.example/', 'https://a.example/#top'], leftOut: 0 })
    assert.deepEqual((await readPages(list, 1)).pages, ['https://a.example/'])
  })

  it('is a sitemap, or an index of them, zipped or not, without what is on other hosts (FLEET-1)', async () => {
    assert.deepEqual(await readPages(`${origin}/index.xml`, 9), {
      pages: [`${origin}/a?b=1&c=2`, `${origin}/d`],
      leftOut: 3,
    })
    const map = file('map.xml', `<urlset>${locations('https://a.example/', 'https://b.example/')}</urlset>`)
    assert.deepEqual((await readPages(map, 9)).pages, ['https://a.example/', 'https://b.example/'])
  })

  it('is read in linear time, whatever a sitemap holds (FLEET-6)', async () => {
    const urls = locations('https://a.example/')
    for (const part of ['<loc>', '<loc><![CDATA[', '<loc>]]>', '<![CDATA[', '&', '&a', ' '])
      for (const text of [
        `<urlset>${urls}${part.repeat(400_000 / part.length)}`,
        `<urlset>${part.repeat(400_000 / part.length)}${urls}`,
      ]) {
        const started = performance.now()
        const { pages } = await readPages(file('long.xml', text), 9)
        assert.ok(performance.now() - started < 5000, part)
        assert.ok(pages.length >= 1)
      }
    const data = '<urlset><loc> <![CDATA[https://a.example/?a=1&amp;b]]> </loc><loc>https://b.example/'
    const found = await readPages(file('data.xml', data), 9)
    assert.deepEqual(found, { pages: ['https://a.example/?a=1&b'], leftOut: 0 })
  })

  it('is refused where it can’t be read, or names no page (FLEET-5)', async () => {
    await assert.rejects(readPages(file('b.txt', 'https://a.example/\njavascript:alert(1)'), 9), /b\.txt:2: javascript/)
    await assert.rejects(readPages(file('c.txt', '# none'), 9), /names no page/)
    await assert.rejects(readPages(`${origin}/none.xml`, 9), /can't be read: it answers 404/)
    await assert.rejects(readPages(join(folder, 'none'), 9), /can't be read/)
  })

  for (const [args, reason] of [
    [[], /One list of pages is needed/],
    [['a', 'b'], /One list/],
    [['a', '--width', '800'], /--width must be 375, 1440 or 375,1440/],
    [['a', '--limit', '0'], /--limit must be/],
    [['a', '--timeout', 'x'], /--timeout must be/],
    [['a', '--json', '--junit'], /two reports/],
    [['a', '--json', '--duties'], /--duties is a table/],
    [['a', '--candidate', '/nowhere'], /--candidate: \/nowhere has no shop-elements\.js/],
  ] as const)
    it(`is refused with ${args.join(' ') || 'nothing'} (FLEET-5)`, () => {
      assert.throws(() => readFleetOptions([...args]), reason)
    })

  it('has pictures in a new folder, and none elsewhere (FLEET-4, TRY-7)', () => {
    const write = newFolder(join(folder, 'new'), '--pictures')
    write('a.png', 'x')
    for (const name of ['../a.png', '/a.png', 'a/b.png', '..', 'a.png']) assert.throws(() => write(name, 'y'))
    assert.throws(() => newFolder(join(folder, 'new'), '--pictures'), /--pictures: \S+ must be new or empty/)
    mkdirSync(join(folder, 'empty'))
    newFolder(join(folder, 'empty'), '--pictures')
    symlinkSync('/nowhere/at/all', join(folder, 'link'))
    assert.throws(() => newFolder(join(folder, 'link'), '--pictures'), /can't be made/)
    symlinkSync(join(folder, 'empty'), join(folder, 'other'))
    assert.throws(() => newFolder(join(folder, 'other/'), '--pictures'), /can't be made: .* is reached by a link/)
    assert.throws(() => readTryOptions(['https://a.example', '--compare', 'x', '--writes']), /--compare writes nothing/)
  })
})

describe('a visit', () => {
  it('reads a page however deep it is nested (FLEET-6)', () => {
    assert.deepEqual(embeddedIn(`${'<div>'.repeat(60_000)}<shop-header>`), [{ tag: 'shop-header', kind: 'bare' }])
  })

  it('tells bare tags, fragments, and fragments with content apart (FLEET-2)', () => {
    const fragment = (more: string) =>
      `<template shadowrootmode="open"><style>a{}</style>${more}<div data-root data-release="1.2.3"></div></template>`
    const html = `<shop-header>${fragment('')}</shop-header><main><shop-newsletter></shop-newsletter></main><shop-footer>${fragment('<script type="application/json" data-content>{}</script>')}</shop-footer>`
    assert.deepEqual(embeddedIn(html), [
      { tag: 'shop-header', kind: 'static', release: '1.2.3' },
      { tag: 'shop-newsletter', kind: 'bare' },
      { tag: 'shop-footer', kind: 'content', release: '1.2.3' },
    ])
  })

  it('tells requests by whose they are, and what has woken (FLEET-2)', () => {
    const cdn = 'https://cdn.example/shop-elements'
    const urls = ['1/shop-elements.js', '1.1.0/chunks/react-Djc6X8.js', '1.1.0/elements/shop-header.js', '../other.js']
    const fetched = [...urls.map((file) => `${cdn}/${file}`), 'https://a.example/x?y'].map((url) => ({
      url: new URL(url).href,
      bytes: 1,
    }))
    const named = namedRequests(fetched, 'https://a.example/')
    assert.deepEqual(
      named.map(({ by, name }) => `${by} ${name}`),
      [
        'ours shop-elements.js',
        'ours chunks/react.js',
        'ours elements/shop-header.js',
        'others https://cdn.example/other.js',
        'page /x',
      ],
    )
    assert.deepEqual(wokenBy(named), ['shop-header'])
    const [first] = named
    const visit = { ...VISIT, requests: first ? [first] : [] }
    assert.deepEqual(requestChanges(VISIT, visit), { added: ['ours: shop-elements.js'], gone: [] })
  })

  it('has errors, and notes that are none (FLEET-2)', () => {
    const { version: _, ...stopped } = VISIT
    const visit = { ...stopped, findings: [finding('ZOOM'), finding('NO_LOADER')], violations: ['img-src blocks x'] }
    assert.deepEqual(
      errorsOf(visit).map(({ text }) => text),
      ['shop-elements has not started', 'NO_LOADER: m', 'Content-Security-Policy: img-src blocks x'],
    )
    assert.deepEqual(errorsOf(VISIT), [])
  })

  for (const [name, more, expected] of [
    ['nothing', {}, []],
    ['another version', { version: '1.1.0' }, ['– version 1.0.0 → 1.1.0']],
    ['no start', { version: undefined }, ['✗ version 1.0.0 → it has not started']],
    [
      'another size',
      { boxes: [{ name: 'shop-header', width: 1440, height: 102 }] },
      ['– shop-header 1440 × 100 px → 1440 × 102 px'],
    ],
    ['no header', { boxes: [] }, ['✗ shop-header 1440 × 100 px → none']],
    ['a shift', { layoutShift: 0.2 }, ['✗ layout shift 0 → 0.2']],
    ['a small shift', { layoutShift: 0.005 }, ['– layout shift 0 → 0.005']],
    ['blocking', { blockingMs: 300 }, ['– blocking time 0 ms → 300 ms']],
    ['a finding', { findings: [finding('CSP_BLOCKS')] }, ['✗ new finding: CSP_BLOCKS: m']],
    ['a note', { findings: [finding('WAKES_UNUSED')] }, ['– new note: WAKES_UNUSED: m']],
    ['a console error', { consoleErrors: ['x'] }, ['✗ new console error: x']],
    ['a warning', { consoleWarnings: ['x'] }, ['– new console warning: x']],
    ['a policy', { violations: ['x'] }, ['✗ new policy: x']],
    ['waking', { woken: ['shop-header'] }, ['✗ shop-header fetches React unused']],
    [
      'waking of an old fragment',
      { version: '1.1.0', woken: ['shop-header'] },
      ['– version 1.0.0 → 1.1.0', '– shop-header fetches React unused: its fragment is of 1.0.0'],
    ],
    [
      'waking of what is in an old fragment',
      { version: '1.1.0', woken: ['shop-newsletter'] },
      ['– version 1.0.0 → 1.1.0', '– shop-newsletter fetches React unused: its fragment is of 1.0.0'],
    ],
  ] as const)
    it(`beside another: ${name} (FLEET-3, TRY-6)`, () => {
      const found = differencesOf(VISIT, { ...VISIT, ...more } as Visit)
      assert.deepEqual(
        found.map(({ text, isWorse }) => `${isWorse ? '✗' : '–'} ${text}`),
        expected,
      )
    })

  it('has a table of pages and duties (LAW-11)', () => {
    const box = (site: string) => ({ name: 'shop-footer', width: 1440, height: 400, site })
    const duty = (code: string, name: string) => ({ ...finding(code), message: `The footer … "${name}" of …` })
    const looked = (site: string, findings: Visit['findings'] = []) => ({
      url: `https://${site.toLowerCase()}.example/`,
      width: 375,
      visit: { ...VISIT, boxes: [box(site)], findings },
      problems: [],
    })
    const pages = [
      looked('DE', [duty('DUTY_MISSING', 'withdrawContract'), duty('DUTY_LEFT_OUT', 'guaranteeNotice')]),
      ...['AT', 'PL', 'CZ', 'HU', 'SK', 'TR'].map((site) => looked(site)),
      { url: 'https://down.example/', width: 375, failure: 'does not answer', problems: [] },
    ]
    const rows = dutiesText(pages)
      .split('\n')
      .map((line) => line.split(/ {2,}/))
    const all = ['AT', 'PL', 'CZ', 'HU', 'SK'].map((site) => [site, '–', 'yes', 'yes'])
    assert.deepEqual(
      rows.slice(1, 10).map(([, , ...row]) => row),
      [
        ['site', 'cancelContracts', 'withdrawContract', 'guaranteeNotice'],
        ['DE', 'yes', 'MISSING', 'left out'],
        ...all,
        ['TR', '–', '–', '–'],
        ['?', '?', '?', '?'],
      ],
    )
    assert.match(dutiesText(pages), /withdrawContract: Directive 2011\/83\/EU, Article 11a, since 2026-06-19/)
  })

  it('is reported in texts and XML that no page can break (FLEET-2)', () => {
    const text = '\u001b[31m]]></failure>\u202e\ud800"&'
    const bad = { url: 'https://a.example/', width: 1440, visit: VISIT, problems: [{ text, remedy: 'r' }] }
    const shown = pageText(bad)
    assert.ok(!shown.includes('\u001b') && !shown.includes('\u202e'))
    assert.match(shown, /✗ https:\/\/a\.example\/ {2}1440 px {2}1\.0\.0 .* shop-header static DE\n {4}.*\n {8}→ r\n$/)
    const xml = junit([bad, { ...bad, problems: [] }], undefined)
    assert.match(xml, /tests="2" failures="1"/)
    assert.match(xml, /<failure message="\[31m\]\]&gt;&lt;\/failure&gt;&quot;&amp;">/)
    assert.equal(sumText([bad]), '\n1 visit, 1 with errors\n')
  })
})
