import { expect } from '@open-wc/testing'
import '../../../src/elements/shop-preview.ts'
import { page } from '../../support/page.ts'

describe('shop-preview for shoppers', () => {
  it('is not defined and makes no call without the cookie staffAuth (PREVIEW-1)', async () => {
    page.insert('<shop-preview></shop-preview>')
    // Longer than its code would take.
    for (let frame = 0; frame < 6; frame += 1) await page.frame()
    expect(customElements.get('shop-preview')).to.equal(undefined)
    expect(page.calls()).to.deep.equal([])
  })
})
