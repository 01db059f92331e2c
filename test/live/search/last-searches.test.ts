// every engine: focus, keys, dialog, forms
import { expect } from '@open-wc/testing'
import { pageSettings } from '../../../src/page/configuration/settings.ts'
import { flyoutAtom } from '../../../src/state/header/open-flyout.ts'
import { storeOf } from '../../../src/state/store.ts'
import { page } from '../../support/page.ts'
import {
  announcement,
  field,
  highlighted,
  isPanelShown,
  mountSearch,
  SUGGESTIONS,
  typeForSuggestions,
  typeText,
} from './catalogue.ts'

const KEY = 'shop.searches.DE'
const SEARCHES = ['Tee', '12345', 'Kaffee & Kekse']

describe('last searches in shop-header', () => {
  const stored = () => JSON.parse(localStorage.getItem(KEY) ?? '[]')
  const clearButton = 'Verlauf löschen'
  /** A header in whose field nothing has been typed, with searches from before. */
  async function focusEmpty(searches: unknown = SEARCHES, width = 1280) {
    localStorage.setItem(KEY, JSON.stringify(searches))
    const header = await mountSearch({ width })
    if (width < 980) {
      page.dispatch('shop-open-flyout', { flyout: 'search' })
      await page.until(() => page.focused() === field())
    } else field().focus()
    await page.see('combobox')
    return header
  }

  describe('in the empty field', () => {
    it('are shown newest first, under their heading, and announced by it (SEARCH-44, SEARCH-26)', async () => {
      await focusEmpty()
      const group = page.get('group', 'Zuletzt gesucht')
      expect(page.within(group).names('option')).to.deep.equal(SEARCHES)
      expect(group.querySelector('p')?.textContent).to.equal('Zuletzt gesucht')
      expect(announcement()).to.equal('Zuletzt gesucht')
      expect(page.query('link', /Alle Ergebnisse/)).to.equal(undefined)
      expect(page.calls(SUGGESTIONS)).to.deep.equal([])
    })

    it('are removed by a reset of the personal data, with the list and what was typed (SEARCH-60)', async () => {
      await focusEmpty()
      page.dispatch('shop-personal-data-reset')
      expect(isPanelShown()).to.equal(false)
      await page.until(() => localStorage.getItem(KEY) === null)
      await typeForSuggestions('kaff')
      page.dispatch('shop-personal-data-reset')
      expect([field().value, isPanelShown()]).to.deep.equal(['', false])
    })

    it('are links to the search results, recorded as search terms (SEARCH-27, SEARCH-40)', async () => {
      await focusEmpty()
      expect(page.get('option', 'Kaffee & Kekse').getAttribute('href')).to.equal(
        '/search?query=Kaffee+%26+Kekse&site=DE',
      )
      await page.click('option', '12345')
      expect(page.dataLayer()).to.deep.equal([
        { event: 'ga_event', category: 'navigation', action: 'search_term', label: '12345' },
      ])
      expect(stored()).to.deep.equal(['12345', 'Tee', 'Kaffee & Kekse'])
    })

    it('are options of the combobox: arrows choose one, Enter searches for it (SEARCH-33, SEARCH-34, SEARCH-44)', async () => {
      await focusEmpty()
      expect([field().ariaExpanded, field().getAttribute('aria-controls')]).to.deep.equal([
        'true',
        page.get('listbox').id,
      ])
      await page.press('ArrowDown', 'ArrowDown')
      expect([field().value, highlighted()]).to.deep.equal(['12345', '12345'])
      await page.press('Enter')
      expect(page.followed()).to.deep.equal(['/search?query=12345&site=DE'])
      expect(stored()[0]).to.equal('12345')
    })

    it('close on Escape, which empties the field again, and come back by the down arrow (SEARCH-35, SEARCH-44)', async () => {
      await focusEmpty()
      await page.press('ArrowUp', 'Escape')
      expect([field().value, isPanelShown()]).to.deep.equal(['', false])
      await page.press('ArrowDown')
      expect(page.names('option')).to.deep.equal(SEARCHES)
    })

    it('come back when it is emptied, and go with the first letter (SEARCH-10, SEARCH-44)', async () => {
      await focusEmpty()
      await page.press('k')
      expect(isPanelShown()).to.equal(false)
      await typeForSuggestions('a')
      expect(page.query('button', clearButton)).to.equal(undefined)
      await page.click('button', 'Suchfeld leeren')
      expect(page.names('option')).to.deep.equal(SEARCHES)
      await page.type(' ')
      expect(page.names('option')).to.deep.equal(SEARCHES)
    })

    it('are not shown for pre-filled text (SEARCH-6)', async () => {
      history.replaceState(null, '', '?query=kaffee')
      await focusEmpty()
      expect(isPanelShown()).to.equal(false)
    })

    it('are below the field of the search flyout; Escape closes them first (SEARCH-22, SEARCH-39)', async () => {
      const header = await focusEmpty(SEARCHES, 375)
      expect(page.names('option')).to.deep.equal(SEARCHES)
      await page.rest()
      await expect(header).to.be.accessible()
      await page.press('Tab', 'Escape')
      expect([isPanelShown(), page.names('dialog')]).to.deep.equal([false, ['Suche']])
    })

    it('show nothing where there are none, and leave the flyout that the page has opened (SEARCH-31, CONFIG-36)', async () => {
      localStorage.setItem(KEY, '{"length":3}')
      await mountSearch()
      page.dispatch('shop-open-flyout', { flyout: 'search' })
      await page.until(() => page.focused() === field() && page.query('combobox'))
      expect([isPanelShown(), storeOf('DE').get(flyoutAtom)]).to.deep.equal([false, 'search'])
    })

    it('show nothing while tracking is off (SEARCH-46)', async () => {
      page.fake(pageSettings(), 'block', { tracking: false })
      await focusEmpty()
      expect([isPanelShown(), localStorage.getItem(KEY)]).to.deep.equal([false, null])
    })

    it('are accessible, with a highlighted one too', async () => {
      const header = await focusEmpty()
      // The navigation fades in once it has been loaded.
      await page.see('link', 'Coffee')
      for (const key of [undefined, 'ArrowDown']) {
        if (key) await page.press(key)
        await page.rest()
        await expect(header).to.be.accessible()
      }
    })
  })

  describe('remember', () => {
    for (const [what, search, term] of [
      ['a submitted form', () => typeText(' Espresso ').then(() => page.press('Enter')), 'Espresso'],
      [
        'a chosen term',
        () => typeForSuggestions('kaff').then(() => page.click('option', 'Kaffeetasse')),
        'Kaffeetasse',
      ],
      [
        'all results',
        () => typeForSuggestions('kaff').then(() => page.click('link', 'Alle Ergebnisse für „kaff“')),
        'kaff',
      ],
      [
        'a term in a new tab',
        async () => {
          await typeForSuggestions('kaff')
          const middle = { button: 1, bubbles: true, composed: true, cancelable: true }
          page.get('option', 'Kaffeemühle').dispatchEvent(new MouseEvent('auxclick', middle))
        },
        'Kaffeemühle',
      ],
    ] as const)
      it(`${what} (SEARCH-45)`, async () => {
        await focusEmpty(['Tee'])
        await search()
        expect(stored()).to.deep.equal([term, 'Tee'])
      })

    it('no product (SEARCH-45)', async () => {
      await focusEmpty(['Tee'])
      await typeForSuggestions('kaff')
      await page.click('option', 'Kaffee Crema 4,99')
      expect(stored()).to.deep.equal(['Tee'])
    })
  })

  describe('the clear button', () => {
    it('removes them, closes the panel, and leaves the focus in the field (SEARCH-44)', async () => {
      await focusEmpty()
      await page.click('button', clearButton)
      expect([isPanelShown(), page.focused() === field(), localStorage.getItem(KEY)]).to.deep.equal([false, true, null])
      await page.press('ArrowDown')
      expect(isPanelShown()).to.equal(false)
    })

    it('is reached by Tab; Escape leads back, Enter removes them (SEARCH-44)', async () => {
      await focusEmpty()
      await page.press('Tab')
      expect(page.focused()).to.equal(page.get('button', clearButton))
      await page.press('Escape')
      expect(page.focused()).to.equal(field())
      expect(isPanelShown()).to.equal(false)
      await page.press('ArrowDown', 'Tab', 'Enter')
      expect([isPanelShown(), page.focused() === field(), stored()]).to.deep.equal([false, true, []])
    })

    it('is left by Shift and Tab, which closes the panel (SEARCH-14)', async () => {
      await focusEmpty()
      await page.press('Tab', 'Shift+Tab')
      expect(isPanelShown()).to.equal(false)
    })
  })
})
