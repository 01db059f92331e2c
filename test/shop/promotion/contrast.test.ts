import { expect } from '@open-wc/testing'
import fc from 'fast-check'
import '../../support/random.ts'
import { parseColour } from '../../../src/shop/promotion/colour.ts'
import { colourOn, contrast, readablePair, SURFACES } from '../../../src/shop/promotion/contrast.ts'

const channel = fc.integer({ min: 0, max: 255 })
const colour = fc
  .tuple(channel, channel, channel)
  .map((channels) => `#${channels.map((one) => one.toString(16).padStart(2, '0')).join('')}`)

describe('a colour of an answer', () => {
  it('may be #rgb, #rrggbb, both with alpha, rgb() or rgba(), in upper or lower case (PROMO-30)', () => {
    expect(parseColour('#F0c')).to.equal('#ff00cc')
    expect(parseColour(' #A1B2C3 ')).to.equal('#a1b2c3')
    expect(parseColour('rgb(47, 102,113)')).to.equal('#2f6671')
    expect(parseColour('RGB(0 0 0)')).to.equal('#000000')
    expect(parseColour('rgba(47, 102, 113, 1)')).to.equal('#2f6671')
    // With its alpha.
    expect(parseColour('#0A781E80')).to.equal('#0a781e80')
    expect(parseColour('#f0c8')).to.equal('#ff00cc88')
    expect(parseColour('#f0cf')).to.equal('#ff00cc')
    expect(parseColour('rgba(0,0,0,.5)')).to.equal('#00000080')
    expect(parseColour('rgb(255 0 0 / 20%)')).to.equal('#ff000033')
    expect(parseColour('rgba(0,0,0,0)')).to.equal('#00000000')
  })

  it('may be nothing else: no name, no CSS (PROMO-30)', () => {
    for (const text of [
      '',
      'red',
      'transparent',
      '#12',
      '#12345',
      '#1234567',
      '#123456789',
      'rgb(256,0,0)',
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
    const pair = { background: '#7a1f2b', text: '#fff4e4' }
    expect(readablePair('#ffffff', pair)).to.deep.equal(pair)
  })

  it('uses black or white when the contrast is too low or the text colour is missing (PROMO-31)', () => {
    expect(readablePair('#ffffff', { background: '#ffffff', text: '#eeeeee' }).text).to.equal('#000000')
    expect(readablePair('#ffffff', { background: '#222222', text: '#333333' }).text).to.equal('#ffffff')
    expect(readablePair('#ffffff', { background: '#ffffff' }).text).to.equal('#000000')
  })

  it('is that of what shows of colours with alpha, on a light surface and on a dark one (PROMO-30, PROMO-31)', () => {
    const colours = { background: '#0a781e80', text: '#ffffff' }
    expect(readablePair('#ffffff', colours)).to.deep.equal({ background: '#84bb8e', text: '#000000' })
    expect(readablePair('#1d1713', colours)).to.deep.equal({ background: '#134819', text: '#ffffff' })
    // A text colour with alpha too.
    const pale = { background: '#ffffff', text: '#00000033' }
    expect(readablePair('#1d1713', pale)).to.deep.equal({ background: '#ffffff', text: '#000000' })
    expect(colourOn('#ffffff', '#000000')).to.equal('#000000')
  })

  it('is at least 4.5 to 1 for any colours, in every theme (PROMO-31)', () => {
    expect(Object.keys(SURFACES)).to.have.members(['light', 'dark', 'coffee-light', 'coffee-dark'])
    const translucent = fc.tuple(colour, channel).map(([one, alpha]) => one + alpha.toString(16).padStart(2, '0'))
    const any = fc.oneof(colour, translucent)
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(SURFACES)),
        any,
        fc.option(any, { nil: undefined }),
        (on, background, text) => {
          const pair = readablePair(on, { background, text })
          return contrast(pair.background, pair.text) >= 4.5
        },
      ),
      { numRuns: 2000 },
    )
  })
})
