import { expect } from '@open-wc/testing'
import { pageBlock } from '../../../src/page/configuration/json-block.ts'

describe('the JSON block of the page', () => {
  it('is read once, when the parser has passed it (CONFIG-21)', () => {
    const script = document.createElement('script')
    script.type = 'application/json'
    script.dataset.shopElements = ''
    Object.defineProperty(document, 'readyState', { configurable: true, get: () => 'loading' })
    try {
      expect(pageBlock().fields).to.deep.equal({})
      script.text = '{"product":'
      document.head.append(script)
      expect(pageBlock().fields).to.deep.equal({})
    } finally {
      Reflect.deleteProperty(document, 'readyState')
    }
    script.text = '{"product":"Mocca"}'
    expect(pageBlock().fields).to.deep.equal({ product: 'Mocca' })
    script.remove()
    expect(pageBlock().fields).to.deep.equal({ product: 'Mocca' })
  })
})
