// every engine: focus, keys, pointer, dialog
import { expect } from '@open-wc/testing'
import { html } from 'lit-html'
import { SITES } from '../../../src/shop/sites/sites.ts'
import { page } from '../../support/page.ts'
import { json } from '../../support/services.ts'
import { TREE, TREE_CALL } from './answers.ts'
import { entries, link, mountNavigation, openLabel, serveNavigation } from './navigation-page.ts'

describe('drawer of the main navigation on MATCH and SMARTPHONE', () => {
  const mount = (given: Parameters<typeof mountNavigation>[0] = {}) => mountNavigation({ width: 375, ...given })
  const mountOpen = async (given: Parameters<typeof mount>[0] = {}) => {
    await mount(given)
    await page.tap('button', 'Menü')
    await page.see('dialog')
  }
  const drawer = () => page.within(page.get('dialog'))
  const rows = () => [...drawer().select('ul').children].map(({ textContent }) => textContent)
  /** Taps on a node or button of the drawer, and waits for the level that it opens. */
  const go = async (name: string, level: string) => {
    await drawer().tap('button', name)
    await page.see('dialog', level)
  }
  const closeButton = () => drawer().get('button', 'Menü schließen')

  for (const [platform, width] of [
    [undefined, 375],
    ['SMARTPHONE', 1280],
  ] as const)
    it(`opens by the menu button as a modal dialog, at ${width} px (NAV-38)`, async () => {
      if (platform) document.documentElement.dataset.platform = platform
      await mountOpen({ width })
      expect(page.get('dialog', 'Menü').matches(':modal')).to.equal(true)
      expect(rows()).to.deep.equal(['Themes', 'Coffee', 'Home', 'Gifts'])
      expect(page.select('[aria-haspopup=dialog][aria-expanded=true]').textContent).to.equal('Menü')
    })

  it('gives way to a flyout that the page asks for (FLYOUT-2, FLYOUT-45)', async () => {
    await mountOpen()
    page.dispatch('shop-open-flyout', { flyout: 'userMenu' })
    await page.see('dialog', 'Ihr Konto')
    await page.gone('dialog', 'Menü')
  })

  it('marks the current page also on a node with children (NAV-36)', async () => {
    history.replaceState(null, '', '/x/coffee')
    await mountOpen()
    // It has opened at the current page.
    await go('Zurück: Menü', 'Menü')
    expect(drawer().get('button', 'Coffee').ariaCurrent).to.equal('page')
  })

  it('leads on below the entries of its first level (NAV-49)', async () => {
    await mountOpen()
    const links = [...drawer().select('.drawer-links').querySelectorAll(':scope > a')]
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).to.deep.equal([
      ['Anmelden', '/signin?loginRedirect=red'],
      ['Meine Bestellungen', '/orderhistory'],
      ['Filialen', '/service/storefinder/'],
      ['Hilfe und Kontakt', '/pages/hilfe'],
    ])
    const countries = drawer().select('details')
    expect(countries.querySelector('summary')?.textContent).to.include('Deutschland')
    expect(countries.querySelectorAll('a')).to.have.length(SITES.length - 1)
    await go('Coffee', 'Coffee')
    expect(page.selectAll('.drawer-links')).to.have.length(0)
  })

  it('opens once the code has loaded, for a click on the menu button before (NAV-27)', async () => {
    await page.size(375)
    serveNavigation()
    await page.mount(html`<shop-header site="AT"></shop-header>`)
    await page.tap('button', 'Menü')
    await page.see('dialog', 'Menü')
  })

  it('goes down level by level and back, and moves the focus along (NAV-28, NAV-39)', async () => {
    await mountOpen()
    await go('Coffee', 'Coffee')
    expect(rows()).to.deep.equal(['Beans', 'Ground', 'Guide (öffnet in einem neuen Fenster)'])
    // Only the open level is rendered.
    expect(drawer().text()).to.not.match(/Dark|Home/)
    expect(page.focused()).to.equal(drawer().get('button', 'Zurück: Menü'))
    await go('Beans', 'Beans')
    expect(rows()).to.deep.equal(['Dark', 'Light'])
    expect(link('Alles ansehen: Beans').getAttribute('href')).to.equal('/x/beans')
    await go('Zurück: Coffee', 'Coffee')
    expect(page.focused()).to.equal(drawer().get('button', 'Beans'))
    await go('Zurück: Menü', 'Menü')
    expect(rows()).to.deep.equal(['Themes', 'Coffee', 'Home', 'Gifts'])
    expect(page.focused()).to.equal(drawer().get('button', 'Coffee'))
  })

  it('shows teasers and theme worlds (NAV-39)', async () => {
    await mountOpen()
    await go('Coffee', 'Coffee')
    expect(drawer().text()).to.match(/Try\nAurora$/)
    await go('Zurück: Menü', 'Menü')
    await go('Themes', 'Themes')
    expect(drawer().all('region')).to.have.length(4)
  })

  it('opens at the active path (NAV-37)', async () => {
    history.replaceState(null, '', '/somewhere/here')
    const tree = structuredClone(TREE)
    const beans = tree[0]?.children?.[0]
    if (beans) beans.children = [{ title: 'Here', href: '/x/here' }]
    await mount({ site: 'CZ', services: { [TREE_CALL]: () => json(tree) } })
    await page.tap('button', 'Menu')
    await page.see('dialog', 'Beans')
    expect(link('Here').ariaCurrent).to.equal('page')
  })

  it('opens at an entry on its first tap; the second follows the link at the head of the list (NAV-38)', async () => {
    await mount()
    await page.tap(link('Coffee'))
    await page.see('dialog', 'Coffee')
    expect(page.followed()).to.deep.equal([])
    await page.tap(link('Alles ansehen: Coffee'))
    expect(page.followed()).to.deep.equal(['/x/coffee'])
  })

  it('opens instead of a flyout on SMARTPHONE, however wide the window is (NAV-38)', async () => {
    document.documentElement.dataset.platform = 'SMARTPHONE'
    await mount({ width: 1280 })
    await page.tap(link('Coffee'))
    expect((await page.see('dialog', 'Coffee')).matches(':modal')).to.equal(true)
  })

  it('does not open under a mouse that hovers (NAV-38)', async () => {
    await mount()
    const clock = page.clock()
    await page.hover('link', 'Coffee')
    clock.tick(1000)
    await page.rendered()
    expect(openLabel()).to.equal(undefined)
  })

  for (const [how, close] of [
    ['its button', () => page.click(closeButton())],
    ['Escape', () => page.press('Escape')],
    [
      'a close request of the platform',
      () => page.get('dialog').dispatchEvent(new Event('cancel', { cancelable: true })),
    ],
  ] as const)
    it(`closes by ${how}, and returns the focus (NAV-39)`, async () => {
      await mount()
      const menu = page.get('button', 'Menü')
      menu.focus()
      await page.press('Enter')
      await page.see('dialog')
      await page.rest()
      await close()
      await page.gone('dialog')
      expect(page.focused()).to.equal(menu)
    })

  it('closes in the same task when the page is left (FLYOUT-60)', async () => {
    await mountOpen()
    await go('Home', 'Home')
    page.dispatch('pagehide')
    expect(page.query('dialog')).to.equal(undefined)
    expect(document.documentElement.classList.contains('shop-flyout-open')).to.equal(false)
  })

  it('dispatches -1 for its first level, then the index of the entry (NAV-40)', async () => {
    const opened = page.events('navigation-flyout-opened')
    const closed = page.events('navigation-flyout-closed')
    await mountOpen()
    await go('Home', 'Home')
    await go('Rooms', 'Rooms')
    await page.tap(closeButton())
    await page.gone('dialog')
    expect([opened, closed]).to.deep.equal([
      [{ index: -1 }, { index: 2 }],
      [{ index: -1 }, { index: 2 }],
    ])
  })

  it('leaves the built-in entries as a row that scrolls when no service answers (NAV-7)', async () => {
    page.logs(/NAVIGATION_UNAVAILABLE/)
    const errors = page.events('shop-element-error')
    await page.size(375)
    serveNavigation({ [TREE_CALL]: () => json({}, 500) })
    await page.mount(html`<shop-header site="TR" client-id="none"></shop-header>`)
    await page.until(() => errors.length > 0)
    const list = page.select('[data-live="navigation.list"]')
    expect(entries()).to.have.length(9)
    expect(list.scrollWidth).to.be.greaterThan(list.clientWidth)
    expect(getComputedStyle(list).overflowX).to.equal('auto')
    expect(page.select('nav').offsetHeight).to.be.lessThan(60)
  })
})
