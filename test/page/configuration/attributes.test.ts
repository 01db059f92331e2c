import { expect } from '@open-wc/testing'
import type { AttributeTable } from '../../../src/page/configuration/attribute.ts'
import { resolveProps } from '../../../src/page/configuration/attributes.ts'
import { JSON_ATTRIBUTE } from '../../../src/page/configuration/json-attribute.ts'
import { page } from '../../support/page.ts'

const TABLE = {
  reduced: { kind: 'boolean', default: false },
  sticky: { kind: 'boolean', default: true },
  images: JSON_ATTRIBUTE,
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

  it('that are boolean are on when empty, true or their own name, off when absent or false (CONFIG-4)', () => {
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
    for (const [url, start] of [
      ['javascript:alert(1)', '"javascript'],
      [' java\nscript:alert(1)', '" java'],
      ['data:text/html,x', '"data'],
      ['file:///x', '"file'],
      ['vbscript:x', '"vbscript'],
    ] as const) {
      page.logs(new RegExp(`<x-test> attribute home-url: ${start}`))
      expect(resolved({ attributes: { 'home-url': url } }).homeUrl, url).to.equal('/')
    }
  })

  it('with a bad value use the default, and warn with value and default (CONFIG-3, CONFIG-9)', () => {
    page.logs(/<x-test> attribute site: "XX" .*"DE" is used/, /attribute size: "XXL"/, /attribute images: "{"a":"/)
    const props = resolved({ attributes: { site: 'XX', size: 'XXL', images: '{"a":' } })
    expect(props).to.include({ site: 'DE', size: 'M', images: null })
  })

  it('with a bad locale use that of the site, and warn once (CONFIG-3)', () => {
    const warnings: string[] = []
    page.fake(console, 'warn', (text: string) => warnings.push(text))
    for (const _time of [1, 2])
      expect(resolved({ attributes: { site: 'HU', locale: 'xx-XX' } }).locale).to.equal('hu-HU')
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
