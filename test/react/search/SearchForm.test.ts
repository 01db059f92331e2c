import { expect } from '@open-wc/testing'
import { sendMouse, setViewport } from '@web/test-runner-commands'
import { flyoutAtom } from '../../../src/state/header/flyout.ts'
import { storeOf } from '../../../src/state/store.ts'
import { allInside, eventually, html, inside, place, textsOf } from '../../support/elements.ts'
import { press } from '../../support/typing.ts'
import { waitUntil } from '../../support/wait-until.ts'
import {
  animationsEnd,
  announcement,
  element,
  field,
  isFieldFocused,
  isPanelShown,
  openSearchFlyout,
  placeHeader,
  rectOf,
  services,
  setPageQuery,
  setUpSearchPage,
  submittedUrl,
  typeForSuggestions,
  typeText,
} from './search-page.ts'

describe('search form of shop-header', () => {
  setUpSearchPage()

  describe('the form', () => {
    it('goes to the search results with term and site (SEARCH-1)', async () => {
      await placeHeader()
      await typeText('tee & kekse')
      expect(await submittedUrl(() => press('Enter'))).to.equal('/search?query=tee+%26+kekse&site=DE')
    })

    it('accepts 200 characters, and cuts a longer text set by a script (SEARCH-2)', async () => {
      await placeHeader()
      expect(field().maxLength).to.equal(200)
      field().value = 'x'.repeat(300)
      field().focus()
      expect(await submittedUrl(() => press('Enter'))).to.equal(`/search?query=${'x'.repeat(200)}&site=DE`)
    })

    it('removes the white space of a term of only digits and spaces (SEARCH-3)', async () => {
      await placeHeader()
      await typeText('12 34 5')
      expect(await submittedUrl(() => press('Enter'))).to.equal('/search?query=12345&site=DE')
    })

    it('does not submit an empty term, and focuses the field (SEARCH-4)', async () => {
      await placeHeader()
      for (const text of ['', '   ']) {
        field().value = text
        inside<HTMLButtonElement>(element, '.search__submit')?.focus()
        expect(await submittedUrl(() => press('Enter'))).to.equal(undefined)
        expect(isFieldFocused()).to.equal(true)
      }
    })

    it('is pre-filled from the query of the page, cut to 200 characters (SEARCH-5)', async () => {
      setPageQuery(`Röst & ${'x'.repeat(300)}`)
      await placeHeader()
      expect(field().value).to.equal(`Röst & ${'x'.repeat(193)}`)
    })

    it('requests nothing for pre-filled text until the down arrow is pressed (SEARCH-6)', async () => {
      setPageQuery('kaffee')
      await placeHeader()
      field().focus()
      await waitUntil(() => field().getAttribute('role') === 'combobox')
      expect(services.calls.some(({ path }) => path.endsWith('suggestions'))).to.equal(false)
      await press('ArrowDown')
      await eventually(element, '[role=option]')
    })

    it('records what is searched for (SEARCH-40)', async () => {
      await placeHeader()
      await typeText('tee')
      await submittedUrl(() => press('Enter'))
      expect((window as unknown as { dataLayer: object[] }).dataLayer).to.deep.equal([
        { event: 'ga_event', category: 'navigation', action: 'search', label: 'tee' },
      ])
    })

    for (const [how, leave] of [
      ['when the focus leaves', async () => field().blur()],
      ['on Escape', () => press('Escape')],
    ] as const) {
      it(`closes ${how} when the page has opened it, without suggestions too (SEARCH-31)`, async () => {
        await placeHeader()
        window.dispatchEvent(new CustomEvent('shop-open-flyout', { detail: { flyout: 'search' } }))
        await waitUntil(() => isFieldFocused() && field().getAttribute('role') === 'combobox')
        expect(storeOf('DE').get(flyoutAtom)).to.equal('search')
        await leave()
        await waitUntil(() => storeOf('DE').get(flyoutAtom) === undefined)
      })
    }

    it('requests the cache key once when the header loads, however many search fields there are (SEARCH-9)', async () => {
      const requests = () => services.calls.filter(({ path }) => path.endsWith('cachekey')).length
      await placeHeader({}, html`<shop-header site="SK"></shop-header>`)
      await waitUntil(() => requests() === 1)
      await place(html`<shop-header site="SK"></shop-header>`)
      await typeForSuggestions('ka')
      expect(requests()).to.equal(1)
    })

    it('requests the cache key when a reduced header loads (SEARCH-9)', async () => {
      await placeHeader({}, html`<shop-header site="TR" reduced></shop-header>`)
      await waitUntil(() => services.calls.some(({ path }) => path.endsWith('cachekey')))
    })
  })

  describe('the field', () => {
    const widthOf = (selector: string) => Math.round(rectOf(selector).width)

    it('is 170 px wide, 550 px with the focus, and nothing else moves (SEARCH-7)', async () => {
      await placeHeader()
      const places = () =>
        allInside(element, '.header__icons, .logo, .search__submit, .navigation').map((part) =>
          JSON.stringify(part.getBoundingClientRect()),
        )
      const before = places()
      expect(widthOf('.search__form')).to.equal(170)
      field().focus()
      await animationsEnd()
      expect(widthOf('.search__form')).to.equal(550)
      expect(places()).to.deep.equal(before)
    })

    it('has the same widths in a window that is just wide enough (SEARCH-7)', async () => {
      // The test page has a margin of 8 px on either side.
      await setViewport({ width: 980, height: 700 })
      // As wide as the room is, in every font.
      const wide = new URL('logo.svg', import.meta.url).pathname
      await placeHeader({}, html`<shop-header site="DE" logo-src=${wide}></shop-header>`)
      await waitUntil(() => widthOf('.logo') === 100)
      const logo = rectOf('.logo')
      expect(widthOf('.search__form')).to.equal(170)
      await typeForSuggestions('kaff')
      await waitUntil(() => widthOf('.search__form') === 550 && widthOf('.suggestions') === 550)
      expect(rectOf('.search__form').left).to.be.greaterThan(logo.right)
    })

    it('leaves the submit button under the pointer that clicks it (SEARCH-7)', async () => {
      await placeHeader()
      await typeText('tee')
      await animationsEnd()
      const { x, y, width, height } = rectOf('.search__submit')
      const url = await submittedUrl(async () => {
        await sendMouse({ type: 'move', position: [Math.round(x + width / 2), Math.round(y + height / 2)] })
        await sendMouse({ type: 'down' })
        await animationsEnd()
        await sendMouse({ type: 'up' })
      })
      expect(url).to.equal('/search?query=tee&site=DE')
    })

    for (const width of [375, 667, 979]) {
      it(`is 270 px wide in the flyout of a window of ${width} px (SEARCH-8)`, async () => {
        await setViewport({ width, height: 700 })
        await placeHeader()
        await openSearchFlyout()
        expect(widthOf('.search--in-flyout .search__form')).to.equal(270)
      })
    }

    for (const platform of ['MATCH', 'SMARTPHONE']) {
      it(`is 270 px wide in the flyout of the platform ${platform} in a wide window (SEARCH-8)`, async () => {
        document.documentElement.dataset.platform = platform
        await placeHeader()
        await openSearchFlyout()
        delete document.documentElement.dataset.platform
        expect(widthOf('.search--in-flyout .search__form')).to.equal(270)
      })
    }
  })

  describe('the suggestions in the flyout', () => {
    beforeEach(() => setViewport({ width: 600, height: 700 }))

    it('are terms without products, below the field (SEARCH-21, SEARCH-22)', async () => {
      await placeHeader()
      await openSearchFlyout()
      await typeForSuggestions('kaff')
      expect(textsOf(element, '[role=option]')).to.deep.equal(['Kaffee', 'Kaffeemühle', 'Kaffeetasse'])
      expect(announcement()).to.equal('3 Suchbegriffe')
      expect(inside(element, '.suggestions')?.hasAttribute('popover')).to.equal(false)
      await animationsEnd()
      await expect(element).to.be.accessible()
    })

    it('close on the first Escape, the flyout on the second (SEARCH-39)', async () => {
      await placeHeader()
      await openSearchFlyout()
      await typeForSuggestions('kaff')
      await press('Escape')
      expect(isPanelShown()).to.equal(false)
      expect(storeOf('DE').get(flyoutAtom)).to.equal('search')
      await press('Escape')
      await waitUntil(() => storeOf('DE').get(flyoutAtom) === undefined)
    })
  })
})
