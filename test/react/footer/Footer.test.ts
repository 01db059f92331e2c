import { expect, nextFrame } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import '../../../src/elements/shop-footer.ts'
import { SITES } from '../../../src/shop/sites/sites.ts'
import { allInside, html, inside, place, textsOf } from '../../support/elements.ts'
import { json } from '../../support/services.ts'
import { waitUntil } from '../../support/wait-until.ts'
import { CONTENT_CALL, fakeServices, isVisible, placeFooter, resetPage } from './support.ts'

describe('shop-footer', () => {
  afterEach(resetPage)

  // The first one of its site: it is sent once.
  it('requests an A/B assignment, and reports no failure of it (FOOTER-44)', async () => {
    const { calls, codes } = fakeServices({ 'GET /service/abtestfrontend/api/v1/getassignment': () => json({}, 500) })
    await placeFooter()
    await waitUntil(() => calls.some(({ path }) => path.endsWith('/getassignment')))
    await waitUntil(() => calls.some(({ path }) => path.endsWith('/psdata')))
    expect(codes()).to.deep.equal([])
  })

  it('has its parts in order, from the newsletter box to the view changer (FOOTER-1)', async () => {
    fakeServices()
    const element = await placeFooter('SK')
    const parts = [
      '.footer__newsletter',
      '.groups',
      '.seo',
      '.icon-links',
      '.footer__quality',
      '.legal__links',
      '.legal__tax',
      '.countries',
      '.legal__switches > span > a',
    ]
    const tops = parts.map((selector) => {
      const part = inside(element, selector)
      return [...(element.shadowRoot?.querySelectorAll('*') ?? [])].indexOf(part as Element)
    })
    expect(tops).not.to.include(-1)
    expect(tops).to.deep.equal([...tops].sort((a, b) => a - b))
  })

  for (const site of SITES) {
    it(`${site} has all groups, categories, icons, logos, legal links and countries (FOOTER-2)`, async () => {
      fakeServices()
      const element = await placeFooter(site)
      expect(allInside(element, '.groups > .group')).to.have.length(8)
      expect(allInside(element, '.seo a')).to.have.length(12)
      expect(allInside(element, '.icon-links__link')).to.have.length(6)
      expect(allInside(element, '.legal__links a')).to.have.length(site === 'DE' ? 8 : 6)
      expect(allInside(element, '.countries__link')).to.have.length(9)
      expect(allInside(element, '.logos__logo').length).to.be.at.least(5)
      expect(allInside(element, '.footer__quality img')).to.have.length(1)
      expect(
        allInside(element, 'img').every((image) =>
          image.getAttribute('src')?.startsWith('/service/footer-images/logos/'),
        ),
      ).to.equal(true)
      const hrefs = allInside(element, 'a').map((link) => link.getAttribute('href') ?? '')
      expect(hrefs.every((href) => /^(\/|https:\/\/)/.test(href))).to.equal(true)
      expect(allInside(element, 'a').every((link) => link.textContent?.trim() || link.ariaLabel)).to.equal(true)
    })
  }

  it('changes its language when the texts of the new site have loaded (FOOTER-19)', async () => {
    fakeServices()
    const element = await placeFooter('PL')
    const heading = () => textsOf(element, '.group__heading--wide')[0]
    const before = heading()
    element.setAttribute('site', 'CH_FR')
    expect(heading()).to.equal(before)
    await waitUntil(() => heading() !== before)
    expect(heading()).to.equal('Paiement')
  })

  it('shows the built-in content without content of the service, and reports nothing (FOOTER-13)', async () => {
    const { calls, codes } = fakeServices({ [CONTENT_CALL]: () => json({}, 404) })
    const element = await placeFooter('AT')
    await waitUntil(() => calls.some(({ path }) => path.endsWith('SHOP_FOOTER')))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(codes()).to.deep.equal([])
    expect(allInside(element, '.groups > .group')).to.have.length(8)
  })

  it('shows the built-in content after any other failure, and reports it (FOOTER-14)', async () => {
    const { codes } = fakeServices({ [CONTENT_CALL]: () => json({}, 500) })
    const element = await placeFooter('AT')
    await waitUntil(() => codes().length > 0)
    expect(codes()).to.deep.equal(['FOOTER_CONTENT_UNAVAILABLE'])
    expect(allInside(element, '.groups > .group')).to.have.length(8)
  })

  for (const [name, reduce] of [
    ['its attribute', () => {}],
    ['an affiliate number', () => (document.cookie = 'affiliateNumber=17; path=/')],
    ['the new app', () => (document.cookie = 'newApp=1; path=/')],
  ] as const) {
    it(`leaves out flagged groups, categories and icons when reduced by ${name} (FOOTER-34, FOOTER-35)`, async () => {
      fakeServices()
      reduce()
      const element = await place(html`<shop-footer ?reduced=${name === 'its attribute'}></shop-footer>`)
      await waitUntil(() => allInside(element, '.groups > .group').length === 5)
      expect(inside(element, '.seo, .icon-links')).to.equal(null)
    })
  }

  it('is hidden by the content cookie (CONFIG-33)', async () => {
    fakeServices()
    document.cookie = 'content=no_header,no_footer; path=/'
    const element = await placeFooter()
    expect(isVisible(inside(element, '.footer'))).to.equal(false)
    expect(element.offsetHeight).to.equal(0)
  })

  for (const [width, platform, isNarrow] of [
    [766, undefined, true],
    [767, undefined, false],
    [1280, 'SMARTPHONE', true],
    [1280, 'TABLET', false],
  ] as const) {
    it(`${isNarrow ? 'collapses' : 'opens'} its groups at ${width} px${platform ? ` on ${platform}` : ''} (FOOTER-37)`, async () => {
      fakeServices()
      await setViewport({ width, height: 800 })
      if (platform) document.documentElement.dataset.platform = platform
      const element = await placeFooter()
      const isOpen = () => isVisible(inside(element, '.groups > .group .group__content'))
      const link = inside(element, '.groups > .group .group__heading--wide')
      const toggle = inside(element, '.groups > .group summary')
      await waitUntil(() => isOpen() === !isNarrow)
      expect([isVisible(link), isVisible(toggle)]).to.deep.equal([!isNarrow, isNarrow])
      expect(isVisible(inside(element, '.seo a'))).to.equal(!isNarrow)
      if (!isNarrow) return
      // The heading is not a link; it opens the group.
      expect(toggle?.querySelector('a')).to.equal(null)
      toggle?.click()
      await nextFrame()
      expect(isOpen()).to.equal(true)
    })
  }

  it('looks as its window is when it comes back to the page (DELIVERY-16)', async () => {
    fakeServices()
    const element = await placeFooter()
    const isNarrow = () => isVisible(inside(element, '.groups > .group summary'))
    const { parentElement } = element
    for (const width of [600, 1280, 600]) {
      await waitUntil(() => inside(element, '.group'))
      element.remove()
      await waitUntil(() => !inside(element, '.group'))
      await setViewport({ width, height: 800 })
      parentElement?.append(element)
      await waitUntil(() => inside(element, '.group'))
      expect(isNarrow(), `${width} px`).to.equal(width === 600)
    }
  })

  it('closes and opens its groups and categories in wide windows, too (FOOTER-58)', async () => {
    fakeServices()
    const element = await placeFooter()
    for (const [content, heading] of [
      ['.groups > .group .group__content', 'Zahlung'],
      ['.seo .group__content', undefined],
    ] as const) {
      const box = inside(element, content)
      const toggle = box?.parentElement?.querySelector<HTMLElement>('.group__toggle') as HTMLElement
      if (heading) expect(toggle.ariaLabel).to.include(heading)
      expect([isVisible(toggle), toggle.ariaExpanded, isVisible(box)]).to.deep.equal([true, 'true', true])
      const { width, height } = toggle.getBoundingClientRect()
      expect(Math.min(width, height)).to.be.at.least(24)
      toggle.click()
      await nextFrame()
      expect([toggle.ariaExpanded, isVisible(box)]).to.deep.equal(['false', false])
      toggle.click()
      await nextFrame()
      expect(isVisible(box)).to.equal(true)
    }
    await expect(element).to.be.accessible()
    // In narrow windows the panels are those of the browser, collapsed at first.
    await setViewport({ width: 375, height: 800 })
    expect(isVisible(inside(element, '.group__toggle'))).to.equal(false)
  })
})
