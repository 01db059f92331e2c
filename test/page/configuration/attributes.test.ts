import { expect } from '@open-wc/testing'
import type { AttributeTable } from '../../../src/page/configuration/attribute.ts'
import { resolveProps } from '../../../src/page/configuration/attributes.ts'
import { withCapturedConsole } from '../../support/console.ts'

const TABLE = {
  reduced: { kind: 'boolean', default: false },
  sticky: { kind: 'boolean', default: true },
  images: { kind: 'json', default: null },
  size: { kind: 'choice', of: ['S', 'M'], default: 'M' },
  'home-url': { kind: 'text', isUrl: true, default: '/' },
} as const satisfies AttributeTable

interface Given {
  attributes?: Record<string, string>
  pageRoot?: Record<string, string>
  block?: Record<string, unknown>
}

const resolved = ({ attributes = {}, pageRoot = {}, block = {} }: Given) =>
  resolveProps(TABLE, {
    tag: 'x-test',
    attribute: (name) => attributes[name] ?? null,
    pageRoot: (name) => pageRoot[name] ?? null,
    block,
  })

describe('attributes', () => {
  it('come from the element, then the page root, then the JSON block, then the default (CONFIG-1)', () => {
    const block = { site: 'PL' }
    expect(resolved({ block }).site).to.equal('PL')
    expect(resolved({ block, pageRoot: { site: 'HU' } }).site).to.equal('HU')
    expect(resolved({ block, pageRoot: { site: 'HU' }, attributes: { site: 'TR' } }).site).to.equal('TR')
    expect(resolved({}).site).to.equal('DE')
  })

  it('hold the same object for the same JSON (CONFIG-5)', () => {
    const images = () => resolved({ attributes: { images: '{"desktop": "/a.jpg"}' } }).images
    expect(images()).to.deep.equal({ desktop: '/a.jpg' })
    expect(images()).to.equal(images())
  })

  it('have the locale of the site by default (CONFIG-10)', () => {
    expect(resolved({ attributes: { site: 'CH_FR' } }).locale).to.equal('fr-CH')
    expect(resolved({ attributes: { site: 'CH_FR', locale: 'de-CH' } }).locale).to.equal('de-CH')
  })

  it('that are boolean are on when present, empty, true or their own name, and off when absent or false (CONFIG-4)', () => {
    for (const value of ['', 'true', 'reduced'])
      expect(resolved({ attributes: { reduced: value } }).reduced, value).to.equal(true)
    expect(resolved({ attributes: { reduced: 'false' } }).reduced).to.equal(false)
    expect(resolved({}).reduced).to.equal(false)
    expect(resolved({}).sticky).to.equal(true)
    expect(resolved({ attributes: { sticky: 'false' } }).sticky).to.equal(false)
  })

  it('of a single element are read from its tag only (CONFIG-2)', () => {
    expect(resolved({ pageRoot: { size: 'S' }, block: { size: 'S' } }).size).to.equal('M')
  })

  it('that become links are http(s) or relative (CONFIG-39)', () => {
    for (const url of ['/a', 'a?b#c', '//cdn.example/x', 'https://shop.example', 'HTTP://shop.example', ''])
      expect(resolved({ attributes: { 'home-url': url } }).homeUrl, url).to.equal(url)
    const { warnings } = withCapturedConsole(() => {
      for (const url of [
        'javascript:alert(1)',
        ' java\nscript:alert(1)',
        'data:text/html,x',
        'file:///x',
        'vbscript:x',
      ])
        expect(resolved({ attributes: { 'home-url': url } }).homeUrl, url).to.equal('/')
    })
    expect(warnings).to.have.length(5)
  })

  it('with a bad value use the default, and warn with element, attribute, value and default (CONFIG-3, CONFIG-9)', () => {
    const { result, warnings } = withCapturedConsole(() =>
      resolved({ attributes: { site: 'XX', size: 'XXL', images: '{"a":' } }),
    )
    expect(result).to.include({ site: 'DE', size: 'M', images: null })
    expect(warnings).to.have.length(3)
    expect(warnings[0]).to.include('<x-test> attribute site').and.to.include('"XX"').and.to.include('"DE" is used')
  })

  it('with a bad locale use that of the site, and warn once (CONFIG-3)', () => {
    const bad = { attributes: { site: 'HU', locale: 'xx-XX' } }
    const { result, warnings } = withCapturedConsole(() => [resolved(bad), resolved(bad)])
    expect(result[0]?.locale).to.equal('hu-HU')
    expect(warnings).to.have.length(1)
    expect(warnings[0]).to.include('"hu-HU" is used')
  })

  it('drop slashes at the end of api-base (CONFIG-11)', () => {
    expect(resolved({ attributes: { 'api-base': '/' } }).apiBase).to.equal('')
    expect(resolved({ attributes: { 'api-base': 'https://api.example/shop/' } }).apiBase).to.equal(
      'https://api.example/shop',
    )
  })

  it('with JSON are parsed', () => {
    expect(resolved({ attributes: { images: '{"a":[1]}' } }).images).to.deep.equal({ a: [1] })
  })
})
