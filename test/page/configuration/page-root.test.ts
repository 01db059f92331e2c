import { expect } from '@open-wc/testing'
import { markFlyout, pageType } from '../../../src/page/configuration/page-root.ts'
import { pageSettings } from '../../../src/page/configuration/settings.ts'
import { page } from '../../support/page.ts'

describe('the page root', () => {
  const root = document.documentElement

  it('names the kind of page, before the JSON block does (CONFIG-18)', () => {
    expect(pageType()).to.equal('')
    page.fake(pageSettings().block, 'pageType', 'basket')
    expect(pageType()).to.equal('basket')
    root.dataset.pageType = 'checkout'
    expect(pageType()).to.equal('checkout')
  })

  it('carries shop-flyout-open until the last flyout has closed (FLYOUT-19)', () => {
    const [first, second] = [{}, {}]
    const isMarked = () => root.classList.contains('shop-flyout-open')
    markFlyout(first, true)
    markFlyout(second, true)
    markFlyout(first, false)
    expect(isMarked()).to.equal(true)
    markFlyout(second, false)
    expect(isMarked()).to.equal(false)
  })
})
