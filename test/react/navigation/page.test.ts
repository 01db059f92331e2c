import { expect } from '@open-wc/testing'
import { allInside, eventually, inside } from '../../support/elements.ts'
import { nextEvent, record } from '../../support/events.ts'
import { click, focusedText, frames, linkOf, placeHeader, press } from './actions.ts'
import { setUpNavigationPage } from './navigation-page.ts'

describe('main navigation and its page', () => {
  setUpNavigationPage(1280)

  it('dispatches opened and closed with the index of the entry (NAV-32, NAV-40)', async () => {
    const element = await placeHeader()
    const opened = record<{ index: number }>('navigation-flyout-opened')
    const closed = record<{ index: number }>('navigation-flyout-closed')
    press(linkOf(element, 'Home'), ' ')
    press(linkOf(element, 'Coffee'), ' ')
    window.dispatchEvent(new CustomEvent('shop-close-flyouts'))
    opened.end()
    closed.end()
    expect([opened.details, closed.details]).to.deep.equal([
      [{ index: 2 }, { index: 1 }],
      [{ index: 2 }, { index: 1 }],
    ])
  })

  it('closes an icon flyout, and is closed by one (FLYOUT-2)', async () => {
    const element = await placeHeader()
    window.dispatchEvent(new CustomEvent('shop-open-flyout', { detail: { flyout: 'userMenu' } }))
    await eventually(element, '.flyout__panel')
    const isClosed = nextEvent('icon-flyout-closed')
    press(linkOf(element, 'Coffee'), ' ')
    await isClosed
    await frames()
    expect(allInside(element, '.flyout__panel').map((one) => one.getAttribute('aria-label'))).to.deep.equal(['Coffee'])
    const isNavigationClosed = nextEvent('navigation-flyout-closed')
    window.dispatchEvent(new CustomEvent('shop-open-flyout', { detail: { flyout: 'userMenu' } }))
    await isNavigationClosed
    await frames()
    expect(linkOf(element, 'Coffee').getAttribute('aria-expanded')).to.equal('false')
  })

  it('returns the focus to its entry when the page closes it (NAV-30)', async () => {
    const element = await placeHeader()
    press(linkOf(element, 'Coffee'), ' ')
    await frames()
    linkOf(element, 'Beans').focus()
    window.dispatchEvent(new CustomEvent('shop-close-flyouts'))
    await frames()
    expect(inside(element, '.flyout')).to.equal(null)
    expect(focusedText(element)).to.equal('Coffee')
  })

  it('records a tap that opens and the one that follows differently (EVENT-30)', async () => {
    const element = await placeHeader()
    const layer = window as unknown as { dataLayer?: { action: string; label: string }[] }
    layer.dataLayer = []
    click(linkOf(element, 'Coffee'), 'touch')
    await frames()
    click(linkOf(element, 'Coffee'), 'touch')
    expect(layer.dataLayer.map(({ action, label }) => [action, label])).to.deep.equal([
      ['navigation_open', 'Coffee'],
      ['navigation', 'Coffee'],
    ])
  })

  it('keeps the page from scrolling while it is open, in sticky mode only (NAV-34)', async () => {
    const element = await placeHeader()
    const filler = document.createElement('div')
    filler.style.height = '5000px'
    document.body.append(filler)
    try {
      window.scrollTo(0, 120)
      press(linkOf(element, 'Coffee'), ' ')
      await frames()
      expect(getComputedStyle(document.body).overflowY).to.equal('hidden')
      press(linkOf(element, 'Coffee'), ' ')
      await frames()
      expect(getComputedStyle(document.body).overflowY).to.equal('visible')
      expect(window.scrollY).to.equal(120)
      element.setAttribute('sticky', 'false')
      await frames()
      press(linkOf(element, 'Coffee'), ' ')
      await frames()
      expect(getComputedStyle(document.body).overflowY).to.equal('visible')
      window.scrollTo(0, 700)
      press(linkOf(element, 'Coffee'), ' ')
      await frames()
      expect(window.scrollY).to.equal(700)
    } finally {
      filler.remove()
      window.scrollTo(0, 0)
    }
  })

  it('closes on a link to a place on the same page, and stays there (NAV-34)', async () => {
    const element = await placeHeader()
    const filler = document.createElement('div')
    filler.style.height = '5000px'
    document.body.append(filler)
    try {
      press(linkOf(element, 'Coffee'), ' ')
      await frames()
      window.scrollTo(0, 900)
      window.dispatchEvent(new HashChangeEvent('hashchange'))
      await frames()
      expect(inside(element, '.flyout')).to.equal(null)
      expect(window.scrollY).to.equal(900)
    } finally {
      filler.remove()
      window.scrollTo(0, 0)
    }
  })

  it('records every click that leads somewhere, nodes by their path (NAV-41)', async () => {
    const element = await placeHeader()
    const layer = window as unknown as { dataLayer?: { category: string; action: string; label: string }[] }
    layer.dataLayer = []
    press(linkOf(element, 'Coffee'), ' ')
    await frames()
    press(linkOf(element, 'Beans'), ' ')
    await frames()
    click(linkOf(element, 'Dark'), 'mouse')
    click(inside(element, '.navigation-teaser a') as Element, 'mouse')
    click(linkOf(element, 'Gifts'), 'mouse')
    expect(layer.dataLayer.map(({ category, action, label }) => [category, action, label])).to.deep.equal([
      ['navigation', 'navigation', 'Coffee / Beans / Dark'],
      ['navigation', 'teaser', 'Mocha'],
      ['navigation', 'navigation', 'Gifts'],
    ])
  })
})
