import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readMarkup } from '../../src/render/rich-text.ts'
import { plainTextOf, RICH_TAGS, type RichElement, type RichText } from '../../src/shop/promotion/promotion.ts'
import { ATTACKS, GOOD_TEXT } from '../api/promotion/promotion-attacks.ts'

const elementsOf = (text: RichText): RichElement[] =>
  text.flatMap((part) => (typeof part === 'string' ? [] : [part, ...elementsOf(part.children)]))
const depthOf = (text: RichText): number =>
  Math.max(0, ...text.map((part) => (typeof part === 'string' ? 0 : 1 + depthOf(part.children))))
const bold = (...children: RichText) => ({ tag: 'b', children })
const link = (href: string, ...children: RichText) => ({ tag: 'a', href, opensWindow: false, children })

describe('a campaign’s text without a DOM', () => {
  it('keeps the allowed tags, and address and target of links (PROMO-33)', () => {
    const elements = elementsOf(readMarkup(GOOD_TEXT))
    const tags = elements.map(({ tag }) => tag)
    assert.deepEqual(tags, ['p', 'b', 'em', 'br', 'a', 'sup', 'ul', 'li'])
    const { href, opensWindow } = elements.find(({ tag }) => tag === 'a') ?? {}
    assert.deepEqual([href, opensWindow], ['/help', true])
  })

  it('is one text where it has no markup, with its entities read (PROMO-33)', () => {
    assert.deepEqual(readMarkup('Tee &amp; Kaffee &lt;3'), ['Tee & Kaffee <3'])
    assert.deepEqual(readMarkup('Preis < 20 €'), ['Preis < 20 €'])
    assert.deepEqual(readMarkup(''), [])
  })

  it('keeps the words of other tags, joined to the text around them (PROMO-33)', () => {
    assert.deepEqual(readMarkup('vorn <u>mitten</u><!-- x --> <div>hinten</div>'), ['vorn mitten hinten'])
    assert.deepEqual(readMarkup('<table><tr><td><b>1</b></td></tr></table>'), [bold('1')])
  })

  it('loses scripts, styles, titles and media with all they hold (PROMO-33, PROMO-35)', () => {
    for (const tag of ['script', 'style', 'title', 'template', 'iframe', 'noscript', 'video', 'audio', 'xmp'])
      assert.deepEqual(readMarkup(`vorn <${tag}>x<b>y</b></${tag}>hinten`), ['vorn hinten'], tag)
  })

  it('loses what is of another namespace (PROMO-35)', () => {
    assert.deepEqual(readMarkup('a<svg><a href="/x"><text>x</text></a></svg><math><mi>y</mi></math>b'), ['ab'])
  })

  it('keeps the words of a link without a good address (PROMO-33, CALL-22)', () => {
    for (const address of ['javascript:x()', 'java&#10;script:x()', 'data:text/html,x', ''])
      assert.deepEqual(readMarkup(`<a href="${address}">Hilfe</a>`), [{ tag: 'span', children: ['Hilfe'] }], address)
    assert.deepEqual(readMarkup('<a name="x">Hilfe</a>'), [{ tag: 'span', children: ['Hilfe'] }])
  })

  it('is closed as a browser closes it (PROMO-33)', () => {
    const item = (text: string) => ({ tag: 'li', children: [text] })
    assert.deepEqual(readMarkup('<ul><li>eins<li>zwei'), [{ tag: 'ul', children: [item('eins'), item('zwei')] }])
    assert.deepEqual(readMarkup('<B>x</B></p>y'), [bold('x'), { tag: 'p', children: [] }, 'y'])
  })

  it('has no link in a link, also where what parted them is removed (DELIVERY-21)', () => {
    assert.deepEqual(readMarkup('<a href="/o">x<a href="/i">y</a></a>'), [link('/o', 'x'), link('/i', 'y')])
    assert.deepEqual(readMarkup('<a href="/o">x<table><td><a href="/i">y</a></table></a>'), [
      link('/o', 'x'),
      link('/i', 'y'),
    ])
  })

  it('is cut where it is too deep for a browser (DELIVERY-25)', () => {
    const deep = readMarkup(`oben${'<b>'.repeat(5000)}unten`)
    assert.equal(plainTextOf(deep), 'oben')
    assert.ok(depthOf(deep) < 64)
    const shallow = readMarkup(`${'<b>'.repeat(20)}unten`)
    assert.deepEqual([plainTextOf(shallow), depthOf(shallow)], ['unten', 20])
  })

  it('holds allowed tags and addresses only, whatever it attacks with (PROMO-35)', () => {
    for (const attack of ATTACKS)
      for (const { tag, href, ...others } of elementsOf(readMarkup(attack))) {
        assert.ok(RICH_TAGS.includes(tag), attack)
        if (href !== undefined) assert.match(new URL(href, 'https://shop.example').protocol, /^https?:$/, attack)
        assert.deepEqual(Object.keys(others).sort(), tag === 'a' ? ['children', 'opensWindow'] : ['children'], attack)
      }
  })
})
