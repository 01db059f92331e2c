import { expect } from '@open-wc/testing'
import { contentPath } from '../../../src/page/configuration/content-path.ts'
import { COOKIES } from '../../../src/page/configuration/cookie-keys.ts'
import { cookieName, headerName, isHiddenByContent } from '../../../src/page/configuration/cookie-name.ts'
import { readJsonBlock } from '../../../src/page/configuration/json-block.ts'
import { warnOfSettings } from '../../../src/page/configuration/setting-warnings.late.ts'
import { readPageSettings } from '../../../src/page/configuration/settings.ts'
import { page } from '../../support/page.ts'

describe('the settings of a page', () => {
  it('hold consent manager, app stores, collect service and content pages (CONFIG-25, CONFIG-26)', () => {
    const fields = {
      consent: { scriptUrl: '/consent.js', attribute: 'data-id', domainIds: { TR: { staging: 'x' } } },
      appStores: { ios: '1', android: 'https://play.example/' },
      collectUrl: '/collect',
      links: { CH_FR: { help: '/aide' } },
    }
    expect(readPageSettings({ fields })).to.deep.equal({ block: fields, shopUrls: {}, ...fields })
  })

  it('have no wrong entries, which warn (CONFIG-22)', () => {
    const fields = {
      consent: { scriptURL: '/consent.js', domainIds: { XX: {}, DE: 'id', AT: { production: 7, test: 'ok' } } },
      appStores: { ios: 284882215 },
      links: ['/help'],
      cookies: { csrf: 'x', csrfToken: 7 },
      headers: [],
      shopUrls: { XX: '/', DE: 'javascript:alert(1)' },
      collectUrl: ['/collect'],
    }
    page.settings(fields)
    const { consent, appStores, links, shopUrls } = readPageSettings({ fields })
    expect(consent.domainIds).to.deep.equal({ XX: {}, AT: { test: 'ok' } })
    expect([appStores, links, shopUrls]).to.deep.equal([{}, {}, { XX: '/' }])
    warnOfSettings(fields)
    expect([cookieName('csrfToken'), headerName('csrfToken')]).to.deep.equal(['csrfToken', 'X-CSRF-Token'])
    for (const entry of [
      'appStores.ios',
      'consent.domainIds.AT.production',
      'consent.domainIds.DE',
      'consent.domainIds.XX',
      'consent.scriptURL',
      'links',
      'cookies.csrf',
      'cookies.csrfToken',
      'headers',
      'shopUrls.XX',
      'shopUrls.DE',
      'collectUrl',
    ])
      page.logs(new RegExp(`"${entry}"`))
  })

  it('rename cookies and headers by their default names (CONFIG-24)', () => {
    page.settings({ cookies: { csrfToken: 'xsrf' }, headers: { csrfToken: 'X-XSRF', site: 'X-Site' } })
    expect([cookieName('csrfToken'), cookieName('longTermToken')]).to.deep.equal(['xsrf', 'longTermToken'])
    const headers = ['csrfToken', 'site', 'LoginToken'] as const
    expect(headers.map(headerName)).to.deep.equal(['X-XSRF', 'X-Site', 'X-LoginToken'])
  })

  it('rename no header by what none can be named, and say so once (CONFIG-22, CONFIG-24)', () => {
    page.logs(/"headers.csrfToken"/, /"headers.site"/)
    const block = { headers: { csrfToken: 'X CSRF', site: 'X-Site:', LoginToken: 'X-My.Login_1' } }
    page.settings(block)
    for (let time = 0; time < 2; time += 1) warnOfSettings(block)
    const headers = ['csrfToken', 'site', 'LoginToken'] as const
    expect(headers.map(headerName)).to.deep.equal(['X-CSRF-Token', 'X-Hunter-Site', 'X-My.Login_1'])
  })

  it('switch the key of a change on and off, and warn of another value (CONFIG-22, CONFIG-43)', () => {
    page.logs(/"headers.Idempotency-Key"/)
    for (const value of [false, true, 'X-Change']) warnOfSettings({ headers: { 'Idempotency-Key': value } })
  })

  it('rename nothing by an empty name, or by what is no object (CONFIG-22, CONFIG-24)', () => {
    for (const cookies of [{ csrfToken: ' ' }, ['xsrf'], 'csrfToken', null]) {
      page.settings({ cookies })
      expect(cookieName('csrfToken'), String(cookies)).to.equal('csrfToken')
    }
  })

  const blockOf = (text: string) =>
    readJsonBlock(page.insert(`<div><script type="application/json" data-shop-elements>${text}</script></div>`))

  it('are empty, with a warning, for a JSON block that can not be parsed or is not an object (CONFIG-21)', () => {
    page.logs(/can't be read \(SyntaxError/, /can't be read \(not an object/)
    const settings = ['{"product": ', '["product"]'].map((text) => readPageSettings(blockOf(text)).block)
    expect(settings).to.deep.equal([{}, {}])
  })

  it('have these cookies and headers by default, also without a JSON block (CONFIG-21, CONFIG-30)', () => {
    expect(readPageSettings(readJsonBlock(page.insert('<div></div>'))).block).to.deep.equal({})
    expect(COOKIES.map(cookieName)).to.deep.equal([
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
    const headers = (['longTermToken', 'csrfToken', 'LoginToken', 'site'] as const).map(headerName)
    expect(headers).to.deep.equal(['X-Long-Term-Token', 'X-CSRF-Token', 'X-LoginToken', 'X-Hunter-Site'])
  })

  it('name content pages, which have their built-in address else; never a script (FLYOUT-38, CONFIG-26)', () => {
    page.settings({ links: { DE: { card: '/my-card', help: 'javascript:alert(1)' } } })
    expect(contentPath('DE', 'card', '/pages/card')).to.equal('/my-card')
    expect(contentPath('DE', 'help', '/pages/hilfe')).to.equal('/pages/hilfe')
    expect(contentPath('AT', 'card', '/pages/card')).to.equal('/pages/card')
  })

  for (const [value, isHidden] of [
    [undefined, false],
    ['no_header,no_footer', true],
    ['no_header%2Cno_footer', true],
    ['no_footer,no_header', false],
    ['no_footer', false],
    ['no_header', false],
    ['no_header,no_footer,x', false],
    ['no_header, no_footer', false],
  ] as const)
    it(`hide ${isHidden ? 'all' : 'nothing'} by a content cookie of ${value} (HEADER-28, CONFIG-33)`, () => {
      if (value) document.cookie = `content=${value}; path=/`
      expect(isHiddenByContent()).to.equal(isHidden)
    })
})
