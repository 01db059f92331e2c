// every engine: dialog, styles
import { expect } from '@open-wc/testing'
import { html } from 'lit-html'
import '../../../src/elements/shop-header.ts'
import { sharedState } from '../../../src/page/events/shared-state.ts'
import { SITES, type Site } from '../../../src/shop/sites/sites.ts'
import { page } from '../../support/page.ts'
import { type Handler, json } from '../../support/services.ts'

// Settings are read once in a page.
const SETTINGS = {
  links: { DE: { supermarketOffers: '/aktionen' }, AT: { card: '/karte', help: 'javascript:alert(1)' } },
  appStores: { android: 'https://play.example/shop' },
}
const CARD_MEMBER = { isShopcardMember: true }
const person = (loginStatus: string, customer: object = {}, statuses: object = {}) =>
  json({ tracking: { loginStatus }, customer, statuses })

describe('contents of the header', () => {
  /** Opens a flyout for a visitor whom the service describes so. Resolves with what can be found in it. */
  const open = async (flyout: 'userMenu' | 'storeFinder', site: Site, psdata: Handler) => {
    page.settings(SETTINGS)
    page.serve({ 'GET /service/customerfrontenddata/api/v1/psdata': psdata })
    await page.mount(html`<shop-header site=${site}></shop-header>`)
    // The visitor of a site outlives its header.
    page.dispatch('shop-personal-data-reset')
    page.dispatch('shop-open-flyout', { flyout })
    return page.within(await page.see('dialog'))
  }
  const openUserMenu = async (site: Site, ...who: Parameters<typeof person>) => {
    const menu = await open('userMenu', site, () => person(...who))
    await page.until(() => !menu.select('[aria-busy]'))
    return menu
  }
  type Found = Awaited<ReturnType<typeof open>>
  const hrefs = (links: readonly Element[]) => links.map((link) => link.getAttribute('href'))
  const menuLinks = (menu: Found) => page.within(menu.get('navigation')).all('link')
  const facts = (menu: Found) => page.within(menu.all('list').at(-1) as Element).all('listitem')

  describe('user menu', () => {
    it('welcomes a logged-out visitor, with Login and Register (FLYOUT-33)', async () => {
      const menu = await openUserMenu('DE', 'LOGGED_OUT')
      expect(menu.names('heading')).to.deep.equal(['Ihr Konto'])
      await menu.says('Willkommen bei Shop')
      expect(hrefs(menu.all('link')).slice(0, 2)).to.deep.equal(['/signin?loginRedirect=red', '/register'])
    })

    for (const [status, site, customer, greeting] of [
      ['LOGGED_IN', 'DE', { firstname: 'Anna', lastname: 'Nagy' }, 'Hallo Anna Nagy'],
      ['REMEMBERED', 'DE', { firstname: 'Anna', lastname: 'Nagy' }, 'Hallo Anna Nagy'],
      // The family name comes first in Hungarian.
      ['LOGGED_IN', 'HU', { firstname: 'Anna', lastname: 'Nagy' }, 'Üdvözöljük, Nagy Anna!'],
      ['LOGGED_IN', 'SK', {}, 'Tešíme sa, že ste opäť tu'],
      // As text, never as HTML.
      ['LOGGED_IN', 'AT', { firstname: '<img src=x onerror=alert(1)>' }, 'Hallo <img src=x onerror=alert(1)>'],
    ] as const)
      it(`greets a ${status} visitor by "${greeting}", with Logout (FLYOUT-28, FLYOUT-34, CALL-23)`, async () => {
        const menu = await openUserMenu(site, status, customer)
        await menu.says(greeting)
        expect(menu.all('img')).to.deep.equal([])
        const logouts = menu.all('link').filter((link) => link.getAttribute('href') === '/logout')
        // No second one for remembered visitors.
        expect(logouts).to.have.length(1)
        // Nothing that fetches links in advance may log out (DELIVERY-68).
        expect(logouts[0]?.matches('[rel=nofollow].no-prefetch')).to.equal(true)
        // Behind the links of the account.
        const last = menuLinks(menu).at(-1) as Element
        const position = last.compareDocumentPosition(logouts[0] as Element)
        expect(position & Node.DOCUMENT_POSITION_FOLLOWING).to.be.greaterThan(0)
      })

    for (const status of [undefined, 'LOGGED_OUT', 'LOGGED_IN'] as const)
      it(`has no hole between its parts, ${status ?? 'before the answer'} (FLYOUT-33, FLYOUT-34, FLYOUT-35)`, async () => {
        await page.size(375, 800)
        const menu = await open('userMenu', 'DE', () =>
          status ? person(status, { firstname: 'Anna' }) : new Promise<Response>(() => {}),
        )
        if (status) await menu.says(/Willkommen|Anna/)
        // The lines that stand for words are no element; the place of the buttons has them.
        const boxes = menu
          .selectAll('h2, p, a, li, .panel__buttons')
          .map((part) => part.getBoundingClientRect())
          .sort((a, b) => a.top - b.top)
        expect(boxes.length).to.be.greaterThan(8)
        for (const [at, { top }] of boxes.entries()) {
          const above = Math.max(...boxes.slice(0, at).map(({ bottom }) => bottom))
          if (at > 0) expect(top - above).to.be.lessThan(50)
        }
      })

    it('shows links and buttons, but neither welcome nor greeting, until data has arrived (FLYOUT-35)', async () => {
      let answer = () => {}
      const answered = new Promise<void>((resolve) => (answer = resolve))
      const menu = await open('userMenu', 'PL', () => answered.then(() => person('LOGGED_OUT')))
      expect(menu.select('[aria-busy=true]')).not.to.equal(undefined)
      expect(menu.names('heading')).to.deep.equal(['Twoje konto'])
      expect(menu.text()).not.to.match(/Witaj w/)
      expect(hrefs(menu.all('link')).slice(0, 3)).to.deep.equal(['/signin?loginRedirect=red', '/register', '/account'])
      const heading = menu.get('heading')
      answer()
      await menu.says(/Witaj w/)
      expect(menu.select('[aria-busy=true]')).to.equal(undefined)
      expect(menu.get('heading') === heading).to.equal(true)
    })

    it('treats the visitor as logged out when the service fails, and reports it (FLYOUT-29)', async () => {
      page.logs(/PERSONAL_DATA_UNAVAILABLE/)
      const menu = await open('userMenu', 'CZ', () => json({}, 503))
      await menu.says(/Vít/)
      expect(page.select('[part=user-menu-icon]').textContent).to.equal('Můj účet')
      expect(sharedState().loginStatus).to.equal('LOGGED_OUT')
    })

    it('and icon name the visitor until personal data is reset (FLYOUT-30, FLYOUT-32, DELIVERY-30)', async () => {
      let status = 'LOGGED_IN'
      const menu = await open('userMenu', 'HU', () => person(status, { firstname: 'Anna' }))
      await menu.says(/Anna/)
      expect(page.select('[part=user-menu-icon]').textContent).to.match(/Anna/)
      expect(sharedState().loginStatus).to.equal('LOGGED_IN')
      status = 'LOGGED_OUT'
      page.dispatch('shop-personal-data-reset')
      await page.until(() => !/Anna/.test(menu.text()))
      await menu.see('link', 'Regisztráció')
      expect(page.select('[part=user-menu-icon]').textContent).not.to.match(/Anna/)
    })

    it('leads members of the community into it (FLYOUT-36, FLYOUT-38)', async () => {
      const menu = await open('userMenu', 'DE', () => person('LOGGED_IN', {}, { isCommunityMember: true }))
      await page.until(() => hrefs(menuLinks(menu)).includes('/community/home'))
      expect(hrefs(menuLinks(menu))).not.to.include('/community')
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
    for (const site of SITES)
      it(`links in ${site} to the pages of the site (FLYOUT-36, FLYOUT-38)`, async () => {
        expect(hrefs(menuLinks(await openUserMenu(site, 'LOGGED_OUT')))).to.deep.equal(LINKS[site])
      })

    for (const [site, loyaltyBeans, written] of [
      ['DE', 1250, '1.250'],
      ['CH', 1250, "1'250"],
      ['TR', 1250, '1.250'],
      ['CZ', 1250, '1 250'],
      ['SK', 0, '0'],
      ['AT', undefined, ''],
    ] as const)
      it(`shows a card member in ${site} ${loyaltyBeans} loyalty beans as "${written}" (FLYOUT-37)`, async () => {
        const menu = await openUserMenu(site, 'LOGGED_IN', { loyaltyBeans }, CARD_MEMBER)
        const [beans] = menuLinks(menu).filter((link) => link.getAttribute('href') === '/beanaccount')
        expect(beans?.innerText.replace('\u00a0', ' ').split('\n')[1] ?? '').to.equal(written)
      })

    for (const [site, expected] of [
      ['DE', ['Kaffee versandkostenfrei ab 20 €', '10 % Rabatt mit dem Newsletter']],
      ['CH', ['Kaffee versandkostenfrei ab CHF 30', '10% Rabatt mit dem Newsletter', '3 Monate Rückgaberecht']],
      ['HU', ['10% kedvezmény hírlevél-feliratkozóknak', '30 nap a visszaküldésre']],
      ['PL', ['10% rabatu za zapis do newslettera', '30 dni na zwrot']],
      ['TR', ['175 TL ve üzeri kahve alışverişlerinde kargo ücretsiz', 'E‑bülten üyelerine %10 indirim']],
    ] as const)
      it(`states the facts about ${site} (HEADER-42, HEADER-43, HEADER-44)`, async () => {
        const found = facts(await openUserMenu(site, 'LOGGED_OUT'))
        expect(found.map((fact) => page.within(fact).text())).to.deep.equal(expected)
      })
  })

  describe('store finder', () => {
    it('sends the term as it was typed, without checks, and does not record it (FLYOUT-25)', async () => {
      const finder = await open('storeFinder', 'TR', () => person('LOGGED_OUT'))
      const field = finder.select<HTMLInputElement>('input')
      for (const term of ['', '  20 095 ', 'x'.repeat(300), 'Kadıköy & İzmir']) {
        field.value = term
        await finder.click(finder.select('button[type=submit]'))
        const query = new URLSearchParams({ searchTerm: term })
        expect(page.followed().at(-1)).to.equal(`/service/storefinder/search?${query}`)
      }
      expect(JSON.stringify(page.dataLayer())).to.include('store_finder').and.to.not.include('Kadıköy')
    })

    for (const [site, links] of [
      ['DE', ['/service/storefinder/', '/pages/filialen', '/aktionen']],
      ['CH_FR', ['/service/storefinder/', '/pages/magasins']],
      ['SK', ['/service/storefinder/', '/pages/predajne']],
    ] as const)
      it(`links in ${site} to ${links.join(', ')} (FLYOUT-26)`, async () => {
        const finder = await open('storeFinder', site, () => person('LOGGED_OUT'))
        expect(hrefs(menuLinks(finder))).to.deep.equal(links)
      })
  })

  describe('app banner', () => {
    const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36'
    const mount = async (template = html`<shop-header site="DE"></shop-header>`) => {
      page.settings(SETTINGS)
      page.fake(navigator, 'userAgent', ANDROID)
      page.fake(navigator, 'maxTouchPoints', 5)
      return page.mount(template)
    }

    it("shows 5 stars and '89k', leads to the store, and moves nothing (HEADER-30, HEADER-31)", async () => {
      await mount()
      const bar = page.select('[part=header]')
      const { top, height } = bar.getBoundingClientRect()
      const banner = await page.see('complementary', 'Unsere App')
      expect(page.within(banner).names('img')).to.deep.equal(['5 von 5 Sternen'])
      expect(page.within(banner).text()).to.include('89k')
      expect(hrefs(page.within(banner).all('link'))).to.deep.equal(['https://play.example/shop'])
      expect(getComputedStyle(banner).position).to.equal('fixed')
      expect(bar.getBoundingClientRect()).to.include({ top, height })
    })

    it('stays closed once it was closed (HEADER-32, HEADER-36)', async () => {
      const header = await mount()
      const close = await page.see('button', 'App-Hinweis schließen')
      await page.rest()
      await page.click(close)
      await page.gone('complementary')
      expect(document.documentElement.style.scrollPaddingBottom).to.equal('')
      header.remove()
      await mount()
      for (let count = 0; count < 5; count += 1) await page.frame()
      expect(page.query('complementary')).to.equal(undefined)
    })

    it('does not show in a reduced header, nor with app-banner="false" (HEADER-34)', async () => {
      await mount(html`<shop-header site="DE" reduced></shop-header>`)
      await mount(html`<shop-header site="AT" app-banner="false"></shop-header>`)
      for (let count = 0; count < 5; count += 1) await page.frame()
      expect(page.query('complementary')).to.equal(undefined)
    })
  })
})
