// every engine: focus, keys, styles
import { expect } from '@open-wc/testing'
import { html } from 'lit-html'
import { page } from '../../support/page.ts'
import { json } from '../../support/services.ts'
import { aFewFrames, CONTENT_CALL, contentOf, groups, hasGroups, legalLinks, showFooter } from './support.ts'

const GROUP = {
  heading: { iconName: 'easy_pay', link: { url: '/x', text: 'Treffen' } },
  links: [
    { url: '/mobil', text: 'Nur mobil', hideInClassic: true },
    { url: '/immer', text: 'Immer' },
  ],
  images: [{ source: 'dhl', label: 'DHL', width: 48, height: 32 }],
}
const CONTENT = {
  headline: 'Service',
  teaser: { groups: [GROUP] },
  socialMedia: {
    heading: 'Folgen',
    icons: [{ iconName: 'xing', link: { url: 'https://xing.example', text: 'Xing' } }],
  },
  legalLinks: [{ url: '/impressum', text: 'Impressum' }],
}
/** Duties of the law in Germany. */
/** Duties of the site DE. */
const DUTIES = ['Verträge hier kündigen', 'Vertrag widerrufen', 'Gesetzliche Gewährleistung']
const ICONS =
  'android appleinc branch_store click_collect contact easy_pay facebook free_shipping instagram linkedin pinterest return_shipping service_info thirty_day_return twitter xing youtube bohne_card bohne_nearby Bohne_meeting'.split(
    ' ',
  )

const serveContent = (content: object = CONTENT) => page.serve({ [CONTENT_CALL]: contentOf(content) })
/** By key: new content would wait while a mouse is over the footer (FOOTER-17). */
async function press(control: HTMLElement): Promise<void> {
  control.focus()
  await page.press('Enter')
}
const headline = (text: string) => page.see('heading', text)

describe('content of the service in the footer', () => {
  it('is shown instead of the built-in content, with logos of their size (FOOTER-11, FOOTER-24, FOOTER-25)', async () => {
    page.logs(/UNKNOWN_LOGO/)
    const images = [...GROUP.images, { source: 'pigeon', label: 'Taube', width: 60, height: 20 }]
    serveContent({ ...CONTENT, teaser: { groups: [{ ...GROUP, images }] } })
    await showFooter('CZ')
    await hasGroups(1)
    await page.see('link', 'Treffen')
    const [dhl, unknown] = page.all('img')
    const looksOf = (logo?: Element) => ['src', 'width', 'height'].map((name) => logo?.getAttribute(name))
    expect(looksOf(dhl)).to.deep.equal(['/service/footer-images/logos/dhl.svg', '48', '32'])
    expect(looksOf(unknown)).to.deep.equal([null, '60', '20'])
    expect(page.names('img')).to.deep.equal(['DHL', 'Taube'])
    await page.until(() => page.get('link', 'Xing').querySelector('path') && groups()[0]?.querySelector('h3 svg *'))
  })

  it('may omit headings and the consent link: the built-in ones show (FOOTER-15, FOOTER-16)', async () => {
    serveContent({ ...CONTENT, headline: '', socialMedia: { ...CONTENT.socialMedia, heading: '' } })
    await showFooter('DE')
    await hasGroups(1)
    expect(page.names('heading')).to.not.include('')
    expect(page.names('heading')).to.include('Folgen Sie uns')
    await page.see('link', 'Zur Desktop-Ansicht')
    expect(legalLinks()).to.deep.equal(['Impressum', ...DUTIES, 'Cookie-Einstellungen'])
    const requests = page.events('shop-consent-settings')
    const link = page.get('link', 'Cookie-Einstellungen')
    link.setAttribute('href', '#consent')
    await press(link)
    await page.until(() => requests.length === 1)
  })

  it('may name the link that opens the consent settings; then no other is added (FOOTER-16)', async () => {
    serveContent({ ...CONTENT, legalLinks: [{ url: '/c', text: 'Einstellungen', opensConsentSettings: true }] })
    await showFooter('DE')
    await page.until(() => legalLinks().join() === ['Einstellungen', ...DUTIES].join())
  })

  it('may contain the same entry twice (FOOTER-11)', async () => {
    const [link] = CONTENT.legalLinks
    serveContent({ ...CONTENT, teaser: { groups: [GROUP, GROUP] }, legalLinks: [link, link] })
    await showFooter('AT')
    await hasGroups(2)
  })

  it('disappears at once when the tag changes its site (FOOTER-19)', async () => {
    serveContent()
    const element = await showFooter('PL')
    await hasGroups(1)
    page.serve({ [CONTENT_CALL]: () => json({}, 404) })
    element.setAttribute('site', 'SK')
    await hasGroups(8)
  })

  it('is waited for before the first paint of a bare tag (FOOTER-18)', async () => {
    serveContent()
    const counts: number[] = []
    const element = document.createElement('shop-footer')
    element.setAttribute('site', 'CH')
    const watch = new MutationObserver(() => counts.push(groups().length))
    watch.observe(element.shadowRoot as ShadowRoot, { childList: true, subtree: true })
    page.onEnd(() => {
      watch.disconnect()
      element.remove()
    })
    document.body.append(element)
    await hasGroups(1)
    expect(counts).to.not.include(8)
  })

  it('may name an unknown icon, which is reported and stays empty (FOOTER-23)', async () => {
    page.logs(/UNKNOWN_ICON/)
    const errors = page.events<{ code: string }>('shop-element-error')
    const icons = [{ iconName: 'myspace', link: { url: '/myspace', text: 'Myspace' } }]
    serveContent({ ...CONTENT, socialMedia: { heading: 'Folgen', icons } })
    await showFooter('CH')
    await page.until(() => errors.some(({ code }) => code === 'UNKNOWN_ICON'))
    const link = page.get('link', 'Myspace')
    expect(link.getAttribute('href')).to.equal('/myspace')
    expect(link.querySelector('svg')?.childElementCount).to.equal(0)
  })

  it('shows as soon as it is there, but not while the focus is in the footer (FOOTER-17, FOOTER-18)', async () => {
    let answer = (_: Response) => {}
    page.serve({ [CONTENT_CALL]: () => new Promise<Response>((resolve) => (answer = resolve)) })
    await showFooter('HU')
    expect(groups()).to.have.length(8)
    const link = page.within(groups()[0] as Element).all('link')[0]
    link?.focus()
    answer(contentOf(CONTENT)())
    await aFewFrames()
    expect(groups()).to.have.length(8)
    link?.blur()
    await hasGroups(1)
    expect(getComputedStyle(await headline('Service')).position, 'It is seen.').to.equal('static')
  })

  it('of another preview shows at once, while the footer is used too (FOOTER-20)', async () => {
    serveContent({ ...CONTENT, headline: 'Now' })
    await showFooter('TR')
    await headline('Now')
    page.get('link', 'Treffen').focus()
    serveContent({ ...CONTENT, headline: 'Then' })
    page.dispatch('shop-preview-changed', {})
    await headline('Then')
  })

  it('may name any of the 20 icons, those of the product by the product’s name (FOOTER-22)', async () => {
    const named = ICONS.map((iconName) => ({ ...GROUP, images: [], heading: { ...GROUP.heading, iconName } }))
    serveContent({ ...CONTENT, teaser: { groups: named }, socialMedia: undefined })
    await page.mount(html`<shop-footer site="TR" product="Bohne"></shop-footer>`)
    await hasGroups(20)
    await page.until(() => groups().every((group) => group.querySelector('h3 > svg')?.childElementCount))
  })

  it('differs between two footers with their own content-id (FOOTER-12, FOOTER-45, FOOTER-59)', async () => {
    const OTHER = CONTENT_CALL.replace('SHOP', 'OTHER')
    const ASSIGNMENT = 'GET /service/abtestfrontend/api/v1/getassignment'
    page.serve({
      [CONTENT_CALL]: contentOf({ ...CONTENT, headline: 'One' }),
      [OTHER]: contentOf({ ...CONTENT, headline: 'Two' }),
    })
    const [one, two] = await Promise.all([
      showFooter('CH_FR'),
      page.mount(html`<shop-footer site="CH_FR" content-id="OTHER_FOOTER"></shop-footer>`),
      showFooter('CH_FR'),
    ])
    await page.within(one).see('heading', 'One')
    await page.within(two).see('heading', 'Two')
    expect(page.calls(CONTENT_CALL)).to.have.length(1)
    await page.until(() => page.calls(ASSIGNMENT).length === 1)
    one.setAttribute('content-id', 'OTHER_FOOTER')
    await page.within(one).see('heading', 'Two')
    expect(page.calls(ASSIGNMENT)).to.have.length(1)
  })

  it('keeps the built-in legal links without a valid one of its own, and shows the rest (FOOTER-14)', async () => {
    page.logs(/ENTRY_DROPPED/)
    serveContent({ ...CONTENT, legalLinks: [{ url: 'javascript:x', text: 'Böse' }] })
    await showFooter('SK')
    await hasGroups(1)
    expect(legalLinks()).to.have.length(8)
  })

  for (const [platform, width, isLinkVisible] of [
    ['CLASSIC', 800, false],
    ['TABLET', 800, false],
    ['MATCH', 1440, true],
    ['SMARTPHONE', 1440, true],
    // By the width.
    [undefined, 320, true],
    [undefined, 767, true],
    [undefined, 768, true],
    [undefined, 979, true],
    [undefined, 980, false],
    [undefined, 1024, false],
    [undefined, 1440, false],
  ] as const)
    it(`${isLinkVisible ? 'shows' : 'hides'} links marked hideInClassic on ${platform ?? `${width} px`} (FOOTER-21)`, async () => {
      serveContent()
      if (platform) document.documentElement.dataset.platform = platform
      await page.size(width)
      await showFooter('DE')
      await hasGroups(1)
      const summary = page.select('[part=groups] summary')
      if (summary.checkVisibility()) await press(summary)
      await page.see('link', 'Immer')
      expect(page.all('link', 'Nur mobil')).to.have.length(isLinkVisible ? 1 : 0)
    })
})
