import { expect } from '@open-wc/testing'
import { contentPath } from '../../../src/page/configuration/content-path.ts'
import { isHiddenByContent } from '../../../src/page/configuration/cookie-name.ts'
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
    }
    const { consent, appStores, links } = readPageSettings({ fields })
    expect(consent).to.deep.equal({ domainIds: { AT: { test: 'ok' }, DE: {} } })
    expect([appStores, links]).to.deep.equal([{}, {}])
    for (const entry of [
      'appStores.ios',
      'consent.domainIds.AT.production',
      'consent.domainIds.DE',
      'consent.domainIds.XX',
      'consent.scriptURL',
      'links',
    ])
      page.logs(new RegExp(`"${entry}"`))
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
