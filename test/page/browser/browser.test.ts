import { expect } from '@open-wc/testing'
import { hasCookie, readCookie } from '../../../src/page/browser/cookies.ts'
import { toJson } from '../../../src/page/browser/json.ts'
import { safeUrl } from '../../../src/page/browser/safe-url.ts'
import { forgetStored, readStored, writeStored } from '../../../src/page/browser/storage.ts'
import { readPageSettings } from '../../../src/page/configuration/settings.ts'
import { hushed } from '../../support/console.ts'

const pageWith = (block: string) => {
  const page = document.implementation.createHTMLDocument()
  page.body.innerHTML = `<script type="application/json" data-shop-elements></script>`
  ;(page.querySelector('script') as HTMLScriptElement).textContent = block
  return page
}

/** Runs with storage that throws at every touch, as in a sandboxed frame. */
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

describe('page settings (public contract, section 2)', () => {
  it('rename cookies and headers by their default names', () => {
    const { cookies, headers } = readPageSettings(
      pageWith('{"cookies":{"csrfToken":"xsrf"},"headers":{"csrfToken":"X-XSRF","site":"X-Site"}}'),
    )
    expect(cookies).to.include({ csrfToken: 'xsrf', longTermToken: 'longTermToken' })
    expect(headers).to.include({ csrfToken: 'X-XSRF', site: 'X-Site', LoginToken: 'X-LoginToken' })
  })

  it('warn about what they do not know or can not read, and use the default', () => {
    const { result, warnings } = hushed(() =>
      readPageSettings(pageWith('{"cookies":{"csrf":"x","csrfToken":7},"headers":[],"shopUrls":{"XX":"/"}}')),
    )
    expect(result.cookies.csrfToken).to.equal('csrfToken')
    expect(result.shopUrls).to.deep.equal({})
    expect(warnings).to.have.length(4)
  })

  it('survive a JSON block that is broken', () => {
    const { result, warnings } = hushed(() => readPageSettings(pageWith('{"product": ')))
    expect(result.block).to.deep.equal({})
    expect(warnings[0]).to.include("can't be parsed")
  })
})

describe('storage', () => {
  it('keeps JSON', () => {
    writeStored('shop.test', '{"a":1}')
    expect(readStored('shop.test')).to.deep.equal({ a: 1 })
    forgetStored('shop.test')
    expect(readStored('shop.test')).to.equal(undefined)
  })

  it('that is poisoned reads as nothing', () => {
    localStorage.setItem('shop.test', '{"a":')
    expect(readStored('shop.test')).to.equal(undefined)
    localStorage.removeItem('shop.test')
  })

  it('that is barred breaks nothing', () => {
    withBarredStorage(() => {
      expect(readStored('shop.test')).to.equal(undefined)
      writeStored('shop.test', '1')
      forgetStored('shop.test')
    })
  })
})

describe('cookies', () => {
  afterEach(() => {
    document.cookie = 'shopTest=; max-age=0'
  })

  it('are read by their whole name, decoded', () => {
    document.cookie = 'shopTest=a%20b'
    expect(readCookie('shopTest')).to.equal('a b')
    expect(hasCookie('shopTes')).to.equal(false)
  })

  it('with a value that can not be decoded are read as they are', () => {
    document.cookie = 'shopTest=100%'
    expect(readCookie('shopTest')).to.equal('100%')
  })
})

describe('JSON', () => {
  it('is written as the platform writes it', () => {
    const value = { text: 'ü"\n', list: [1, true, null, { a: [] }], empty: {}, gone: undefined }
    expect(toJson(value)).to.equal(JSON.stringify(value))
  })

  it('refuses what has no JSON form', () => {
    expect(() => toJson(undefined)).to.throw(TypeError)
  })
})

describe('addresses of answers', () => {
  it('become links when they are http(s) or relative, and nothing otherwise', () => {
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
