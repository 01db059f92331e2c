// every engine: focus, keys, pointer, popover
import { expect } from '@open-wc/testing'
import { sendMouse } from '@web/test-runner-commands'
import { html } from 'lit-html'
import { flyoutAtom } from '../../../src/state/header/open-flyout.ts'
import { storeOf } from '../../../src/state/store.ts'
import { page } from '../../support/page.ts'
import {
  announcement,
  field,
  isPanelShown,
  mountSearch,
  SUGGESTIONS,
  typeForSuggestions,
  typeText,
} from './catalogue.ts'

const CACHE_KEY = 'GET /service/searchfrontend/api/cachekey'

describe('search form of shop-header', () => {
  const form = () => field().form as HTMLFormElement
  const button = () => page.within(form()).get('button')
  const widthOf = (element: Element) => Math.round(element.getBoundingClientRect().width)
  const openFlyout = async () => {
    page.dispatch('shop-open-flyout', { flyout: 'search' })
    const dialog = await page.see('dialog', 'Suche')
    await page.until(() => page.focused() === field())
    return dialog
  }
  const setPageQuery = (query: string) => history.replaceState(null, '', `?${new URLSearchParams({ query })}`)

  describe('the form', () => {
    for (const [what, text, query] of [
      ['term and site (SEARCH-1)', 'tee & kekse', 'tee+%26+kekse'],
      ['a term of only digits and spaces without its spaces (SEARCH-3)', '12 34 5', '12345'],
    ] as const)
      it(`goes to the search results with ${what}`, async () => {
        await mountSearch()
        await typeText(text)
        await page.press('Enter')
        expect(page.followed()).to.deep.equal([`/search?query=${query}&site=DE`])
      })

    it('accepts 200 characters, and cuts a longer text set by a script (SEARCH-2)', async () => {
      await mountSearch()
      expect(field().maxLength).to.equal(200)
      field().value = 'x'.repeat(300)
      field().focus()
      await page.press('Enter')
      expect(page.followed()).to.deep.equal([`/search?query=${'x'.repeat(200)}&site=DE`])
    })

    it('does not submit an empty term, and focuses the field (SEARCH-4)', async () => {
      await mountSearch()
      for (const text of ['', '   ']) {
        field().value = text
        button().focus()
        await page.press('Enter')
        expect(page.focused()).to.equal(field())
      }
      expect(page.followed()).to.deep.equal([])
    })

    it('is pre-filled from the query of the page, cut to 200 characters (SEARCH-5)', async () => {
      setPageQuery(`Röst & ${'x'.repeat(300)}`)
      await mountSearch()
      expect(field().value).to.equal(`Röst & ${'x'.repeat(193)}`)
    })

    it('requests nothing for pre-filled text until the down arrow is pressed (SEARCH-6)', async () => {
      setPageQuery('kaffee')
      await mountSearch()
      field().focus()
      await page.see('combobox')
      expect(page.calls(SUGGESTIONS)).to.deep.equal([])
      await page.press('ArrowDown')
      await page.see('option')
    })

    it('records what is searched for (SEARCH-40)', async () => {
      await mountSearch()
      await typeText('tee')
      await page.press('Enter')
      expect(page.dataLayer()).to.deep.equal([
        { event: 'ga_event', category: 'navigation', action: 'search', label: 'tee' },
      ])
    })

    for (const [how, leave] of [
      ['when the focus leaves', () => field().blur()],
      ['on Escape', () => page.press('Escape')],
    ] as const)
      it(`closes ${how} when the page has opened it, without suggestions too (SEARCH-31)`, async () => {
        await mountSearch()
        page.dispatch('shop-open-flyout', { flyout: 'search' })
        await page.until(() => page.focused() === field() && page.query('combobox'))
        expect(storeOf('DE').get(flyoutAtom)).to.equal('search')
        await leave()
        await page.until(() => storeOf('DE').get(flyoutAtom) === undefined)
      })

    it('requests the cache key once when the header loads, however many fields there are (SEARCH-9)', async () => {
      const template = html`<shop-header site="SK"></shop-header>`
      await mountSearch({ template })
      await page.until(() => page.calls(CACHE_KEY).length > 0)
      await page.mount(template)
      await typeForSuggestions('ka')
      expect(page.calls(CACHE_KEY).length).to.equal(1)
    })

    it('requests the cache key when a reduced header loads (SEARCH-9)', async () => {
      await mountSearch({ template: html`<shop-header site="TR" reduced></shop-header>` })
      await page.until(() => page.calls(CACHE_KEY).length > 0)
    })
  })

  describe('the field', () => {
    it('is 170 px wide, 550 px with the focus, and nothing else moves (SEARCH-7)', async () => {
      await mountSearch()
      const others = [button(), ...page.selectAll('[part=icons], [part=logo], [part=navigation]')]
      const places = () => others.map((other) => JSON.stringify(other.getBoundingClientRect()))
      const before = places()
      expect(widthOf(form())).to.equal(170)
      field().focus()
      await page.rest()
      expect(widthOf(form())).to.equal(550)
      expect(places()).to.deep.equal(before)
    })

    it('stands beside the icons, however wide the window is (SEARCH-7)', async () => {
      await mountSearch({ width: 1920 })
      const gap = page.select('[part=icons]').getBoundingClientRect().left - form().getBoundingClientRect().right
      expect(gap).to.be.within(0, 40)
    })

    it('has the same widths in a window that is just wide enough (SEARCH-7)', async () => {
      // As wide as the room is, in every font. The test page has a margin of 8 px on either side.
      const wide = new URL('logo.svg', import.meta.url).pathname
      await mountSearch({ template: html`<shop-header site="DE" logo-src=${wide}></shop-header>`, width: 980 })
      const logo = page.select('[part=logo]')
      await page.until(() => widthOf(logo) === 100)
      const { right } = logo.getBoundingClientRect()
      expect(widthOf(form())).to.equal(170)
      await typeForSuggestions('kaff')
      await page.until(() => widthOf(form()) === 550 && widthOf(page.select('[part=suggestions]')) === 550)
      expect(form().getBoundingClientRect().left).to.be.greaterThan(right)
    })

    it('leaves the submit button under the pointer that clicks it (SEARCH-7)', async () => {
      await mountSearch()
      await typeText('tee')
      await page.rest()
      await page.hover(button())
      await sendMouse({ type: 'down' })
      await page.rest()
      await sendMouse({ type: 'up' })
      expect(page.followed()).to.deep.equal(['/search?query=tee&site=DE'])
    })

    for (const [width, platform] of [
      [375, undefined],
      [667, undefined],
      [979, undefined],
      [1280, 'MATCH'],
      [1280, 'SMARTPHONE'],
    ] as const)
      it(`is ${width < 667 ? 270 : 350} px wide in the flyout of a window of ${width} px, ${platform ?? 'by width'} (SEARCH-8)`, async () => {
        if (platform) document.documentElement.dataset.platform = platform
        await mountSearch({ width })
        await openFlyout()
        expect(widthOf(form())).to.equal(width < 667 ? 270 : 350)
      })
  })

  describe('the suggestions in the flyout', () => {
    it('are terms without products, below the field (SEARCH-21, SEARCH-22)', async () => {
      const header = await mountSearch({ width: 600 })
      await openFlyout()
      await typeForSuggestions('kaff')
      expect(page.names('option')).to.deep.equal(['Kaffee', 'Kaffeemühle', 'Kaffeetasse'])
      expect(announcement()).to.equal('3 Suchbegriffe')
      expect(page.select('[part=suggestions]').popover).to.equal(null)
      await page.rest()
      await expect(header).to.be.accessible()
    })

    for (const [width, beside] of [
      [320, 44],
      [375, 72],
      [600, 72],
    ] as const)
      it(`are up to 72 px wider than the field: ${beside} px in a window of ${width} px (SEARCH-22)`, async () => {
        await mountSearch({ width })
        await openFlyout()
        await typeForSuggestions('kaff')
        const { left, right } = page.select('[part=suggestions]').getBoundingClientRect()
        const field = form().getBoundingClientRect()
        expect([field.left - left, right - field.right].map(Math.round)).to.deep.equal([0, beside])
      })

    it('make room for the entries of the navigation while the field is empty (SEARCH-63)', async () => {
      const header = await mountSearch({ width: 600 })
      await openFlyout()
      const browse = await page.see('navigation', 'Im Sortiment stöbern')
      const gap = page.select('.suggestions').getBoundingClientRect().top - form().getBoundingClientRect().bottom
      expect(gap).to.equal(8)
      expect(page.within(browse).names('link')).to.deep.equal(['Themenwelten', 'Coffee'])
      await page.rest()
      await expect(header).to.be.accessible()
      await typeForSuggestions('kaff')
      expect(page.query('navigation', 'Im Sortiment stöbern')).to.equal(undefined)
      await page.click('button', 'Suchfeld leeren')
      await page.see('navigation', 'Im Sortiment stöbern')
    })

    it('close on the first Escape, the flyout on the second (SEARCH-39)', async () => {
      await mountSearch({ width: 600 })
      await openFlyout()
      await typeForSuggestions('kaff')
      await page.press('Escape')
      expect([isPanelShown(), page.names('dialog')]).to.deep.equal([false, ['Suche']])
      await page.press('Escape')
      await page.gone('dialog')
    })
  })
})
