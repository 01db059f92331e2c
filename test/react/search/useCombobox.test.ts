import { expect } from '@open-wc/testing'
import { sendMouse } from '@web/test-runner-commands'
import { openFlyoutAtom } from '../../../src/state/header/flyout.ts'
import { storeOf } from '../../../src/state/store.ts'
import { eventually, textsOf } from '../../support/elements.ts'
import { record } from '../../support/events.ts'
import { json } from '../../support/services.ts'
import { press } from '../../support/typing.ts'
import { waitUntil } from '../../support/wait-until.ts'
import {
  ariaExpanded,
  element,
  field,
  highlighted,
  isFieldFocused,
  isPanelShown,
  options,
  placeHeader,
  rectOf,
  SUGGESTIONS_CALL,
  services,
  setUpSearchPage,
  submittedUrl,
  typeForSuggestions,
  typeText,
} from './search-page.ts'

describe('search field as a combobox', () => {
  setUpSearchPage()

  describe('the keyboard cursor', () => {
    it('moves down and up, wraps around, and copies the term or title into the field (SEARCH-33)', async () => {
      await placeHeader()
      await typeForSuggestions('kaff')
      const seen: string[] = []
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowDown']) {
        await press(key)
        expect(field().value).to.equal(highlighted())
        expect(field().getAttribute('aria-activedescendant')).to.equal(
          options().find((option) => option.textContent === highlighted())?.id,
        )
        seen.push(field().value)
      }
      expect(seen).to.deep.equal(['Kaffee', 'Kaffeemühle', 'Kaffee', 'Becher für Kaffee', 'Kaffee'])
    })

    it('follows keys that come faster than frames (SEARCH-33)', async () => {
      await placeHeader()
      await typeForSuggestions('kaff')
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown']) {
        field().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      }
      expect(field().value).to.equal('Kaffeetasse')
      expect(highlighted()).to.equal('Kaffeetasse')
      field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
      expect(field().value).to.equal('kaff')
      expect(isPanelShown()).to.equal(false)
    })

    it('starts at the end with the up arrow (SEARCH-33)', async () => {
      await placeHeader()
      await typeForSuggestions('kaff')
      await press('ArrowUp')
      expect(field().value).to.equal('Becher für Kaffee')
    })

    it('leaves the focus in the field, and the list as it is (SEARCH-33, SEARCH-36)', async () => {
      await placeHeader()
      await typeForSuggestions('kaff')
      const callCount = services.calls.length
      await press('ArrowDown', 'ArrowDown')
      expect(isFieldFocused()).to.equal(true)
      expect(options()).to.have.length(5)
      expect(services.calls.length).to.equal(callCount)
    })

    it('is undone by Escape, which restores the typed text and closes the panel (SEARCH-35)', async () => {
      await placeHeader()
      await typeForSuggestions('kaff')
      await press('ArrowDown', 'Escape')
      expect(field().value).to.equal('kaff')
      expect(isPanelShown()).to.equal(false)
      expect(ariaExpanded()).to.equal('false')
      expect(field().hasAttribute('aria-activedescendant')).to.equal(false)
      await press('ArrowDown')
      await eventually(element, '[role=option]')
    })

    it('submits the chosen term by Enter (SEARCH-34)', async () => {
      await placeHeader()
      await typeForSuggestions('kaff')
      await press('ArrowDown', 'ArrowDown')
      expect(await submittedUrl(() => press('Enter'))).to.equal('/search?query=Kaffeem%C3%BChle&site=DE')
    })

    it('is removed when the shopper types on (SEARCH-36)', async () => {
      await placeHeader()
      await typeForSuggestions('kaff')
      await press('ArrowDown', 'm')
      await waitUntil(() => textsOf(element, '[role=option]').join() === 'Kaffeemühle')
      expect(highlighted()).to.equal(undefined)
      expect(field().value).to.equal('Kaffeem')
    })

    it('ignores the keys of an input method (SEARCH-37)', async () => {
      await placeHeader()
      await typeForSuggestions('kaff')
      for (const key of ['ArrowDown', 'Escape', 'ArrowUp']) {
        field().dispatchEvent(new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true }))
        field().dispatchEvent(new KeyboardEvent('keydown', { key, keyCode: 229, bubbles: true }))
      }
      expect(field().value).to.equal('kaff')
      expect(options()).to.have.length(5)
    })

    it('ignores keys with modifiers (SEARCH-37)', async () => {
      await placeHeader()
      await typeForSuggestions('kaff')
      await press('Shift+ArrowUp', 'Shift+ArrowDown')
      expect(highlighted()).to.equal(undefined)
    })
  })

  describe('the panel', () => {
    it('closes on Tab and on a click elsewhere (SEARCH-14)', async () => {
      await placeHeader()
      await typeForSuggestions('kaff')
      await press('Tab')
      expect(isPanelShown()).to.equal(false)
      await typeForSuggestions('e')
      await sendMouse({ type: 'click', position: [20, 700] })
      expect(isPanelShown()).to.equal(false)
    })

    it('opens again for the typed text when the focus returns (SEARCH-14)', async () => {
      await placeHeader()
      await typeForSuggestions('kaff')
      field().blur()
      await waitUntil(() => !isPanelShown())
      field().focus()
      await eventually(element, '[role=option]')
    })

    it('stays open on a press inside it (SEARCH-29)', async () => {
      await placeHeader()
      await typeForSuggestions('kaff')
      const { x, y } = rectOf('.suggestions__heading')
      await sendMouse({ type: 'click', position: [Math.round(x + 20), Math.round(y + 8)] })
      expect(isFieldFocused()).to.equal(true)
      expect(options()).to.have.length(5)
    })

    it('closes when the shopper leaves the page (SEARCH-14)', async () => {
      await placeHeader({ [SUGGESTIONS_CALL]: () => json({}, 503) })
      await typeText('seite')
      await eventually(element, '.suggestions--busy')
      window.dispatchEvent(new Event('pagehide'))
      await waitUntil(() => !isPanelShown())
    })
  })

  describe('the flyout "search"', () => {
    it('is the open panel: events are dispatched and the page root is marked (SEARCH-30)', async () => {
      const opened = record<{ flyout: string }>('icon-flyout-opened')
      const closed = record<{ flyout: string }>('icon-flyout-closed')
      await placeHeader()
      await typeForSuggestions('kaff')
      expect(document.documentElement.classList.contains('shop-flyout-open')).to.equal(true)
      await press('Escape')
      opened.end()
      closed.end()
      expect(opened.details).to.deep.equal([{ flyout: 'search' }])
      expect(closed.details).to.deep.equal([{ flyout: 'search' }])
      expect(document.documentElement.classList.contains('shop-flyout-open')).to.equal(false)
    })

    it('closes when another flyout opens and on shop-close-flyouts (SEARCH-30)', async () => {
      await placeHeader()
      await typeForSuggestions('kaff')
      storeOf('DE').set(openFlyoutAtom, 'userMenu')
      await waitUntil(() => !isPanelShown())
      await press('Backspace')
      await eventually(element, '[role=option]')
      window.dispatchEvent(new CustomEvent('shop-close-flyouts'))
      await waitUntil(() => !isPanelShown())
    })

    it('focuses the field when the page opens it (SEARCH-31)', async () => {
      await placeHeader()
      storeOf('DE').set(openFlyoutAtom, 'search', element)
      await waitUntil(isFieldFocused)
    })
  })
})
