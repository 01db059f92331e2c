import { expect } from '@open-wc/testing'
import { pageSettings } from '../../../src/page/configuration/settings.ts'
import { forgetSearches, lastSearches, rememberSearch } from '../../../src/state/search/last-searches.ts'
import { page } from '../../support/page.ts'

const KEY = 'shop.searches.DE'

describe('last searches', () => {
  const remember = (...texts: string[]) => {
    for (const text of texts) rememberSearch('DE', text)
  }

  it('are at most 5, newest first (SEARCH-44)', () => {
    remember('a', 'b', 'c', 'd', 'e', 'f')
    expect(lastSearches('DE')).to.deep.equal(['f', 'e', 'd', 'c', 'b'])
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).to.have.length(5)
  })

  it('are at most 5 where more are stored (SEARCH-44, CONFIG-36)', () => {
    localStorage.setItem(KEY, JSON.stringify([...'abcdefg']))
    expect(lastSearches('DE')).to.deep.equal([...'abcde'])
  })

  it('are kept as they are searched for, without spaces around them (SEARCH-45)', () => {
    remember('  Tee und Kekse ', '12 34 5', 'x'.repeat(300), '', '   ')
    expect(lastSearches('DE')).to.deep.equal(['x'.repeat(200), '12345', 'Tee und Kekse'])
  })

  it('are kept once, whatever their case, the latest first (SEARCH-45)', () => {
    remember('Tee', 'Kaffee', 'tee')
    expect(lastSearches('DE')).to.deep.equal(['tee', 'Kaffee'])
  })

  it('are those of a site, and can be forgotten (SEARCH-44)', () => {
    remember('Tee')
    rememberSearch('TR', 'çay')
    forgetSearches('DE')
    expect([lastSearches('DE'), lastSearches('TR')]).to.deep.equal([[], ['çay']])
    expect(localStorage.getItem(KEY)).to.equal(null)
  })

  for (const [what, tracking] of [
    ['"tracking": false', false],
    ['"tracking": { "searches": false }', { searches: false }],
  ] as const)
    it(`are neither kept nor shown with ${what}, and what is stored is removed (SEARCH-46)`, () => {
      remember('Tee')
      page.fake(pageSettings(), 'block', { tracking })
      remember('Kaffee')
      expect(lastSearches('DE')).to.deep.equal([])
      expect(localStorage.length).to.equal(0)
    })

  it('are neither kept nor shown while consent is waited for, and removed when it is refused (SEARCH-46, EVENT-42)', () => {
    remember('Tee')
    page.fake(pageSettings(), 'block', { tracking: 'wait' })
    remember('Kaffee')
    expect(lastSearches('DE')).to.deep.equal([])
    page.fake(pageSettings(), 'isTrackingAgreed', true)
    expect(lastSearches('DE')).to.deep.equal(['Tee'])
    remember('Kaffee')
    expect(lastSearches('DE')).to.deep.equal(['Kaffee', 'Tee'])
    page.fake(pageSettings(), 'isTrackingAgreed', false)
    expect(lastSearches('DE')).to.deep.equal([])
    expect(localStorage.length).to.equal(0)
  })

  it('are kept with other settings of the tracking (SEARCH-46)', () => {
    page.fake(pageSettings(), 'block', { tracking: { parameters: ['utm_campaign'] } })
    remember('Tee')
    expect(lastSearches('DE')).to.deep.equal(['Tee'])
  })

  it('are not kept where the browser asks for privacy (SEARCH-46)', () => {
    page.fake(navigator as unknown as Record<string, unknown>, 'globalPrivacyControl', true)
    remember('Tee')
    expect(localStorage.length).to.equal(0)
  })

  for (const malformed of ['{', 'null', '7', '"Tee"', '{"0":"Tee"}', `[7,null,["a"],""," ","${'x'.repeat(201)}"]`])
    it(`count malformed storage as none, and replace it: ${malformed.slice(0, 30)} (CONFIG-36)`, () => {
      localStorage.setItem(KEY, malformed)
      expect(lastSearches('DE')).to.deep.equal([])
      remember('Tee')
      expect(lastSearches('DE')).to.deep.equal(['Tee'])
    })

  it('are none, without an error, where storage is barred (CONFIG-36)', () => {
    for (const method of ['getItem', 'setItem', 'removeItem'])
      page.fake(Storage.prototype, method, () => {
        throw new DOMException('barred', 'SecurityError')
      })
    remember('Tee')
    forgetSearches('DE')
    expect(lastSearches('DE')).to.deep.equal([])
  })
})
