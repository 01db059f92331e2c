import { expect, waitUntil } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import { allInside, eventually, html, inside, textsOf } from '../../support/elements.ts'
import { json } from '../../support/services.ts'
import { press } from '../../support/typing.ts'
import {
  announced,
  eachOnNewPage,
  element,
  field,
  isExpanded,
  isShown,
  options,
  SUGGESTIONS,
  services,
  show,
  still,
  submitted,
  suggest,
  type,
  typeAndWait,
} from './shopper.ts'

describe('search suggestions in shop-header', () => {
  eachOnNewPage()

  describe('the suggestions (specification 1 §2, §4)', () => {
    it('are terms and products for what was typed, the typed letters marked', async () => {
      await show()
      await typeAndWait('kaff')
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

    it('lead to the search, and to the product with query and dim1', async () => {
      await show()
      await typeAndWait('kaffee')
      expect(options().map((option) => option.getAttribute('href'))).to.deep.equal([
        '/search?query=Kaffee&site=DE',
        '/search?query=Kaffeem%C3%BChle&site=DE',
        '/search?query=Kaffeetasse&site=DE',
        '/product/1?query=kaffee',
        '/product/2?query=kaffee&dim1=rot+1',
      ])
    })

    it('make a combobox of the field', async () => {
      await show()
      await typeAndWait('kaff')
      const list = inside(element, '[role=listbox]')
      expect(field().getAttribute('role')).to.equal('combobox')
      expect(field().getAttribute('aria-autocomplete')).to.equal('list')
      expect(isExpanded()).to.equal('true')
      expect(field().getAttribute('aria-controls')).to.equal(list?.id)
      expect(field().hasAttribute('aria-activedescendant')).to.equal(false)
    })

    it('are in the top layer, 44 px below the upper edge of the field, with 50 px free below (§9)', async () => {
      await setViewport({ width: 1280, height: 300 })
      await show()
      await typeAndWait('kaff')
      const panel = inside(element, '.suggestions') as HTMLElement
      await still()
      const { top, bottom, right } = panel.getBoundingClientRect()
      expect(panel.matches(':popover-open')).to.equal(true)
      expect(top).to.equal(field().getBoundingClientRect().top + 44)
      expect(bottom).to.be.at.most(250.5)
      expect(right).to.be.closeTo(field().getBoundingClientRect().right, 1)
    })

    it('are announced by their count', async () => {
      await show()
      await typeAndWait('kaff')
      expect(announced()).to.equal('3 Suchbegriffe, 2 Produkte')
    })

    it('say so when there are none', async () => {
      await show()
      await type('xyz $t(busy)')
      await eventually(element, '.suggestions:not(.suggestions--busy) .suggestions__message')
      expect(textsOf(element, '.suggestions__message')).to.deep.equal(['Keine Vorschläge für „xyz $t(busy)“'])
      expect(announced()).to.equal('Keine Vorschläge für „xyz $t(busy)“')
      expect(isExpanded()).to.equal('false')
    })

    it('say that they are on their way', async () => {
      let answer = (_: Response) => {}
      await show({ [SUGGESTIONS]: () => new Promise<Response>((resolve) => (answer = resolve)) })
      await type('unter')
      await eventually(element, '.suggestions--busy .suggestions__message')
      expect(announced()).to.equal('')
      await waitUntil(() => services.calls.some(({ query }) => query.get('q') === 'unter'))
      answer(json({ searchTerms: [{ searchterm: 'Kaffee' }] }))
      await eventually(element, '[role=option]')
      expect(inside(element, '.suggestions--busy') === null).to.equal(true)
    })

    it('show nothing when they can not be had, and the form goes on searching', async () => {
      await show({ [SUGGESTIONS]: () => new Response('<html>') })
      await type('kaputt')
      await waitUntil(() => services.calls.filter(({ path }) => path.endsWith('suggestions')).length > 0)
      await waitUntil(() => !isShown())
      expect(await submitted(() => press('Enter'))).to.equal('/search?query=kaputt&site=DE')
    })

    it('go away with less than 2 characters, and come back at once with the second', async () => {
      await show()
      await typeAndWait('ka')
      await press('Backspace')
      expect(isShown()).to.equal(false)
      const asked = services.calls.length
      await press('a')
      expect(options().length).to.be.greaterThan(0)
      expect(services.calls.length).to.equal(asked)
    })

    it('speak the language of the element', async () => {
      await show({}, html`<shop-header site="DE" locale="hu-HU"></shop-header>`)
      await typeAndWait('kaff')
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

  describe('clicks on products (specification 1 §7)', () => {
    it('are remembered under the session, by the middle button too', async () => {
      await show()
      await typeAndWait('kaffee')
      options()[3]?.click()
      options()[4]?.dispatchEvent(new MouseEvent('auxclick', { button: 1, bubbles: true, composed: true }))
      options()[0]?.click()
      const session = JSON.parse(localStorage.getItem('shop.tracking.sessionId') ?? '')
      for (const key of ['shop.tracking.visit', 'shop.tracking.addToBasket']) {
        expect(JSON.parse(localStorage.getItem(key) ?? '')).to.deep.equal({ [session]: ['1', '2'] })
      }
    })
  })

  describe('axe', () => {
    it('finds nothing, with suggestions, a chosen one, none, and busy', async () => {
      let isSlow = false
      await show({ [SUGGESTIONS]: (call) => (isSlow ? new Promise<Response>(() => {}) : suggest(call)) })
      await typeAndWait('kaff')
      await still()
      await expect(element).to.be.accessible()
      await press('ArrowDown')
      await still()
      await expect(element).to.be.accessible()
      await type('xyz')
      await eventually(element, '.suggestions:not(.suggestions--busy) .suggestions__message')
      await still()
      await expect(element).to.be.accessible()
      isSlow = true
      await type('z')
      await eventually(element, '.suggestions--busy')
      await still()
      await expect(element).to.be.accessible()
    })
  })
})
