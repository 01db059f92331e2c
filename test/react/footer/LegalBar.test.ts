// every engine: focus, keys
import { expect } from '@open-wc/testing'
import { html } from 'lit-html'
import { page } from '../../support/page.ts'
import { showFooter } from './support.ts'

const TO_MOBILE = 'Zur mobilen Ansicht'
const TO_DESKTOP = 'Zur Desktop-Ansicht'
const root = document.documentElement

describe('the bottom bar of the footer', () => {
  for (const [platform, isSwitcherShown, isDesktopOffered] of [
    ['', true, true],
    // Those who have the desktop view are not offered it (FOOTER-57).
    ['CLASSIC', true, false],
    ['MATCH', true, true],
    ['SMARTPHONE', false, false],
    ['TABLET', false, false],
  ] as const)
    it(`offers another country or the desktop view as fits to ${platform || 'no platform'} (FOOTER-40)`, async () => {
      if (platform) root.dataset.platform = platform
      await showFooter()
      expect(page.select('[part=countries]').checkVisibility()).to.equal(isSwitcherShown)
      expect(page.query('link', TO_DESKTOP) !== undefined).to.equal(isDesktopOffered)
    })

  it('offers no desktop view in a window as wide (FOOTER-57)', async () => {
    await page.size(1440)
    await showFooter()
    expect(page.all('link', TO_DESKTOP)).to.have.length(0)
  })

  it('leads from a page of CLASSIC to the mobile view (FOOTER-57)', async () => {
    root.dataset.platform = 'CLASSIC'
    history.replaceState(null, '', '/coffee?a=1')
    await showFooter()
    expect(page.get('link', TO_MOBILE).getAttribute('href')).to.equal('/m/coffee?a=1')
  })

  it('offers the way back on CLASSIC (FOOTER-57)', async () => {
    root.dataset.platform = 'CLASSIC'
    history.replaceState(null, '', '?a=1&presentation=webshop')
    await showFooter()
    expect(page.names('link').at(-1)).to.equal(TO_MOBILE)
  })

  it('leads back from a forced desktop view, and follows the address without a reload (FOOTER-42)', async () => {
    const { href } = location
    history.replaceState(null, '', '?presentation=webshop&a=1')
    await showFooter()
    const link = page.get('link', TO_MOBILE) as HTMLAnchorElement
    expect(link.search).to.equal(new URL('?a=1', href).search)
    history.replaceState(null, '', '/m/coffee?page=2')
    link.focus()
    const offered = await page.see('link', TO_DESKTOP)
    expect(offered.getAttribute('href')).to.equal('/coffee?page=2&presentation=webshop')
  })

  it('names each country in its own language, says which that is, and marks its own (FOOTER-38)', async () => {
    await showFooter('HU')
    const links = page.selectAll('a[data-live^="country:"]')
    expect(links.map(({ lang, textContent, ariaCurrent }) => [lang, textContent, ariaCurrent])).to.deep.equal([
      ['de', 'Deutschland', null],
      ['de', 'Österreich', null],
      ['de', 'Schweiz', null],
      ['fr', 'Suisse', null],
      ['pl', 'Polska', null],
      ['cs', 'Česko', null],
      // The footer's own language.
      ['', 'Magyarország', 'true'],
      ['sk', 'Slovensko', null],
      ['tr', 'Türkiye', null],
    ])
    expect(page.select('[part=countries] > summary').textContent).to.equal('Ország kiválasztása: Magyarország')
  })

  describe('has a country list that', () => {
    const isOpen = () => page.query('link', 'Polska') !== undefined
    const summary = () => page.select('[part=countries] > summary')
    /** By key, so that the focus is in it. */
    async function open(): Promise<HTMLElement> {
      const outside = await page.mount(html`<button>Outside</button>`)
      await showFooter()
      summary().focus()
      await page.press('Enter')
      const link = await page.see('link', 'Polska')
      link.focus()
      // What closes it is fetched when it opens.
      await import('../../../src/live/footer/countries.late.ts')
      await page.frame()
      return outside
    }

    it('closes by Escape (FOOTER-39)', async () => {
      await open()
      await page.press('Escape')
      await page.until(() => !isOpen())
      expect(page.focused() === summary()).to.equal(true)
    })

    it('closes when the page is left (FLYOUT-60)', async () => {
      await open()
      page.dispatch('pagehide')
      expect(isOpen()).to.equal(false)
    })

    it('closes by a press outside, not inside (FOOTER-39)', async () => {
      const outside = await open()
      await page.click('link', 'Polska')
      expect(isOpen()).to.equal(true)
      await page.click(outside)
      await page.until(() => !isOpen())
    })

    it('closes when the focus leaves the footer (FOOTER-39)', async () => {
      const outside = await open()
      expect(isOpen()).to.equal(true)
      outside.focus()
      await page.until(() => !isOpen())
    })
  })

  describe('has a link to the consent settings that', () => {
    const click = async () => {
      await showFooter()
      const link = page.get('link', 'Cookie-Einstellungen')
      link.setAttribute('href', '#consent')
      await page.click(link)
    }

    it('is followed when nobody opens them (FOOTER-43)', async () => {
      await click()
      await page.until(() => location.hash === '#consent')
    })

    it('leaves them to a page that cancels the event (FOOTER-43)', async () => {
      let asked = 0
      const cancel = (event: Event) => {
        event.preventDefault()
        asked += 1
      }
      window.addEventListener('shop-consent-settings', cancel, { once: true })
      await click()
      await page.until(() => asked === 1)
      expect(location.hash).to.equal('')
    })

    for (const [manager, method] of [
      ['UC_UI', 'showSecondLayer'],
      ['OneTrust', 'ToggleInfoDisplay'],
      ['Cookiebot', 'renew'],
    ] as const)
      it(`opens those of ${manager} (FOOTER-43)`, async () => {
        let opened = 0
        page.fake(window, manager, { [method]: () => (opened += 1) })
        await click()
        await page.until(() => opened === 1)
        expect(location.hash).to.equal('')
      })
  })
})
