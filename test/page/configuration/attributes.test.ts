import { expect } from '@open-wc/testing'
import { type AttributeTable, resolveProps } from '../../../src/page/configuration/attributes.ts'
import { hushed } from '../../support/console.ts'

const TABLE = {
  reduced: { kind: 'boolean', default: false },
  sticky: { kind: 'boolean', default: true },
  images: { kind: 'json', default: null },
  size: { kind: 'choice', of: ['S', 'M'], default: 'M' },
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

describe('attributes (public contract, sections 2 and 3)', () => {
  it('come from the element, then the page root, then the JSON block, then the default', () => {
    const block = { site: 'PL' }
    expect(resolved({ block }).site).to.equal('PL')
    expect(resolved({ block, pageRoot: { site: 'HU' } }).site).to.equal('HU')
    expect(resolved({ block, pageRoot: { site: 'HU' }, attributes: { site: 'TR' } }).site).to.equal('TR')
    expect(resolved({}).site).to.equal('DE')
  })

  it("take the site's locale by default", () => {
    expect(resolved({ attributes: { site: 'CH_FR' } }).locale).to.equal('fr-CH')
    expect(resolved({ attributes: { site: 'CH_FR', locale: 'de-CH' } }).locale).to.equal('de-CH')
  })

  it('that are boolean are on when present, empty or true, and off when absent or false', () => {
    for (const value of ['', 'true', 'reduced'])
      expect(resolved({ attributes: { reduced: value } }).reduced, value).to.equal(true)
    expect(resolved({ attributes: { reduced: 'false' } }).reduced).to.equal(false)
    expect(resolved({}).reduced).to.equal(false)
    expect(resolved({}).sticky).to.equal(true)
    expect(resolved({ attributes: { sticky: 'false' } }).sticky).to.equal(false)
  })

  it('of the element itself are not read from the page root', () => {
    expect(resolved({ pageRoot: { size: 'S' } }).size).to.equal('M')
  })

  it('with a bad value warn with element, attribute, value and what is used instead', () => {
    const { result, warnings } = hushed(() => resolved({ attributes: { site: 'XX', size: 'XXL', images: '{"a":' } }))
    expect(result).to.include({ site: 'DE', size: 'M', images: null })
    expect(warnings).to.have.length(3)
    expect(warnings[0]).to.include('<x-test> attribute site').and.to.include('"XX"').and.to.include('"DE" is used')
  })

  it('name what a bad locale is replaced by, and warn once', () => {
    const bad = { attributes: { site: 'HU', locale: 'xx-XX' } }
    const { result, warnings } = hushed(() => [resolved(bad), resolved(bad)])
    expect(result[0]?.locale).to.equal('hu-HU')
    expect(warnings).to.have.length(1)
    expect(warnings[0]).to.include('"hu-HU" is used')
  })

  it('never make a host of an API base that ends with a slash', () => {
    expect(resolved({ attributes: { 'api-base': '/' } }).apiBase).to.equal('')
    expect(resolved({ attributes: { 'api-base': 'https://api.example/shop/' } }).apiBase).to.equal(
      'https://api.example/shop',
    )
  })

  it('that hold JSON are parsed', () => {
    expect(resolved({ attributes: { images: '{"a":[1]}' } }).images).to.deep.equal({ a: [1] })
  })
})
