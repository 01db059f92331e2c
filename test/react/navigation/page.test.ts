import { expect } from '@open-wc/testing'
import { allInside, eventually, inside } from '../../support/elements.ts'
import { nextEvent, record } from '../../support/events.ts'
import { setting } from './setting.ts'
import { click, focused, frames, link, placeHeader, press } from './support.ts'

describe('the main navigation and the page', () => {
  setting(1280)

  it('tells that it opens and closes, by the index of the entry (public contract, section 4)', async () => {
    const element = await placeHeader()
    const opened = record<{ index: number }>('navigation-flyout-opened')
    const closed = record<{ index: number }>('navigation-flyout-closed')
    press(link(element, 'Home'), ' ')
    press(link(element, 'Coffee'), ' ')
    window.dispatchEvent(new CustomEvent('shop-close-flyouts'))
    opened.end()
    closed.end()
    expect([opened.details, closed.details]).to.deep.equal([
      [{ index: 2 }, { index: 1 }],
      [{ index: 2 }, { index: 1 }],
    ])
  })

  it("closes an icon's flyout, and is closed by one (specification 1 §2)", async () => {
    const element = await placeHeader()
    window.dispatchEvent(new CustomEvent('shop-open-flyout', { detail: { flyout: 'userMenu' } }))
    await eventually(element, '.flyout__panel')
    const isClosed = nextEvent('icon-flyout-closed')
    press(link(element, 'Coffee'), ' ')
    await isClosed
    await frames()
    expect(allInside(element, '.flyout__panel').map((one) => one.getAttribute('aria-label'))).to.deep.equal(['Coffee'])
    const isNavigationClosed = nextEvent('navigation-flyout-closed')
    window.dispatchEvent(new CustomEvent('shop-open-flyout', { detail: { flyout: 'userMenu' } }))
    await isNavigationClosed
    await frames()
    expect(link(element, 'Coffee').getAttribute('aria-expanded')).to.equal('false')
  })

  it('gives the focus back when the page closes it', async () => {
    const element = await placeHeader()
    press(link(element, 'Coffee'), ' ')
    await frames()
    link(element, 'Beans').focus()
    window.dispatchEvent(new CustomEvent('shop-close-flyouts'))
    await frames()
    expect(inside(element, '.flyout')).to.equal(null)
    expect(focused(element)).to.equal('Coffee')
  })

  it('tells a tap that opens from the one that follows (public contract, section 4)', async () => {
    const element = await placeHeader()
    const layer = window as unknown as { dataLayer?: { action: string; label: string }[] }
    layer.dataLayer = []
    click(link(element, 'Coffee'), 'touch')
    await frames()
    click(link(element, 'Coffee'), 'touch')
    expect(layer.dataLayer.map(({ action, label }) => [action, label])).to.deep.equal([
      ['navigation_open', 'Coffee'],
      ['navigation', 'Coffee'],
    ])
  })

  it('gives back the scroll position in sticky mode (specification 1 §2)', async () => {
    const element = await placeHeader()
    const filler = document.createElement('div')
    filler.style.height = '5000px'
    document.body.append(filler)
    try {
      window.scrollTo(0, 120)
      press(link(element, 'Coffee'), ' ')
      await frames()
      window.scrollTo(0, 900)
      press(link(element, 'Coffee'), ' ')
      await frames()
      expect(window.scrollY).to.equal(120)
      element.setAttribute('sticky', 'false')
      await frames()
      press(link(element, 'Coffee'), ' ')
      await frames()
      window.scrollTo(0, 700)
      press(link(element, 'Coffee'), ' ')
      await frames()
      expect(window.scrollY).to.equal(700)
    } finally {
      filler.remove()
      window.scrollTo(0, 0)
    }
  })

  it('tracks every click that leads somewhere (public contract, section 4)', async () => {
    const element = await placeHeader()
    const layer = window as unknown as { dataLayer?: { category: string; action: string; label: string }[] }
    layer.dataLayer = []
    press(link(element, 'Coffee'), ' ')
    await frames()
    press(link(element, 'Beans'), ' ')
    await frames()
    click(link(element, 'Dark'), 'mouse')
    click(inside(element, '.navigation-teaser a') as Element, 'mouse')
    click(link(element, 'Gifts'), 'mouse')
    expect(layer.dataLayer.map(({ category, action, label }) => [category, action, label])).to.deep.equal([
      ['navigation', 'navigation', 'Coffee / Beans / Dark'],
      ['navigation', 'teaser', 'Mocha'],
      ['navigation', 'navigation', 'Gifts'],
    ])
  })
})
