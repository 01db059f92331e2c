import { expect, nextFrame } from '@open-wc/testing'
import { openConsentSettings } from '../../../src/live/footer/consent-settings.ts'
import { appOffer, rememberClosedOffer } from '../../../src/live/header/app-offer.late.ts'
import { loadConsentScript } from '../../../src/live/header/consent-script.late.ts'
import { reserveFootPadding } from '../../../src/live/header/foot-padding.ts'
import { goBack } from '../../../src/page/browser/history.ts'
import { contentPath } from '../../../src/page/configuration/content-path.ts'
import { isHiddenByContent } from '../../../src/page/configuration/cookie-name.ts'
import { readJsonBlock } from '../../../src/page/configuration/json-block.ts'
import { pageSettings, readPageSettings } from '../../../src/page/configuration/settings.ts'
import { captureConsole, withCapturedConsole } from '../../support/console.ts'
import { nextEvent } from '../../support/events.ts'
import { waitUntil } from '../../support/wait-until.ts'

// The page's settings are read once, on first use.
const block = document.createElement('script')
block.type = 'application/json'
block.dataset.shopElements = ''
block.textContent = JSON.stringify({
  consent: {
    scriptUrl: '/test/support/no-consent-manager.js',
    domainIds: { DE: { production: 'de-live', test: 'de-test' } },
  },
  appStores: { ios: '284882215', android: 'https://play.example/store/apps/details?id=shop' },
  links: { DE: { card: '/my-card', help: 'javascript:alert(1)' } },
})
document.head.append(block)

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36'

function withProperty<T>(owner: object, name: string, value: unknown, run: () => T): T {
  const original = Object.getOwnPropertyDescriptor(owner, name)
  Object.defineProperty(owner, name, { configurable: true, get: () => value })
  try {
    return run()
  } finally {
    if (original) Object.defineProperty(owner, name, original)
    else delete (owner as Record<string, unknown>)[name]
  }
}
const offerTo = (userAgent: string) => withProperty(navigator, 'userAgent', userAgent, appOffer)

describe('the JSON block of a header', () => {
  const read = (settings: object) => {
    const page = document.implementation.createHTMLDocument()
    page.body.innerHTML = `<script type="application/json" data-shop-elements></script>`
    ;(page.querySelector('script') as HTMLScriptElement).textContent = JSON.stringify(settings)
    return withCapturedConsole(() => readPageSettings(readJsonBlock(page)))
  }

  it('holds consent manager, app stores, collect service and content pages (CONFIG-25, CONFIG-26)', () => {
    const { result, warnings } = read({
      consent: { scriptUrl: '/consent.js', attribute: 'data-id', domainIds: { TR: { staging: 'x' } } },
      appStores: { ios: '1', android: 'https://play.example/' },
      collectUrl: '/collect',
      links: { CH_FR: { help: '/aide' } },
    })
    expect(result.consent).to.deep.equal({
      scriptUrl: '/consent.js',
      attribute: 'data-id',
      domainIds: { TR: { staging: 'x' } },
    })
    expect(result.appStores).to.deep.equal({ ios: '1', android: 'https://play.example/' })
    expect(result.collectUrl).to.equal('/collect')
    expect(result.links).to.deep.equal({ CH_FR: { help: '/aide' } })
    expect(warnings).to.deep.equal([])
  })

  it('is read without its wrong entries, which warn (CONFIG-22)', () => {
    const { result, warnings } = read({
      consent: { scriptURL: '/consent.js', domainIds: { XX: {}, DE: 'id', AT: { production: 7, test: 'ok' } } },
      appStores: { ios: 284882215 },
      links: ['/help'],
    })
    expect(result.consent).to.deep.equal({ domainIds: { AT: { test: 'ok' }, DE: {} } })
    expect(result.appStores).to.deep.equal({})
    expect(result.links).to.deep.equal({})
    expect(warnings.map((text) => /"([\w.]+)"/.exec(text)?.[1]).sort()).to.deep.equal([
      'appStores.ios',
      'consent.domainIds.AT.production',
      'consent.domainIds.DE',
      'consent.domainIds.XX',
      'consent.scriptURL',
      'links',
    ])
  })

  it('has the built-in defaults where there is none', () => {
    expect(readPageSettings({ fields: {} }).appStores).to.deep.equal({})
  })
})

describe('content pages', () => {
  it('have the address of the JSON block, else the built-in one; never a script (FLYOUT-38, CONFIG-26)', () => {
    expect(contentPath('DE', 'card', '/pages/card')).to.equal('/my-card')
    expect(contentPath('DE', 'help', '/pages/hilfe')).to.equal('/pages/hilfe')
    expect(contentPath('AT', 'card', '/pages/card')).to.equal('/pages/card')
  })
})

describe('the content cookie', () => {
  afterEach(() => {
    document.cookie = 'content=; max-age=0'
  })

  it('hides header and footer by its one value, and nothing by any other (HEADER-28, CONFIG-33)', () => {
    expect(isHiddenByContent()).to.equal(false)
    document.cookie = 'content=no_header,no_footer'
    expect(isHiddenByContent()).to.equal(true)
    document.cookie = 'content=no_header%2Cno_footer'
    expect(isHiddenByContent()).to.equal(true)
    for (const other of [
      'no_footer,no_header',
      'no_footer',
      'no_header',
      'no_header,no_footer,x',
      'no_header, no_footer',
    ]) {
      document.cookie = `content=${other}`
      expect(isHiddenByContent(), other).to.equal(false)
    }
  })
})

describe('the back button', () => {
  let steps = 0
  const back = history.back
  beforeEach(() => {
    steps = 0
    history.back = () => {
      steps += 1
    }
  })
  afterEach(() => {
    history.back = back
  })

  it('goes one step back when the browser knows a page of this site (HEADER-6)', () => {
    expect(withProperty(window, 'navigation', { canGoBack: true }, goBack)).to.equal(true)
    expect(steps).to.equal(1)
    expect(withProperty(window, 'navigation', { canGoBack: false }, goBack)).to.equal(false)
    expect(steps).to.equal(1)
  })

  it('goes by the referrer in other browsers, and never to another site (HEADER-6)', () => {
    const from = (referrer: string, length: number) =>
      withProperty(window, 'navigation', undefined, () =>
        withProperty(history, 'length', length, () => withProperty(document, 'referrer', referrer, goBack)),
      )
    expect(from(`${location.origin}/categories/coffee`, 2)).to.equal(true)
    expect(from(`${location.origin}/categories/coffee`, 1)).to.equal(false)
    expect(from(`${location.origin}.evil.example/`, 2)).to.equal(false)
    expect(from('', 2)).to.equal(false)
    expect(steps).to.equal(1)
  })
})

describe('the consent script', () => {
  const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[data-shop-consent]')]
  const load = (request: Partial<Parameters<typeof loadConsentScript>[0]> = {}) => {
    const warnings: string[] = []
    const stop = captureConsole('warn', warnings)
    loadConsentScript({ element: 'shop-header', site: 'DE', stage: 'production', domainId: '', ...request })
    stop()
    return warnings
  }
  let stopErrors = () => {}
  beforeEach(() => {
    stopErrors = captureConsole('error', [])
  })
  afterEach(() => {
    for (const script of scripts()) script.remove()
    stopErrors()
  })

  for (const [stage, id] of [
    ['production', 'de-live'],
    ['test', 'de-test'],
  ] as const) {
    it(`is loaded with the domain id of site and stage: ${stage} (HEADER-37, HEADER-38)`, () => {
      expect(load({ stage })).to.deep.equal([])
      const [script] = scripts()
      expect(script?.getAttribute('data-domain-script')).to.equal(id)
      expect(script?.src).to.equal(`${location.origin}/test/support/no-consent-manager.js`)
      expect(script?.async).to.equal(true)
    })
  }

  it('prefers the domain id of the tag to that of the page (HEADER-38)', () => {
    load({ domainId: 'mine' })
    expect(scripts()[0]?.getAttribute('data-domain-script')).to.equal('mine')
  })

  it('gets its domain id in the attribute that the page names (HEADER-38)', () => {
    withProperty(pageSettings().consent, 'attribute', 'data-settings-id', () => load())
    expect(scripts()[0]?.getAttribute('data-settings-id')).to.equal('de-live')
  })

  it('is loaded once per page (HEADER-37)', () => {
    load()
    load({ stage: 'test' })
    expect(scripts()).to.have.length(1)
  })

  it('is not loaded where the template has a tag of its own for it (HEADER-37)', () => {
    const own = document.createElement('script')
    own.type = 'text/plain'
    own.src = '/test/support/no-consent-manager.js'
    document.head.append(own)
    load()
    own.remove()
    expect(scripts()).to.have.length(0)
  })

  it("has the nonce of the loader's script tag (HEADER-40)", () => {
    const loader = document.createElement('script')
    loader.type = 'text/plain'
    loader.src = 'https://cdn.example/shop-elements/1/shop-elements.js'
    loader.nonce = 'n-1'
    document.head.append(loader)
    load()
    loader.remove()
    expect(scripts()[0]?.nonce).to.equal('n-1')
  })

  it('is not loaded without an id, and the warning names the place for it (HEADER-39)', () => {
    const warnings = load({ site: 'TR', stage: 'staging' })
    expect(scripts()).to.have.length(0)
    expect(warnings[0]).to.include('consent.domainIds.TR.staging')
  })

  it('is reported when it can not be loaded (HEADER-41)', async () => {
    const reported = nextEvent<{ code: string; element: string }>('shop-element-error')
    load()
    expect(await reported).to.include({ code: 'CONSENT_UNAVAILABLE', element: 'shop-header' })
  })

  it('goes through a Trusted Types policy that allows its address only (HEADER-40)', () => {
    const made: string[] = []
    const trustedTypes = {
      createPolicy: (name: string, rules: { createScriptURL(url: string): string }) => {
        made.push(name, rules.createScriptURL('https://evil.example/x.js'))
        return rules
      },
    }
    withProperty(window, 'trustedTypes', trustedTypes, () => load())
    expect(made).to.deep.equal(['shop-elements', ''])
    expect(scripts()).to.have.length(1)
  })

  it('is not loaded where the page forbids that policy, and the warning says what to allow (HEADER-40)', () => {
    const trustedTypes = {
      createPolicy() {
        throw new TypeError('Policy disallowed')
      },
    }
    const warnings = withProperty(window, 'trustedTypes', trustedTypes, () => load())
    expect(scripts()).to.have.length(0)
    expect(warnings[0]).to.include('trusted-types shop-elements')
  })
})

describe('the consent settings', () => {
  const page = window as unknown as Record<string, unknown>
  for (const [manager, method] of [
    ['UC_UI', 'showSecondLayer'],
    ['OneTrust', 'ToggleInfoDisplay'],
    ['Cookiebot', 'renew'],
  ] as const) {
    it(`are opened in ${manager} (FOOTER-43)`, () => {
      let opened: unknown
      page[manager] = {
        [method]() {
          opened = this
        },
      }
      expect(openConsentSettings()).to.equal(true)
      expect(opened).to.equal(page[manager])
      delete page[manager]
    })
  }

  it('are not opened without a known consent manager (FOOTER-43)', () => {
    expect(openConsentSettings()).to.equal(false)
  })
})

describe('the app offer', () => {
  const metas = () => [...document.head.querySelectorAll<HTMLMetaElement>('meta[name="apple-itunes-app"]')]
  beforeEach(() => localStorage.clear())
  afterEach(() => {
    document.cookie = 'mobileApp=; max-age=0'
    for (const meta of metas()) meta.remove()
  })

  it('leads to the Android store, and from Chrome on iOS to the App Store (HEADER-30, HEADER-31)', () => {
    expect(offerTo(ANDROID)).to.equal('https://play.example/store/apps/details?id=shop')
    expect(offerTo(`${IPHONE} CriOS/126.0 Mobile/15E148 Safari/604.1`)).to.equal(
      'https://apps.apple.com/app/id284882215',
    )
    expect(metas()).to.deep.equal([])
  })

  it('does not exist on any other device (HEADER-35)', () => {
    expect(offerTo('Mozilla/5.0 (X11; Linux x86_64) Chrome/126.0.0.0 Safari/537.36')).to.equal(undefined)
  })

  it('does not exist for a visitor who has the app (HEADER-33)', () => {
    document.cookie = 'mobileApp=1'
    expect(offerTo(ANDROID)).to.equal(undefined)
  })

  it('does not exist once it was closed (HEADER-32)', () => {
    rememberClosedOffer()
    expect(localStorage.getItem('shop.appBannerClosed')).to.equal('true')
    expect(offerTo(ANDROID)).to.equal(undefined)
  })

  it('is a meta tag on iOS Safari instead, once (HEADER-35)', () => {
    const safari = `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`
    expect(offerTo(safari)).to.equal(undefined)
    expect(offerTo(safari)).to.equal(undefined)
    expect(metas().map(({ content }) => content)).to.deep.equal(['app-id=284882215'])
  })

  it('keeps what the page scrolls to above its bar, unless the page does itself (HEADER-36)', () => {
    const { style } = document.documentElement
    const bar = document.createElement('div')
    bar.style.height = '64px'
    document.body.append(bar)
    const release = reserveFootPadding(bar)
    expect(style.scrollPaddingBottom).to.equal('64px')
    release()
    expect(style.scrollPaddingBottom).to.equal('')
    style.scrollPaddingBottom = '9px'
    reserveFootPadding(bar)()
    expect(style.scrollPaddingBottom).to.equal('9px')
    style.scrollPaddingBottom = ''
    bar.remove()
  })

  it('follows the height of its bar with the scroll padding (HEADER-36)', async () => {
    const { style } = document.documentElement
    const bar = document.createElement('div')
    bar.style.cssText = 'box-sizing: border-box; height: 64px'
    document.body.append(bar)
    const release = reserveFootPadding(bar)
    bar.style.height = '90px'
    await waitUntil(() => style.scrollPaddingBottom === '90px')
    style.scrollPaddingBottom = '9px'
    bar.style.height = '70px'
    await nextFrame()
    await nextFrame()
    expect(style.scrollPaddingBottom).to.equal('9px')
    release()
    expect(style.scrollPaddingBottom).to.equal('9px')
    style.scrollPaddingBottom = ''
    bar.remove()
  })
})
