// every engine: focus, keys
import { expect } from '@open-wc/testing'
import { html } from 'lit-html'
import { prerenderElement } from '../../../src/render/prerender.tsx'
import { page } from '../../support/page.ts'
import { showFooter } from './support.ts'

const TO_MOBILE = 'Zur mobilen Ansicht'
const TO_DESKTOP = 'Zur Desktop-Ansicht'
const root = document.documentElement

/** Whether the list of countries, the link to the desktop view and that to the mobile one show. */
const offered = (footer: ParentNode = page.select('[part=footer]')) =>
  ['[part=countries]', '[data-live="view-changer:toDesktop"]', '[data-live="view-changer:toMobile"]'].map((selector) =>
    footer.querySelector(selector)?.checkVisibility(),
  )

describe('the bottom bar of the footer', () => {
  for (const [platform, shown] of [
    ['CLASSIC', [true, false, true]],
    ['MATCH', [true, true, false]],
    ['SMARTPHONE', [false, false, false]],
    ['TABLET', [false, false, false]],
  ] as const)
    it(`offers another country and view as fits to ${platform}, at any width (FOOTER-40, FOOTER-57)`, async () => {
      root.dataset.platform = platform
      await showFooter()
      for (const width of [320, 1024, 1440]) {
        await page.size(width)
        expect(offered(), `${width}`).to.deep.equal(shown)
      }
    })

  it('offers them by the width without a platform, painted too (FOOTER-40, FOOTER-57, PART-35)', async () => {
    const { html: fragment } = await prerenderElement('shop-footer', { site: 'DE' })
    await showFooter()
    // As before any script.
    const painted = document.createElement('div')
    painted.setHTMLUnsafe(fragment.replaceAll('shop-footer', 'section'))
    document.body.append(painted)
    page.onEnd(() => painted.remove())
    const paintedRoot = painted.firstElementChild?.shadowRoot as ShadowRoot
    for (const [width, shown] of [
      [320, [true, true, false]],
      [767, [true, true, false]],
      [768, [true, true, false]],
      [979, [true, true, false]],
      [980, [false, false, false]],
      [1024, [false, false, false]],
      [1439, [false, false, false]],
      [1440, [true, false, true]],
      [800, [true, true, false]],
    ] as const) {
      await page.size(width)
      expect(offered(), `${width}`).to.deep.equal(shown)
      expect(offered(paintedRoot), `painted, ${width}`).to.deep.equal(shown)
    }
    const links = [...paintedRoot.querySelectorAll('[data-live^=view-changer]')]
    expect(links.map((link) => link.getAttribute('href'))).to.deep.equal(['?presentation=webshop', '/m/'])
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
    expect(page.all('link', TO_DESKTOP)).to.have.length(0)
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

  for (const [site, width] of [
    ['DE', 320],
    ['TR', 979],
    ['HU', 1440],
  ] as const)
    it(`has the list of countries in the window: ${site}, ${width} px (FOOTER-38)`, async () => {
      await page.size(width)
      await showFooter(site)
      await page.click(page.select('[part=countries] > summary'))
      const list = page.get('link', 'Magyarország').closest('ul') as Element
      const { left, right } = list.getBoundingClientRect()
      expect([left >= 0, right > left, right <= width], `${left} to ${right}`).to.deep.equal([true, true, true])
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
      // Code that closes it is fetched when it opens.
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
