// one engine: hydration is but one of its ways
import { expect } from '@open-wc/testing'
import { html } from 'lit-html'
import { prerenderElement } from '../../../src/render/prerender.tsx'
import { SHOP_URL } from '../../../src/shop/sites/facts.ts'
import { SITES } from '../../../src/shop/sites/sites.ts'
import { page } from '../../support/page.ts'
import { contentOf, showFooter } from './support.ts'

/** The names that `links[site]` may use. */
const LINK_NAMES =
  'paymentMethods giftCards delivery tracking clickAndCollect returns warranty help card cardRegister privateCardRegister coffeeSubscription about sustainability careers press imprint terms privacy withdrawal withdrawContract guaranteeNotice accessibility instagram facebook youtube pinterest'.split(
    ' ',
  )
const SETTINGS = {
  links: {
    AT: Object.fromEntries(LINK_NAMES.map((name) => [name, `/own/${name}`])),
    PL: { withdrawContract: '', guaranteeNotice: 'javascript:alert(1)' },
    CZ: { withdrawContract: '/own' },
    HU: { guaranteeNotice: 'https://other.example/own' },
    SK: { withdrawContract: '/own?form=1', guaranteeNotice: '' },
    DE: { delivery: '/so-liefern-wir', instagram: 'https://www.instagram.com/shop', facebook: 'javascript:alert(1)' },
  },
  duties: { cancelContracts: false, withdrawContract: 'no' },
  collectUrl: '',
  appStores: { ios: '284882215', android: 'https://play.google.com/store/apps/details?id=shop' },
  shopUrls: { AT: 'https://at.example/' },
}

/** Content stays as long as the page: each has an id of its own. */
let contents = 0
const hrefs = (selector: string) => page.selectAll(selector).map((link) => link.getAttribute('href'))
const icons = () => hrefs('a[data-live^="link:"]:not(nav a)')

describe('shop-footer and the page’s JSON block', () => {
  it('uses links[site], appStores and shopUrls that are valid (FOOTER-8, FOOTER-9, FOOTER-38, CONFIG-26, SITE-1)', async () => {
    page.settings(SETTINGS)
    // Once: none of the other footers says it again.
    page.logs(/"duties" leaves out "cancelContracts", which the law of this site asks for/)
    page.logs(/"collectUrl" is unknown/)
    page.logs(/"duties.withdrawContract" is unknown or of a wrong type; it is ignored/)
    await showFooter('DE')
    await page.until(() => hrefs('a').includes('/so-liefern-wir'))
    expect(icons()).to.deep.equal([
      'https://www.instagram.com/shop',
      'https://www.facebook.com/',
      'https://www.youtube.com/',
      'https://www.pinterest.com/',
      'https://play.google.com/store/apps/details?id=shop',
      'https://apps.apple.com/app/id284882215',
    ])
    const countries = SITES.map((site) => (site === 'AT' ? 'https://at.example/' : SHOP_URL[site]))
    expect(hrefs('a[data-live^="country:"]')).to.deep.equal(countries)
    expect(new Set(countries).size).to.equal(9)
    const flags = page.selectAll('[part=countries] li img').map((flag) => flag.getAttribute('src'))
    const codes = ['DE', 'AT', 'CH', 'CH', 'PL', 'CZ', 'HU', 'SK', 'TR']
    expect(flags).to.deep.equal(codes.map((code) => `/service/footer-images/logos/flag${code}.svg`))
  })

  for (const [site, legalLink, ...shown] of [
    ['AT', '/imprint', '/imprint', '/own/withdrawContract', '/own/guaranteeNotice', '/own/privacy'],
    ['AT', '/own/withdrawContract?', '/own/withdrawContract?', '/own/guaranteeNotice', '/own/privacy'],
    ['PL', '/x', '/x', '/pages/odstap-od-umowy', '/pages/prawna-gwarancja', '/pages/polityka-prywatnosci'],
    ['CZ', '/x', '/x', '/own', '/pages/zakonna-zaruka', '/pages/ochrana-osobnich-udaju'],
    ['HU', '/x', '/x', '/pages/elallas-online', 'https://other.example/own', '/pages/adatkezeles'],
    ['SK', '/x', '/x', '/own?form=1', '/pages/zakonna-zaruka', '/pages/ochrana-osobnych-udajov'],
  ] as const)
    it(`adds to ${legalLink} of the service’s content what links.${site} says: ${shown.length} links (LAW-4, LAW-5)`, async () => {
      page.settings(SETTINGS)
      contents += 1
      const teaser = { groups: [{ heading: { iconName: 'contact', link: { url: '/c', text: 'C' } } }] }
      const content = contentOf({ teaser, legalLinks: [{ url: legalLink, text: 'Legal' }] })
      page.serve({ [`GET /service/promotion/api/promotion/LEGAL_${contents}`]: content })
      await page.mount(html`<shop-footer site=${site} content-id="LEGAL_${contents}"></shop-footer>`)
      await page.until(() => hrefs('nav a').join() === shown.join())
    })

  it('leaves out the duty that it names, which is told once (LAW-3)', async () => {
    page.settings(SETTINGS)
    await showFooter('DE')
    await page.until(() => hrefs('nav a').includes('/pages/vertrag-widerrufen'))
    expect(hrefs('nav a')).to.include('/pages/gewaehrleistungsrecht').and.not.include('/pages/vertraege-kuendigen')
  })

  it('finds all names of built-in addresses in links[site] (FOOTER-8)', async () => {
    page.settings(SETTINGS)
    await showFooter('AT')
    await page.until(() => hrefs('a').includes('/own/imprint'))
    const own = new Set(hrefs('a').filter((href) => href?.startsWith('/own/')))
    expect([...own].sort()).to.deep.equal(LINK_NAMES.map((name) => `/own/${name}`).sort())
  })

  it('hydrates its fragment unchanged, and then uses the page’s addresses (CONFIG-26)', async () => {
    const { html } = await prerenderElement('shop-footer', { site: 'DE' })
    expect(html).not.to.include('/so-liefern-wir')
    // Without script the address of the desktop view is the parameter alone (FOOTER-42).
    expect(html).to.include('href="?presentation=webshop"')
    page.settings(SETTINGS)
    const ready = page.events<{ hydrated: boolean }>('shop-element-ready')
    page.insert(html)
    const link = page.select('a[data-live="link:instagram"]')
    expect((await page.until(() => ready[0])).hydrated).to.equal(true)
    await page.until(() => hrefs('a').includes('/so-liefern-wir'))
    expect(link.isConnected).to.equal(true)
    expect(icons()[0]).to.equal('https://www.instagram.com/shop')
  })
})
