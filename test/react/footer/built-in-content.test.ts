import { expect } from '@open-wc/testing'
import { loadTexts, translator } from '../../../src/i18n/texts.ts'
import { builtInContent } from '../../../src/react/footer/builtInContent.ts'
import type { FooterContent } from '../../../src/shop/footer/footer.ts'
import { localeOf, SITES, type Site } from '../../../src/shop/sites/sites.ts'

/** Icons of the groups in their order, and the number of links of each. */
const GROUPS = [
  ['easy_pay', 2],
  ['free_shipping', 2],
  ['click_collect', 2],
  ['return_shipping', 2],
  ['contact', 3],
  ['shop_card', 3],
  ['service_info', 3],
  ['branch_store', 4],
] as const

/** Facts that the texts of a site state (SITE-5 and following); a missing fact is not stated. */
const FACTS: Record<Site, { delivery?: string[]; returns?: string; contact?: string; card: string }> = {
  DE: { delivery: ['20 €'], returns: '30 Tage', card: 'zehnte' },
  AT: { delivery: ['20 €'], returns: '14 Tage', card: 'zehnte' },
  CH: { delivery: ['CHF 30'], returns: '3 Monate', card: 'zehnte' },
  CH_FR: { delivery: ['CHF 30'], returns: '3 mois', card: 'sur dix' },
  PL: { delivery: ['100 zł'], returns: '30 dni', card: 'dziesiąta' },
  CZ: { delivery: ['999 Kč', '499 Kč'], card: 'desátá' },
  HU: { returns: '30 nap', card: 'tizedik' },
  SK: { delivery: ['40 €', '20 €'], returns: '30 dní', card: '11.' },
  TR: {
    delivery: ['1.000 TL', '1\u2060–\u20602 iş günü'],
    returns: '90 gün',
    contact: '09:00\u2060–\u206019:00',
    card: 'onuncu',
  },
}

/** Texts that two languages really share. Czech and Slovak have many words in common. */
const SHARED = [
  'ShopCard',
  'Kontakt',
  'Outdoor',
  'Instagram',
  'Facebook',
  'YouTube',
  'Pinterest',
  'Platba',
  'Doprava',
  'Možnosti a ceny dopravy',
  'Zrnková káva',
  'Kávovary',
  'Sledujte nás',
  'Zákonná záruka',
]

const SWISS_LOGOS = ['visa mastercard postFinance twint paypal invoice', 'swissPost', 'trustedShops'] as const
/** Payment, carriers, quality. */
const LOGOS: Record<Site, readonly [payment: string, carriers: string, quality: string]> = {
  DE: ['visa mastercard amex paypal klarna invoice', 'dhl hermes', 'trustedShops'],
  AT: ['visa mastercard paypal klarna invoice', 'post dpd', 'trustedShops'],
  CH: SWISS_LOGOS,
  CH_FR: SWISS_LOGOS,
  PL: ['visa mastercard blik przelewy24 cashOnDelivery', 'inpost dpd', 'trustedShops'],
  CZ: ['visa mastercard applePay googlePay cashOnDelivery', 'ppl packeta dpd', 'heureka'],
  HU: ['visa mastercard applePay paypal cashOnDelivery', 'gls', 'arukereso'],
  SK: ['visa mastercard googlePay cashOnDelivery', 'packeta dpd gls', 'heureka'],
  TR: ['visa mastercard trAmex trBkm trTroy', 'yurticikargo', 'etbis'],
}

const contents = new Map<Site, FooterContent>()
const languageOf = (site: Site) => localeOf(site).slice(0, 2)
const introOf = (site: Site, icon: string) =>
  contents
    .get(site)
    ?.teaser.groups.find(({ heading }) => heading.iconName === icon)
    ?.introductoryText?.replace(/\s/g, ' ')

/** All texts but the labels of logos and the full stop after a link, with plain spaces. */
function textsOf({ teaser, seo, socialMedia, appReferences, ...content }: FooterContent): string[] {
  return [
    content.headline,
    ...teaser.groups.flatMap(({ heading, introductoryText = '', links }) => [
      heading.link.text,
      introductoryText,
      ...links.map(({ text }) => text),
    ]),
    seo.heading,
    ...seo.columns.flat().map(({ text }) => text),
    socialMedia.heading,
    ...socialMedia.icons.map(({ link }) => link.text),
    appReferences.heading,
    ...appReferences.appIcons.map(({ link }) => link.text),
    content.qualityLogos.heading,
    ...content.legalLinks.map(({ text }) => text),
    ...(content.salesTax ? [content.salesTax.textBeforeLink, content.salesTax.link.text] : []),
  ].flatMap((text) => (text ? [text.replace(/\s/g, ' ')] : []))
}

describe('the built-in content of the footer', () => {
  before(async () => {
    for (const site of SITES) {
      await loadTexts(localeOf(site), ['footer'])
      contents.set(site, builtInContent(site, 'Shop', translator(localeOf(site), 'footer', 'Shop')))
    }
  })

  for (const site of SITES) {
    it(`${site} has all groups in order, and all links and texts (FOOTER-2, FOOTER-3)`, () => {
      const content = contents.get(site) as FooterContent
      const groups = content.teaser.groups.map(({ heading, links }) => [heading.iconName, links.length])
      const isLonger = (icon: string) => site === 'TR' && icon === 'contact'
      expect(groups).to.deep.equal(GROUPS.map(([icon, count]) => [icon, isLonger(icon) ? count + 1 : count]))
      expect(content.teaser.groups.every(({ heading }) => heading.link.url && heading.link.text)).to.equal(true)
      expect(content.seo.columns.map(({ length }) => length)).to.deep.equal([3, 3, 3, 3])
      expect(content.legalLinks.filter(({ opensConsentSettings }) => opensConsentSettings)).to.have.length(1)
      // A missing text shows as its key.
      for (const text of textsOf(content)) expect(text).to.not.match(/^[a-z]\w*(\.\w+)+$/i)
      const count = { TR: 65, SK: 68, DE: 67, CH: 64, CH_FR: 64 }[site as string] ?? 66
      expect(textsOf(content)).to.have.length(count)
    })

    it(`${site} states the facts of its country (SITE-5, SITE-6, SITE-7, SITE-8, SITE-9, NEWS-11)`, () => {
      const { delivery = [], returns = '', contact = '', card } = FACTS[site]
      for (const fact of delivery) expect(introOf(site, 'free_shipping')).to.include(fact)
      if (delivery.length === 0) expect(introOf(site, 'free_shipping')).not.to.match(/\d/)
      expect(introOf(site, 'return_shipping')).to.include(returns)
      if (!returns) expect(introOf(site, 'return_shipping')).not.to.match(/\d/)
      const discount = translator(localeOf(site), 'footer', 'Shop')('newsletter.heading')
      expect(discount.replace(/\s/g, ' ')).to.match(site === 'TR' ? /%10/ : /10 ?%/)
      expect(introOf(site, 'contact')).to.include(contact)
      expect(introOf(site, 'shop_card')).to.include(card)
    })

    it(`${site} has no text of another language (FOOTER-2)`, () => {
      const content = contents.get(site) as FooterContent
      const own = new Set(textsOf(content))
      for (const other of SITES.filter((one) => languageOf(one) !== languageOf(site))) {
        const alike = textsOf(contents.get(other) as FooterContent).filter((text) => own.has(text))
        expect(
          alike.filter((text) => !SHARED.includes(text)),
          other,
        ).to.deep.equal([])
      }
    })
  }

  it('has two different registrations for the card (FOOTER-4)', () => {
    for (const site of SITES) {
      const card = contents.get(site)?.teaser.groups.find(({ heading }) => heading.iconName === 'shop_card')
      const [register, registerPrivate] = card?.links ?? []
      expect(new Set([register?.url, registerPrivate?.url, card?.heading.link.url]).size, site).to.equal(3)
    }
  })

  it('links to the account on TR only, and has a sales-tax note on SK only (FOOTER-5, FOOTER-6)', () => {
    for (const [site, content] of contents) {
      const urls = content.teaser.groups.flatMap(({ links }) => links.map(({ url }) => url))
      expect(urls.includes('/account'), site).to.equal(site === 'TR')
      expect(content.salesTax !== undefined, site).to.equal(site === 'SK')
    }
    const { textBeforeLink, link, textAfterLink } = contents.get('SK')?.salesTax ?? {}
    expect([textBeforeLink, link?.text, textAfterLink].every(Boolean)).to.equal(true)
  })

  it('has the links of duties on the six sites of the EU only, after the right of withdrawal (LAW-1, LAW-2)', () => {
    const wanted: Readonly<Partial<Record<Site, string[]>>> = {
      DE: ['Verträge hier kündigen', 'Vertrag widerrufen', 'Gesetzliche Gewährleistung'],
      AT: ['Vom Vertrag zurücktreten', 'Gesetzliche Gewährleistung'],
      PL: ['Odstąp od umowy', 'Prawna gwarancja zgodności'],
      CZ: ['Odstoupit od smlouvy', 'Zákonná záruka'],
      HU: ['Elállás a szerződéstől', 'Kellékszavatosság'],
      SK: ['Odstúpiť od zmluvy', 'Zákonná záruka'],
    }
    for (const [site, { legalLinks }] of contents) {
      const names = legalLinks.map(({ name }) => name)
      const links = legalLinks.filter(({ duty }) => duty)
      expect(
        links.map(({ text }) => text.replace(/\u00a0/g, ' ')),
        site,
      ).to.deep.equal(wanted[site] ?? [])
      if (links[0]) expect(names.indexOf(links[0].name)).to.equal(names.indexOf('withdrawal') + 1)
      expect(links.every(({ url }) => /^\/pages\/[a-z-]+$/.test(url))).to.equal(true)
    }
  })

  it('has the same paths on all sites for contact, newsletter, store finder and categories (FOOTER-7)', () => {
    for (const [site, { teaser, seo }] of contents) {
      const urls = teaser.groups.flatMap(({ heading, links }) => [heading.link, ...links].map(({ url }) => url))
      expect(urls, site).to.include.members(['/contact', '/subscribenewsletter', '/service/storefinder/'])
      expect(
        seo.columns.flat().every(({ url }) => url.startsWith('/categories/')),
        site,
      ).to.equal(true)
    }
    const imprints = new Set([...contents.values()].map(({ legalLinks }) => legalLinks[0]?.url))
    expect(imprints.size).to.be.above(5)
  })

  it('leads to the app stores without a configured app (FOOTER-9)', () => {
    const urls = contents.get('DE')?.appReferences.appIcons.map(({ link }) => link.url)
    expect(urls).to.deep.equal(['https://play.google.com/store/apps', 'https://apps.apple.com/'])
  })

  it('has the logos of its country (SITE-11, SITE-12, SITE-13)', () => {
    for (const [site, { teaser, qualityLogos }] of contents) {
      const logos = (images: readonly { source: string }[] = []) => images.map(({ source }) => source).join(' ')
      const shown = [logos(teaser.groups[0]?.images), logos(teaser.groups[1]?.images), logos(qualityLogos.logos)]
      expect(shown, site).to.deep.equal(LOGOS[site])
    }
    const postOf = (site: Site) => contents.get(site)?.teaser.groups[1]?.images[0]?.label
    expect([postOf('CH'), postOf('CH_FR')]).to.deep.equal(['Die Post', 'La Poste'])
  })
})
