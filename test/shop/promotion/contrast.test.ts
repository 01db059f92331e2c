import { expect } from '@open-wc/testing'
import fc from 'fast-check'
import '../../support/random.ts'
import { parseColour } from '../../../src/shop/promotion/colour.ts'
import { contrast, readablePair } from '../../../src/shop/promotion/contrast.ts'

const channel = fc.integer({ min: 0, max: 255 })
const colour = fc
  .tuple(channel, channel, channel)
  .map((channels) => `#${channels.map((one) => one.toString(16).padStart(2, '0')).join('')}`)

describe('a colour of an answer', () => {
  it('may be #rgb, #rrggbb, rgb() or rgba(), in upper or lower case (PROMO-30)', () => {
    expect(parseColour('#F0c')).to.equal('#ff00cc')
    expect(parseColour(' #A1B2C3 ')).to.equal('#a1b2c3')
    expect(parseColour('rgb(47, 102,113)')).to.equal('#2f6671')
    expect(parseColour('RGB(0 0 0)')).to.equal('#000000')
    expect(parseColour('rgba(47, 102, 113, 1)')).to.equal('#2f6671')
    // As on white.
    expect(parseColour('rgba(0,0,0,.5)')).to.equal('#808080')
    expect(parseColour('rgb(255 0 0 / 20%)')).to.equal('#ffcccc')
  })

  it('may be nothing else: no name, nothing transparent, no CSS (PROMO-30)', () => {
    for (const text of [
      '',
      'red',
      'transparent',
      '#12',
      '#12345',
      '#12345678',
      'rgb(256,0,0)',
      'rgba(0,0,0,0)',
      'rgba(0,0,0,1.5)',
      'rgba(0,0,0,)',
      'rgb(0 0 0 / 101%)',
      'rgb(0,0)',
      'var(--x)',
      'url(https://evil.example/)',
      '#fff;background:url(//evil.example)',
      '#fff}body{display:none',
      'expression(alert(1))',
    ])
      expect(parseColour(text), text).to.equal(undefined)
  })
})

describe('contrast', () => {
  it('is 21 for black on white and 1 for a colour on itself', () => {
    expect(contrast('#000000', '#ffffff')).to.be.closeTo(21, 0.001)
    expect(contrast('#777777', '#777777')).to.equal(1)
    expect(contrast('#ffffff', '#767676')).to.be.closeTo(4.54, 0.01)
  })

  it('keeps a pair with sufficient contrast (PROMO-31)', () => {
    expect(readablePair('#7a1f2b', '#fff4e4')).to.deep.equal({ background: '#7a1f2b', text: '#fff4e4' })
  })

  it('uses black or white when the contrast is too low or the text colour is missing (PROMO-31)', () => {
    expect(readablePair('#ffffff', '#eeeeee').text).to.equal('#000000')
    expect(readablePair('#222222', '#333333').text).to.equal('#ffffff')
    expect(readablePair('#ffffff', undefined).text).to.equal('#000000')
  })

  it('is at least 4.5 to 1 for any colours (PROMO-31)', () => {
    fc.assert(
      fc.property(colour, fc.option(colour, { nil: undefined }), (background, text) => {
        const pair = readablePair(background, text)
        return contrast(pair.background, pair.text) >= 4.5
      }),
      { numRuns: 2000 },
    )
  })
})
