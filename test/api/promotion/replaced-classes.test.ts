import { expect } from '@open-wc/testing'

describe('texts of promotions on a page that has classes of its own', () => {
  const { Element: ownElement, Node: ownNode } = window

  before(() => {
    Object.assign(window, { Element: function Element() {}, Node: function Node() {} })
  })
  after(() => {
    Object.assign(window, { Element: ownElement, Node: ownNode })
  })

  it('are cleaned by DOMPurify all the same (PROMO-36, THEME-23)', async () => {
    const { loadPurifier, toRichText } = await import('../../../src/api/promotion/promotion-text.ts')
    await loadPurifier()
    const text = '<table><td><b onclick="x()">Only</b> today<script>x()</script></td></table>'
    expect(toRichText(text)).to.deep.equal([{ tag: 'b', children: ['Only'] }, ' today'])
  })
})
