import { expect } from '@open-wc/testing'
import { appOffer } from '../../../src/live/header/app-offer.late.ts'
import { pageSettings } from '../../../src/page/configuration/settings.ts'
import { page } from '../../support/page.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const SAFARI = `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36'

describe('the app offer', () => {
  const metas = () => [...document.head.querySelectorAll<HTMLMetaElement>('meta[name="apple-itunes-app"]')]
  const offerTo = (userAgent: string) => {
    page.settings({ appStores: { ios: '284882215', android: 'https://play.example/store/apps/details?id=shop' } })
    page.fake(navigator, 'userAgent', userAgent)
    page.onEnd(() => {
      for (const meta of metas()) meta.remove()
    })
    return appOffer()
  }

  for (const [device, userAgent, address] of [
    ['Android', ANDROID, 'https://play.example/store/apps/details?id=shop'],
    ['Chrome on iOS', `${IPHONE} CriOS/126.0 Mobile/15E148 Safari/604.1`, 'https://apps.apple.com/app/id284882215'],
    ['any other device', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/126.0.0.0 Safari/537.36', undefined],
  ] as const)
    it(`on ${device} leads to ${address ? 'its store' : 'nothing'} (HEADER-30, HEADER-31, HEADER-35)`, () => {
      expect(offerTo(userAgent)).to.equal(address)
      expect(metas()).to.deep.equal([])
    })

  it('does not exist where the page names no store, which the console says once (HEADER-31)', () => {
    page.logs(/"appStores\.android" is missing or wrong/)
    page.fake(pageSettings().appStores, 'android', undefined)
    expect([offerTo(ANDROID), offerTo(ANDROID)]).to.deep.equal([undefined, undefined])
  })

  it('does not exist for a visitor who has the app (HEADER-33)', () => {
    document.cookie = 'mobileApp=1; path=/'
    expect(offerTo(ANDROID)).to.equal(undefined)
  })

  it('does not exist once it was closed (HEADER-32)', () => {
    localStorage.setItem('shop.appBannerClosed', 'true')
    expect(offerTo(ANDROID)).to.equal(undefined)
  })

  it('is a meta tag on iOS Safari instead, once (HEADER-35)', () => {
    expect([offerTo(SAFARI), offerTo(SAFARI)]).to.deep.equal([undefined, undefined])
    expect(metas().map(({ content }) => content)).to.deep.equal(['app-id=284882215'])
  })
})
