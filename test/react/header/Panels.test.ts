import { expect } from '@open-wc/testing'
import '../../../src/elements/shop-header.ts'
import { SITES, type Site } from '../../../src/shop/sites/sites.ts'
import { cartOf } from '../../support/carts.ts'
import { captureConsole } from '../../support/console.ts'
import { allInside, clearPage, eventually, html, inside, place, textsOf } from '../../support/elements.ts'
import { nextEvent } from '../../support/events.ts'
import { type Handler, json, serve } from '../../support/services.ts'
import { waitUntil } from '../../support/wait-until.ts'

// The page's settings are read once, on first use.
const block = document.createElement('script')
block.type = 'application/json'
block.dataset.shopElements = ''
block.textContent = JSON.stringify({
  links: { DE: { supermarketOffers: '/aktionen' }, AT: { card: '/karte', help: 'javascript:alert(1)' } },
  appStores: { android: 'https://play.example/shop' },
})
document.head.append(block)

const CARD_MEMBER = { isShopcardMember: true }
const person = (loginStatus: string, customer: object = {}, statuses: object = {}) => ({
  tracking: { loginStatus },
  customer,
  statuses,
})

describe('contents of the header', () => {
  let services: ReturnType<typeof serve>
  let stopHush = () => {}
  const using = (psdata: Handler) => {
    services = serve({
      'GET /service/cart/api/cart': () => json({ cart: cartOf() }),
      'GET /service/customerfrontenddata/api/v1/psdata': psdata,
    })
  }
  const open = async (flyout: string, site: Site) => {
    const element = await place(html`<shop-header site=${site}></shop-header>`)
    // The visitor of a site outlives its header.
    window.dispatchEvent(new CustomEvent('shop-personal-data-reset'))
    window.dispatchEvent(new CustomEvent('shop-open-flyout', { detail: { flyout } }))
    await eventually(element, '.panel')
    return element
  }
  const userMenu = async (site: Site, ...who: Parameters<typeof person>) => {
    using(() => json(person(...who)))
    const element = await open('userMenu', site)
    await eventually(element, '.panel__title')
    return element
  }
  const hrefs = (element: Element, selector: string) =>
    allInside(element, selector).map((link) => link.getAttribute('href'))

  beforeEach(() => {
    localStorage.clear()
    stopHush = captureConsole('error', [])
  })
  afterEach(async () => {
    window.dispatchEvent(new CustomEvent('shop-close-flyouts'))
    clearPage()
    await new Promise((resolve) => setTimeout(resolve, 5))
    services.end()
    stopHush()
  })

  describe('user menu', () => {
    it('welcomes a logged-out visitor, with Login and Register (FLYOUT-33)', async () => {
      const element = await userMenu('DE', 'LOGGED_OUT')
      expect(textsOf(element, '.panel__title')).to.deep.equal(['Willkommen bei Shop'])
      expect(hrefs(element, '.panel__head a')).to.deep.equal(['/signin?loginRedirect=red', '/register'])
    })

    for (const status of ['LOGGED_IN', 'REMEMBERED']) {
      it(`greets a ${status} visitor by full name, with Logout (FLYOUT-28, FLYOUT-34)`, async () => {
        const element = await userMenu('DE', status, { firstname: 'Anna', lastname: 'Nagy' })
        expect(textsOf(element, '.panel__title')).to.deep.equal(['Hallo Anna Nagy'])
        expect(hrefs(element, '.panel__head a')).to.deep.equal(['/logout'])
      })
    }

    it('puts the family name first in Hungarian, and greets without a name where there is none (FLYOUT-34)', async () => {
      const element = await userMenu('HU', 'LOGGED_IN', { firstname: 'Anna', lastname: 'Nagy' })
      expect(textsOf(element, '.panel__title')[0]).to.include('Nagy Anna')
      clearPage()
      const nameless = await userMenu('SK', 'LOGGED_IN')
      expect(textsOf(nameless, '.panel__title')).to.deep.equal(['Tešíme sa, že ste opäť tu'])
    })

    it('shows names as text, never as HTML (CALL-23)', async () => {
      const element = await userMenu('AT', 'LOGGED_IN', { firstname: '<img src=x onerror=alert(1)>' })
      expect(textsOf(element, '.panel__title')[0]).to.include('<img')
      expect(inside(element, '.panel__title img')).to.equal(null)
    })

    it('shows links, Login and Register, but neither welcome nor greeting, until personal data has arrived (FLYOUT-35)', async () => {
      let answer = (_: Response) => {}
      using(() => new Promise((resolve) => (answer = resolve)))
      const element = await open('userMenu', 'PL')
      expect(inside(element, '.panel__head')?.ariaBusy).to.equal('true')
      expect(inside(element, '.panel__title') === null).to.equal(true)
      expect(hrefs(element, '.panel__head a')).to.deep.equal(['/signin?loginRedirect=red', '/register'])
      expect(hrefs(element, '.panel__link')).to.include('/account')
      answer(json(person('LOGGED_OUT')))
      await eventually(element, '.panel__title')
    })

    it('treats the visitor as logged out when the service fails (FLYOUT-29)', async () => {
      using(() => json({}, 503))
      const reported = nextEvent<{ code: string }>(
        'shop-element-error',
        ({ code }) => code === 'PERSONAL_DATA_UNAVAILABLE',
      )
      const element = await open('userMenu', 'CZ')
      await reported
      await eventually(element, '.panel__buttons')
    })

    const LINKS: Record<Site, string[]> = {
      DE: ['/account', '/pages/card', '/orderhistory', '/watchlist', '/mobile', '/community', '/pages/hilfe'],
      // The page's `links` override the card; an address of another scheme counts as missing.
      AT: ['/account', '/karte', '/orderhistory', '/watchlist', '/pages/hilfe'],
      CH: ['/account', '/pages/card', '/orderhistory', '/watchlist', '/pages/hilfe'],
      CH_FR: ['/account', '/pages/card', '/orderhistory', '/watchlist', '/pages/aide'],
      PL: ['/account', '/pages/karta', '/orderhistory', '/watchlist', '/pages/pomoc'],
      CZ: ['/account', '/pages/karta', '/orderhistory', '/watchlist', '/pages/napoveda'],
      HU: ['/account', '/pages/kartya', '/orderhistory', '/watchlist', '/pages/sugo'],
      SK: ['/account', '/pages/karta', '/orderhistory', '/watchlist', '/pages/pomoc'],
      TR: ['/account', '/orderhistory', '/watchlist'],
    }
    for (const site of SITES) {
      it(`links in ${site} to ${LINKS[site].join(', ')} (FLYOUT-36, FLYOUT-38)`, async () => {
        const element = await userMenu(site, 'LOGGED_OUT')
        expect(hrefs(element, '.panel__link')).to.deep.equal(LINKS[site])
      })
    }

    for (const [site, written] of [
      ['DE', '1.250'],
      ['CH', "1'250"],
      ['TR', '1.250'],
      ['CZ', '1 250'],
    ] as const) {
      it(`shows a card member in ${site} ${written} loyalty beans (FLYOUT-37)`, async () => {
        const element = await userMenu(site, 'LOGGED_IN', { loyaltyBeans: 1250 }, CARD_MEMBER)
        expect(hrefs(element, '.panel__link')).to.include('/beanaccount')
        expect(textsOf(element, '.panel__note')).to.deep.equal([written])
      })
    }

    it('shows no number of beans that is unknown, and shows 0 (FLYOUT-37)', async () => {
      const element = await userMenu('AT', 'LOGGED_IN', {}, CARD_MEMBER)
      expect(hrefs(element, '.panel__link')).to.include('/beanaccount')
      expect(inside(element, '.panel__note')).to.equal(null)
      clearPage()
      const withoutBeans = await userMenu('SK', 'LOGGED_IN', { loyaltyBeans: 0 }, CARD_MEMBER)
      expect(textsOf(withoutBeans, '.panel__note')).to.deep.equal(['0'])
    })

    it('is fetched again on shop-personal-data-reset (FLYOUT-30)', async () => {
      let status = 'LOGGED_IN'
      using(() => json(person(status, { firstname: 'Anna' })))
      const element = await open('userMenu', 'HU')
      await waitUntil(() => textsOf(element, '.panel__title')[0]?.includes('Anna'))
      status = 'LOGGED_OUT'
      window.dispatchEvent(new CustomEvent('shop-personal-data-reset'))
      await eventually(element, '.panel__buttons')
    })

    for (const [site, facts] of [
      ['DE', ['Kaffee versandkostenfrei ab 20 €', '10 % Rabatt mit dem Newsletter']],
      ['CH', ['Kaffee versandkostenfrei ab CHF 30', '10% Rabatt mit dem Newsletter', '3 Monate Rückgaberecht']],
      ['HU', ['10% kedvezmény hírlevél-feliratkozóknak', '30 nap a visszaküldésre']],
      ['PL', ['10% rabatu za zapis do newslettera', '30 dni na zwrot']],
      ['TR', ['175 TL ve üzeri kahve alışverişlerinde kargo ücretsiz', 'E-bülten üyelerine %10 indirim']],
    ] as const) {
      it(`states the facts about ${site} (HEADER-42, HEADER-43, HEADER-44)`, async () => {
        const element = await userMenu(site, 'LOGGED_OUT')
        expect(textsOf(element, '.panel__fact')).to.deep.equal(facts)
      })
    }
  })

  describe('store finder', () => {
    it('sends the term as it was typed, without checks, and does not record it (FLYOUT-25)', async () => {
      using(() => json(person('LOGGED_OUT')))
      const element = await open('storeFinder', 'TR')
      const form = inside<HTMLFormElement>(element, '.panel__form') as HTMLFormElement
      const field = inside<HTMLInputElement>(element, '.panel__field') as HTMLInputElement
      expect(form.getAttribute('action')).to.equal('/service/storefinder/search')
      for (const term of ['', '  20 095 ', 'x'.repeat(300), 'Kadıköy & İzmir']) {
        field.value = term
        let sent: string | undefined
        form.addEventListener(
          'submit',
          (event) => {
            sent = event.defaultPrevented ? undefined : new URLSearchParams(new FormData(form) as never).toString()
            event.preventDefault()
          },
          { once: true },
        )
        inside(element, '.panel__form button')?.click()
        expect(sent).to.equal(new URLSearchParams({ searchTerm: term }).toString())
      }
      const records = JSON.stringify((window as { dataLayer?: unknown }).dataLayer)
      expect(records).to.include('store_finder').and.to.not.include('Kadıköy')
    })

    for (const [site, links] of [
      ['DE', ['/service/storefinder/', '/pages/filialen', '/aktionen']],
      ['CH_FR', ['/service/storefinder/', '/pages/magasins']],
      ['SK', ['/service/storefinder/', '/pages/predajne']],
    ] as const) {
      it(`links in ${site} to ${links.join(', ')} (FLYOUT-26)`, async () => {
        using(() => json(person('LOGGED_OUT')))
        const element = await open('storeFinder', site)
        expect(hrefs(element, '.panel__link')).to.deep.equal(links)
      })
    }
  })

  describe('app banner', () => {
    const spoofed = new Map<string, unknown>([
      [
        'userAgent',
        'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36',
      ],
      ['maxTouchPoints', 5],
    ])
    beforeEach(() => {
      using(() => json(person('LOGGED_OUT')))
      for (const [name, value] of spoofed)
        Object.defineProperty(navigator, name, { configurable: true, get: () => value })
    })
    afterEach(() => {
      for (const name of spoofed.keys()) delete (navigator as unknown as Record<string, unknown>)[name]
    })

    it("shows 5 stars and '89k', leads to the store, and moves nothing (HEADER-30, HEADER-31)", async () => {
      const element = await place(html`<shop-header site="DE"></shop-header>`)
      const height = element.offsetHeight
      const banner = await eventually(element, '.app-banner')
      expect(inside(element, '.app-banner .rating__stars')?.getAttribute('aria-label')).to.equal('5 von 5 Sternen')
      expect(textsOf(element, '.app-banner .rating__count')).to.deep.equal(['89k'])
      expect(hrefs(element, '.app-banner a')).to.deep.equal(['https://play.example/shop'])
      expect(getComputedStyle(banner).position).to.equal('fixed')
      expect(element.offsetHeight).to.equal(height)
    })

    it('stays closed once it was closed (HEADER-32, HEADER-36)', async () => {
      const element = await place(html`<shop-header site="DE"></shop-header>`)
      await eventually(element, '.app-banner')
      inside(element, '.app-banner button')?.click()
      await waitUntil(() => !inside(element, '.app-banner'))
      expect(document.documentElement.style.scrollPaddingBottom).to.equal('')
      clearPage()
      const again = await place(html`<shop-header site="DE"></shop-header>`)
      await new Promise((resolve) => setTimeout(resolve, 150))
      expect(inside(again, '.app-banner')).to.equal(null)
    })

    it('does not show in a reduced header, nor with app-banner="false" (HEADER-34)', async () => {
      const reduced = await place(html`<shop-header site="DE" reduced></shop-header>`)
      const without = await place(html`<shop-header site="AT" app-banner="false"></shop-header>`)
      await new Promise((resolve) => setTimeout(resolve, 150))
      expect(inside(reduced, '.app-banner')).to.equal(null)
      expect(inside(without, '.app-banner')).to.equal(null)
    })
  })
})
