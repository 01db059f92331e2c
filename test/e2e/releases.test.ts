// tier 2: fragments and code of other releases
/** Fragments and code of different releases meet: a page has a copy of an older fragment, or a cache an older loader. */
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { brotliDecompressSync } from 'node:zlib'
import { listen, ROOT, type Running, VERSION } from './support/release.ts'
import { shop, type VisitorOptions } from './support/shop.ts'
import { setQuantity } from './support/shopper.ts'
import type { Visitor } from './support/visitor.ts'

const KEPT = join(ROOT, 'test/releases')
const RELEASES = readdirSync(KEPT).filter((name) => !name.endsWith('.md'))
const BEFORE = '1.0.0'
const TAGS = ['shop-header', 'shop-newsletter', 'shop-footer']

/** The code of the release before, from another host. */
function codeBefore(): Promise<Running> {
  const packed = readFileSync(join(KEPT, BEFORE, 'code.json.br'))
  const files: Record<string, string> = JSON.parse(brotliDecompressSync(packed).toString())
  return listen((request, response) => {
    const code = files[(request.url ?? '').slice(1)]
    response.setHeader('access-control-allow-origin', '*')
    if (code === undefined) return void response.writeHead(404).end()
    response.setHeader('content-type', 'text/javascript')
    response.end(code)
  })
}

describe('fragments and code of different releases', () => {
  const demo = shop({ withPictures: false })
  let old: Running
  before(async () => {
    old = await codeBefore()
  })
  after(() => old?.close())

  const visit = async (cdn: string, site: string, read: (tag: string) => string, options?: VisitorOptions) => {
    const fragments = TAGS.filter((tag) => site === 'DE' || tag !== 'shop-newsletter').map(read)
    const [header, ...others] = fragments
    const html = `<!doctype html><html lang="de" data-site="${site}"><meta charset="utf-8"><title>Shop</title>
      <script type="module" src="${cdn}/shop-elements.js"></script>${header}<main style="height: 50vh"></main>${others.join('')}`
    const visitor = await demo.visitor(options)
    await visitor.page.goto(await demo.pages({ '/': { html } }))
    return visitor
  }
  const keptFragment = (release: string, site: string) => (tag: string) =>
    readFileSync(join(KEPT, release, `${site}.${tag}.html`), 'utf8')
  const fragmentOfToday = (site: string) => (tag: string) =>
    readFileSync(join(ROOT, 'dist/fragments', site, `${tag}.html`), 'utf8')

  /** With the campaigns, which come after the elements are ready. */
  const contentShown = async ({ ready, see, rest }: Visitor) => {
    await ready()
    await see('shop-header >>> .promotion--benefits')
    await rest()
  }

  /** A visitor's content of an element: its words, links and fields, once each. */
  const contents = ({ page }: Visitor) =>
    page.$$eval(TAGS.join(), (all) =>
      all.map((element) => {
        const root = element.shadowRoot as ShadowRoot
        // The link that stands in for the form in the footer is not shown where the form is.
        const nodes = root.querySelectorAll(':is(a, button, input, h2, h3, legend):not(shop-newsletter *)')
        const texts = [...nodes].map((node) => {
          const { textContent, localName } = node
          return `${localName} ${textContent?.trim()} ${node.getAttribute('href') ?? node.getAttribute('name') ?? ''}`
        })
        return [element.localName, ...texts]
      }),
    )

  const addsToCart = async ({ page, says }: Visitor) => {
    const answer = await setQuantity(page, 2)
    assert.equal(answer?.ok, true, JSON.stringify(answer))
    await says('shop-header >>> .badge', '2')
  }

  /** It is told where a fragment differs, which need not be; and by 1.0.0, once the form is in sight, that it knows no `images="false"`. */
  const unexpected = ({ problems }: Visitor) =>
    problems.filter((text) => !/HYDRATION_MISMATCH|attribute images: "(desktop|tablet)" is no address/.test(text))

  for (const site of ['DE', 'HU'])
    it(`the code of today takes over fragments of ${RELEASES.join(', ')} (${site}, DELIVERY-57, DELIVERY-22)`, async () => {
      const today = await visit(demo.cdnUrl, site, fragmentOfToday(site))
      await contentShown(today)
      const expected = await contents(today)
      for (const release of RELEASES) {
        const visitor = await visit(demo.cdnUrl, site, keptFragment(release, site))
        await contentShown(visitor)
        assert.deepEqual(await contents(visitor), expected, release)
        await addsToCart(visitor)
        assert.deepEqual(unexpected(visitor), [], release)
      }
    })

  it(`the code of ${BEFORE} takes over the fragments of today (DELIVERY-57)`, async () => {
    const visitor = await visit(old.url, 'DE', fragmentOfToday('DE'))
    for (const tag of TAGS) await visitor.see(`${tag}:defined`)
    await visitor.page.evaluate(() => window.shopElements?.ready)
    await addsToCart(visitor)
    await visitor.hover('shop-header >>> [part=cart-icon]')
    await visitor.see('shop-header >>> shop-minicart >>> .tile')
    assert.equal((await visitor.page.$$('shop-header >>> .header')).length, 1)
    assert.deepEqual(unexpected(visitor), [])
  })

  for (const isTodayFirst of [true, false])
    it(`code of ${BEFORE} and of today share a page, ${isTodayFirst ? 'today’s' : 'the older'} first: one loader, one call (DELIVERY-12, DELIVERY-13, EVENT-2)`, async () => {
      const [first = '', second = ''] = isTodayFirst ? [demo.cdnUrl, old.url] : [old.url, demo.cdnUrl]
      const visitor = await visit(first, 'DE', fragmentOfToday('DE'), { withRequests: true })
      const { page, problems } = visitor
      await page.evaluate(() => window.shopElements?.ready)
      const calls: string[] = []
      page.on('request', (request) => request.method() === 'PUT' && calls.push(request.url()))
      const isFirst = await page.evaluate(async (cdn) => {
        const api = window.shopElements
        await import(`${cdn}/shop-elements.js`)
        await import(`${cdn}/elements/shop-minicart.js`)
        document.querySelector('main')?.append(document.createElement('shop-minicart'))
        return api === window.shopElements
      }, second)
      assert.ok(isFirst)
      await addsToCart(visitor)
      await visitor.see('main >>> shop-minicart >>> .tile')
      assert.equal(calls.length, 1)
      const loaded = isTodayFirst ? VERSION : BEFORE
      const refused = problems.filter((text) =>
        text.startsWith(`[shop-elements] Version ${loaded} is already loaded on this page`),
      )
      assert.equal(refused.length, 1)
    })

  it('a loader from a blob, which finds no code, leaves the page to one with an address (DELIVERY-90)', async () => {
    const visitor = await demo.visitor()
    const { page } = visitor
    await page.goto(await demo.pages({ '/': { html: '<!doctype html><title>Shop</title>' } }))
    const outcome = await page.evaluate(async (cdn) => {
      const code = await (await fetch(`${cdn}/shop-elements.js`)).text()
      const blob = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))
      const error = await import(blob).catch(String)
      const isClaimed = 'shopElements' in window
      document.body.innerHTML = '<shop-footer site="DE"></shop-footer>'
      await import(`${cdn}/shop-elements.js`)
      await window.shopElements?.ready
      return { error, isClaimed, isPainted: document.querySelector('shop-footer')?.shadowRoot !== null }
    }, demo.cdnUrl)
    assert.match(String(outcome.error), /chunks\/live/)
    assert.deepEqual([outcome.isClaimed, outcome.isPainted], [false, true])
  })
})
