import { expect } from '@open-wc/testing'
import '../../../src/elements/shop-footer.ts'
import { prerenderElement } from '../../../src/render/prerender.tsx'
import { SHOP_URL } from '../../../src/shop/sites/facts.ts'
import { SITES } from '../../../src/shop/sites/sites.ts'
import { captureConsole } from '../../support/console.ts'
import { allInside, clearPage, html, inside, place } from '../../support/elements.ts'
import { ready } from '../../support/events.ts'
import { json, serve } from '../../support/services.ts'
import { waitUntil } from '../../support/wait-until.ts'

/** The names that `links[site]` may use. */
const LINK_NAMES =
  'paymentMethods giftCards delivery tracking clickAndCollect returns warranty help card cardRegister privateCardRegister coffeeSubscription about sustainability careers press imprint terms privacy withdrawal accessibility instagram facebook youtube pinterest'.split(
    ' ',
  )

/** Read once, by the first element. */
const block = document.createElement('script')
block.type = 'application/json'
block.dataset.shopElements = ''
block.textContent = JSON.stringify({
  links: {
    AT: Object.fromEntries(LINK_NAMES.map((name) => [name, `/own/${name}`])),
    DE: { delivery: '/so-liefern-wir', instagram: 'https://www.instagram.com/shop', facebook: 'javascript:alert(1)' },
  },
  appStores: { ios: '284882215', android: 'https://play.google.com/store/apps/details?id=shop' },
  shopUrls: { AT: 'https://at.example/' },
})

describe('shop-footer and the page’s JSON block', () => {
  let services: ReturnType<typeof serve>
  const messages: string[] = []
  let unhush = () => {}
  before(() => document.head.append(block))
  beforeEach(() => {
    services = serve({ 'GET /json/psdata': () => json({}) })
    unhush = captureConsole('error', messages)
  })
  afterEach(async () => {
    clearPage()
    await new Promise((resolve) => setTimeout(resolve, 5))
    services.end()
    unhush()
  })
  after(() => block.remove())

  const hrefs = (element: Element, selector: string) =>
    allInside(element, selector).map((link) => link.getAttribute('href'))

  it('uses links[site], appStores and shopUrls, and ignores invalid addresses (FOOTER-8, FOOTER-9, FOOTER-38, CONFIG-26, SITE-1)', async () => {
    const element = await place(html`<shop-footer site="DE"></shop-footer>`)
    await waitUntil(() => hrefs(element, '.group__content a').includes('/so-liefern-wir'))
    expect(hrefs(element, '.icon-links__link')).to.deep.equal([
      'https://www.instagram.com/shop',
      'https://www.facebook.com/',
      'https://www.youtube.com/',
      'https://www.pinterest.com/',
      'https://play.google.com/store/apps/details?id=shop',
      'https://apps.apple.com/app/id284882215',
    ])
    const countries = SITES.map((site) => (site === 'AT' ? 'https://at.example/' : SHOP_URL[site]))
    expect(hrefs(element, '.countries__link')).to.deep.equal(countries)
    expect(new Set(countries).size).to.equal(9)
    const flags = allInside(element, '.countries__link img').map((flag) => flag.getAttribute('src'))
    expect(flags).to.deep.equal(
      ['DE', 'AT', 'CH', 'CH', 'PL', 'CZ', 'HU', 'SK', 'TR'].map(
        (code) => `/service/footer-images/logos/flag${code}.svg`,
      ),
    )
  })

  it('finds all names of built-in addresses in links[site] (FOOTER-8)', async () => {
    const element = await place(html`<shop-footer site="AT"></shop-footer>`)
    await waitUntil(() => hrefs(element, 'a').includes('/own/imprint'))
    const own = new Set(hrefs(element, 'a').filter((href) => href?.startsWith('/own/')))
    expect([...own].sort()).to.deep.equal(LINK_NAMES.map((name) => `/own/${name}`).sort())
  })

  it('hydrates its fragment unchanged, and then uses the page’s addresses', async () => {
    const { html: markup } = await prerenderElement('shop-footer', { site: 'DE' })
    expect(markup).not.to.include('/so-liefern-wir')
    const isReady = ready('shop-footer')
    const holder = document.createElement('div')
    holder.className = 'test-holder'
    ;(holder as unknown as { setHTMLUnsafe(html: string): void }).setHTMLUnsafe(markup)
    document.body.append(holder)
    const element = holder.firstElementChild as HTMLElement
    const link = inside(element, '.icon-links__link')
    expect((await isReady).hydrated).to.equal(true)
    await waitUntil(() => hrefs(element, '.group__content a').includes('/so-liefern-wir'))
    expect(inside(element, '.icon-links__link') === link).to.equal(true)
    expect(link?.getAttribute('href')).to.equal('https://www.instagram.com/shop')
    expect(messages.filter((text) => text.includes('HYDRATION_MISMATCH'))).to.deep.equal([])
  })

  it('is painted with the parameter alone as the address of the desktop view (FOOTER-42)', async () => {
    const { html: markup } = await prerenderElement('shop-footer', { site: 'DE' })
    expect(markup).to.include('href="?presentation=webshop"')
  })
})
