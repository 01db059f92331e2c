import { expect } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import { allInside, eventually, html, inside, textsOf } from '../../support/elements.ts'
import { json } from '../../support/services.ts'
import { press } from '../../support/typing.ts'
import { waitUntil } from '../../support/wait-until.ts'
import {
  animationsEnd,
  announcement,
  answerSuggestions,
  ariaExpanded,
  element,
  field,
  isPanelShown,
  options,
  placeHeader,
  SUGGESTIONS_CALL,
  services,
  setUpSearchPage,
  submittedUrl,
  typeForSuggestions,
  typeText,
} from './search-page.ts'

describe('search suggestions in shop-header', () => {
  setUpSearchPage()

  describe('the panel', () => {
    it('shows terms and products, with the typed letters highlighted (SEARCH-21, SEARCH-23)', async () => {
      await placeHeader()
      await typeForSuggestions('kaff')
      expect(textsOf(element, '[role=option]')).to.deep.equal([
        'Kaffee',
        'Kaffeemühle',
        'Kaffeetasse',
        'Kaffee Crema',
        'Becher für Kaffee',
      ])
      expect(textsOf(element, '.suggestions mark')).to.deep.equal([...'12345'].map(() => 'Kaff'))
      expect(allInside(element, '[role=group]').map((group) => group.getAttribute('aria-label'))).to.deep.equal([
        'Suchbegriffe',
        'Produkte',
      ])
    })

    it('links to the search results, and to products with query and dim1 (SEARCH-27, SEARCH-28)', async () => {
      await placeHeader()
      await typeForSuggestions('kaffee')
      expect(options().map((option) => option.getAttribute('href'))).to.deep.equal([
        '/search?query=Kaffee&site=DE',
        '/search?query=Kaffeem%C3%BChle&site=DE',
        '/search?query=Kaffeetasse&site=DE',
        '/product/1?query=kaffee',
        '/product/2?query=kaffee&dim1=rot+1',
      ])
    })

    it('makes the field a combobox (SEARCH-38)', async () => {
      await placeHeader()
      await typeForSuggestions('kaff')
      const list = inside(element, '[role=listbox]')
      expect(field().getAttribute('role')).to.equal('combobox')
      expect(field().getAttribute('aria-autocomplete')).to.equal('list')
      expect(ariaExpanded()).to.equal('true')
      expect(field().getAttribute('aria-controls')).to.equal(list?.id)
      expect(field().hasAttribute('aria-activedescendant')).to.equal(false)
    })

    it('is in the top layer, 44 px below the upper edge of the field, with 50 px free below (SEARCH-22)', async () => {
      await setViewport({ width: 1280, height: 300 })
      await placeHeader()
      await typeForSuggestions('kaff')
      const panel = inside(element, '.suggestions') as HTMLElement
      await animationsEnd()
      const { top, bottom, right } = panel.getBoundingClientRect()
      expect(panel.matches(':popover-open')).to.equal(true)
      expect(top).to.equal(field().getBoundingClientRect().top + 44)
      expect(bottom).to.be.at.most(250.5)
      expect(right).to.be.closeTo(field().getBoundingClientRect().right, 1)
    })

    it('announces the number of suggestions (SEARCH-26)', async () => {
      await placeHeader()
      await typeForSuggestions('kaff')
      expect(announcement()).to.equal('3 Suchbegriffe und 2 Produkte')
    })

    it('says when there are no suggestions (SEARCH-25)', async () => {
      await placeHeader()
      await typeText('xyz $t(busy)')
      await eventually(element, '.suggestions:not(.suggestions--busy) .suggestions__message')
      expect(textsOf(element, '.suggestions__message')).to.deep.equal(['Keine Vorschläge für „xyz $t(busy)“'])
      expect(announcement()).to.equal('Keine Vorschläge für „xyz $t(busy)“')
      expect(ariaExpanded()).to.equal('false')
    })

    it('says that suggestions are loading (SEARCH-24)', async () => {
      let answer = (_: Response) => {}
      await placeHeader({ [SUGGESTIONS_CALL]: () => new Promise<Response>((resolve) => (answer = resolve)) })
      await typeText('unter')
      await eventually(element, '.suggestions--busy .suggestions__message')
      expect(announcement()).to.equal('')
      await waitUntil(() => services.calls.some(({ query }) => query.get('q') === 'unter'))
      answer(json({ searchTerms: [{ searchterm: 'Kaffee' }] }))
      await eventually(element, '[role=option]')
      expect(inside(element, '.suggestions--busy') === null).to.equal(true)
    })

    it('closes when the suggestions cannot be read, and the form keeps working (SEARCH-17)', async () => {
      await placeHeader({ [SUGGESTIONS_CALL]: () => new Response('<html>') })
      await typeText('kaputt')
      await waitUntil(() => services.calls.filter(({ path }) => path.endsWith('suggestions')).length > 0)
      await waitUntil(() => !isPanelShown())
      expect(await submittedUrl(() => press('Enter'))).to.equal('/search?query=kaputt&site=DE')
    })

    it('closes below 2 characters, and opens again from the cache with the second (SEARCH-10, SEARCH-16)', async () => {
      await placeHeader()
      await typeForSuggestions('ka')
      await press('Backspace')
      expect(isPanelShown()).to.equal(false)
      const callCount = services.calls.length
      await press('a')
      expect(options().length).to.be.greaterThan(0)
      expect(services.calls.length).to.equal(callCount)
    })

    it('is in the language of the element (SEARCH-32)', async () => {
      await placeHeader({}, html`<shop-header site="DE" locale="hu-HU"></shop-header>`)
      await typeForSuggestions('kaff')
      expect(textsOf(element, '.suggestions__heading')).to.deep.equal(['Keresőkifejezések', 'Termékek'])
      element.setAttribute('locale', 'fr-CH')
      await waitUntil(() => inside(element, '.search__field')?.getAttribute('aria-label') !== 'Keresés')
      await press('e')
      await press('Backspace')
      field().blur()
      field().focus()
      await waitUntil(() => textsOf(element, '.suggestions__heading')[0] === 'Recherches')
    })
  })

  describe('clicks', () => {
    it('on products are stored under the session, with the middle button too (SEARCH-41)', async () => {
      await placeHeader()
      await typeForSuggestions('kaffee')
      options()[3]?.click()
      options()[4]?.dispatchEvent(
        new MouseEvent('auxclick', { button: 1, bubbles: true, composed: true, cancelable: true }),
      )
      options()[0]?.click()
      const session = JSON.parse(localStorage.getItem('shop.tracking.sessionId') ?? '')
      for (const key of ['shop.tracking.visit', 'shop.tracking.addToBasket']) {
        expect(JSON.parse(localStorage.getItem(key) ?? '')).to.deep.equal({ [session]: ['1', '2'] })
      }
    })

    it('are recorded by term and product id (SEARCH-40)', async () => {
      await placeHeader()
      await typeForSuggestions('kaffee')
      options()[0]?.click()
      options()[4]?.click()
      const { dataLayer } = window as unknown as { dataLayer: object[] }
      expect(dataLayer).to.deep.equal([
        { event: 'ga_event', category: 'navigation', action: 'search_term', label: 'Kaffee' },
        { event: 'ga_event', category: 'navigation', action: 'search_product', label: '2' },
      ])
    })
  })

  describe('axe', () => {
    it('finds no violation with suggestions, with a highlighted one, with none, and while loading', async () => {
      let isSlow = false
      await placeHeader({
        [SUGGESTIONS_CALL]: (call) => (isSlow ? new Promise<Response>(() => {}) : answerSuggestions(call)),
      })
      await typeForSuggestions('kaff')
      await animationsEnd()
      await expect(element).to.be.accessible()
      await press('ArrowDown')
      await animationsEnd()
      await expect(element).to.be.accessible()
      await typeText('xyz')
      await eventually(element, '.suggestions:not(.suggestions--busy) .suggestions__message')
      await animationsEnd()
      await expect(element).to.be.accessible()
      isSlow = true
      await typeText('z')
      await eventually(element, '.suggestions--busy')
      await animationsEnd()
      await expect(element).to.be.accessible()
    })
  })
})
