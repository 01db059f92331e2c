import { expect } from '@open-wc/testing'
import { appDeviceOf } from '../../../src/shop/platform/app-device.ts'
import { appStoreUrl } from '../../../src/shop/platform/platform.ts'
import { freeShippingFrom, returnPeriod } from '../../../src/shop/sites/shop-facts.ts'
import { SITES } from '../../../src/shop/sites/sites.ts'
import { fullName, userLinks } from '../../../src/shop/visitor/account.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const PIXEL = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko)'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'

describe('device of an app banner', () => {
  const devices: [name: string, userAgent: string, touchPoints: number, device: string | undefined][] = [
    ['Chrome on Android', `${PIXEL} Chrome/126.0.0.0 Mobile Safari/537.36`, 5, 'android'],
    ['Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0', 5, 'android'],
    ['Samsung Internet', `${PIXEL} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`, 5, 'android'],
    ['Chrome on an iPhone', `${IPHONE} CriOS/126.0.6478.35 Mobile/15E148 Safari/604.1`, 5, 'ios-chrome'],
    ['Chrome on an iPad', `${MAC} CriOS/126 Version/11.1.1 Safari/605.1.15`, 5, 'ios-chrome'],
    ['Safari on an iPhone', `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`, 5, 'ios-safari'],
    ['Safari on an iPad, which says it is a Mac', `${MAC} Version/17.5 Safari/605.1.15`, 5, 'ios-safari'],
    ['Safari on a Mac', `${MAC} Version/17.5 Safari/605.1.15`, 0, undefined],
    ['Firefox on an iPhone', `${IPHONE} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`, 5, undefined],
    ['Edge on an iPhone', `${IPHONE} Version/17.0 EdgiOS/125.0 Mobile/15E148 Safari/605.1.15`, 5, undefined],
    ["the Google app's browser on an iPhone", `${IPHONE} GSA/320.0 Mobile/15E148 Safari/604.1`, 5, undefined],
    ['an app that shows a page on an iPhone', `${IPHONE} Mobile/15E148`, 5, undefined],
    ['a Windows Phone, which names Android', 'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1) Edge/15', 5, undefined],
    [
      'Chrome on Windows with a touch screen',
      'Mozilla/5.0 (Windows NT 10.0) Chrome/126.0 Safari/537.36',
      10,
      undefined,
    ],
    ['Chrome on Linux', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/126.0.0.0 Safari/537.36', 0, undefined],
  ]
  for (const [name, userAgent, touchPoints, device] of devices) {
    it(`is ${device ?? 'none'} for ${name} (HEADER-30, HEADER-35)`, () =>
      expect(appDeviceOf(userAgent, touchPoints)).to.equal(device))
  }

  it("has an App Store address for the app's number, and none for anything else (HEADER-31)", () => {
    expect(appStoreUrl('284882215')).to.equal('https://apps.apple.com/app/id284882215')
    expect(appStoreUrl('id284882215')).to.equal(undefined)
    expect(appStoreUrl()).to.equal(undefined)
  })
})

describe('links of the user menu', () => {
  it('are account, card, orders, watchlist, help, and loyalty beans for card members (FLYOUT-36, FLYOUT-37)', () => {
    expect(userLinks('AT', false)).to.deep.equal(['account', 'card', 'orders', 'watchlist', 'help'])
    expect(userLinks('AT', true)).to.deep.equal(['beans', 'account', 'card', 'orders', 'watchlist', 'help'])
  })

  it('include mobile plan and community on DE only (FLYOUT-36)', () => {
    for (const site of SITES) {
      const links = userLinks(site, true)
      expect(links.includes('mobilePlan') && links.includes('community'), site).to.equal(site === 'DE')
    }
  })

  it('include card and help except on TR (FLYOUT-36)', () => {
    for (const site of SITES) {
      const links = userLinks(site, false)
      expect(links.includes('card') || links.includes('help'), site).to.equal(site !== 'TR')
    }
    expect(userLinks('TR', true)).to.include('beans')
  })
})

describe('name of a customer', () => {
  it('is first and last name, in Hungarian the other way round (FLYOUT-34)', () => {
    expect(fullName('Anna', 'Nagy', 'de-DE')).to.equal('Anna Nagy')
    expect(fullName('Anna', 'Nagy', 'hu-HU')).to.equal('Nagy Anna')
  })

  it('has no gap for a missing part (FLYOUT-34)', () => {
    expect(fullName('', 'Nagy', 'pl-PL')).to.equal('Nagy')
    expect(fullName('Anna', '', 'hu-HU')).to.equal('Anna')
    expect(fullName('', '', 'de-DE')).to.equal('')
  })
})

describe('facts about a site', () => {
  it('are free shipping from 20 EUR in DE and AT, 30 CHF in CH, 175 TL in TR, and none elsewhere (HEADER-42)', () => {
    const amounts = SITES.map((site) => freeShippingFrom(site)?.replace('\u00a0', ' '))
    expect(amounts).to.deep.equal([
      '20 €',
      '20 €',
      'CHF 30',
      'CHF 30',
      undefined,
      undefined,
      undefined,
      undefined,
      '175 TL',
    ])
  })

  it('are a return period of 3 months in CH and of 30 days in HU and PL (HEADER-44)', () => {
    expect(returnPeriod('CH')).to.deep.equal({ count: 3, unit: 'months' })
    expect(returnPeriod('CH_FR')).to.deep.equal({ count: 3, unit: 'months' })
    expect(returnPeriod('HU')).to.deep.equal({ count: 30, unit: 'days' })
    expect(returnPeriod('PL')).to.deep.equal({ count: 30, unit: 'days' })
    for (const site of ['DE', 'AT', 'CZ', 'SK', 'TR'] as const) expect(returnPeriod(site), site).to.equal(undefined)
  })
})
