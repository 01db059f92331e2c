import { expect } from '@open-wc/testing'
import { canGoBack } from '../../../src/page/browser/history.ts'
import { page } from '../../support/page.ts'

describe('the way back', () => {
  for (const [navigation, referrer, length, isWithin] of [
    [true, '', 1, true],
    [false, `${location.origin}/categories/coffee`, 2, false],
    // Browsers without the Navigation API.
    [undefined, `${location.origin}/categories/coffee`, 2, true],
    [undefined, `${location.origin}/categories/coffee`, 1, false],
    [undefined, `${location.origin}.evil.example/`, 2, false],
    [undefined, '', 2, false],
  ] as const) {
    const knows =
      navigation === undefined ? `${length} entries and the referrer "${referrer}"` : `canGoBack ${navigation}`
    it(`is ${isWithin ? 'one step' : 'none'} within this site with ${knows} (HEADER-6)`, () => {
      page.fake(window, 'navigation', navigation === undefined ? undefined : { canGoBack: navigation })
      page.fake(document, 'referrer', referrer)
      page.fake(history, 'length', length)
      expect(canGoBack()).to.equal(isWithin)
    })
  }
})
