import { expect } from '@open-wc/testing'
import { html } from 'lit-html'
import '../../../src/elements/shop-header.ts'
import { pageSettings } from '../../../src/page/configuration/settings.ts'
import { trackNavigation } from '../../../src/page/events/tracking.ts'
import { page } from '../../support/page.ts'

describe('records of an element', () => {
  it('are held from its beginning on, and consent is heard before the first of them (EVENT-41, EVENT-42)', async () => {
    page.fake(pageSettings(), 'block', { tracking: 'wait' })
    await page.mount(html`<shop-header site="DE"></shop-header>`)
    trackNavigation('logo', '/')
    await page.until(() => {
      // Before the code is there nobody hears it.
      window.dispatchEvent(new CustomEvent('shop-consent-given'))
      return pageSettings().isTrackingAgreed === true
    })
    await page.until(() => page.dataLayer().length > 0)
    const before = page.dataLayer().length
    trackNavigation('logo', '/again')
    await page.until(() => page.dataLayer().length > before)
    expect(page.dataLayer().map((record) => (record as { label: string }).label)).to.deep.equal(['/', '/again'])
    expect(page.dataLayer().every((record) => typeof (record as { time?: unknown }).time === 'string')).to.equal(true)
  })
})
