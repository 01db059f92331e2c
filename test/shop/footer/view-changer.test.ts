import { expect } from '@open-wc/testing'
import { DEFAULT_VIEW_SETTINGS, viewUrl } from '../../../src/shop/footer/view-changer.ts'

const desktop = (path: string) => viewUrl(`https://shop.example${path}`, DEFAULT_VIEW_SETTINGS, false).href
const mobile = (path: string) => viewUrl(`https://shop.example${path}`, DEFAULT_VIEW_SETTINGS, true).href

describe('the view changer', () => {
  for (const [from, to] of [
    ['/', '/?presentation=webshop'],
    ['/coffee?page=2&sort=price', '/coffee?page=2&sort=price&presentation=webshop'],
    ['/m/coffee', '/coffee?presentation=webshop'],
    ['/m', '/?presentation=webshop'],
    ['/m/', '/?presentation=webshop'],
    ['/coffee/m', '/coffee?presentation=webshop'],
    ['/coffee/m/', '/coffee/?presentation=webshop'],
    ['/coffee/m/beans', '/coffee/m/beans?presentation=webshop'],
    ['/men/m-size', '/men/m-size?presentation=webshop'],
    ['/coffee?presentation=mobile', '/coffee?presentation=webshop'],
    // Two slashes at the start would name another host.
    ['/m//evil.example/x', '/evil.example/x?presentation=webshop'],
    ['//evil.example/x', '/evil.example/x?presentation=webshop'],
    // Byte for byte: a back end may read them in its own way.
    ['/c?q=a+b%20c&x&y=&z=%C3%A4;1&&~', '/c?q=a+b%20c&x&y=&z=%C3%A4;1&&~&presentation=webshop'],
    ['/c?presentation=mobile&q=%2f', '/c?q=%2f&presentation=webshop'],
    ['/coffee?a=1&a=2', '/coffee?a=1&a=2&presentation=webshop'],
  ] as const) {
    it(`leads from ${from} to ${to} (FOOTER-41)`, () => {
      expect(desktop(from)).to.equal(to)
    })
  }

  it('leads back from a forced desktop view, with all other parameters (FOOTER-42)', () => {
    expect(mobile('/coffee?page=2&presentation=webshop')).to.equal('/coffee?page=2')
    expect(mobile('/coffee?q=a+b%20c&presentation=webshop&x')).to.equal('/coffee?q=a+b%20c&x')
    expect(mobile('///evil.example/x?presentation=webshop')).to.equal('/evil.example/x')
  })

  it('leads from a page of CLASSIC to the mobile view (FOOTER-57)', () => {
    expect(mobile('/coffee?page=2')).to.equal('/m/coffee?page=2')
    expect(mobile('/coffee?presentation=mobile')).to.equal('/m/coffee?presentation=mobile')
    expect(mobile('/')).to.equal('/m/')
    expect(mobile('/m/coffee')).to.equal('/m/coffee')
    expect(mobile('//evil.example/x?y=1')).to.equal('/m/evil.example/x?y=1')
    const without = { ...DEFAULT_VIEW_SETTINGS, mobilePathSegment: '' }
    expect(viewUrl('https://shop.example//evil.example/x', without, true).href).to.equal('/evil.example/x')
  })

  it('takes segment and parameter from the page’s settings (FOOTER-41, CONFIG-27)', () => {
    const settings = { mobilePathSegment: 'mobil', desktopParameter: 'view=desktop' }
    expect(viewUrl('https://shop.example/mobil/m', settings, false).href).to.equal('/m?view=desktop')
  })
})
