import { expect } from '@open-wc/testing'
import type { AttributeTable } from '../../../src/page/configuration/attribute.ts'
import { ATTRIBUTES } from '../../../src/page/configuration/attribute-tables.ts'
import { resolveProps } from '../../../src/page/configuration/attributes.ts'
import { COMMON_ATTRIBUTES } from '../../../src/page/configuration/tables/common.ts'
import { SITES } from '../../../src/shop/sites/sites.ts'

/** The props of a tag without any attribute. */
const defaultsOf = (table: AttributeTable, attributes: Record<string, string> = {}) =>
  resolveProps(table, {
    tag: 'x-test',
    attribute: (name) => attributes[name] ?? null,
    pageRoot: () => null,
    block: {},
  }) as Record<string, unknown>

const COMMON = { site: 'DE', locale: 'de-DE', product: 'Shop', stage: 'production', theme: 'light', apiBase: '' }

const OWN: [tag: string, rule: string, table: AttributeTable, defaults: Record<string, unknown>][] = [
  [
    'shop-header',
    'CONFIG-12',
    ATTRIBUTES['shop-header'],
    {
      reduced: false,
      sticky: true,
      logoSrc: '',
      logoAlt: '',
      homeUrl: '/',
      backUrl: '',
      clientId: '',
      navigationRoute: '',
      topBanner: '',
      categoryBanner: '',
      message: '',
      piTeaser: '',
      benefits: '~header_top',
      allOfTags: '',
      anyOfTags: '',
      noneOfTags: '',
      consent: false,
      consentDomainId: '',
      addedPanel: false,
      quantity: false,
      agentTools: 'off',
      cartLink: '',
      nextPage: 'off',
      appBanner: true,
    },
  ],
  [
    'shop-minicart',
    'CONFIG-13',
    ATTRIBUTES['shop-minicart'],
    { openOnPage: false, quantity: false, checkoutUrl: '', cartUrl: '/cart?step=shopping_cart', continueUrl: '/' },
  ],
  [
    'shop-footer',
    'CONFIG-14',
    ATTRIBUTES['shop-footer'],
    { reduced: false, contentId: 'SHOP_FOOTER', newsletter: true, guaranteeNotice: true },
  ],
  [
    'shop-newsletter',
    'CONFIG-15',
    ATTRIBUTES['shop-newsletter'],
    {
      mode: 'sign-up',
      heading: '',
      origin: 'onsite',
      originAddition: 'subsite',
      scrollToSuccessMessage: true,
      images: null,
      altText: '',
      discount: '',
      welcomeVoucher: '',
      showDoiErrorMessage: false,
      showVoucherHintFootnote: true,
      private: true,
      singlePageApp: false,
      autoConfirm: false,
      subscriberToken: '',
    },
  ],
  ['shop-preview', 'CONFIG-17', ATTRIBUTES['shop-preview'], { size: 'M' }],
]

describe('attributes and their defaults', () => {
  for (const [tag, rule, table, defaults] of OWN) {
    it(`of ${tag} (${rule}, CONFIG-8)`, () => {
      expect(defaultsOf(table)).to.deep.equal({ ...COMMON, ...defaults })
    })
  }

  it('with a list of values take these only (CONFIG-8, CONFIG-15, CONFIG-17)', () => {
    expect(COMMON_ATTRIBUTES.stage.of).to.deep.equal(['production', 'staging', 'test'])
    expect([...COMMON_ATTRIBUTES.theme.of].sort()).to.deep.equal(['coffee-dark', 'coffee-light', 'dark', 'light'])
    expect(ATTRIBUTES['shop-newsletter'].mode.of).to.deep.equal(['sign-up', 'confirm', 'manage'])
    expect(ATTRIBUTES['shop-preview'].size.of).to.deep.equal(['S', 'M', 'L'])
  })

  it('of each site have its locale (CONFIG-10)', () => {
    expect(SITES).to.deep.equal(['DE', 'AT', 'CH', 'CH_FR', 'PL', 'CZ', 'HU', 'SK', 'TR'])
    const locales = SITES.map((site) => defaultsOf({}, { site }).locale)
    expect(locales).to.deep.equal(['de-DE', 'de-AT', 'de-CH', 'fr-CH', 'pl-PL', 'cs-CZ', 'hu-HU', 'sk-SK', 'tr-TR'])
    expect(defaultsOf({}, { site: 'CH_FR', locale: 'de-CH' }).locale).to.equal('de-CH')
  })
})
