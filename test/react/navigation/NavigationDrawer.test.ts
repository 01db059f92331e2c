import { expect } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import { allInside, eventually, html, inside, place, textsOf } from '../../support/elements.ts'
import { record } from '../../support/events.ts'
import { json } from '../../support/services.ts'
import { waitUntil } from '../../support/wait-until.ts'
import { bar, barTitles, click, focusedText, frames, linkOf, placeHeader, pointerOver } from './actions.ts'
import { TREE, TREE_CALL } from './answers.ts'
import { setUpNavigationPage } from './navigation-page.ts'

describe('drawer of the main navigation on MATCH and SMARTPHONE', () => {
  const page = setUpNavigationPage(375, 700)

  const dialog = (element: HTMLElement) => inside<HTMLDialogElement>(element, 'dialog')
  const heading = (element: HTMLElement) => inside(element, '.modal__title')?.textContent ?? null
  const rows = (element: HTMLElement) => textsOf(element, '.navigation-drawer__level .navigation-node')
  const row = (element: HTMLElement, title: string) =>
    allInside(element, '.navigation-drawer__level .navigation-node').find(
      ({ textContent }) => textContent === title,
    ) as HTMLElement
  const tap = async (target: Element | null) => {
    click(target as Element, 'touch')
    await frames()
  }
  const openMenu = async () => {
    const element = await placeHeader()
    await tap(inside(element, '.navigation__menu'))
    return element
  }

  it('opens by the menu button as a modal dialog (NAV-38)', async () => {
    const element = await openMenu()
    expect(dialog(element)?.matches(':modal')).to.equal(true)
    expect(heading(element)).to.equal('Menü')
    expect(rows(element)).to.deep.equal(['Themes', 'Coffee', 'Home', 'Gifts'])
    expect(inside(element, '.navigation__menu')?.getAttribute('aria-expanded')).to.equal('true')
  })

  it('opens by the menu button on the platform SMARTPHONE in a wide window (NAV-38)', async () => {
    document.documentElement.dataset.platform = 'SMARTPHONE'
    await setViewport({ width: 1280, height: 700 })
    const element = await openMenu()
    expect(inside(element, '.navigation__menu')?.offsetWidth).to.be.above(0)
    expect(dialog(element)?.open).to.equal(true)
    await setViewport({ width: 375, height: 700 })
  })

  it('marks the current page also on a node with children (NAV-36)', async () => {
    history.replaceState(null, '', '/x/coffee')
    const element = await openMenu()
    // It has opened at the current page.
    await tap(inside(element, '.navigation-drawer__back'))
    expect(row(element, 'Coffee').ariaCurrent).to.equal('page')
  })

  it('opens once the code has loaded, for a click on the menu button before (NAV-27)', async () => {
    const element = await place(html`<shop-header site="AT"></shop-header>`)
    inside(element, '.navigation__menu')?.click()
    await eventually(element, 'dialog')
    expect(heading(element)).to.equal('Menü')
  })

  it('goes down level by level and back, and moves the focus along (NAV-39)', async () => {
    const element = await openMenu()
    await tap(row(element, 'Coffee'))
    expect(heading(element)).to.equal('Coffee')
    expect(rows(element)).to.deep.equal(['Beans', 'Ground', 'Guide (öffnet in einem neuen Fenster)'])
    expect(focusedText(element)).to.equal('Menü')
    expect(inside(element, '.navigation-drawer__back')?.ariaLabel).to.equal('Zurück: Menü')
    await tap(row(element, 'Beans'))
    expect(rows(element)).to.deep.equal(['Dark', 'Light'])
    expect(inside(element, '.navigation-all')?.getAttribute('href')).to.equal('/x/beans')
    await tap(inside(element, '.navigation-drawer__back'))
    expect(heading(element)).to.equal('Coffee')
    expect(focusedText(element)).to.equal('Beans')
    await tap(inside(element, '.navigation-drawer__back'))
    expect(rows(element)).to.deep.equal(['Themes', 'Coffee', 'Home', 'Gifts'])
    expect(focusedText(element)).to.equal('Coffee')
  })

  it('renders the open level only (NAV-28, NAV-39)', async () => {
    const element = await openMenu()
    await tap(row(element, 'Coffee'))
    expect(allInside(element, 'dialog ul:not(.navigation-teaser ul)')).to.have.length(1)
    expect(dialog(element)?.textContent).to.not.include('Dark')
  })

  it('shows teasers and theme worlds (NAV-39)', async () => {
    const element = await openMenu()
    await tap(row(element, 'Coffee'))
    expect(textsOf(element, '.navigation-teaser')).to.deep.equal(['TryAurora'])
    await tap(inside(element, '.navigation-drawer__back'))
    await tap(row(element, 'Themes'))
    expect(textsOf(element, '.theme-worlds h2')).to.have.length(4)
  })

  it('opens at the active path (NAV-37)', async () => {
    history.replaceState(null, '', '/somewhere/here')
    const tree = structuredClone(TREE)
    const beans = tree[0]?.children?.[0]
    if (beans) beans.children = [{ title: 'Here', href: '/x/here' }]
    page.serveInstead({ [TREE_CALL]: () => json(tree) })
    const element = await placeHeader({ site: 'CZ' })
    await tap(inside(element, '.navigation__menu'))
    expect(heading(element)).to.equal('Beans')
    expect(row(element, 'Here').getAttribute('aria-current')).to.equal('page')
  })

  it('opens at an entry on its first tap; the second follows the link at the head of the list (NAV-38)', async () => {
    const element = await placeHeader()
    expect(click(linkOf(element, 'Coffee'), 'touch')).to.equal(false)
    await frames()
    expect(heading(element)).to.equal('Coffee')
    expect(click(inside(element, '.navigation-all') as Element, 'touch')).to.equal(true)
  })

  it('opens instead of a flyout on SMARTPHONE, however wide the window is (NAV-38)', async () => {
    await setViewport({ width: 1280, height: 700 })
    document.documentElement.dataset.platform = 'SMARTPHONE'
    try {
      const element = await placeHeader()
      click(linkOf(element, 'Coffee'), 'touch')
      await frames()
      expect(heading(element)).to.equal('Coffee')
    } finally {
      await setViewport({ width: 375, height: 700 })
    }
  })

  it('does not open under a mouse that hovers (NAV-38)', async () => {
    const element = await placeHeader()
    pointerOver(linkOf(element, 'Coffee'))
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(dialog(element)).to.equal(null)
  })

  it('closes by its button and on Escape, and returns the focus (NAV-39)', async () => {
    const element = await placeHeader()
    const menu = inside(element, '.navigation__menu') as HTMLElement
    const closings = [
      () => inside(element, '.modal__head button')?.click(),
      () => dialog(element)?.dispatchEvent(new Event('cancel', { cancelable: true })),
    ]
    for (const close of closings) {
      menu.focus()
      menu.click()
      await waitUntil(() => dialog(element))
      close()
      await frames()
      expect(dialog(element)).to.equal(null)
      expect(focusedText(element)).to.equal('Menü')
    }
  })

  it('dispatches -1 for its first level, then the index of the entry (NAV-40)', async () => {
    const opened = record<{ index: number }>('navigation-flyout-opened')
    const closed = record<{ index: number }>('navigation-flyout-closed')
    const element = await openMenu()
    await tap(row(element, 'Home'))
    await tap(row(element, 'Rooms'))
    await tap(inside(element, '.modal__head button'))
    opened.end()
    closed.end()
    expect(opened.details.map(({ index }) => index)).to.deep.equal([-1, 2])
    expect(closed.details.map(({ index }) => index)).to.deep.equal([-1, 2])
  })

  it('leaves the built-in entries as a row that scrolls when no service answers (NAV-7)', async () => {
    page.serveInstead({ [TREE_CALL]: () => json({}, 500) })
    const element = await place(html`<shop-header site="TR" client-id="none"></shop-header>`)
    const list = inside(element, '.navigation__list') as HTMLElement
    expect(barTitles(element).length).to.equal(9)
    expect(list.scrollWidth).to.be.greaterThan(list.clientWidth)
    expect(getComputedStyle(list).overflowX).to.equal('auto')
    expect(bar(element).offsetHeight).to.be.lessThan(60)
  })
})
