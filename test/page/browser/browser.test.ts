import { expect } from '@open-wc/testing'
import { hasCookie, readCookie } from '../../../src/page/browser/cookies.ts'
import { toJson } from '../../../src/page/browser/json.ts'
import { safeUrl } from '../../../src/page/browser/safe-url.ts'
import { readStored, removeStored, writeStored } from '../../../src/page/browser/storage.ts'
import { COOKIES, cookieName, headerName, isStaff } from '../../../src/page/configuration/cookie-name.ts'
import { readJsonBlock } from '../../../src/page/configuration/json-block.ts'
import { readPageSettings } from '../../../src/page/configuration/settings.ts'
import { withCapturedConsole } from '../../support/console.ts'
import { withBlock } from '../../support/page-block.ts'

const blockOf = (block: string) => {
  const page = document.implementation.createHTMLDocument()
  page.body.innerHTML = `<script type="application/json" data-shop-elements></script>`
  ;(page.querySelector('script') as HTMLScriptElement).textContent = block
  return readJsonBlock(page)
}

/** Runs with storage that throws on every access, as in a sandboxed frame. */
function withBarredStorage<T>(run: () => T): T {
  const original = Object.getOwnPropertyDescriptor(window, 'localStorage') as PropertyDescriptor
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('Barred', 'SecurityError')
    },
  })
  try {
    return run()
  } finally {
    Object.defineProperty(window, 'localStorage', original)
  }
}

describe('page settings', () => {
  it('rename cookies and headers by their default names (CONFIG-24)', async () => {
    const block = { cookies: { csrfToken: 'xsrf' }, headers: { csrfToken: 'X-XSRF', site: 'X-Site' } }
    await withBlock(block, () => {
      expect([cookieName('csrfToken'), cookieName('longTermToken')]).to.deep.equal(['xsrf', 'longTermToken'])
      expect([headerName('csrfToken'), headerName('site')]).to.deep.equal(['X-XSRF', 'X-Site'])
      expect(headerName('LoginToken')).to.equal('X-LoginToken')
    })
  })

  it('warn about each unknown or malformed entry, and use the default (CONFIG-22)', async () => {
    const fields = { cookies: { csrf: 'x', csrfToken: 7 }, headers: [], shopUrls: { XX: '/' } }
    const { result, warnings } = withCapturedConsole(() => readPageSettings({ fields }))
    expect(result.shopUrls).to.deep.equal({})
    expect(warnings).to.have.length(4)
    await withBlock(fields, () => {
      expect(cookieName('csrfToken')).to.equal('csrfToken')
      expect(headerName('csrfToken')).to.equal('X-CSRF-Token')
    })
  })

  it('rename nothing by an empty name, or by what is no object (CONFIG-22, CONFIG-24)', async () => {
    for (const cookies of [{ csrfToken: ' ' }, ['xsrf'], 'csrfToken', null])
      await withBlock({ cookies }, () => expect(cookieName('csrfToken'), String(cookies)).to.equal('csrfToken'))
  })

  it('are empty, with a warning, for a JSON block that can not be parsed or is not an object (CONFIG-21)', () => {
    const { result, warnings } = withCapturedConsole(() =>
      ['{"product": ', '["product"]'].map((text) => readPageSettings(blockOf(text)).block),
    )
    expect(result).to.deep.equal([{}, {}])
    expect(warnings[0]).to.include("can't be parsed")
    expect(warnings[1]).to.include('not an object')
  })

  it('have these cookies and headers by default, also without a JSON block (CONFIG-21, CONFIG-30)', () => {
    const empty = document.implementation.createHTMLDocument()
    const { warnings } = withCapturedConsole(() => readPageSettings(readJsonBlock(empty)))
    expect(warnings).to.deep.equal([])
    expect(COOKIES.map((key) => cookieName(key))).to.deep.equal([
      'longTermToken',
      'csrfToken',
      'LoginToken',
      'mobileApp',
      'previewToken',
      'staffAuth',
      'content',
      'affiliateNumber',
      'newApp',
    ])
    const headers = ['longTermToken', 'csrfToken', 'LoginToken', 'site'] as const
    expect(headers.map((key) => headerName(key))).to.deep.equal([
      'X-Long-Term-Token',
      'X-CSRF-Token',
      'X-LoginToken',
      'X-Hunter-Site',
    ])
  })
})

describe('storage', () => {
  it('stores, reads and removes JSON', () => {
    writeStored('shop.test', '{"a":1}')
    expect(readStored('shop.test')).to.deep.equal({ a: 1 })
    removeStored('shop.test')
    expect(readStored('shop.test')).to.equal(undefined)
  })

  it('counts a poisoned entry as missing (CONFIG-36)', () => {
    localStorage.setItem('shop.test', '{"a":')
    expect(readStored('shop.test')).to.equal(undefined)
    localStorage.removeItem('shop.test')
  })

  it('breaks nothing when it is barred (CONFIG-36)', () => {
    withBarredStorage(() => {
      expect(readStored('shop.test')).to.equal(undefined)
      writeStored('shop.test', '1')
      removeStored('shop.test')
    })
  })

  it('drops what it can not write when it is full (CONFIG-36)', () => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
    try {
      writeStored('shop.test', '1')
    } finally {
      Storage.prototype.setItem = setItem
    }
    expect(readStored('shop.test')).to.equal(undefined)
  })
})

describe('cookies', () => {
  afterEach(() => {
    document.cookie = 'shopTest=; max-age=0'
  })

  it('are found by their whole name and decoded (CONFIG-31)', () => {
    document.cookie = 'shopTest=a%20b'
    expect(readCookie('shopTest')).to.equal('a b')
    expect(hasCookie('shopTes')).to.equal(false)
  })

  it('are read as they are when they can not be decoded (CONFIG-31)', () => {
    document.cookie = 'shopTest=100%'
    expect(readCookie('shopTest')).to.equal('100%')
  })

  it('are missing where the browser bars them (CONFIG-31)', () => {
    const own = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') as PropertyDescriptor
    Object.defineProperty(Document.prototype, 'cookie', {
      configurable: true,
      get() {
        throw new DOMException('Barred', 'SecurityError')
      },
    })
    try {
      expect(readCookie('shopTest')).to.equal(undefined)
    } finally {
      Object.defineProperty(Document.prototype, 'cookie', own)
    }
  })

  it('are read on a page with a form of that name (CONFIG-31, THEME-23)', () => {
    document.cookie = 'shopTest=a'
    const form = document.createElement('form')
    form.name = 'cookie'
    document.body.append(form)
    try {
      expect(document.cookie as unknown).to.equal(form)
      expect(readCookie('shopTest')).to.equal('a')
    } finally {
      form.remove()
    }
  })

  it('of staff are known by the name in the JSON block (CONFIG-32)', async () => {
    await withBlock({ cookies: { staffAuth: 'shopTest' } }, () => {
      expect(isStaff()).to.equal(false)
      document.cookie = 'shopTest=1'
      expect(isStaff()).to.equal(true)
    })
    expect(isStaff()).to.equal(false)
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

  it('is the same on a page that patches Array.prototype.toJSON (CALL-4)', () => {
    const value = { list: [1, [], [{ a: [null, undefined] }], 'b'], empty: {}, gone: undefined }
    const text = JSON.stringify(value)
    const prototype = Array.prototype as { toJSON?: () => string }
    prototype.toJSON = () => 'patched'
    try {
      expect(toJson(value)).to.equal(text)
    } finally {
      delete prototype.toJSON
    }
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
