// every engine: focus, keys
import { expect } from '@open-wc/testing'
import { html } from 'lit-html'
import { page } from '../../support/page.ts'
import { field, isPanelShown, mountSearch, typeForSuggestions } from './catalogue.ts'

const EMPTY = html`<shop-header site="DE"><div slot="ask" style="min-height: 40px"></div></shop-header>`
const FILLED = html`<shop-header site="DE"><p slot="ask">Or: <a href="/ask">Ask us</a></p></shop-header>`
const panel = () => page.select('[part=suggestions]') as HTMLElement
const ask = () => page.get('link', 'Ask us')
const heights = () => [...panel().children, panel()].map((one) => one.getBoundingClientRect().height)

describe('the slot ask of the search', () => {
  // It is asked for once in a page view, which is that of all tests here.
  it('is asked for once, when the panel first opens, and keeps its room (SEARCH-62, EVENT-50, EVENT-51)', async () => {
    const wanted = page.events('shop-slot-wanted')
    await mountSearch({ template: EMPTY })
    field().focus()
    await page.rendered()
    expect(wanted).to.deep.equal([])
    await typeForSuggestions('kaff')
    await page.until(() => wanted.length > 0)
    const before = heights()
    const place = document.querySelector('[slot=ask]') as HTMLElement
    place.innerHTML = '<a href="#ask">Ask us</a>'
    expect([heights(), place.offsetHeight]).to.deep.equal([before, 40])
    place.replaceChildren()
    await page.press('Escape')
    await page.until(() => !isPanelShown())
    await typeForSuggestions('e')
    await page.rest()
    expect(wanted).to.deep.equal([{ element: 'shop-header', slot: 'ask' }])
  })

  for (const [what, width] of [
    ['panel', 1280],
    ['flyout', 600],
  ] as const) {
    const show = async () => {
      await mountSearch({ template: FILLED, width })
      if (what === 'flyout') {
        page.dispatch('shop-open-flyout', { flyout: 'search' })
        await page.see('searchbox')
      }
      await typeForSuggestions('kaff')
    }

    it(`is the last row of the ${what} (SEARCH-62)`, async () => {
      await show()
      const { bottom } = page.get('link', /kaff/).getBoundingClientRect()
      expect(ask().getBoundingClientRect().top).to.be.at.least(bottom)
      expect(ask().getBoundingClientRect().bottom).to.be.at.most(panel().getBoundingClientRect().bottom)
    })

    it(`is where Tab leads from the field in the ${what}, and Escape leads back (SEARCH-62, SEARCH-39)`, async () => {
      await show()
      await page.press('Tab')
      expect([page.focused() === ask(), isPanelShown()]).to.deep.equal([true, true])
      await page.press('Escape')
      await page.until(() => !isPanelShown())
      expect(page.focused() === field()).to.equal(true)
    })

    it(`stays in the ${what} while it is pressed, and the focus in the field (SEARCH-62, SEARCH-29)`, async () => {
      await show()
      await page.click('link', 'Ask us')
      expect([page.followed(), page.focused() === field(), isPanelShown()]).to.deep.equal([['/ask'], true, true])
    })
  }

  it('closes the panel when the focus goes on from it (SEARCH-62, SEARCH-14)', async () => {
    await mountSearch({ template: FILLED })
    await typeForSuggestions('kaff')
    await page.press('Tab')
    const { activeElement } = document
    await page.press('Tab')
    await page.until(() => !isPanelShown())
    expect(document.activeElement === activeElement).to.equal(false)
  })

  it('takes no Tab where nothing in it can have the focus (SEARCH-62)', async () => {
    await mountSearch({ template: html`<shop-header site="DE"><p slot="ask">Soon</p></shop-header>` })
    await typeForSuggestions('kaff')
    await page.press('Tab')
    expect(page.focused() === field()).to.equal(false)
  })
})
