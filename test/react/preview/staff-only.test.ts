import { aTimeout, expect } from '@open-wc/testing'
import '../../../src/elements/shop-preview.ts'
import { serve } from '../../support/services.ts'

describe('shop-preview for shoppers', () => {
  it('is not defined and makes no call without the cookie staffAuth (PREVIEW-1)', async () => {
    const services = serve({})
    const element = document.createElement('shop-preview')
    document.body.append(element)
    await aTimeout(100)
    services.end()
    element.remove()
    expect(customElements.get('shop-preview')).to.equal(undefined)
    expect(services.calls).to.deep.equal([])
  })
})
