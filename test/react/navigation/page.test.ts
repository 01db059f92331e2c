// every engine: focus, keys, pointer, dialog
import { expect } from '@open-wc/testing'
import { html } from 'lit-html'
import { page } from '../../support/page.ts'
import { link, mountNavigation, openByKey } from './navigation-page.ts'

describe('main navigation and its page', () => {
  const mountLongPage = async () => {
    const header = await mountNavigation()
    await page.mount(html`<div style="height: 5000px"></div>`)
    page.onEnd(() => window.scrollTo(0, 0))
    return header
  }
  const overflow = () => getComputedStyle(document.body).overflowY

  it('dispatches opened and closed with the index of the entry (NAV-32, NAV-40)', async () => {
    await mountNavigation()
    const opened = page.events('navigation-flyout-opened')
    const closed = page.events('navigation-flyout-closed')
    await openByKey('Home')
    await openByKey('Coffee')
    page.dispatch('shop-close-flyouts')
    await page.gone('dialog')
    expect(opened).to.deep.equal([{ index: 2 }, { index: 1 }])
    expect(closed).to.deep.equal([{ index: 2 }, { index: 1 }])
  })

  it('closes an icon flyout, and is closed by one (FLYOUT-2)', async () => {
    await mountNavigation()
    page.dispatch('shop-open-flyout', { flyout: 'userMenu' })
    await page.see('dialog', 'Ihr Konto')
    await openByKey('Coffee')
    expect(page.names('dialog')).to.deep.equal(['Coffee'])
    page.dispatch('shop-open-flyout', { flyout: 'userMenu' })
    await page.gone('dialog', 'Coffee')
    expect(link('Coffee').ariaExpanded).to.equal('false')
  })

  it('returns the focus to its entry when the page closes it (NAV-30)', async () => {
    await mountNavigation()
    await openByKey('Coffee')
    link('Beans').focus()
    page.dispatch('shop-close-flyouts')
    await page.gone('dialog')
    expect(page.focused()).to.equal(link('Coffee'))
  })

  it('records a tap that opens and the one that follows differently (EVENT-30)', async () => {
    await mountNavigation()
    await page.tap(link('Coffee'))
    await page.see('dialog')
    await page.tap(link('Coffee'))
    const records = page.dataLayer() as { action: string; label: string }[]
    expect(records.map(({ action, label }) => [action, label])).to.deep.equal([
      ['navigation_open', 'Coffee'],
      ['navigation', 'Coffee'],
    ])
  })

  it('keeps the page from scrolling while it is open, in sticky mode only (NAV-34)', async () => {
    const header = await mountLongPage()
    window.scrollTo(0, 120)
    await openByKey('Coffee')
    await page.until(() => overflow() === 'hidden')
    await page.press(' ')
    await page.until(() => overflow() === 'visible')
    await page.until(() => window.scrollY === 120)
    header.setAttribute('sticky', 'false')
    await page.rendered()
    await openByKey('Coffee')
    await page.until(() => overflow() === 'visible')
    window.scrollTo(0, 700)
    page.dispatch('shop-close-flyouts')
    await page.gone('dialog')
    expect(window.scrollY).to.equal(700)
  })

  it('closes by a wheel outside of its panel, and lets the page scroll with it (NAV-34)', async () => {
    await mountLongPage()
    await openByKey('Coffee')
    await page.until(() => overflow() === 'hidden')
    const wheel = () => new WheelEvent('wheel', { bubbles: true, composed: true, deltaY: 100 })
    page.get('dialog').dispatchEvent(wheel())
    expect(overflow()).to.equal('hidden')
    document.body.dispatchEvent(wheel())
    expect([overflow(), page.query('dialog')]).to.deep.equal(['visible', undefined])
  })

  it('closes on a link to a place on the same page, and stays there (NAV-34)', async () => {
    await mountLongPage()
    await openByKey('Coffee')
    window.scrollTo(0, 900)
    window.dispatchEvent(new HashChangeEvent('hashchange'))
    await page.gone('dialog')
    expect(window.scrollY).to.equal(900)
  })

  it('closes in the same task when the page is left (FLYOUT-60)', async () => {
    await mountNavigation()
    const closed = page.events('navigation-flyout-closed')
    await openByKey('Coffee')
    page.dispatch('pagehide')
    expect([page.query('dialog'), closed]).to.deep.equal([undefined, [{ index: 1 }]])
    expect(document.documentElement.classList.contains('shop-flyout-open')).to.equal(false)
  })

  it('records every click that leads somewhere, nodes by their path (NAV-41)', async () => {
    await mountNavigation()
    await openByKey('Coffee')
    link('Beans').focus()
    await page.press(' ')
    for (const title of ['Dark', 'Mocha', 'Gifts']) await page.click('link', title)
    const records = page.dataLayer() as { category: string; action: string; label: string }[]
    expect(records.map(({ category, action, label }) => [category, action, label])).to.deep.equal([
      ['navigation', 'navigation', 'Coffee / Beans / Dark'],
      ['navigation', 'teaser', 'Mocha'],
      ['navigation', 'navigation', 'Gifts'],
    ])
  })
})
