import { expect } from '@open-wc/testing'
import { openConsentSettings } from '../../../src/live/footer/legal-links.late.ts'
import { page } from '../../support/page.ts'

describe('the consent settings', () => {
  for (const [manager, method] of [
    ['UC_UI', 'showSecondLayer'],
    ['OneTrust', 'ToggleInfoDisplay'],
    ['Cookiebot', 'renew'],
  ] as const)
    it(`are opened in ${manager} (FOOTER-43)`, () => {
      let opened: unknown
      const planted = {
        [method]() {
          opened = this
        },
      }
      page.fake(window, manager, planted)
      expect(openConsentSettings()).to.equal(true)
      expect(opened).to.equal(planted)
    })

  it('are not opened without a known consent manager (FOOTER-43)', () => {
    expect(openConsentSettings()).to.equal(false)
  })
})
