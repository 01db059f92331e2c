// every engine: focus, pointer, styles
import { expect } from '@open-wc/testing'
import { html, type TemplateResult } from 'lit-html'
import '../../../src/elements/shop-header.ts'
import { itNeeds } from '../../support/engine.ts'
import { page } from '../../support/page.ts'
import { type Handler, json } from '../../support/services.ts'
import { type Answered, THEMES, THEMES_CALL, TREE_CALL } from './answers.ts'
import { entries, serveNavigation, titles } from './navigation-page.ts'

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
const { themeworldFlyout } = THEMES
const FAILING = { [TREE_CALL]: () => json({}, 500), [THEMES_CALL]: () => json({}, 500) }

describe('entries of the main navigation', () => {
  /** Each source is asked once in a page: a test has a site or a client id of its own. */
  const mount = async (template: TemplateResult, services: Readonly<Record<string, Handler>> = {}) => {
    await page.size(1280)
    serveNavigation(services)
    return page.mount(template)
  }
  const answerTree = (...tree: Answered[]) => ({ [TREE_CALL]: () => json(tree) })
  const attributes = (name: string) => entries().map((entry) => entry.getAttribute(name))
  const see = (...expected: string[]) => page.until(() => titles().join() === expected.join())

  it('are built-in links at first, and stay when both services fail, which is reported (NAV-2, NAV-7)', async () => {
    page.logs(/NAVIGATION_UNAVAILABLE/, /THEME_WORLDS_UNAVAILABLE/)
    const errors = page.events('shop-element-error')
    await mount(html`<shop-header site="AT"></shop-header>`, FAILING)
    const builtIn = [...BUILT_IN.slice(0, -1), 'Aktionen']
    expect(titles()).to.deep.equal(builtIn)
    await page.until(() => errors.length === 2)
    expect(titles()).to.deep.equal(builtIn)
    const names = ['theme-worlds', 'coffee', 'kitchen', 'women', 'men', 'kids', 'home', 'sport', 'offers']
    expect(attributes('href')).to.deep.equal(names.map((name) => `/categories/${name}`))
    expect(attributes('aria-expanded')).to.deep.equal(names.map(() => null))
  })

  it('say that they open a new window (NAV-11, PART-43)', async () => {
    const services = answerTree({ title: 'Magazine', href: '/magazine', target: '_blank' })
    await mount(html`<shop-header site="SK"></shop-header>`, services)
    const magazine = await page.see('link', 'Magazine (otvorí sa v novom okne)')
    expect(magazine.getAttribute('target')).to.equal('_blank')
  })

  it('come from the services when the page is idle (NAV-1, NAV-5)', async () => {
    await mount(html`<shop-header site="CH"></shop-header>`)
    await see('Themes', 'Coffee', 'Home', 'Gifts')
    expect(attributes('href')).to.deep.equal(['/themeworlds', '/x/coffee', '/x/home', '/x/gifts'])
    expect(attributes('aria-expanded')).to.deep.equal(['false', 'false', 'false', null])
  })

  it('are requested at the first sign of interest, before the page is idle (NAV-5)', async () => {
    page.fake(window, 'requestIdleCallback', () => 0)
    page.fake(window, 'cancelIdleCallback', () => {})
    // It ends the time after which a page counts as idle.
    const clock = page.clock()
    await mount(html`<shop-header site="SK" client-id="interest"></shop-header>`)
    clock.tick(2999)
    expect(page.calls(TREE_CALL)).to.deep.equal([])
    await page.hover(entries()[1] as HTMLElement)
    await page.until(() => page.calls(TREE_CALL).length > 0)
  })

  it('keep built-in title and address where the theme worlds have no overview (NAV-16)', async () => {
    const services = { [THEMES_CALL]: () => json({ themeworldFlyout: { sections: themeworldFlyout.sections } }) }
    await mount(html`<shop-header site="AT" client-id="no-overview"></shop-header>`, services)
    await page.until(() => attributes('aria-expanded')[0])
    expect([titles()[0], attributes('href')[0]]).to.deep.equal(['Themenwelten', '/categories/theme-worlds'])
  })

  it('are requested again after shop-preview-changed (PREVIEW-34)', async () => {
    let title = 'Today'
    const services = { [TREE_CALL]: () => json([{ title, href: '/x' }]) }
    await mount(html`<shop-header site="HU"></shop-header>`, services)
    await see('Themes', 'Today')
    title = 'Advent'
    page.dispatch('shop-preview-changed', {})
    await see('Themes', 'Advent')
  })

  it('are requested with client id and route of the tag, and again when these change (NAV-3, NAV-5)', async () => {
    const services = { 'GET /own/tree': () => json([{ title: 'Own', href: '/own' }]) }
    const header = await mount(html`<shop-header site="CH_FR" client-id="client-9"></shop-header>`, services)
    await page.until(() => titles().includes('Coffee'))
    expect(page.calls(TREE_CALL)[0]?.query.get('site')).to.equal('client-9')
    header.setAttribute('navigation-route', '/own/tree')
    await see('Themes', 'Own')
  })

  it('keep the height of the row, and its links when the titles are the same (NAV-12)', async () => {
    const children = [{ title: 'Below', href: '/b' }]
    const overview = { title: BUILT_IN[0], url: '/themeworlds' }
    await mount(html`<shop-header site="DE" client-id="same"></shop-header>`, {
      ...answerTree(...BUILT_IN.slice(1).map((title) => ({ title, href: '/other', children }))),
      [THEMES_CALL]: () => json({ themeworldFlyout: { ...themeworldFlyout, overview } }),
    })
    const bar = page.get('navigation', 'Hauptnavigation')
    const [before, height] = [entries(), bar.offsetHeight]
    await page.until(() => attributes('href')[1] === '/other')
    expect(entries()).to.deep.equal(before)
    expect(bar.offsetHeight).to.equal(height)
  })

  it('with other titles wait until focus and pointer have left the row (NAV-12)', async () => {
    let answer = () => {}
    const isAnswered = new Promise<void>((resolve) => (answer = resolve))
    const services = { [TREE_CALL]: () => isAnswered.then(() => json([{ title: 'Late', href: '/late' }])) }
    await mount(html`<shop-header site="PL" client-id="late"></shop-header>`, services)
    await page.until(() => titles()[0] === 'Themes')
    entries()[1]?.focus()
    answer()
    for (let count = 0; count < 5; count += 1) await page.frame()
    expect(page.focused()?.textContent).to.equal('Kawa')
    entries()[1]?.blur()
    await see('Themes', 'Late')
  })

  it('mark the active path by the last path segment of the page (NAV-35, NAV-36)', async () => {
    history.replaceState(null, '', '/somewhere/here')
    const here = { title: 'B', href: '/b', children: [{ title: 'Here', href: '/b/here' }] }
    await mount(
      html`<shop-header site="SK" client-id="path"></shop-header>`,
      answerTree({ title: 'A', href: '/a' }, here),
    )
    await see('Themes', 'A', 'B')
    expect(attributes('aria-current')).to.deep.equal([null, null, 'true'])
  })

  itNeeds('the Navigation API', 'mark the page that a router changes to (NAV-36, CONFIG-44)', async () => {
    history.replaceState(null, '', '/a')
    await mount(
      html`<shop-header site="HU" client-id="router"></shop-header>`,
      answerTree({ title: 'A', href: '/a' }, { title: 'B', href: '/b' }),
    )
    await see('Themes', 'A', 'B')
    expect(attributes('aria-current')).to.deep.equal([null, 'page', null])
    history.pushState(null, '', '/b')
    await page.until(() => `${attributes('aria-current')}` === ',,page')
    history.back()
    await page.until(() => `${attributes('aria-current')}` === ',page,')
  })

  it('mark the active path in the built-in entries too (NAV-36)', async () => {
    page.logs(/NAVIGATION_UNAVAILABLE/, /THEME_WORLDS_UNAVAILABLE/)
    const errors = page.events('shop-element-error')
    history.replaceState(null, '', '/categories/coffee')
    await mount(html`<shop-header site="CZ"></shop-header>`, FAILING)
    await page.until(() => errors.length === 2)
    expect(attributes('aria-current').indexOf('page')).to.equal(1)
  })

  it('mark one active path across both services (NAV-36)', async () => {
    history.replaceState(null, '', '/b/here')
    const sections = { new: { themeworlds: [{ url: '/themeworlds/here', title: 'Here' }] } }
    await mount(html`<shop-header site="TR"></shop-header>`, {
      ...answerTree({ title: 'B', href: '/b', children: [{ title: 'Here', href: '/b/here' }] }),
      [THEMES_CALL]: () => json({ themeworldFlyout: { ...themeworldFlyout, sections } }),
    })
    await see('Themes', 'B')
    expect(attributes('aria-current')).to.deep.equal([null, 'true'])
  })
})
