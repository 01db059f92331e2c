import { expect } from '@open-wc/testing'
import fc from 'fast-check'
import { readPlainMarkup } from '../../../src/api/promotion/promotion-text.ts'
import { RICH_TAGS, type RichText } from '../../../src/shop/promotion/promotion.ts'
import '../../support/random.ts'

/** The tree that the browser's parser makes of a text. */
const parsed = (text: string): RichText => treeOf(new DOMParser().parseFromString(`<body>${text}`, 'text/html').body)
const treeOf = (parent: Node): RichText =>
  [...parent.childNodes].map((node) => {
    if (node instanceof Text) return node.data
    const element = node as HTMLElement
    const link = element.localName === 'a' && {
      href: element.getAttribute('href') ?? '',
      opensWindow: element.hasAttribute('target'),
    }
    return { tag: element.localName as 'b', ...link, children: treeOf(node) }
  })

const words = fc.constantFrom(
  '20 %',
  ' ',
  'auf <b',
  'Tee & Kaffee',
  '&nbsp;',
  '&lt;',
  '&shy;',
  '&amp;lt;',
  '&copy;',
  '\n',
  'ü',
)
const tag = fc.constantFrom(...RICH_TAGS, 'B', 'h2')
/** Texts of tags, most of them nested and closed as they should be. */
const { text } = fc.letrec<{ text: string; part: string }>((tie) => ({
  text: fc.array(tie('part'), { maxLength: 3 }).map((parts) => parts.join('')),
  part: fc.oneof(
    { maxDepth: 4, depthSize: 'medium' },
    words,
    fc.constantFrom('<br>', '<br />', '</b>', '<p>', '<b class="x">', '<!-- x -->', '&', '<i/>'),
    fc.tuple(tag, tie('text')).map(([name, inside]) => `<${name}>${inside}</${name}>`),
    fc
      .tuple(fc.constantFrom('href="/help"', 'href="#x" target="_blank"'), tie('text'))
      .map(([link, inside]) => `<a ${link}>${inside}</a>`),
  ),
}))

describe('plain markup', () => {
  it('is read without DOMPurify (PROMO-33)', () => {
    expect(readPlainMarkup('<b>20 %</b> auf Tee &amp; Kaffee &')).to.equal(undefined)
    expect(readPlainMarkup('<b>20&nbsp;%</b> auf Tee & Kaffee')).to.deep.equal([
      { tag: 'b', children: ['20\u00a0%'] },
      ' auf Tee & Kaffee',
    ])
    expect(
      readPlainMarkup('<p>Nur <strong>hier</strong>.</p><ul><li>eins</li><li>zwei<br/>drei</li></ul>'),
    ).to.deep.equal([
      { tag: 'p', children: ['Nur ', { tag: 'strong', children: ['hier'] }, '.'] },
      {
        tag: 'ul',
        children: [
          { tag: 'li', children: ['eins'] },
          { tag: 'li', children: ['zwei', { tag: 'br', children: [] }, 'drei'] },
        ],
      },
    ])
  })

  it('may hold links with a valid address (PROMO-33)', () => {
    expect(
      readPlainMarkup('<a href="/help">Hilfe</a>, <b><a href="https://shop.example/?a=1" target="_blank">x</a></b>'),
    ).to.deep.equal([
      { tag: 'a', href: '/help', opensWindow: false, children: ['Hilfe'] },
      ', ',
      { tag: 'b', children: [{ tag: 'a', href: 'https://shop.example/?a=1', opensWindow: true, children: ['x'] }] },
    ])
  })

  it('is none with other attributes, with unknown, open or misplaced tags, and with what a parser changes', () => {
    for (const other of [
      ...['<b class="x">x</b>', '<u>x</u>', '<script>x</script>', '<!-- x -->', '<?x?>', '<![CDATA[x]]>'],
      ...[
        '<b>x',
        'x</b>',
        '<b>x</i></b>',
        '<b/>',
        '</br>',
        '<p><p>x</p></p>',
        '<b><p>x</p></b>',
        '<li>x</li>',
        '<ul><b>x</b></ul>',
      ],
      ...['&copy;', '&#39;', '&ampx;', 'R&B', 'a\r\nb', 'a\0b', 'a < b', '<b >x</b>', '<constructor>x</constructor>'],
      '<b>'.repeat(20) + '</b>'.repeat(20),
    ])
      expect(readPlainMarkup(other), other).to.equal(undefined)
  })

  it('is read as the browser reads it (PROMO-33)', () => {
    let read = 0
    fc.assert(
      fc.property(text, (given) => {
        const tree = readPlainMarkup(given)
        if (!tree) return
        read += 1
        expect(tree).to.deep.equal(parsed(given))
      }),
      { numRuns: 2000 },
    )
    expect(read).to.be.above(500)
  })
})
