import { expect, waitUntil } from '@open-wc/testing'
import { html, place } from '../../support/elements.ts'
import { record } from '../../support/events.ts'
import { json } from '../../support/services.ts'
import { setting } from './setting.ts'
import { bar, focused, links, THEMES, THEMES_CALL, TREE_CALL, titles } from './support.ts'

const STATIC = [
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

describe('the main navigation and its entries (specification 1 §2, §7)', () => {
  const page = setting(1280)

  it('are real links before any service was asked, and stay when both fail, told by event', async () => {
    page.using({ [TREE_CALL]: () => json({}, 500), [THEMES_CALL]: () => json({}, 500) })
    const errors = record<{ element: string; code: string }>('shop-element-error')
    const element = await place(html`<shop-header site="AT"></shop-header>`)
    expect(titles(element)).to.deep.equal(STATIC)
    await waitUntil(() => errors.details.filter(({ code }) => /NAVIGATION|THEME/.test(code)).length === 2)
    errors.end()
    expect(titles(element)).to.deep.equal(STATIC)
    expect(links(element).every((one) => one.getAttribute('href')?.startsWith('/categories/'))).to.equal(true)
    expect(links(element).some((one) => one.hasAttribute('aria-expanded'))).to.equal(false)
  })

  it('are those of the services when they have answered, without anyone doing anything', async () => {
    const element = await place(html`<shop-header site="CH"></shop-header>`)
    await waitUntil(() => titles(element).join() === 'Themes,Coffee,Home,Gifts')
    expect(links(element).map((one) => one.getAttribute('href'))).to.deep.equal([
      '/themeworlds',
      '/x/coffee',
      '/x/home',
      '/x/gifts',
    ])
    expect(links(element).map((one) => one.getAttribute('aria-expanded'))).to.deep.equal([
      'false',
      'false',
      'false',
      null,
    ])
  })

  it('are asked for anew when staff preview something else', async () => {
    let title = 'Today'
    page.using({ [TREE_CALL]: () => json([{ title, href: '/x' }]) })
    const element = await place(html`<shop-header site="HU"></shop-header>`)
    await waitUntil(() => titles(element).includes('Today'))
    title = 'Advent'
    window.dispatchEvent(new CustomEvent('shop-preview-changed', { detail: {} }))
    await waitUntil(() => titles(element).includes('Advent'))
  })

  it('are asked for with the client id and the route of the tag, and again when those change', async () => {
    page.using({ 'GET /own/tree': () => json([{ title: 'Own', href: '/own' }]) })
    const element = await place(html`<shop-header site="CH_FR" client-id="client-9"></shop-header>`)
    await waitUntil(() => titles(element).includes('Coffee'))
    expect(page.calls.find(({ path }) => path === '/jsonflyoutnavigation')?.query.get('site')).to.equal('client-9')
    element.setAttribute('navigation-route', '/own/tree')
    await waitUntil(() => titles(element).join() === 'Themes,Own')
  })

  it('keep the height of the row, and the nodes of a row that says the same', async () => {
    const same = STATIC.slice(1).map((title) => ({
      title,
      href: '/other',
      children: [{ title: 'Below', href: '/b' }],
    }))
    const themes = {
      themeworldFlyout: { ...THEMES.themeworldFlyout, overview: { title: STATIC[0], url: '/themeworlds' } },
    }
    page.using({ [TREE_CALL]: () => json(same), [THEMES_CALL]: () => json(themes) })
    const element = await place(html`<shop-header site="DE" client-id="same"></shop-header>`)
    const [before, height] = [links(element), bar(element).offsetHeight]
    await waitUntil(() => links(element)[1]?.getAttribute('href') === '/other')
    expect(links(element)).to.deep.equal(before)
    expect(bar(element).offsetHeight).to.equal(height)
  })

  it('that say something else wait until focus and pointer have left the row', async () => {
    let answer = () => {}
    const isAnswered = new Promise<void>((resolve) => (answer = resolve))
    page.using({ [TREE_CALL]: () => isAnswered.then(() => json([{ title: 'Late', href: '/late' }])) })
    const element = await place(html`<shop-header site="PL" client-id="late"></shop-header>`)
    await waitUntil(() => titles(element)[0] === 'Themes')
    links(element)[1]?.focus()
    answer()
    await new Promise((resolve) => setTimeout(resolve, 60))
    expect(focused(element)).to.equal('Kawa')
    links(element)[1]?.blur()
    await waitUntil(() => titles(element).join() === 'Themes,Late')
  })

  it('mark the active path by the last segment of the current page', async () => {
    history.replaceState(null, '', '/somewhere/here')
    page.using({
      [TREE_CALL]: () =>
        json([
          { title: 'A', href: '/a' },
          { title: 'B', href: '/b', children: [{ title: 'Here', href: '/b/here' }] },
        ]),
    })
    const element = await place(html`<shop-header site="SK"></shop-header>`)
    await waitUntil(() => titles(element).includes('B'))
    expect(links(element).map((one) => one.getAttribute('aria-current'))).to.deep.equal([null, null, 'true'])
  })

  it('mark it in the static entries too, when both services fail', async () => {
    history.replaceState(null, '', '/categories/coffee')
    page.using({ [TREE_CALL]: () => json({}, 500), [THEMES_CALL]: () => json({}, 500) })
    const element = await place(html`<shop-header site="CZ"></shop-header>`)
    await waitUntil(() => links(element).some((one) => one.ariaCurrent))
    expect(links(element).findIndex((one) => one.ariaCurrent === 'page')).to.equal(1)
  })

  it('mark one path, whichever service the entries are from', async () => {
    history.replaceState(null, '', '/b/here')
    const { themeworldFlyout } = THEMES
    const sections = { new: { themeworlds: [{ url: '/themeworlds/here', title: 'Here' }] } }
    page.using({
      [TREE_CALL]: () => json([{ title: 'B', href: '/b', children: [{ title: 'Here', href: '/b/here' }] }]),
      [THEMES_CALL]: () => json({ themeworldFlyout: { ...themeworldFlyout, sections } }),
    })
    const element = await place(html`<shop-header site="TR"></shop-header>`)
    await waitUntil(() => titles(element).join() === 'Themes,B')
    expect(links(element).map((one) => one.ariaCurrent)).to.deep.equal([null, 'true'])
  })
})
