import { expect } from '@open-wc/testing'
import { effectOf, effectPatterns } from '../../../src/shop/next-page/effects.ts'
import { CHANGING_ROUTES, SHOWING_ROUTES } from '../../../src/shop/next-page/route-kinds.ts'

const BASE = 'https://shop.example/de/page'

const CHANGING = [
  ...CHANGING_ROUTES,
  ...['/Logout.php', '/account/LogOff', '/user/sign-out/', '/SignOut', '/my/log_out?x=1', '/de/Checkout/step-2'],
  ...['/kunden/abmelden', '/odhlaseni', '/wyloguj-sie', '/kijelentkezes', '/cikis-yap', '/compte/deconnexion'],
  ...['/cart/add/17', '/watchlist/remove', '/vote', '/newsletter/unsubscribe', '/subscribenewsletter?token=abc'],
  ...[
    '/p/17?add-to-cart=17',
    '/cart?remove_item=3&step=1',
    '/a?x=1&action=delete',
    '/?shop-elements=next',
    '/p?preview=1',
  ],
]
const SHOWING = [
  ...SHOWING_ROUTES,
  ...['/categories/coffee', '/p/coffee-17.html?sort=price', '/address-book', '/ladder', '/search?q=action', '/updates'],
  ...['/p/order-of-the-day', '/p?transaction=1', '/broadway?added=1'],
]

describe('addresses that change something when they are opened', () => {
  it('are known by their kind, whoever wrote them: routes, words of paths, names of parameters (NEXT-2)', () => {
    for (const address of CHANGING) expect(effectOf(address, BASE), address).to.be.a('string')
    for (const address of SHOWING) expect(effectOf(address, BASE), address).to.equal(undefined)
    expect(effectOf('/?put=17:1', BASE)).to.equal(undefined)
    expect(effectOf('/?a=1&put=17:1', BASE, ['put'])).to.equal('put')
    expect(effectOf('http://[', BASE)).to.equal(undefined)
  })

  it('are left out by the patterns of the rules, and no others (NEXT-2)', () => {
    // It belongs to Chromium and WebKit, which read such patterns.
    const patterns = effectPatterns(['put']).map((pattern) => new URLPattern(pattern, BASE))
    const isLeftOut = (address: string) => patterns.some((pattern) => pattern.test(address, BASE))
    for (const address of [...CHANGING, '/?put=17:1', '/?a=1&put=17:1'])
      expect(isLeftOut(address), address).to.equal(true)
    for (const address of SHOWING) expect(isLeftOut(address), address).to.equal(false)
  })
})
