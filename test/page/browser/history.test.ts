import { expect } from '@open-wc/testing'
import { goBack } from '../../../src/page/browser/history.ts'
import { page } from '../../support/page.ts'

describe('the way back', () => {
  for (const [canGoBack, referrer, length, isWithin] of [
    [true, '', 1, true],
    [false, `${location.origin}/categories/coffee`, 2, false],
    // Browsers without the Navigation API.
    [undefined, `${location.origin}/categories/coffee`, 2, true],
    [undefined, `${location.origin}/categories/coffee`, 1, false],
    [undefined, `${location.origin}.evil.example/`, 2, false],
    [undefined, '', 2, false],
  ] as const) {
    const knows =
      canGoBack === undefined ? `${length} entries and the referrer "${referrer}"` : `canGoBack ${canGoBack}`
    it(`is ${isWithin ? 'one step' : 'none'} within this site with ${knows} (HEADER-6)`, () => {
      let steps = 0
      page.fake(history, 'back', () => {
        steps += 1
      })
      page.fake(window, 'navigation', canGoBack === undefined ? undefined : { canGoBack })
      page.fake(document, 'referrer', referrer)
      page.fake(history, 'length', length)
      expect([goBack(), steps]).to.deep.equal([isWithin, Number(isWithin)])
    })
  }
})
