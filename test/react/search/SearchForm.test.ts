import { expect, waitUntil } from '@open-wc/testing'
import { sendMouse, setViewport } from '@web/test-runner-commands'
import { flyoutAtom } from '../../../src/state/flyout/flyout.ts'
import { storeOf } from '../../../src/state/store.ts'
import { allInside, eventually, html, inside, place, textsOf } from '../../support/elements.ts'
import { press } from '../../support/typing.ts'
import {
  announced,
  eachOnNewPage,
  element,
  field,
  hasFocus,
  isShown,
  openInFlyout,
  placeOf,
  queryOfPage,
  services,
  show,
  still,
  submitted,
  type,
  typeAndWait,
} from './shopper.ts'

describe('the search form of shop-header', () => {
  eachOnNewPage()

  describe('the form (specification 1 §2, §5)', () => {
    it('goes to the search results with term and site', async () => {
      await show()
      await type('tee & kekse')
      expect(await submitted(() => press('Enter'))).to.equal('/search?query=tee+%26+kekse&site=DE')
    })

    it('takes no more than 200 characters, and cuts what a script put there', async () => {
      await show()
      expect(field().maxLength).to.equal(200)
      field().value = 'x'.repeat(300)
      field().focus()
      expect(await submitted(() => press('Enter'))).to.equal(`/search?query=${'x'.repeat(200)}&site=DE`)
    })

    it('removes the whitespace of a term of only digits and spaces', async () => {
      await show()
      await type('12 34 5')
      expect(await submitted(() => press('Enter'))).to.equal('/search?query=12345&site=DE')
    })

    it('ignores an empty term and focuses the field', async () => {
      await show()
      for (const text of ['', '   ']) {
        field().value = text
        inside<HTMLButtonElement>(element, '.search__submit')?.focus()
        expect(await submitted(() => press('Enter'))).to.equal(undefined)
        expect(hasFocus()).to.equal(true)
      }
    })

    it('is filled by the query of the page, cut to 200 characters', async () => {
      queryOfPage(`Röst & ${'x'.repeat(300)}`)
      await show()
      expect(field().value).to.equal(`Röst & ${'x'.repeat(193)}`)
    })

    it('asks nothing of what the page has filled in, until the arrow asks for it', async () => {
      queryOfPage('kaffee')
      await show()
      field().focus()
      await waitUntil(() => field().getAttribute('role') === 'combobox')
      expect(services.calls.some(({ path }) => path.endsWith('suggestions'))).to.equal(false)
      await press('ArrowDown')
      await eventually(element, '[role=option]')
    })

    it('tracks what is searched for', async () => {
      await show()
      await type('tee')
      await submitted(() => press('Enter'))
      expect((window as unknown as { dataLayer: object[] }).dataLayer).to.deep.equal([
        { event: 'ga_event', category: 'navigation', action: 'search', label: 'tee' },
      ])
    })

    for (const [how, leave] of [
      ['when the focus goes', async () => field().blur()],
      ['by Escape', () => press('Escape')],
    ] as const) {
      it(`opened by the page ends ${how}, without any suggestion (public contract, section 1)`, async () => {
        await show()
        window.dispatchEvent(new CustomEvent('shop-open-flyout', { detail: { flyout: 'search' } }))
        await waitUntil(() => hasFocus() && field().getAttribute('role') === 'combobox')
        expect(storeOf('DE').get(flyoutAtom)).to.equal('search')
        await leave()
        expect(storeOf('DE').get(flyoutAtom)).to.equal(undefined)
      })
    }

    it('asks for the cache key once, when the header loads, however many search fields there are (§7)', async () => {
      const asked = () => services.calls.filter(({ path }) => path.endsWith('cachekey')).length
      await show({}, html`<shop-header site="SK"></shop-header>`)
      await waitUntil(() => asked() === 1)
      await place(html`<shop-header site="SK"></shop-header>`)
      await typeAndWait('ka')
      expect(asked()).to.equal(1)
    })
  })

  describe('its widths (specification 1 §9)', () => {
    const widthOf = (selector: string) => Math.round(placeOf(selector).width)

    it('are 170 px, and 550 px on focus, and nothing else moves', async () => {
      await show()
      const places = () =>
        allInside(element, '.header__icons, .logo, .search__submit, .navigation').map((part) =>
          JSON.stringify(part.getBoundingClientRect()),
        )
      const before = places()
      expect(widthOf('.search__form')).to.equal(170)
      field().focus()
      await still()
      expect(widthOf('.search__form')).to.equal(550)
      expect(places()).to.deep.equal(before)
    })

    it('are the same where the window is just wide enough', async () => {
      // The test's page has a margin of 8 px around, and may have a scroll bar.
      await setViewport({ width: 1024 + 16 + 20, height: 700 })
      await show()
      const logo = placeOf('.logo')
      expect(widthOf('.search__form')).to.equal(170)
      await typeAndWait('kaff')
      await still()
      expect(widthOf('.search__form')).to.equal(550)
      expect(widthOf('.suggestions')).to.equal(550)
      expect(placeOf('.search__form').left).to.be.greaterThan(logo.right)
    })

    it('leave the submit button under the pointer that clicks it', async () => {
      await show()
      await type('tee')
      await still()
      const { x, y, width, height } = placeOf('.search__submit')
      const url = await submitted(async () => {
        await sendMouse({ type: 'move', position: [Math.round(x + width / 2), Math.round(y + height / 2)] })
        await sendMouse({ type: 'down' })
        await still()
        await sendMouse({ type: 'up' })
      })
      expect(url).to.equal('/search?query=tee&site=DE')
    })

    it('are 350 px in the flyout', async () => {
      await setViewport({ width: 800, height: 700 })
      await show()
      await openInFlyout()
      expect(widthOf('.search--in-flyout .search__form')).to.equal(350)
    })

    it('are 270 px on a small platform', async () => {
      await setViewport({ width: 375, height: 700 })
      await show()
      await openInFlyout()
      expect(widthOf('.search--in-flyout .search__form')).to.equal(270)
    })

    it('are 270 px on a SMARTPHONE that says it has a wide window', async () => {
      document.documentElement.dataset.platform = 'SMARTPHONE'
      await show()
      await openInFlyout()
      delete document.documentElement.dataset.platform
      expect(widthOf('.search--in-flyout .search__form')).to.equal(270)
    })
  })

  describe('in the flyout (specification 1 §2)', () => {
    beforeEach(() => setViewport({ width: 600, height: 700 }))

    it('are search terms without products, in the place below the field', async () => {
      await show()
      await openInFlyout()
      await typeAndWait('kaff')
      expect(textsOf(element, '[role=option]')).to.deep.equal(['Kaffee', 'Kaffeemühle', 'Kaffeetasse'])
      expect(announced()).to.equal('3 Suchbegriffe')
      expect(inside(element, '.suggestions')?.hasAttribute('popover')).to.equal(false)
      await expect(element).to.be.accessible()
    })

    it('go away by Escape before the flyout does', async () => {
      await show()
      await openInFlyout()
      await typeAndWait('kaff')
      await press('Escape')
      expect(isShown()).to.equal(false)
      expect(storeOf('DE').get(flyoutAtom)).to.equal('search')
      await press('Escape')
      await waitUntil(() => storeOf('DE').get(flyoutAtom) === undefined)
    })
  })
})
