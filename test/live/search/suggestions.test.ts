// every engine: focus, keys, popover, forms
import { expect } from '@open-wc/testing'
import { html } from 'lit-html'
import { page } from '../../support/page.ts'
import { json } from '../../support/services.ts'
import {
  announcement,
  field,
  isPanelShown,
  mountSearch,
  SUGGESTIONS,
  suggest,
  typeForSuggestions,
  typeText,
} from './catalogue.ts'

describe('search suggestions in shop-header', () => {
  const options = () => page.all('option')
  const panel = () => page.select('[part=suggestions]')
  const headings = () => page.all('group').map((group) => group.querySelector('p')?.textContent)
  const isBusy = () => panel()?.getAttribute('aria-busy') === 'true'

  describe('the panel', () => {
    it('shows terms and products, with the typed letters highlighted (SEARCH-21, SEARCH-23)', async () => {
      await mountSearch()
      await typeForSuggestions('kaff')
      const [terms, products] = ['Suchbegriffe', 'Produkte'].map((name) => page.within(page.get('group', name)))
      expect(terms?.names('option')).to.deep.equal(['Kaffee', 'Kaffeemühle', 'Kaffeetasse'])
      expect(products?.names('option')).to.deep.equal(['Kaffee Crema 4,99', 'Becher für Kaffee'])
      const marks = page.selectAll('mark')
      expect(marks.map(({ textContent }) => textContent)).to.deep.equal(Array(5).fill('Kaff'))
      const weights = marks.flatMap((mark) =>
        [mark, mark.parentElement as Element].map((one) => getComputedStyle(one).fontWeight),
      )
      expect(weights).to.deep.equal(Array(5).fill(['400', '600']).flat())
      expect(announcement()).to.equal('3 Suchbegriffe und 2 Produkte')
    })

    it('links to the search results, and to products with query and dim1 (SEARCH-27, SEARCH-28)', async () => {
      await mountSearch()
      await typeForSuggestions('kaffee')
      expect(options().map((option) => option.getAttribute('href'))).to.deep.equal([
        '/search?query=Kaffee&site=DE',
        '/search?query=Kaffeem%C3%BChle&site=DE',
        '/search?query=Kaffeetasse&site=DE',
        '/product/1?query=kaffee',
        '/product/2?query=kaffee&dim1=rot+1',
      ])
    })

    it('shows what products cost, and before a reduction (SEARCH-47, PRICE-11)', async () => {
      page.logs(/ENTRY_DROPPED/)
      const product = (id: string, price?: object) => ({ id, title: `Tee ${id}`, productViewUrl: '/p', price })
      const products = [
        product('1', { calculatedPrice: 1299, calculatedOriginalPrice: 1599 }),
        product('2', { calculatedPrice: 1299, calculatedOriginalPrice: 1299 }),
        product('3', { calculatedPrice: 1299, calculatedOriginalPrice: 'much' }),
        product('4'),
      ]
      await mountSearch({ services: { [SUGGESTIONS]: () => json({ searchTerms: [], products }) } })
      await typeForSuggestions('tee')
      expect(page.names('option')).to.deep.equal(['Tee 1 Statt 15,99 12,99', 'Tee 2 12,99', 'Tee 3 12,99', 'Tee 4'])
      expect(page.selectAll('s').map(({ textContent }) => textContent)).to.deep.equal(['Statt 15,99'])
      await page.press('ArrowDown')
      expect(field().value).to.equal('Tee 1')
    })

    it('says what the law asks for at goods with a price only (LAW-12)', async () => {
      const noted = { guaranteeLabel: { years: 5, producer: 'Mühlen AG' }, disclosures: [{ text: 'Neu', url: '/n' }] }
      const product = (id: string, more: object) => ({ id, title: `Mahlwerk ${id}`, productViewUrl: '/p', ...more })
      const price = { calculatedPrice: 1299 }
      const products = [product('1', { ...noted, price }), product('2', noted), product('3', { price })]
      await mountSearch({ services: { [SUGGESTIONS]: () => json({ searchTerms: [], products }) } })
      await typeForSuggestions('mahlwerk')
      const texts = options().map(({ textContent }) => textContent)
      expect(texts).to.deep.equal([
        'Mahlwerk 112,99Herstellergarantie (Jahre): 5, Mühlen AGNeu',
        'Mahlwerk 2',
        'Mahlwerk 312,99',
      ])
    })

    it('ends with a link to all results, where the cursor does not stop (SEARCH-43)', async () => {
      await mountSearch()
      await typeForSuggestions('kaffee')
      const all = page.get('link', 'Alle Ergebnisse für „kaffee“')
      expect(all.getAttribute('href')).to.equal('/search?query=kaffee&site=DE')
      await page.press('ArrowUp')
      expect(field().value).to.equal('Becher für Kaffee')
    })

    it('goes with what the clear button empties (SEARCH-43)', async () => {
      await mountSearch()
      await typeForSuggestions('kaffee')
      await page.click('button', 'Suchfeld leeren')
      expect([field().value, page.focused() === field(), isPanelShown()]).to.deep.equal(['', true, false])
      await page.gone('button', 'Suchfeld leeren')
    })

    it('makes the field a combobox (SEARCH-38)', async () => {
      await mountSearch()
      await typeForSuggestions('kaff')
      const names = ['role', 'aria-autocomplete', 'aria-expanded', 'aria-controls', 'aria-activedescendant']
      const { id } = page.get('listbox')
      const values = names.map((name) => field().getAttribute(name))
      expect(values).to.deep.equal(['combobox', 'list', 'true', id, null])
    })

    it('is in the top layer, 44 px below the upper edge of the field, with 50 px free below (SEARCH-22)', async () => {
      await mountSearch()
      await page.size(1280, 300)
      await typeForSuggestions('kaff')
      await page.rest()
      const { top, bottom, right } = panel().getBoundingClientRect()
      expect(panel().matches(':popover-open')).to.equal(true)
      expect(top).to.equal(field().getBoundingClientRect().top + 44)
      expect(bottom).to.be.at.most(250.5)
      expect(right).to.be.closeTo(field().getBoundingClientRect().right, 1)
    })

    it('says when there are no suggestions (SEARCH-25, SEARCH-26)', async () => {
      await mountSearch()
      await typeText('xyz $t(busy)')
      const message = 'Keine Vorschläge für „xyz $t(busy)“'
      await page.until(() => announcement() === message)
      expect(panel().textContent?.startsWith(message)).to.equal(true)
      expect(field().ariaExpanded).to.equal('false')
    })

    it('leads on where there are none: to the entries of the navigation, and to all results (SEARCH-61)', async () => {
      await mountSearch()
      await typeText('xyz')
      await page.says('Keine Vorschläge für „xyz“')
      const entries = () => page.within(page.get('navigation', 'Im Sortiment stöbern')).names('link')
      expect(entries()).to.deep.equal(page.within(page.get('navigation', 'Hauptnavigation')).names('link'))
      expect(page.get('link', 'Alle Ergebnisse für „xyz“').getAttribute('href')).to.equal('/search?query=xyz&site=DE')
      await page.press('Tab')
      expect(page.focused()?.textContent).to.equal(entries()[0])
      await page.press('Escape')
      expect([page.focused() === field(), panel()]).to.deep.equal([true, undefined])
    })

    it('says that suggestions are loading (SEARCH-24)', async () => {
      let answer = (_: Response) => {}
      const services = { [SUGGESTIONS]: () => new Promise<Response>((resolve) => (answer = resolve)) }
      await mountSearch({ services })
      await typeText('unter')
      await page.says('Vorschläge werden gesucht …')
      expect(announcement()).to.equal('')
      await page.until(() => page.calls(SUGGESTIONS).some(({ query }) => query.get('q') === 'unter'))
      answer(json({ searchTerms: [{ searchterm: 'Kaffee' }] }))
      await page.see('option')
      expect(isBusy()).to.equal(false)
    })

    it('leads on when the suggestions cannot be read, and the form keeps working (SEARCH-17, SEARCH-61)', async () => {
      page.logs(/SUGGESTIONS_UNAVAILABLE/)
      const errors = page.events('shop-element-error')
      await mountSearch({ services: { [SUGGESTIONS]: () => new Response('<html>') } })
      await typeText('kaputt')
      await page.see('link', 'Alle Ergebnisse für „kaputt“')
      await page.see('navigation', 'Im Sortiment stöbern')
      // There may be some.
      expect(page.text()).not.to.include('Keine Vorschläge')
      expect(errors.length).to.be.greaterThan(0)
      await page.press('Enter')
      expect(page.followed()).to.deep.equal(['/search?query=kaputt&site=DE'])
    })

    it('closes below 2 characters, and opens again from the cache with the second (SEARCH-10, SEARCH-16)', async () => {
      await mountSearch()
      await typeForSuggestions('ka')
      await page.press('Backspace')
      expect(isPanelShown()).to.equal(false)
      const count = page.calls(SUGGESTIONS).length
      await page.press('a')
      expect(options().length).to.be.greaterThan(0)
      expect(page.calls(SUGGESTIONS).length).to.equal(count)
    })

    it('is in the language of the element (SEARCH-32)', async () => {
      const header = await mountSearch({ template: html`<shop-header site="DE" locale="hu-HU"></shop-header>` })
      await typeForSuggestions('kaff')
      expect(headings()).to.deep.equal(['Keresőkifejezések', 'Termékek'])
      header.setAttribute('locale', 'fr-CH')
      await page.until(() => field().ariaLabel !== 'Keresés')
      field().blur()
      field().focus()
      await page.until(() => headings()[0] === 'Recherches')
    })
  })

  describe('clicks', () => {
    it('on products are stored under the session, with the middle button too (SEARCH-41)', async () => {
      await mountSearch()
      await typeForSuggestions('kaffee')
      await page.click('option', 'Kaffee Crema 4,99')
      const middle = { button: 1, bubbles: true, composed: true, cancelable: true }
      page.get('option', 'Becher für Kaffee').dispatchEvent(new MouseEvent('auxclick', middle))
      await page.click('option', 'Kaffee')
      const session = JSON.parse(localStorage.getItem('shop.tracking.sessionId') ?? '')
      for (const key of ['shop.tracking.visit', 'shop.tracking.addToBasket'])
        expect(JSON.parse(localStorage.getItem(key) ?? '')).to.deep.equal({ [session]: ['1', '2'] })
    })

    it('are recorded by term and product id (SEARCH-40)', async () => {
      await mountSearch()
      await typeForSuggestions('kaffee')
      await page.click('option', 'Kaffee')
      await page.click('option', 'Becher für Kaffee')
      expect(page.dataLayer()).to.deep.equal([
        { event: 'ga_event', category: 'navigation', action: 'search_term', label: 'Kaffee' },
        { event: 'ga_event', category: 'navigation', action: 'search_product', label: '2' },
      ])
    })
  })

  it('are accessible: shown, with a highlighted one, with none, and while loading', async () => {
    let isSlow = false
    const header = await mountSearch({
      services: { [SUGGESTIONS]: (call) => (isSlow ? new Promise<Response>(() => {}) : suggest(call)) },
    })
    const steps = [
      () => typeForSuggestions('kaff'),
      () => page.press('ArrowDown'),
      async () => {
        await typeText('xyz')
        await page.until(() => announcement().startsWith('Keine'))
      },
      async () => {
        isSlow = true
        await typeText('z')
        await page.until(isBusy)
      },
    ]
    // The navigation fades in once it has been loaded.
    await page.see('link', 'Coffee')
    for (const step of steps) {
      await step()
      await page.rest()
      await expect(header).to.be.accessible()
    }
  })
})
