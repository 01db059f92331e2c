import { expect } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import '../../../src/elements/shop-footer.ts'
import { allInside, inside } from '../../support/elements.ts'
import { waitUntil } from '../../support/wait-until.ts'
import { fakeServices, isVisible, placeFooter, resetPage } from './support.ts'

const viewChanger = (element: Element) => inside<HTMLAnchorElement>(element, '.legal__switches > span > a')

describe('the bottom bar of the footer', () => {
  afterEach(resetPage)

  for (const platform of ['', 'CLASSIC', 'MATCH', 'SMARTPHONE', 'TABLET']) {
    const hasSwitches = !['SMARTPHONE', 'TABLET'].includes(platform)
    it(`${hasSwitches ? 'has' : 'does not have'} country switcher and view changer on ${platform || 'no platform'} (FOOTER-40)`, async () => {
      fakeServices()
      if (platform) document.documentElement.dataset.platform = platform
      const element = await placeFooter()
      expect(isVisible(inside(element, '.countries'))).to.equal(hasSwitches)
      // Those who have the desktop view are not offered it (FOOTER-57).
      expect(isVisible(viewChanger(element))).to.equal(hasSwitches && platform !== 'CLASSIC')
    })
  }

  it('offers the way back, but no desktop view, on CLASSIC and in a window as wide (FOOTER-57)', async () => {
    fakeServices()
    const before = location.href
    await setViewport({ width: 1440, height: 800 })
    const element = await placeFooter()
    expect(viewChanger(element)).to.equal(null)
    await setViewport({ width: 1439, height: 800 })
    document.documentElement.dataset.platform = 'CLASSIC'
    history.replaceState(null, '', '?a=1&presentation=webshop')
    const forced = await placeFooter()
    expect(viewChanger(forced)?.textContent).to.equal('Zur mobilen Ansicht')
    history.replaceState(null, '', before)
  })

  it('leads back from a forced desktop view, and follows address changes without a reload (FOOTER-42)', async () => {
    fakeServices()
    const before = location.href
    history.replaceState(null, '', '?presentation=webshop&a=1')
    const element = await placeFooter()
    expect(viewChanger(element)?.textContent).to.equal('Zur mobilen Ansicht')
    expect(viewChanger(element)?.search).to.equal(new URL('?a=1', before).search)
    history.pushState(null, '', '/m/coffee?page=2')
    viewChanger(element)?.focus()
    await waitUntil(() => viewChanger(element)?.getAttribute('href') === '/coffee?page=2&presentation=webshop')
    history.replaceState(null, '', before)
  })

  it('names each country in its own language, and says which language that is (FOOTER-38)', async () => {
    fakeServices()
    const element = await placeFooter('HU')
    const names = allInside(element, '.countries__link').map((link) => [link.lang, link.textContent])
    expect(names).to.deep.equal([
      ['de', 'Deutschland'],
      ['de', 'Österreich'],
      ['de', 'Schweiz'],
      ['fr', 'Suisse'],
      ['pl', 'Polska'],
      ['cs', 'Česko'],
      // The footer's own language.
      ['', 'Magyarország'],
      ['sk', 'Slovensko'],
      ['tr', 'Türkiye'],
    ])
    expect(inside(element, '.countries__current')?.textContent).to.equal('Ország kiválasztása: Magyarország')
  })

  it('marks the current shop in the country switcher (FOOTER-38)', async () => {
    fakeServices()
    const element = await placeFooter('HU')
    const current = allInside(element, '.countries__link[aria-current=true]')
    expect(current.map(({ textContent }) => textContent?.trim())).to.deep.equal(['Magyarország'])
  })

  it('closes the country list by Escape, by a press outside, and when the focus leaves the footer (FOOTER-39)', async () => {
    fakeServices()
    const element = await placeFooter()
    const list = inside<HTMLDetailsElement>(element, '.countries') as HTMLDetailsElement
    list.open = true
    list.querySelector('a')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    expect(list.open).to.equal(false)
    expect(element.shadowRoot?.activeElement?.localName).to.equal('summary')
    list.open = true
    list.querySelector('a')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }))
    expect(list.open).to.equal(true)
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    expect(list.open).to.equal(false)
    list.open = true
    list.querySelector('a')?.focus()
    expect(list.open).to.equal(true)
    const outside = document.createElement('button')
    document.body.append(outside)
    outside.focus()
    outside.remove()
    expect(list.open).to.equal(false)
  })

  it('opens the consent settings of the page, or of the consent manager, or else follows the link (FOOTER-43)', async () => {
    fakeServices()
    const element = await placeFooter()
    const link = allInside(element, '.legal__links a').at(-1) as HTMLElement
    const isFollowedOnClick = () => {
      let isFollowed = false
      const preventNavigation = (event: Event) => {
        isFollowed = !event.defaultPrevented
        event.preventDefault()
      }
      document.addEventListener('click', preventNavigation, { once: true })
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }))
      return isFollowed
    }
    expect(isFollowedOnClick()).to.equal(true)
    window.addEventListener('shop-consent-settings', (event) => event.preventDefault(), { once: true })
    expect(isFollowedOnClick()).to.equal(false)
    const page = window as unknown as Record<string, object | undefined>
    for (const [manager, method] of [
      ['UC_UI', 'showSecondLayer'],
      ['OneTrust', 'ToggleInfoDisplay'],
      ['Cookiebot', 'renew'],
    ] as const) {
      let opened = 0
      page[manager] = { [method]: () => (opened += 1) }
      expect(isFollowedOnClick(), manager).to.equal(false)
      delete page[manager]
      expect(opened, manager).to.equal(1)
    }
  })
})
