import { expect, waitUntil } from '@open-wc/testing'
import { sendMouse } from '@web/test-runner-commands'
import { openFlyoutAtom } from '../../../src/state/flyout/flyout.ts'
import { storeOf } from '../../../src/state/store.ts'
import { eventually, textsOf } from '../../support/elements.ts'
import { record } from '../../support/events.ts'
import { json } from '../../support/services.ts'
import { press } from '../../support/typing.ts'
import {
  cursor,
  eachOnNewPage,
  element,
  field,
  hasFocus,
  isExpanded,
  isShown,
  options,
  placeOf,
  SUGGESTIONS,
  services,
  show,
  submitted,
  type,
  typeAndWait,
} from './shopper.ts'

describe('the search field as a combobox', () => {
  eachOnNewPage()

  describe('the keyboard cursor (specification 1 §4)', () => {
    it('moves down and up, wraps around, and copies the term or title into the field', async () => {
      await show()
      await typeAndWait('kaff')
      const seen: string[] = []
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowDown']) {
        await press(key)
        expect(field().value).to.equal(cursor())
        expect(field().getAttribute('aria-activedescendant')).to.equal(
          options().find((option) => option.textContent === cursor())?.id,
        )
        seen.push(field().value)
      }
      expect(seen).to.deep.equal(['Kaffee', 'Kaffeemühle', 'Kaffee', 'Becher für Kaffee', 'Kaffee'])
    })

    it('follows keys that come faster than anything is drawn', async () => {
      await show()
      await typeAndWait('kaff')
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown']) {
        field().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      }
      expect(field().value).to.equal('Kaffeetasse')
      expect(cursor()).to.equal('Kaffeetasse')
      field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
      expect(field().value).to.equal('kaff')
      expect(isShown()).to.equal(false)
    })

    it('begins at the end with the upward arrow', async () => {
      await show()
      await typeAndWait('kaff')
      await press('ArrowUp')
      expect(field().value).to.equal('Becher für Kaffee')
    })

    it('leaves the focus in the field, and the list as it is', async () => {
      await show()
      await typeAndWait('kaff')
      const asked = services.calls.length
      await press('ArrowDown', 'ArrowDown')
      expect(hasFocus()).to.equal(true)
      expect(options()).to.have.length(5)
      expect(services.calls.length).to.equal(asked)
    })

    it('is taken back by Escape, which restores what was typed and closes; it never empties the field', async () => {
      await show()
      await typeAndWait('kaff')
      await press('ArrowDown', 'Escape')
      expect(field().value).to.equal('kaff')
      expect(isShown()).to.equal(false)
      expect(isExpanded()).to.equal('false')
      expect(field().hasAttribute('aria-activedescendant')).to.equal(false)
      await press('ArrowDown')
      await eventually(element, '[role=option]')
    })

    it('runs the search with the chosen term by Enter', async () => {
      await show()
      await typeAndWait('kaff')
      await press('ArrowDown', 'ArrowDown')
      expect(await submitted(() => press('Enter'))).to.equal('/search?query=Kaffeem%C3%BChle&site=DE')
    })

    it('is forgotten when the shopper types on', async () => {
      await show()
      await typeAndWait('kaff')
      await press('ArrowDown', 'm')
      await waitUntil(() => textsOf(element, '[role=option]').join() === 'Kaffeemühle')
      expect(cursor()).to.equal(undefined)
      expect(field().value).to.equal('Kaffeem')
    })

    it('leaves the keys of an input method alone', async () => {
      await show()
      await typeAndWait('kaff')
      for (const key of ['ArrowDown', 'Escape', 'ArrowUp']) {
        field().dispatchEvent(new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true }))
        field().dispatchEvent(new KeyboardEvent('keydown', { key, keyCode: 229, bubbles: true }))
      }
      expect(field().value).to.equal('kaff')
      expect(options()).to.have.length(5)
    })

    it('leaves keys with modifiers to the field', async () => {
      await show()
      await typeAndWait('kaff')
      await press('Shift+ArrowUp', 'Shift+ArrowDown')
      expect(cursor()).to.equal(undefined)
    })
  })

  describe('leaving', () => {
    it('by Tab or by a click elsewhere closes the panel and ends the request (§7)', async () => {
      await show()
      await typeAndWait('kaff')
      await press('Tab')
      expect(isShown()).to.equal(false)
      await typeAndWait('e')
      await sendMouse({ type: 'click', position: [20, 700] })
      expect(isShown()).to.equal(false)
    })

    it('and coming back shows again what was typed', async () => {
      await show()
      await typeAndWait('kaff')
      field().blur()
      await waitUntil(() => !isShown())
      field().focus()
      await eventually(element, '[role=option]')
    })

    it('does not happen by a press on the panel', async () => {
      await show()
      await typeAndWait('kaff')
      const { x, y } = placeOf('.suggestions__heading')
      await sendMouse({ type: 'click', position: [Math.round(x + 20), Math.round(y + 8)] })
      expect(hasFocus()).to.equal(true)
      expect(options()).to.have.length(5)
    })

    it('for another page ends what is asked (§7)', async () => {
      await show({ [SUGGESTIONS]: () => json({}, 503) })
      await type('seite')
      await eventually(element, '.suggestions--busy')
      window.dispatchEvent(new Event('pagehide'))
      await waitUntil(() => !isShown())
    })
  })

  describe('the flyout "search" (specification 1 §4)', () => {
    it('is the open panel: the page is told, and its root marked', async () => {
      const opened = record<{ flyout: string }>('icon-flyout-opened')
      const closed = record<{ flyout: string }>('icon-flyout-closed')
      await show()
      await typeAndWait('kaff')
      expect(document.documentElement.classList.contains('shop-flyout-open')).to.equal(true)
      await press('Escape')
      opened.end()
      closed.end()
      expect(opened.details).to.deep.equal([{ flyout: 'search' }])
      expect(closed.details).to.deep.equal([{ flyout: 'search' }])
      expect(document.documentElement.classList.contains('shop-flyout-open')).to.equal(false)
    })

    it('closes when another one opens, and by the event of the page', async () => {
      await show()
      await typeAndWait('kaff')
      storeOf('DE').set(openFlyoutAtom, 'userMenu')
      await waitUntil(() => !isShown())
      await press('Backspace')
      await eventually(element, '[role=option]')
      window.dispatchEvent(new CustomEvent('shop-close-flyouts'))
      await waitUntil(() => !isShown())
    })

    it('puts the focus into the field when the page opens it', async () => {
      await show()
      storeOf('DE').set(openFlyoutAtom, 'search', element)
      await waitUntil(hasFocus)
    })
  })
})
