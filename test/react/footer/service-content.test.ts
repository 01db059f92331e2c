import { expect } from '@open-wc/testing'
import '../../../src/elements/shop-footer.ts'
import { captureConsole } from '../../support/console.ts'
import { allInside, html, inside, place, textsOf } from '../../support/elements.ts'
import { json } from '../../support/services.ts'
import { waitUntil } from '../../support/wait-until.ts'
import { CONTENT_CALL, fakeServices, isVisible, moveOutOfView, placeFooter, resetPage } from './support.ts'

const CONTENT = {
  headline: 'Service',
  teaser: {
    groups: [
      {
        heading: { iconName: 'shop_meeting', link: { url: '/x', text: 'Treffen' } },
        links: [
          { url: '/mobil', text: 'Nur mobil', hideInClassic: true },
          { url: '/immer', text: 'Immer' },
        ],
        images: [
          { source: 'dhl', label: 'DHL', width: 48, height: 32 },
          { source: 'pigeon', label: 'Taube', width: 60, height: 20 },
        ],
      },
    ],
  },
  socialMedia: {
    heading: 'Folgen',
    icons: [{ iconName: 'xing', link: { url: 'https://xing.example', text: 'Xing' } }],
  },
  legalLinks: [{ url: '/impressum', text: 'Impressum' }],
}
const ICONS =
  'android appleinc branch_store click_collect contact easy_pay facebook free_shipping instagram linkedin pinterest return_shipping service_info thirty_day_return twitter xing youtube bohne_card bohne_nearby Bohne_meeting'.split(
    ' ',
  )

const withContent = (content: object = CONTENT) =>
  fakeServices({ [CONTENT_CALL]: () => json({ contentJSON: JSON.stringify(content) }) })
const hasGroups = (element: Element, count: number) =>
  waitUntil(() => allInside(element, '.groups > .group').length === count)

describe('content of the service in the footer', () => {
  afterEach(resetPage)

  it('is shown instead of the built-in content, with logos of their size (FOOTER-11, FOOTER-24, FOOTER-25)', async () => {
    const { codes } = withContent()
    const element = await placeFooter('CZ')
    moveOutOfView(element)
    await hasGroups(element, 1)
    expect(textsOf(element, '.group__heading--wide')[0]).to.equal('Treffen')
    const [dhl, unknown] = allInside(element, '.logos__logo')
    expect([dhl?.getAttribute('src'), dhl?.getAttribute('width')]).to.deep.equal([
      '/service/footer-images/logos/dhl.svg',
      '48',
    ])
    expect([unknown?.localName, unknown?.getAttribute('aria-label')]).to.deep.equal(['svg', 'Taube'])
    expect([unknown?.getAttribute('width'), unknown?.getAttribute('height')]).to.deep.equal(['60', '20'])
    await waitUntil(() => codes().includes('UNKNOWN_LOGO'))
    await waitUntil(() => inside(element, '.icon-links__link path') && inside(element, '.group__heading--wide svg *'))
    expect(codes()).to.deep.equal(['UNKNOWN_LOGO'])
  })

  it('may omit headings and the consent link: the built-in ones show (FOOTER-15, FOOTER-16)', async () => {
    withContent({ ...CONTENT, headline: '', socialMedia: { heading: '', icons: CONTENT.socialMedia.icons } })
    const element = await placeFooter('DE')
    moveOutOfView(element)
    await hasGroups(element, 1)
    expect(allInside(element, 'h2, h3, h4').every(({ textContent }) => textContent?.trim())).to.equal(true)
    expect(textsOf(element, '.legal__switches > span > a')).to.deep.equal(['Zur Desktop-Ansicht'])
    expect(textsOf(element, '.legal__links a')).to.deep.equal(['Impressum', 'Cookie-Einstellungen'])
    let requests = 0
    const onRequest = (event: Event) => {
      requests += 1
      event.preventDefault()
    }
    window.addEventListener('shop-consent-settings', onRequest, { once: true })
    allInside(element, '.legal__links a')[1]?.click()
    expect(requests).to.equal(1)
  })

  it('may name the link that opens the consent settings; then no other is added (FOOTER-16)', async () => {
    withContent({ ...CONTENT, legalLinks: [{ url: '/c', text: 'Einstellungen', opensConsentSettings: true }] })
    const element = await placeFooter('DE')
    moveOutOfView(element)
    await waitUntil(() => textsOf(element, '.legal__links a').join() === 'Einstellungen')
  })

  it('may contain the same entry twice', async () => {
    const messages: string[] = []
    const { teaser, legalLinks } = CONTENT
    const [group] = teaser.groups
    withContent({ ...CONTENT, teaser: { groups: [group, group] }, legalLinks: [...legalLinks, ...legalLinks] })
    const unhush = captureConsole('error', messages)
    const element = await placeFooter('AT')
    moveOutOfView(element)
    await hasGroups(element, 2)
    unhush()
    expect(messages.filter((text) => text.includes('same key'))).to.deep.equal([])
  })

  it('disappears at once when the tag changes its site (FOOTER-19)', async () => {
    withContent()
    const element = await placeFooter('PL')
    moveOutOfView(element)
    await hasGroups(element, 1)
    fakeServices()
    element.scrollIntoView({ behavior: 'instant' })
    element.setAttribute('site', 'SK')
    await hasGroups(element, 8)
    ;(element.parentElement as HTMLElement).scrollIntoView({ behavior: 'instant' })
  })

  it('may name any of the 20 icons, those of the product by the product’s name (FOOTER-22)', async () => {
    const [group] = CONTENT.teaser.groups
    const groups = ICONS.map((iconName) => ({
      ...group,
      images: [],
      heading: { iconName, link: { url: '/x', text: 'x' } },
    }))
    const { codes } = withContent({ ...CONTENT, teaser: { groups }, socialMedia: undefined })
    const element = await place(html`<shop-footer site="TR" product="Bohne"></shop-footer>`)
    moveOutOfView(element)
    await hasGroups(element, ICONS.length)
    const icons = () => allInside(element, '.group__heading--wide > svg')
    await waitUntil(() => icons().length === ICONS.length && icons().every((icon) => icon.childElementCount > 0))
    expect(codes()).to.deep.equal([])
  })

  it('may name an unknown icon, which is reported and stays empty (FOOTER-23)', async () => {
    const icons = [{ iconName: 'myspace', link: { url: '/myspace', text: 'Myspace' } }]
    const { codes } = withContent({ ...CONTENT, socialMedia: { heading: 'Folgen', icons } })
    const element = await placeFooter('CH')
    moveOutOfView(element)
    await waitUntil(() => codes().includes('UNKNOWN_ICON'))
    const link = inside(element, '.icon-links__link[href="/myspace"]')
    expect(link?.getAttribute('aria-label')).to.equal('Myspace')
    expect(link?.querySelector('svg')?.childElementCount).to.equal(0)
  })

  it('shows in view as soon as it is there, but not while the focus is in the footer (FOOTER-17, FOOTER-18)', async () => {
    let answer = (_: Response) => {}
    fakeServices({ [CONTENT_CALL]: () => new Promise<Response>((resolve) => (answer = resolve)) })
    const element = await placeFooter('HU')
    expect(allInside(element, '.groups > .group')).to.have.length(8)
    inside(element, '.legal a')?.scrollIntoView({ behavior: 'instant' })
    const link = allInside(element, '.group__heading--wide a')[0]
    link?.focus()
    answer(json({ contentJSON: JSON.stringify(CONTENT) }))
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(allInside(element, '.groups > .group')).to.have.length(8)
    link?.blur()
    await hasGroups(element, 1)
    expect(getComputedStyle(inside(element, '.footer__headline') as Element).position).to.equal('static')
  })

  it('of another preview shows at once, while the footer is used too (FOOTER-20)', async () => {
    let headline = 'Now'
    fakeServices({
      [CONTENT_CALL]: () => json({ contentJSON: JSON.stringify({ ...CONTENT, headline }) }),
    })
    const element = await placeFooter('TR')
    await waitUntil(() => textsOf(element, '.footer__headline').join() === 'Now')
    allInside(element, '.group__heading--wide a')[0]?.focus()
    headline = 'Then'
    window.dispatchEvent(new CustomEvent('shop-preview-changed', { detail: {} }))
    await waitUntil(() => textsOf(element, '.footer__headline').join() === 'Then')
  })

  it('is waited for before the first paint of a bare tag (FOOTER-18)', async () => {
    withContent()
    const counts: number[] = []
    const element = document.createElement('shop-footer')
    element.setAttribute('site', 'CH')
    const watch = new MutationObserver(() => counts.push(allInside(element, '.groups > .group').length))
    watch.observe(element.shadowRoot as ShadowRoot, { childList: true, subtree: true })
    document.body.append(element)
    await hasGroups(element, 1)
    watch.disconnect()
    element.remove()
    expect(counts).to.not.include(8)
  })

  it('differs between two footers with their own content-id (FOOTER-12, FOOTER-45, FOOTER-59)', async () => {
    const of = (headline: string) => () => json({ contentJSON: JSON.stringify({ ...CONTENT, headline }) })
    const { calls } = fakeServices({ [CONTENT_CALL]: of('One'), [CONTENT_CALL.replace('SHOP', 'OTHER')]: of('Two') })
    const [one, two] = await Promise.all([
      placeFooter('CH_FR'),
      place(html`<shop-footer site="CH_FR" content-id="OTHER_FOOTER"></shop-footer>`),
      placeFooter('CH_FR'),
    ])
    await waitUntil(() => textsOf(one, '.footer__headline').join() === 'One')
    await waitUntil(() => textsOf(two, '.footer__headline').join() === 'Two')
    const callsTo = (name: string) => calls.filter(({ path }) => path.endsWith(`/${name}`))
    expect(callsTo('SHOP_FOOTER')).to.have.length(1)
    await waitUntil(() => callsTo('getassignment').length === 1)
    one.setAttribute('content-id', 'OTHER_FOOTER')
    await waitUntil(() => textsOf(one, '.footer__headline').join() === 'Two')
    expect(callsTo('getassignment')).to.have.length(1)
  })

  it('keeps the built-in legal links without a valid one of its own, and shows the rest (FOOTER-14)', async () => {
    const { codes } = withContent({ ...CONTENT, legalLinks: [{ url: 'javascript:x', text: 'Böse' }] })
    const element = await placeFooter('SK')
    await hasGroups(element, 1)
    expect(allInside(element, '.legal__links a')).to.have.length(6)
    expect(codes()).to.include('ENTRY_DROPPED')
  })

  for (const [platform, isLinkVisible] of [
    ['CLASSIC', false],
    ['TABLET', false],
    ['MATCH', true],
    ['SMARTPHONE', true],
  ] as const) {
    it(`${isLinkVisible ? 'shows' : 'hides'} links marked hideInClassic on ${platform} (FOOTER-21)`, async () => {
      withContent()
      document.documentElement.dataset.platform = platform
      const element = await placeFooter('DE')
      await hasGroups(element, 1)
      for (const group of allInside(element, 'details.group__switch')) (group as HTMLDetailsElement).open = true
      const [small, always] = allInside(element, '.group__content .footer__link')
      expect([isVisible(small), isVisible(always)]).to.deep.equal([isLinkVisible, true])
    })
  }
})
