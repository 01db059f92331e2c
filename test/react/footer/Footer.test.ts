// every engine: styles
import { expect } from '@open-wc/testing'
import { html } from 'lit-html'
import { SITES } from '../../../src/shop/sites/sites.ts'
import { page } from '../../support/page.ts'
import { json } from '../../support/services.ts'
import { aFewFrames, CONTENT_CALL, groups, hasGroups, legalLinks, showFooter } from './support.ts'

const categories = () => page.selectAll('a[href^="/categories/"]')
const icons = () => page.selectAll('a[data-live^="link:"]:not(nav a)')

describe('shop-footer', () => {
  // The first one of its site: it is sent once.
  it('requests an A/B assignment, and reports no failure of it (FOOTER-44)', async () => {
    const call = 'GET /service/abtestfrontend/api/v1/getassignment'
    page.serve({ [call]: () => json({}, 500) })
    await showFooter()
    await page.until(() => page.calls(call).length > 0)
    await page.until(() => page.calls('GET /json/psdata').length > 0)
    await aFewFrames()
  })

  it('has its parts in order, from the newsletter box to the view changer (FOOTER-1)', async () => {
    await showFooter('SK')
    await page.says('Odoberajte newsletter')
    const text = page.text()
    const places = [
      'Odoberajte newsletter',
      ...[
        'Spôsoby platby',
        'O značke Shop',
        'Obľúbené kategórie',
        'Sledujte nás',
        'Naša aplikácia',
        'Overené zákazníkmi',
      ],
      ...['Prevádzkovateľ', 'Všetky ceny sú vrátane DPH', 'Vybrať krajinu', 'Verzia pre počítač'],
    ].map((part) => text.indexOf(part))
    expect(places).to.not.include(-1)
    expect(places).to.deep.equal([...places].sort((one, other) => one - other))
  })

  for (const site of SITES)
    it(`shows all its built-in content on ${site} (FOOTER-2)`, async () => {
      await showFooter(site)
      expect(groups()).to.have.length(8)
      expect(categories()).to.have.length(12)
      expect(icons()).to.have.length(6)
      expect(legalLinks()).to.have.length({ DE: 9, CH: 6, CH_FR: 6, TR: 6 }[site as string] ?? 8)
      expect(page.selectAll('a[data-live^="country:"]')).to.have.length(9)
      // At least four for payment, one carrier, and one trust mark.
      expect(page.all('img')).to.have.length.of.at.least(6)
      for (const image of page.all('img'))
        expect(image.getAttribute('src')).to.match(/^\/service\/footer-images\/logos\//)
      for (const link of page.all('link')) expect(link.getAttribute('href')).to.match(/^(\/|https:\/\/|\?)/)
      expect(page.names('link')).to.not.include('')
    })

  const lefts = (selector: string) => page.selectAll(selector).map((part) => part.getBoundingClientRect().left)
  for (const width of [767, 1440])
    it(`has its categories and icons in the four columns of its groups at ${width} px (FOOTER-63)`, async () => {
      await page.size(width)
      await showFooter()
      const columns = lefts('[part=groups] > section').slice(0, 4)
      expect(new Set(columns).size).to.equal(4)
      expect(lefts('[part=groups] > section')).to.deep.equal([...columns, ...columns])
      expect(lefts('.seo__columns > *')).to.deep.equal(columns)
      expect(lefts('.footer__icons > *')).to.deep.equal(columns.slice(0, 3))
    })

  for (const [width, columns] of [
    [979, 3],
    [980, 5],
  ] as const)
    it(`has five groups in ${columns} columns at ${width} px (FOOTER-63)`, async () => {
      await page.size(width)
      await page.mount(html`<shop-footer reduced></shop-footer>`)
      await hasGroups(5)
      expect(new Set(lefts('[part=groups] > section')).size).to.equal(columns)
    })

  it('says below the legal links that prices hold the tax (FOOTER-6)', async () => {
    await page.size(767)
    await showFooter('SK')
    const [links, tax, switches] = ['.legal__links', '.legal__tax', '.legal__switches'].map((part) =>
      page.select(part).getBoundingClientRect(),
    )
    expect(tax?.top).to.be.at.least(links?.bottom ?? 0)
    expect(tax?.right).to.be.at.most(switches?.left ?? 0)
  })

  it('changes its language when the texts of the new site have loaded (FOOTER-19)', async () => {
    const element = await showFooter('PL')
    const before = page.names('heading')
    element.setAttribute('site', 'CH_FR')
    expect(page.names('heading')).to.deep.equal(before)
    await page.see('heading', 'Paiement')
  })

  it('shows the built-in content without content of the service, and reports nothing (FOOTER-13)', async () => {
    page.serve({ [CONTENT_CALL]: () => json({}, 404) })
    await showFooter('AT')
    await page.until(() => page.calls(CONTENT_CALL).length > 0)
    await aFewFrames()
    expect(groups()).to.have.length(8)
  })

  it('shows the built-in content after any other failure, and reports it (FOOTER-14)', async () => {
    page.serve({ [CONTENT_CALL]: () => json({}, 500) })
    page.logs(/FOOTER_CONTENT_UNAVAILABLE/)
    const errors = page.events<{ code: string }>('shop-element-error')
    await showFooter('AT')
    await page.until(() => errors.length > 0)
    expect(errors.map(({ code }) => code)).to.deep.equal(['FOOTER_CONTENT_UNAVAILABLE'])
    expect(groups()).to.have.length(8)
  })

  for (const [name, cookie] of [
    ['its attribute', undefined],
    ['an affiliate number', 'affiliateNumber=17; path=/'],
    ['the new app', 'newApp=1; path=/'],
  ] as const)
    it(`leaves out flagged groups, categories and icons when reduced by ${name} (FOOTER-34, FOOTER-35)`, async () => {
      if (cookie) document.cookie = cookie
      await page.mount(html`<shop-footer ?reduced=${!cookie}></shop-footer>`)
      await hasGroups(5)
      expect([...categories(), ...icons()]).to.have.length(0)
    })

  it('is hidden by the content cookie (CONFIG-33)', async () => {
    document.cookie = 'content=no_header,no_footer; path=/'
    const element = await showFooter()
    expect(page.text()).to.equal('')
    expect(element.offsetHeight).to.equal(0)
  })

  for (const [width, platform, isNarrow] of [
    [766, undefined, true],
    [767, undefined, false],
    [1280, 'SMARTPHONE', true],
    [1280, 'TABLET', false],
  ] as const)
    it(`${isNarrow ? 'collapses' : 'opens'} its groups at ${width} px on ${platform ?? 'no platform'} (FOOTER-37)`, async () => {
      await page.size(width)
      if (platform) document.documentElement.dataset.platform = platform
      await showFooter('SK')
      const shown = () => ['Platba', 'Spôsoby platby', 'Zrnková káva'].filter((name) => page.query('link', name))
      await page.until(() => shown().length === (isNarrow ? 0 : 3))
      const toggle = page.select('[part=groups] summary')
      expect(toggle.checkVisibility()).to.equal(isNarrow)
      if (!isNarrow) return
      await page.click(toggle)
      await page.see('link', 'Spôsoby platby')
      expect(shown(), 'The heading is no link; it opens the group.').to.deep.equal(['Spôsoby platby'])
    })

  it('looks as its window is when it comes back to the page (DELIVERY-16)', async () => {
    const element = await showFooter('SK')
    const { parentElement } = element
    for (const width of [600, 1280, 600]) {
      element.remove()
      await page.until(() => groups().length === 0 && !element.shadowRoot?.querySelector('section'))
      await page.size(width)
      parentElement?.append(element)
      await hasGroups(8)
      expect(page.query('link', 'Platba') === undefined, `${width} px`).to.equal(width === 600)
    }
  })

  it('closes and opens its groups and categories in wide windows, too (FOOTER-58)', async () => {
    const element = await showFooter('SK')
    for (const [heading, link] of [
      ['Platba', 'Spôsoby platby'],
      ['Obľúbené kategórie', 'Zrnková káva'],
    ] as const) {
      const toggle = await page.see('button', heading)
      expect(toggle.ariaExpanded).to.equal('true')
      const { width, height } = toggle.getBoundingClientRect()
      expect(Math.min(width, height)).to.be.at.least(24)
      await page.click(toggle)
      await page.gone('link', link)
      expect(toggle.ariaExpanded).to.equal('false')
      await page.click(toggle)
      await page.see('link', link)
    }
    await expect(element).to.be.accessible()
    await page.size(375)
    // In narrow windows the panels are those of the browser, collapsed at first.
    await page.until(() => !page.selectAll('button[aria-expanded]').some((toggle) => toggle.checkVisibility()))
  })
})
