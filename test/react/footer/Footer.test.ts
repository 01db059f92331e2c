import { aTimeout, expect, nextFrame, waitUntil } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import '../../../src/elements/shop-footer.ts'
import { SITES, type Site } from '../../../src/shop/sites/sites.ts'
import { hush } from '../../support/console.ts'
import { allInside, clearPage, html, inside, place, textsOf } from '../../support/elements.ts'
import { record } from '../../support/events.ts'
import { type Handler, json, serve } from '../../support/services.ts'

const CONTENT_PATH = 'GET /service/promotion/api/promotion/SHOP_FOOTER'
const ends: (() => void)[] = []

function services(handlers: Record<string, Handler> = {}) {
  const served = serve({ 'GET /json/psdata': () => json({ nl_status: 'NONE' }), ...handlers })
  const errors = record<{ code: string }>('shop-element-error')
  ends.push(served.end, errors.end, hush('error', []))
  return { calls: served.calls, codes: () => errors.details.map(({ code }) => code) }
}

const footer = (site: Site = 'DE') => place(html`<shop-footer site=${site}></shop-footer>`)
const isShown = (element: Element | null | undefined) => element?.checkVisibility({ visibilityProperty: true }) === true
/** Far below the window, where what comes late is taken over at once. */
const below = (element: HTMLElement) => {
  ;(element.parentElement as HTMLElement).style.marginTop = '5000px'
}

describe('shop-footer', () => {
  afterEach(async () => {
    clearPage()
    await new Promise((resolve) => setTimeout(resolve, 5))
    for (const end of ends.splice(0)) end()
    for (const name of ['platform', 'newsletter-form']) document.documentElement.removeAttribute(`data-${name}`)
    for (const name of ['affiliateNumber', 'newApp', 'content']) document.cookie = `${name}=; path=/; max-age=0`
    await setViewport({ width: 1280, height: 800 })
  })

  for (const site of SITES) {
    it(`${site} has all groups, categories, icons, logos, legal links and countries (specification 2 §2)`, async () => {
      services()
      const element = await footer(site)
      expect(allInside(element, '.groups > .group')).to.have.length(8)
      expect(allInside(element, '.seo a')).to.have.length(12)
      expect(allInside(element, '.icon-links__link')).to.have.length(6)
      expect(allInside(element, '.legal__links a')).to.have.length(6)
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
      // Two registrations for the card, the account link on TR, the tax note on SK.
      expect(allInside(element, '.group:nth-child(6) .footer__link')).to.have.length(3)
      expect(hrefs.includes('/account')).to.equal(site === 'TR')
      expect(inside(element, '.legal__tax') !== null).to.equal(site === 'SK')
    })
  }

  it('speaks another language as soon as its site is another one, and the old one until then', async () => {
    services()
    const element = await footer('PL')
    const heading = () => textsOf(element, '.group__heading--wide')[0]
    const before = heading()
    element.setAttribute('site', 'CH_FR')
    expect(heading()).to.equal(before)
    await waitUntil(() => heading() !== before)
    expect(heading()).to.equal('Paiement')
  })

  it('asks for an assignment to test groups, and does not mind the answer (specification 2 §7)', async () => {
    const { calls, codes } = services({ 'GET /service/abtestfrontend/api/v1/getassignment': () => json({}, 500) })
    await footer()
    await waitUntil(() => calls.some(({ path }) => path.endsWith('/getassignment')))
    await waitUntil(() => calls.some(({ path }) => path.endsWith('/psdata')))
    expect(codes()).to.deep.equal([])
  })

  it('keeps its built-in texts when there is no content, and tells of any other failure (specification 2 §8)', async () => {
    const { codes } = services({ [CONTENT_PATH]: () => json({}, 500) })
    const element = await footer('AT')
    await waitUntil(() => codes().length > 0)
    expect(codes()).to.deep.equal(['FOOTER_CONTENT_UNAVAILABLE'])
    expect(allInside(element, '.groups > .group')).to.have.length(8)
  })

  describe('content of the service', () => {
    const content = {
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
    const withContent = () => services({ [CONTENT_PATH]: () => json({ contentJSON: JSON.stringify(content) }) })

    it('is shown instead, with logos of their size; an unknown one is told and empty (specification 2 §3)', async () => {
      const { codes } = withContent()
      const element = await footer('CZ')
      below(element)
      await waitUntil(() => allInside(element, '.groups > .group').length === 1)
      expect(textsOf(element, '.group__heading--wide')[0]).to.equal('Treffen')
      const [dhl, unknown] = allInside(element, '.logos__logo')
      expect([dhl?.getAttribute('src'), dhl?.getAttribute('width')]).to.deep.equal([
        '/service/footer-images/logos/dhl.svg',
        '48',
      ])
      expect([unknown?.localName, unknown?.getAttribute('aria-label')]).to.deep.equal(['svg', 'Taube'])
      expect([unknown?.getAttribute('width'), unknown?.getAttribute('height')]).to.deep.equal(['60', '20'])
      await waitUntil(() => codes().includes('UNKNOWN_LOGO'))
      // Icons that are in no built-in footer come later, into the room that is kept for them.
      await waitUntil(() => inside(element, '.icon-links__link path') && inside(element, '.group__heading--wide svg *'))
      expect(codes()).to.deep.equal(['UNKNOWN_LOGO'])
    })

    it('may leave out headings and the consent link: the built-in ones show', async () => {
      const remote = { ...content, headline: '', socialMedia: { heading: '', icons: content.socialMedia.icons } }
      services({ [CONTENT_PATH]: () => json({ contentJSON: JSON.stringify(remote) }) })
      const element = await footer('DE')
      below(element)
      await waitUntil(() => allInside(element, '.groups > .group').length === 1)
      expect(allInside(element, 'h2, h3, h4').every(({ textContent }) => textContent?.trim())).to.equal(true)
      expect(textsOf(element, '.legal__links a')).to.deep.equal(['Impressum', 'Cookie-Einstellungen'])
      let asked = 0
      const onAsked = (event: Event) => {
        asked += 1
        event.preventDefault()
      }
      window.addEventListener('shop-consent-settings', onAsked, { once: true })
      allInside(element, '.legal__links a')[1]?.click()
      expect(asked).to.equal(1)
    })

    it('says which link opens the consent settings, and then there is no other', async () => {
      const legalLinks = [{ url: '/c', text: 'Einstellungen', opensConsentSettings: true }]
      services({ [CONTENT_PATH]: () => json({ contentJSON: JSON.stringify({ ...content, legalLinks }) }) })
      const element = await footer('DE')
      below(element)
      await waitUntil(() => allInside(element, '.legal__links a').length === 1)
    })

    it('may say the same twice', async () => {
      const told: string[] = []
      const { teaser, legalLinks } = content
      const [group] = teaser.groups
      const twice = { ...content, teaser: { groups: [group, group] }, legalLinks: [...legalLinks, ...legalLinks] }
      services({ [CONTENT_PATH]: () => json({ contentJSON: JSON.stringify(twice) }) })
      ends.push(hush('error', told))
      const element = await footer('AT')
      below(element)
      await waitUntil(() => allInside(element, '.groups > .group').length === 2)
      expect(told.filter((text) => text.includes('same key'))).to.deep.equal([])
    })

    it('of another site does not stay when the tag changes its site, though it is being read', async () => {
      withContent()
      const element = await footer('PL')
      below(element)
      await waitUntil(() => allInside(element, '.groups > .group').length === 1)
      services()
      element.scrollIntoView({ behavior: 'instant' })
      element.setAttribute('site', 'SK')
      await waitUntil(() => allInside(element, '.groups > .group').length === 8)
      ;(element.parentElement as HTMLElement).scrollIntoView({ behavior: 'instant' })
    })

    for (const iconName of ['thirty_day_return', 'linkedin', 'twitter', 'xing', 'bohne_nearby', 'bohne_meeting']) {
      it(`draws the icon ${iconName}, of a product that is called otherwise too (specification 2 §3)`, async () => {
        const groups = [{ ...content.teaser.groups[0], heading: { iconName, link: { url: '/x', text: 'Eigenes' } } }]
        const own = { ...content, teaser: { groups }, socialMedia: undefined }
        services({ [CONTENT_PATH]: () => json({ contentJSON: JSON.stringify(own) }) })
        const element = await place(html`<shop-footer site="CZ" product="Bohne"></shop-footer>`)
        below(element)
        await waitUntil(() => inside(element, '.group__heading--wide')?.textContent === 'Eigenes')
        await waitUntil(() => inside(element, '.group__heading--wide svg *'))
      })
    }

    it('does not replace what is being read', async () => {
      const { calls } = withContent()
      const element = await footer('HU')
      await waitUntil(() => calls.some(({ path }) => path.endsWith('SHOP_FOOTER')))
      await new Promise((resolve) => setTimeout(resolve, 100))
      expect(allInside(element, '.groups > .group')).to.have.length(8)
      below(element)
      await waitUntil(() => allInside(element, '.groups > .group').length === 1)
    })

    for (const [platform, isLinkShown] of [
      ['CLASSIC', false],
      ['TABLET', false],
      ['MATCH', true],
      ['SMARTPHONE', true],
    ] as const) {
      it(`${isLinkShown ? 'shows' : 'hides'} links marked hideInClassic on ${platform} (specification 2 §4)`, async () => {
        withContent()
        document.documentElement.dataset.platform = platform
        const element = await footer('SK')
        below(element)
        await waitUntil(() => allInside(element, '.groups > .group').length === 1)
        for (const group of allInside(element, 'details.group__switch')) (group as HTMLDetailsElement).open = true
        const [small, always] = allInside(element, '.group__content .footer__link')
        expect([isShown(small), isShown(always)]).to.deep.equal([isLinkShown, true])
      })
    }
  })

  describe('newsletter box (specification 2 §4)', () => {
    const box = (element: Element) => inside(element, '.footer__newsletter')

    it('is a shop-newsletter, and a link to its page until that is there', async () => {
      services()
      const element = await footer('PL')
      expect(inside(element, 'shop-newsletter')?.getAttribute('site')).to.equal('PL')
      expect(inside(element, 'shop-newsletter a')?.getAttribute('href')).to.equal('/subscribenewsletter')
    })

    for (const [status, site] of [
      ['WAITING_FOR_DOI', 'CH'],
      ['SUBSCRIBED', 'CH_FR'],
    ] as const) {
      it(`is hidden for a visitor who is ${status}, and keeps its room while it is seen`, async () => {
        services({ 'GET /json/psdata': () => json({ nl_status: status }) })
        const element = await footer(site)
        await waitUntil(() => !isShown(box(element)))
        expect(box(element)?.getBoundingClientRect().height).to.be.above(0)
        below(element)
        await waitUntil(() => !box(element))
      })
    }

    it('is hidden when the page marks its newsletter form hidden', async () => {
      services()
      const element = await footer('TR')
      expect(isShown(box(element))).to.equal(true)
      document.documentElement.dataset.newsletterForm = 'hidden'
      await waitUntil(() => !isShown(box(element)))
    })

    it('comes back when the footer is no longer reduced', async () => {
      services()
      const element = await place(html`<shop-footer reduced></shop-footer>`)
      expect(box(element)).to.equal(null)
      element.removeAttribute('reduced')
      await waitUntil(() => isShown(box(element)))
    })

    it('does not go while someone is in it, or what they typed', async () => {
      let answer = (_: Response) => {}
      services({ 'GET /json/psdata': () => new Promise<Response>((resolve) => (answer = resolve)) })
      const element = await footer('AT')
      const inForm = <E extends HTMLElement>(selector: string) =>
        inside(element, 'shop-newsletter')?.shadowRoot?.querySelector<E>(selector) as E
      await waitUntil(() => inForm('[name=email]'))
      inForm('[name=email]').focus()
      answer(json({ nl_status: 'SUBSCRIBED' }))
      await aTimeout(100)
      expect(isShown(box(element))).to.equal(true)
      const email = inForm<HTMLInputElement>('[name=email]')
      email.value = 'anna@shop.example'
      email.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
      email.blur()
      below(element)
      await aTimeout(200)
      expect(isShown(box(element))).to.equal(true)
      expect(email.value).to.equal('anna@shop.example')
      // Emptied and left, it goes.
      email.focus()
      email.value = ''
      email.blur()
      await waitUntil(() => !isShown(box(element)))
    })

    it('says that the sign-up went well until it is out of sight', async () => {
      let status = 'NONE'
      services({
        'GET /json/psdata': () => json({ nl_status: status }),
        'POST /service/newsletter/api/private/newsletter-subscribers': () => {
          status = 'WAITING_FOR_DOI'
          return json({}, 201)
        },
      })
      const element = await footer('DE')
      const inForm = <E extends HTMLElement>(selector: string) =>
        inside(element, 'shop-newsletter')?.shadowRoot?.querySelector<E>(selector) as E
      await waitUntil(() => inForm('[name=email]'))
      const email = inForm<HTMLInputElement>('[name=email]')
      email.focus()
      email.value = 'anna@shop.example'
      email.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
      await waitUntil(() => inForm('[name=legalConsent]'))
      inForm<HTMLFormElement>('form').requestSubmit()
      await waitUntil(() => inForm('.notification--success'))
      ;(inside(element, 'shop-newsletter')?.shadowRoot?.activeElement as HTMLElement | null)?.blur()
      await aTimeout(150)
      expect(isShown(box(element))).to.equal(true)
      below(element)
      await waitUntil(() => !box(element))
    })

    it('is hidden when the footer is reduced, and when the tag says so', async () => {
      services()
      const reduced = await place(html`<shop-footer reduced></shop-footer>`)
      expect(isShown(box(reduced))).to.equal(false)
      const without = await place(html`<shop-footer newsletter="false"></shop-footer>`)
      expect(box(without)).to.equal(null)
    })
  })

  for (const [name, reduce] of [
    ['its caller', () => {}],
    ['an affiliate number', () => (document.cookie = 'affiliateNumber=17; path=/')],
    ['the new app', () => (document.cookie = 'newApp=1; path=/')],
  ] as const) {
    it(`reduced by ${name} leaves out flagged groups, categories and icons (specification 2 §4)`, async () => {
      services()
      reduce()
      const element = await place(html`<shop-footer ?reduced=${name === 'its caller'}></shop-footer>`)
      await waitUntil(() => allInside(element, '.groups > .group').length === 5)
      expect(inside(element, '.seo, .icon-links')).to.equal(null)
    })
  }

  it('is hidden by the content cookie (specification 2 §2)', async () => {
    services()
    document.cookie = 'content=no_header,no_footer; path=/'
    const element = await footer()
    expect(inside(element, '.footer')).to.equal(null)
  })

  describe('narrow (specification 2 §4)', () => {
    const isOpen = (element: Element) => isShown(inside(element, '.groups > .group .group__content'))

    for (const [width, platform, isNarrow] of [
      [766, undefined, true],
      [767, undefined, false],
      [1280, 'SMARTPHONE', true],
      [1280, 'TABLET', false],
    ] as const) {
      it(`${isNarrow ? 'collapses' : 'shows'} its groups at ${width} px${platform ? ` on ${platform}` : ''}`, async () => {
        services()
        await setViewport({ width, height: 800 })
        if (platform) document.documentElement.dataset.platform = platform
        const element = await footer()
        const link = inside(element, '.groups > .group .group__heading--wide')
        const toggle = inside(element, '.groups > .group summary')
        await waitUntil(() => isOpen(element) === !isNarrow)
        expect([isShown(link), isShown(toggle)]).to.deep.equal([!isNarrow, isNarrow])
        expect(isShown(inside(element, '.seo a'))).to.equal(!isNarrow)
        if (!isNarrow) return
        // Its heading is no link, and opens it.
        expect(toggle?.querySelector('a')).to.equal(null)
        toggle?.click()
        await nextFrame()
        expect(isOpen(element)).to.equal(true)
      })
    }

    for (const platform of ['SMARTPHONE', 'TABLET', 'MATCH', 'CLASSIC']) {
      const hasSwitches = platform === 'MATCH' || platform === 'CLASSIC'
      it(`${hasSwitches ? 'has' : 'has no'} country switcher on ${platform}`, async () => {
        services()
        document.documentElement.dataset.platform = platform
        const element = await footer()
        expect(inside(element, '.countries') !== null).to.equal(hasSwitches)
      })
    }

    const changer = (element: Element) => inside<HTMLAnchorElement>(element, '.legal__switches > a')

    for (const platform of ['', 'CLASSIC', 'MATCH', 'SMARTPHONE', 'TABLET']) {
      const isShownThere = !['SMARTPHONE', 'TABLET'].includes(platform)
      it(`${isShownThere ? 'leads' : 'does not lead'} to the desktop view on ${platform || 'no platform'}`, async () => {
        services()
        if (platform) document.documentElement.dataset.platform = platform
        const element = await footer()
        expect(changer(element)?.getAttribute('href')?.includes('presentation=webshop') ?? false).to.equal(isShownThere)
      })
    }

    it('leads back from a forced desktop view, and from where the page has gone since', async () => {
      services()
      const before = location.href
      history.replaceState(null, '', '?presentation=webshop&a=1')
      const element = await footer()
      expect(changer(element)?.textContent).to.equal('Zur mobilen Ansicht')
      expect(changer(element)?.search).to.equal(new URL('?a=1', before).search)
      // A page without reloads.
      history.pushState(null, '', '/m/coffee?page=2')
      changer(element)?.focus()
      await waitUntil(() => changer(element)?.getAttribute('href') === '/coffee?page=2&presentation=webshop')
      history.replaceState(null, '', before)
    })
  })

  it('closes the country list by Escape and by a press elsewhere', async () => {
    services()
    const element = await footer()
    const list = inside<HTMLDetailsElement>(element, '.countries') as HTMLDetailsElement
    list.open = true
    list.querySelector('a')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    expect(list.open).to.equal(false)
    list.open = true
    list.querySelector('a')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }))
    expect(list.open).to.equal(true)
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    expect(list.open).to.equal(false)
  })

  it('opens the consent settings of a page that listens, then the consent manager’s, else follows the link', async () => {
    services()
    const element = await footer()
    const link = allInside(element, '.legal__links a').at(-1) as HTMLElement
    const click = () => {
      let isFollowed = false
      // What is not prevented by then would navigate.
      const keep = (late: Event) => {
        isFollowed = !late.defaultPrevented
        late.preventDefault()
      }
      document.addEventListener('click', keep, { once: true })
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }))
      return isFollowed
    }
    expect(click()).to.equal(true)
    window.addEventListener('shop-consent-settings', (event) => event.preventDefault(), { once: true })
    expect(click()).to.equal(false)
    let opened = 0
    const page = window as unknown as { OneTrust?: object }
    page.OneTrust = { ToggleInfoDisplay: () => (opened += 1) }
    expect(click()).to.equal(false)
    delete page.OneTrust
    expect(opened).to.equal(1)
  })
})
