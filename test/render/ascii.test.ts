import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { parseFragment } from 'parse5'
import { asciiCss, asciiHtml, asciiJson } from '../../src/render/portable-text.ts'
import { escapeMarkup } from '../../src/shop/text/escape-markup.ts'

const TEXT = 'Größe – 20 € Čaj 🎁 \u2028'
const isAscii = (text: string) => [...text].every((character) => character <= '\x7f')

describe('text of a fragment', () => {
  it('is the same in HTML, written in ASCII (DELIVERY-61)', () => {
    const html = asciiHtml(`<p>${TEXT}</p>`)
    assert.ok(isAscii(html))
    assert.match(html, /&#127873;/)
    const [paragraph] = parseFragment(html).childNodes
    assert.deepEqual(
      paragraph && 'childNodes' in paragraph && paragraph.childNodes.map((node) => 'value' in node && node.value),
      [TEXT],
    )
  })

  it('is the same in JSON, each half of a pair by itself (DELIVERY-61)', () => {
    const json = asciiJson(JSON.stringify({ [TEXT]: TEXT }))
    assert.ok(isAscii(json))
    assert.match(json, /\\ud83c\\udf81/)
    assert.deepEqual(JSON.parse(json), { [TEXT]: TEXT })
  })

  it('is an escape in CSS, which the digit behind it does not lengthen (DELIVERY-61)', () => {
    assert.equal(asciiCss('a::after{content:"→1 🎁"}'), 'a::after{content:"\\2192 1 \\1f381 "}')
  })

  it('stays as it is where it is ASCII (DELIVERY-61)', () => {
    const plain = '<b title="&amp;">{"a":"\\u00e4"} \\2192 </b>\t\n\x7f'
    for (const write of [asciiHtml, asciiCss, asciiJson]) assert.equal(write(plain), plain)
  })

  it('can’t end its attribute, and is read as it was (DELIVERY-25)', () => {
    const value = `a "b" 'c' & &quot; <script> ${TEXT}`
    const html = asciiHtml(`<p title="${escapeMarkup(value)}">`)
    const [paragraph] = parseFragment(html).childNodes
    assert.deepEqual(paragraph && 'attrs' in paragraph && paragraph.attrs, [{ name: 'title', value }])
    assert.ok(!html.includes('<script'))
  })
})
