import { expect } from '@open-wc/testing'
import '../../../src/elements/shop-newsletter.ts'
import { allInside, html, place } from '../../support/elements.ts'
import { waitUntil } from '../../support/wait-until.ts'
import { expanded, field, setUp, tearDown } from './support.ts'

/** Read once, by the first element of the page. */
const block = document.createElement('script')
block.type = 'application/json'
block.dataset.shopElements = ''
block.textContent = JSON.stringify({
  links: { TR: { privacy: '/gizlilik', personalMarketing: '/riza', contact: 'javascript:alert(1)' } },
})

describe('links of the sign-up', () => {
  before(() => document.head.append(block))
  after(() => block.remove())
  beforeEach(setUp)
  afterEach(tearDown)

  it('lead to the site’s pages or to those of the JSON block, in a new window, and say so (NEWS-6, PART-43)', async () => {
    const element = await place(html`<shop-newsletter site="TR"></shop-newsletter>`)
    field(element, 'email').focus()
    await expanded(element)
    const links = () => allInside(element, 'a') as HTMLAnchorElement[]
    const paths = () => links().map((link) => link.getAttribute('href'))
    await waitUntil(() => paths().includes('/gizlilik') && paths().includes('/riza'))
    expect(paths()).to.include.members([
      '/contact',
      '/pages/kupon-kosullari',
      '/pages/ornek-e-bulten',
      '/pages/ticari-elektronik-ileti-onayi',
      '/pages/e-bulten-bilgilendirme',
      '/pages/aydinlatma-metni',
    ])
    for (const link of links()) {
      expect([link.target, link.rel]).to.deep.equal(['_blank', 'noopener'])
      expect(link.textContent?.endsWith(' (yeni pencerede açılır)'), link.textContent ?? '').to.equal(true)
    }
  })
})
