import { expect } from '@open-wc/testing'
import { hasCookie, readCookie } from '../../../src/page/browser/cookies.ts'
import { toJson } from '../../../src/page/browser/json.ts'
import { safeUrl } from '../../../src/page/browser/safe-url.ts'
import { readStored, removeStored, writeStored } from '../../../src/page/browser/storage.ts'
import { isStaff } from '../../../src/page/configuration/staff.ts'
import { page } from '../../support/page.ts'

/** Makes every access throw, as in a sandboxed frame. */
function bar(owner: object, name: string): void {
  const own = Object.getOwnPropertyDescriptor(owner, name) as PropertyDescriptor
  const get = () => {
    throw new DOMException('Barred', 'SecurityError')
  }
  Object.defineProperty(owner, name, { configurable: true, get })
  page.onEnd(() => void Object.defineProperty(owner, name, own))
}

describe('storage', () => {
  it('stores, reads and removes JSON', () => {
    writeStored('shop.appBannerClosed', '{"a":1}')
    expect(readStored('shop.appBannerClosed')).to.deep.equal({ a: 1 })
    removeStored('shop.appBannerClosed')
    expect(readStored('shop.appBannerClosed')).to.equal(undefined)
  })

  it('counts a poisoned entry as missing (CONFIG-36)', () => {
    localStorage.setItem('shop.appBannerClosed', '{"a":')
    expect(readStored('shop.appBannerClosed')).to.equal(undefined)
  })

  it('breaks nothing when it is barred (CONFIG-36)', () => {
    bar(window, 'localStorage')
    expect(readStored('shop.appBannerClosed')).to.equal(undefined)
    writeStored('shop.appBannerClosed', '1')
    removeStored('shop.appBannerClosed')
  })

  it('drops what it can not write when it is full, and what was there before (CONFIG-36, CONFIG-40)', () => {
    writeStored('shop.appBannerClosed', '0')
    page.fake(Storage.prototype, 'setItem', () => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    writeStored('shop.appBannerClosed', '1')
    expect(readStored('shop.appBannerClosed')).to.equal(undefined)
  })
})

describe('cookies', () => {
  it('are found by their whole name and decoded (CONFIG-31)', () => {
    document.cookie = 'shopTest=a%20b'
    expect(readCookie('shopTest')).to.equal('a b')
    expect(hasCookie('shopTes')).to.equal(false)
  })

  it('are read as they are when they can not be decoded (CONFIG-31)', () => {
    document.cookie = 'shopTest=100%'
    expect(readCookie('shopTest')).to.equal('100%')
  })

  it('are read as they stand when they then hold what no header can carry (CONFIG-31)', () => {
    for (const [cookie, value] of [
      ['a%2Fb%C5%81', 'a%2Fb%C5%81'],
      ['100%25%c5%81', '100%25%c5%81'],
      ['a%0D%0Ab', 'a%0D%0Ab'],
      ['%20a%2Fb', '%20a%2Fb'],
      ['%F0%9F%8E%81', '%F0%9F%8E%81'],
      ['Ł%2F', '%C5%81%2F'],
      ['a%2Fb%20c', 'a/b c'],
    ] as const) {
      document.cookie = `shopTest=${cookie}`
      expect(readCookie('shopTest')).to.equal(value)
      expect(new Headers({ test: value }).get('test')).to.equal(value)
    }
  })

  it('are missing where the browser bars them (CONFIG-31)', () => {
    bar(Document.prototype, 'cookie')
    expect(readCookie('shopTest')).to.equal(undefined)
  })

  it('are read on a page with a form of that name (CONFIG-31, THEME-23)', () => {
    document.cookie = 'shopTest=a'
    const form = page.insert('<form name="cookie"></form>')
    expect(document.cookie as unknown).to.equal(form)
    expect(readCookie('shopTest')).to.equal('a')
  })

  it('of staff are known by the name in the JSON block (CONFIG-32)', () => {
    document.cookie = 'shopTest=1'
    expect(isStaff()).to.equal(false)
    page.settings({ cookies: { staffAuth: 'shopTest' } })
    expect(isStaff()).to.equal(true)
  })
})

describe('JSON', () => {
  it('is written as JSON.stringify writes it', () => {
    const value = { text: 'ü"\n', list: [1, true, null, { a: [] }], empty: {}, gone: undefined }
    expect(toJson(value)).to.equal(JSON.stringify(value))
  })

  it('is asked for no value without a JSON form', () => {
    // @ts-expect-error: `JSON.stringify` would give no text.
    expect(toJson(undefined)).to.equal(undefined)
  })
})

describe('addresses of answers', () => {
  it('become links only when they are http(s) or relative (CALL-22)', () => {
    for (const url of ['/a', 'a?b', 'https://shop.example/', 'http://x', '//cdn.example/x', '#a'])
      expect(safeUrl(url)).to.equal(url)
    for (const url of [
      'javascript:alert(1)',
      ' JaVaScRiPt:alert(1)',
      'data:text/html,x',
      'vbscript:x',
      'java\nscript:x',
      '',
      undefined,
    ])
      expect(safeUrl(url), String(url)).to.equal(undefined)
  })
})
