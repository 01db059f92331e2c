import { expect } from '@open-wc/testing'
import { html, place } from '../../support/elements.ts'
import { record } from '../../support/events.ts'
import { json } from '../../support/services.ts'
import { waitUntil } from '../../support/wait-until.ts'
import { bar, barLinks, barTitles, focusedText, frames, pointerOver } from './actions.ts'
import { THEMES, THEMES_CALL, TREE_CALL } from './answers.ts'
import { setUpNavigationPage } from './navigation-page.ts'

const BUILT_IN = [
  'Themenwelten',
  'Kaffee',
  'Küche & Haushalt',
  'Damen',
  'Herren',
  'Kinder',
  'Wohnen',
  'Sport & Freizeit',
  'Angebote',
]
const IN_AUSTRIA = [...BUILT_IN.slice(0, -1), 'Aktionen']

describe('entries of the main navigation', () => {
  const page = setUpNavigationPage(1280)

  it('are built-in links at first, and stay when both services fail, which is reported (NAV-2, NAV-7)', async () => {
    page.serveInstead({ [TREE_CALL]: () => json({}, 500), [THEMES_CALL]: () => json({}, 500) })
    const errors = record<{ element: string; code: string }>('shop-element-error')
    const element = await place(html`<shop-header site="AT"></shop-header>`)
    expect(barTitles(element)).to.deep.equal(IN_AUSTRIA)
    await waitUntil(() => errors.details.filter(({ code }) => /NAVIGATION|THEME/.test(code)).length === 2)
    errors.end()
    expect(barTitles(element)).to.deep.equal(IN_AUSTRIA)
    expect(barLinks(element).map((one) => one.getAttribute('href')?.replace('/categories/', ''))).to.deep.equal([
      'theme-worlds',
      'coffee',
      'kitchen',
      'women',
      'men',
      'kids',
      'home',
      'sport',
      'offers',
    ])
    expect(barLinks(element).some((one) => one.hasAttribute('aria-expanded'))).to.equal(false)
  })

  it('say that they open a new window (NAV-11, PART-43)', async () => {
    page.serveInstead({ [TREE_CALL]: () => json([{ title: 'Magazine', href: '/magazine', target: '_blank' }]) })
    const element = await place(html`<shop-header site="SK"></shop-header>`)
    await waitUntil(() => barLinks(element).some((one) => one.getAttribute('target') === '_blank'))
    const magazine = barLinks(element).find((one) => one.getAttribute('target') === '_blank')
    expect(magazine?.textContent).to.equal('Magazine (otvorí sa v novom okne)')
  })

  it('come from the services when the page is idle (NAV-1, NAV-5)', async () => {
    const element = await place(html`<shop-header site="CH"></shop-header>`)
    await waitUntil(() => barTitles(element).join() === 'Themes,Coffee,Home,Gifts')
    expect(barLinks(element).map((one) => one.getAttribute('href'))).to.deep.equal([
      '/themeworlds',
      '/x/coffee',
      '/x/home',
      '/x/gifts',
    ])
    expect(barLinks(element).map((one) => one.getAttribute('aria-expanded'))).to.deep.equal([
      'false',
      'false',
      'false',
      null,
    ])
  })

  it('are requested at the first sign of interest, before the page is idle (NAV-5)', async () => {
    const { requestIdleCallback } = window
    window.requestIdleCallback = () => 0
    // Safari has neither of both; the header calls the second one when it is removed.
    window.cancelIdleCallback ??= () => {}
    try {
      const element = await place(html`<shop-header site="SK" client-id="interest"></shop-header>`)
      await frames()
      await waitUntil(() => bar(element))
      const isRequested = () => page.calls.some(({ path }) => path === '/jsonflyoutnavigation')
      expect(isRequested()).to.equal(false)
      pointerOver(bar(element))
      await waitUntil(isRequested)
    } finally {
      if (requestIdleCallback) window.requestIdleCallback = requestIdleCallback
      else delete (window as Partial<Window>).requestIdleCallback
    }
  })

  it('keep built-in title and address where the theme worlds have no overview (NAV-16)', async () => {
    const { sections } = THEMES.themeworldFlyout
    page.serveInstead({ [THEMES_CALL]: () => json({ themeworldFlyout: { sections } }) })
    const element = await place(html`<shop-header site="AT" client-id="no-overview"></shop-header>`)
    await waitUntil(() => barLinks(element)[0]?.hasAttribute('aria-expanded'))
    expect(barTitles(element)[0]).to.equal('Themenwelten')
    expect(barLinks(element)[0]?.getAttribute('href')).to.equal('/categories/theme-worlds')
  })

  it('are requested again after shop-preview-changed (PREVIEW-34)', async () => {
    let title = 'Today'
    page.serveInstead({ [TREE_CALL]: () => json([{ title, href: '/x' }]) })
    const element = await place(html`<shop-header site="HU"></shop-header>`)
    await waitUntil(() => barTitles(element).includes('Today'))
    title = 'Advent'
    window.dispatchEvent(new CustomEvent('shop-preview-changed', { detail: {} }))
    await waitUntil(() => barTitles(element).includes('Advent'))
  })

  it('are requested with client id and route of the tag, and again when these change (NAV-3, NAV-5)', async () => {
    page.serveInstead({ 'GET /own/tree': () => json([{ title: 'Own', href: '/own' }]) })
    const element = await place(html`<shop-header site="CH_FR" client-id="client-9"></shop-header>`)
    await waitUntil(() => barTitles(element).includes('Coffee'))
    expect(page.calls.find(({ path }) => path === '/jsonflyoutnavigation')?.query.get('site')).to.equal('client-9')
    element.setAttribute('navigation-route', '/own/tree')
    await waitUntil(() => barTitles(element).join() === 'Themes,Own')
  })

  it('keep the height of the row, and its links when the titles are the same (NAV-12)', async () => {
    const same = BUILT_IN.slice(1).map((title) => ({
      title,
      href: '/other',
      children: [{ title: 'Below', href: '/b' }],
    }))
    const themes = {
      themeworldFlyout: { ...THEMES.themeworldFlyout, overview: { title: BUILT_IN[0], url: '/themeworlds' } },
    }
    page.serveInstead({ [TREE_CALL]: () => json(same), [THEMES_CALL]: () => json(themes) })
    const element = await place(html`<shop-header site="DE" client-id="same"></shop-header>`)
    const [before, height] = [barLinks(element), bar(element).offsetHeight]
    await waitUntil(() => barLinks(element)[1]?.getAttribute('href') === '/other')
    expect(barLinks(element)).to.deep.equal(before)
    expect(bar(element).offsetHeight).to.equal(height)
  })

  it('with other titles wait until focus and pointer have left the row (NAV-12)', async () => {
    let answer = () => {}
    const isAnswered = new Promise<void>((resolve) => (answer = resolve))
    page.serveInstead({ [TREE_CALL]: () => isAnswered.then(() => json([{ title: 'Late', href: '/late' }])) })
    const element = await place(html`<shop-header site="PL" client-id="late"></shop-header>`)
    await waitUntil(() => barTitles(element)[0] === 'Themes')
    barLinks(element)[1]?.focus()
    answer()
    await new Promise((resolve) => setTimeout(resolve, 60))
    expect(focusedText(element)).to.equal('Kawa')
    barLinks(element)[1]?.blur()
    await waitUntil(() => barTitles(element).join() === 'Themes,Late')
  })

  it('mark the active path by the last path segment of the page (NAV-35, NAV-36)', async () => {
    history.replaceState(null, '', '/somewhere/here')
    page.serveInstead({
      [TREE_CALL]: () =>
        json([
          { title: 'A', href: '/a' },
          { title: 'B', href: '/b', children: [{ title: 'Here', href: '/b/here' }] },
        ]),
    })
    const element = await place(html`<shop-header site="SK"></shop-header>`)
    await waitUntil(() => barTitles(element).includes('B'))
    expect(barLinks(element).map((one) => one.getAttribute('aria-current'))).to.deep.equal([null, null, 'true'])
  })

  it('mark the active path in the built-in entries too (NAV-36)', async () => {
    history.replaceState(null, '', '/categories/coffee')
    page.serveInstead({ [TREE_CALL]: () => json({}, 500), [THEMES_CALL]: () => json({}, 500) })
    const element = await place(html`<shop-header site="CZ"></shop-header>`)
    await waitUntil(() => barLinks(element).some((one) => one.ariaCurrent))
    expect(barLinks(element).findIndex((one) => one.ariaCurrent === 'page')).to.equal(1)
  })

  it('mark one active path across both services (NAV-36)', async () => {
    history.replaceState(null, '', '/b/here')
    const { themeworldFlyout } = THEMES
    const sections = { new: { themeworlds: [{ url: '/themeworlds/here', title: 'Here' }] } }
    page.serveInstead({
      [TREE_CALL]: () => json([{ title: 'B', href: '/b', children: [{ title: 'Here', href: '/b/here' }] }]),
      [THEMES_CALL]: () => json({ themeworldFlyout: { ...themeworldFlyout, sections } }),
    })
    const element = await place(html`<shop-header site="TR"></shop-header>`)
    await waitUntil(() => barTitles(element).join() === 'Themes,B')
    expect(barLinks(element).map((one) => one.ariaCurrent)).to.deep.equal([null, 'true'])
  })
})
