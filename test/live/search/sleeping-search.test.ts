// every engine: focus, keys, dialog, forms, hydration
import { expect } from '@open-wc/testing'
import { HEADER } from '../../../src/live/header/header.ts'
import { liveElementOf } from '../../../src/live/live-element.ts'
import { prerenderElement } from '../../../src/render/prerender.tsx'
import { page } from '../../support/page.ts'
import { json } from '../../support/services.ts'
import { placeSleeping } from '../../support/sleeping-element.ts'
import { announcement, field, isPanelShown, SUGGESTIONS, suggest, typeForSuggestions, typeText } from './catalogue.ts'

const { body } = new DOMParser().parseFromString(
  (await prerenderElement('shop-header', { site: 'DE' })).html,
  'text/html',
)
const MARKUP = body.querySelector('template')?.content.querySelector('[data-root]')?.outerHTML ?? ''

describe('the search of a header that sleeps', () => {
  async function place(width = 1280) {
    await page.size(width)
    page.serve({ [SUGGESTIONS]: suggest })
    const sleeping = placeSleeping(HEADER, MARKUP)
    sleeping.element.connect()
    return sleeping
  }

  it('suggests without React, by keys, and searches for what is chosen (LIVE-20, SEARCH-33)', async () => {
    const { element } = await place()
    await typeForSuggestions('kaff')
    expect(page.names('option')).to.deep.equal([
      'Kaffee',
      'Kaffeemühle',
      'Kaffeetasse',
      'Kaffee Crema 4,99',
      'Becher für Kaffee',
    ])
    expect(announcement()).to.equal('3 Suchbegriffe und 2 Produkte')
    await page.press('ArrowDown', 'ArrowDown')
    expect(field().value).to.equal('Kaffeemühle')
    await page.press('Enter')
    expect(page.followed()).to.deep.equal(['/search?query=Kaffeem%C3%BChle&site=DE'])
    expect(element.phase).to.equal('asleep')
  })

  it('has the rules of a field in use without the sheet of an awake header (SEARCH-7, LIVE-20)', async () => {
    await place()
    await typeText('kaff')
    await page.see('option')
    await page.rest()
    const panel = page.select('[part=suggestions]')
    expect(field().form?.getBoundingClientRect().width).to.equal(550)
    expect(getComputedStyle(panel).getPropertyValue('--_sale')).to.not.equal('')
    expect(getComputedStyle(page.get('button', 'Suchfeld leeren')).display).to.equal('grid')
  })

  it('is no combobox while the focus only passes, and is one with the first key (LIVE-3, LIVE-20)', async () => {
    await place()
    field().focus()
    await page.rendered()
    expect(field().role).to.equal(null)
    await page.press('k')
    await page.see('combobox')
  })

  it('asks for what was typed before the code, once, and shows it when the texts have come (LIVE-20, SEARCH-13)', async () => {
    await place()
    field().focus()
    field().value = 'kaffee'
    field().dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
    await page.see('option')
    expect(page.calls(SUGGESTIONS).map(({ query }) => query.get('q'))).to.deep.equal(['kaffee'])
  })

  it('is in the flyout of a phone, in the field that has had the focus from the tap (FLYOUT-40, LIVE-20)', async () => {
    const { element } = await place(375)
    page.dispatch('shop-open-flyout', { flyout: 'search' })
    const early = field()
    await page.see('dialog', 'Suche')
    expect([field() === early, page.focused() === early]).to.deep.equal([true, true])
    await page.type('kaff')
    await page.see('option')
    expect(page.names('option')).to.deep.equal(['Kaffee', 'Kaffeemühle', 'Kaffeetasse'])
    expect(element.phase).to.equal('asleep')
  })

  it('has the focus, in a wide window, when the page opens the flyout (SEARCH-31)', async () => {
    await place()
    page.dispatch('shop-open-flyout', { flyout: 'search' })
    await page.until(() => page.focused() === field())
  })

  it('shows a drawing for a picture that is lost, and the next picture all the same (PART-33)', async () => {
    await place()
    const products = [{ id: '1', title: 'Kaffee', productViewUrl: '/p', imageProductThumb: '/lost.png' }]
    page.serve({ [SUGGESTIONS]: () => json({ searchTerms: [], products }) })
    await typeText('kaff')
    await page.until(() => page.select('.suggestions__picture svg'))
  })

  it('goes on with the same nodes when React comes (LIVE-6, LIVE-20)', async () => {
    await import('../../../src/elements/shop-header.ts')
    await page.size(1280)
    page.serve({ [SUGGESTIONS]: suggest })
    const events = page.events('shop-element-ready')
    const fragment = (await prerenderElement('shop-header', { site: 'DE' })).html
    const header = page.insert(fragment)
    await page.until(() => liveElementOf(header))
    const typing = typeText('kaff').then(() => page.see('option'))
    await typing
    const panel = page.select('[part=suggestions]')
    await page.until(() => events.length > 0)
    await page.rendered()
    expect([page.select('[part=suggestions]') === panel, isPanelShown()]).to.deep.equal([true, true])
    await page.press('ArrowDown')
    expect(field().value).to.equal('Kaffee')
  })
})
