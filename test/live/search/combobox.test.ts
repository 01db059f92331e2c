// every engine: focus, keys
import { expect } from '@open-wc/testing'
import { page } from '../../support/page.ts'
import {
  field,
  highlighted,
  isPanelShown,
  mountSearch,
  SUGGESTIONS,
  typeForSuggestions,
  typeText,
} from './catalogue.ts'

describe('search field as a combobox', () => {
  const mountWithSuggestions = async () => {
    const header = await mountSearch()
    await typeForSuggestions('kaff')
    return header
  }
  /** A key that comes at once, or with what no real key has. */
  const dispatchKey = (key: string, more: KeyboardEventInit = {}) =>
    field().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))
  const isRootMarked = () => document.documentElement.classList.contains('shop-flyout-open')

  describe('the keyboard cursor', () => {
    it('moves down and up, wraps around, and copies the term or title into the field (SEARCH-33)', async () => {
      await mountWithSuggestions()
      const seen: string[] = []
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowDown']) {
        await page.press(key)
        expect(field().value).to.equal(highlighted())
        expect(field().getAttribute('aria-activedescendant')).to.equal(page.select('[aria-selected=true]').id)
        seen.push(field().value)
      }
      expect(seen).to.deep.equal(['Kaffee', 'Kaffeemühle', 'Kaffee', 'Becher für Kaffee', 'Kaffee'])
    })

    it('follows keys that come faster than frames (SEARCH-33)', async () => {
      await mountWithSuggestions()
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown']) dispatchKey(key)
      expect([field().value, highlighted()]).to.deep.equal(['Kaffeetasse', 'Kaffeetasse'])
      dispatchKey('Escape')
      expect([field().value, isPanelShown()]).to.deep.equal(['kaff', false])
    })

    it('starts at the end with the up arrow (SEARCH-33)', async () => {
      await mountWithSuggestions()
      await page.press('ArrowUp')
      expect(field().value).to.equal('Becher für Kaffee')
    })

    it('leaves the focus in the field, and the list as it is (SEARCH-33, SEARCH-36)', async () => {
      await mountWithSuggestions()
      const count = page.calls(SUGGESTIONS).length
      await page.press('ArrowDown', 'ArrowDown')
      expect(page.focused()).to.equal(field())
      expect(page.all('option')).to.have.length(5)
      expect(page.calls(SUGGESTIONS).length).to.equal(count)
    })

    it('is undone by Escape, which restores the typed text and closes the panel (SEARCH-35)', async () => {
      await mountWithSuggestions()
      await page.press('ArrowDown', 'Escape')
      expect([field().value, isPanelShown(), field().ariaExpanded]).to.deep.equal(['kaff', false, 'false'])
      expect(field().hasAttribute('aria-activedescendant')).to.equal(false)
      await page.press('ArrowDown')
      await page.see('option')
    })

    it('submits the chosen term by Enter (SEARCH-34)', async () => {
      await mountWithSuggestions()
      await page.press('ArrowDown', 'ArrowDown', 'Enter')
      expect(page.followed()).to.deep.equal(['/search?query=Kaffeem%C3%BChle&site=DE'])
    })

    it('is removed when the shopper types on (SEARCH-36)', async () => {
      await mountWithSuggestions()
      await page.press('ArrowDown', 'm')
      await page.until(() => page.names('option').join() === 'Kaffeemühle')
      expect([highlighted(), field().value]).to.deep.equal([undefined, 'Kaffeem'])
    })

    it('ignores the keys of an input method (SEARCH-37)', async () => {
      await mountWithSuggestions()
      for (const key of ['ArrowDown', 'Escape', 'ArrowUp'])
        for (const sign of [{ isComposing: true }, { keyCode: 229 }]) dispatchKey(key, sign)
      expect(field().value).to.equal('kaff')
      expect(page.all('option')).to.have.length(5)
    })

    it('ignores keys with modifiers (SEARCH-37)', async () => {
      await mountWithSuggestions()
      await page.press('Shift+ArrowUp', 'Shift+ArrowDown')
      expect(highlighted()).to.equal(undefined)
    })
  })

  describe('the panel', () => {
    it('closes on Tab and on a click elsewhere (SEARCH-14)', async () => {
      const header = await mountWithSuggestions()
      await page.press('Tab')
      expect(isPanelShown()).to.equal(false)
      await typeForSuggestions('e')
      header.insertAdjacentHTML('afterend', '<p style="margin-top: 500px">elsewhere</p>')
      await page.click(header.nextElementSibling as Element)
      expect(isPanelShown()).to.equal(false)
    })

    it('opens again for the typed text when the focus returns (SEARCH-14)', async () => {
      await mountWithSuggestions()
      field().blur()
      await page.until(() => !isPanelShown())
      field().focus()
      await page.see('option')
    })

    it('stays open on a press inside it (SEARCH-29)', async () => {
      await mountWithSuggestions()
      await page.rest()
      await page.click(page.select('[part=suggestions] p'))
      expect(page.focused()).to.equal(field())
      expect(page.all('option')).to.have.length(5)
    })

    it('closes in the same task when the shopper leaves the page (SEARCH-14, FLYOUT-60)', async () => {
      await mountSearch({ services: { [SUGGESTIONS]: () => new Promise(() => {}) } })
      await typeText('seite')
      await page.until(isPanelShown)
      page.dispatch('pagehide')
      expect([isPanelShown(), isRootMarked()]).to.deep.equal([false, false])
    })
  })

  describe('the flyout "search"', () => {
    it('is the open panel: events are dispatched and the page root is marked (SEARCH-30)', async () => {
      const opened = page.events('icon-flyout-opened')
      const closed = page.events('icon-flyout-closed')
      await mountWithSuggestions()
      expect(isRootMarked()).to.equal(true)
      await page.press('Escape')
      expect([opened, closed]).to.deep.equal([[{ flyout: 'search' }], [{ flyout: 'search' }]])
      expect(isRootMarked()).to.equal(false)
    })

    it('closes when another flyout opens and on shop-close-flyouts (SEARCH-30)', async () => {
      await mountWithSuggestions()
      page.dispatch('shop-open-flyout', { flyout: 'userMenu' })
      await page.until(() => !isPanelShown())
      field().focus()
      await page.press('Backspace')
      await page.see('option')
      page.dispatch('shop-close-flyouts')
      await page.until(() => !isPanelShown())
    })
  })
})
