import { expect, waitUntil } from '@open-wc/testing'
import '../../../src/elements/shop-footer.ts'
import { SITES } from '../../../src/shop/sites.ts'
import { allInside, clearPage, html, inside, place, textsOf } from '../../support/elements.ts'

describe('shop-footer', () => {
  afterEach(clearPage)

  for (const site of SITES) {
    it(`${site} has all service groups, categories, icons, legal links and the other countries`, async () => {
      const element = await place(html`<shop-footer site=${site}></shop-footer>`)
      expect(allInside(element, '.group')).to.have.length(8)
      expect(allInside(element, '.footer__seo-links a')).to.have.length(12)
      expect(allInside(element, '.icon-links__link')).to.have.length(6)
      expect(allInside(element, '.legal__links a')).to.have.length(6)
      expect(allInside(element, '.countries__link')).to.have.length(9)
      const hrefs = allInside(element, 'a').map((link) => link.getAttribute('href') ?? '')
      expect(hrefs.every((href) => /^(\/|https:\/\/)/.test(href))).to.equal(true)
      expect(
        textsOf(element, 'a').every((text, index) => text !== '' || allInside(element, 'a')[index]?.ariaLabel),
      ).to.equal(true)
      // Its own account link on TR, its own tax note on SK (specification 2 §2).
      expect(hrefs.includes('/account')).to.equal(site === 'TR')
      expect(inside(element, '.legal__tax') !== null).to.equal(site === 'SK')
    })
  }

  it('speaks another language as soon as its site is another one, and the old one until then', async () => {
    const element = await place(html`<shop-footer site="PL"></shop-footer>`)
    const heading = () => textsOf(element, '.group__heading')[0]
    const before = heading()
    element.setAttribute('site', 'CH_FR')
    expect(heading()).to.equal(before)
    await waitUntil(() => heading() !== before)
    expect(heading()).to.equal('Paiement')
    expect(inside(element, '.shop-base')?.getAttribute('lang')).to.equal('fr-CH')
  })

  it('that is reduced leaves out newsletter box, categories, icons and the groups that a checkout does without', async () => {
    const element = await place(html`<shop-footer reduced></shop-footer>`)
    expect(inside(element, '.footer__newsletter, .footer__seo, .icon-links')).to.equal(null)
    expect(allInside(element, '.group')).to.have.length(5)
  })

  it('opens the consent settings of a page that listens, and follows the link of one that does not', async () => {
    const element = await place(html`<shop-footer></shop-footer>`)
    const link = allInside(element, '.legal__links a').at(-1) as HTMLElement
    const click = () => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true })
      // What is not prevented by then would navigate.
      let isFollowed = false
      document.addEventListener(
        'click',
        (late) => {
          isFollowed = !late.defaultPrevented
          late.preventDefault()
        },
        { once: true },
      )
      link.dispatchEvent(event)
      return isFollowed
    }
    expect(click()).to.equal(true)
    window.addEventListener('shop-consent-settings', (event) => event.preventDefault(), { once: true })
    expect(click()).to.equal(false)
  })
})
