import { expect } from '@open-wc/testing'
import { loadTexts, translator } from '../../../src/i18n/texts.ts'
import { builtInContent } from '../../../src/react/footer/builtInContent.ts'
import type { FooterContent } from '../../../src/shop/footer/footer.ts'
import { localeOf, SITES, type Site } from '../../../src/shop/sites/sites.ts'

const GROUPS = {
  easy_pay: 2,
  free_shipping: 2,
  click_collect: 2,
  return_shipping: 2,
  contact: 3,
  shop_card: 3,
  service_info: 3,
  branch_store: 4,
}

/** What a country's texts state: what the specification says (2 §9), and where it is silent what is built in. */
const FACTS: Record<Site, { delivery?: string[]; returns?: string; contact?: string; card: string }> = {
  DE: { delivery: ['20 €'], returns: '30 Tage', card: 'zehnte' },
  AT: { delivery: ['20 €'], returns: '14 Tage', card: 'zehnte' },
  CH: { delivery: ['CHF 30'], returns: '3 Monate', card: 'zehnte' },
  CH_FR: { delivery: ['CHF 30'], returns: '3 mois', card: 'dixième' },
  PL: { delivery: ['100 zł'], returns: '30 dni', card: 'dziesiąta' },
  CZ: { delivery: ['999 Kč', '499 Kč'], card: 'desátá' },
  HU: { returns: '30 nap', card: 'tizedik' },
  SK: { delivery: ['40 €', '20 €'], returns: '30 dní', card: '11.' },
  TR: { delivery: ['1.000 TL', '1–2 iş günü'], returns: '90 gün', contact: '09:00–19:00', card: 'onuncu' },
}

/** What two languages say alike, not by neglect. Czech and Slovak share many words. */
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
  'Záruka a opravy',
  'Zrnková káva',
  'Kávovary',
  'Sledujte nás',
]

const contents = new Map<Site, FooterContent>()
const languageOf = (site: Site) => localeOf(site).slice(0, 2)
const introOf = (site: Site, icon: string) =>
  contents
    .get(site)
    ?.teaser.groups.find(({ heading }) => heading.iconName === icon)
    ?.introductoryText?.replace(/\s/g, ' ')

/** Every text, but the names that logos have of their own, and the full stop after a link; no space is a hard one. */
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
    content.viewChanger.toMobile,
    content.viewChanger.toDesktop,
    ...(content.salesTax ? [content.salesTax.textBeforeLink, content.salesTax.link.text] : []),
  ].flatMap((text) => (text ? [text.replace(/\s/g, ' ')] : []))
}

describe('the footers that are built in (specification 2 §2, §3, §9)', () => {
  before(async () => {
    for (const site of SITES) {
      await loadTexts(localeOf(site), ['footer'])
      contents.set(site, builtInContent(site, 'Shop', translator(localeOf(site), 'footer', 'Shop'), false))
    }
  })

  for (const site of SITES) {
    it(`${site} has every group, link and text`, () => {
      const content = contents.get(site) as FooterContent
      const groups = content.teaser.groups.map(({ heading, links }) => [heading.iconName, links.length])
      const contact = site === 'TR' ? 4 : 3
      expect(Object.fromEntries(groups)).to.deep.equal({ ...GROUPS, contact })
      expect(content.seo.columns.map(({ length }) => length)).to.deep.equal([3, 3, 3, 3])
      expect(content.legalLinks.filter(({ opensConsentSettings }) => opensConsentSettings)).to.have.length(1)
      expect(content.salesTax !== undefined).to.equal(site === 'SK')
      // A key that has no text is shown by its name.
      for (const text of textsOf(content)) expect(text).to.not.match(/^[a-z]\w*(\.\w+)+$/i)
      expect(textsOf(content)).to.have.length(site === 'TR' ? 67 : site === 'SK' ? 68 : 66)
    })

    it(`${site} states the facts of its country`, () => {
      const { delivery = [], returns = '', contact = '', card } = FACTS[site]
      for (const fact of delivery) expect(introOf(site, 'free_shipping')).to.include(fact)
      expect(introOf(site, 'return_shipping')).to.include(returns)
      expect(introOf(site, 'contact')).to.include(contact)
      expect(introOf(site, 'shop_card')).to.include(card)
    })

    it(`${site} says nothing in another language`, () => {
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

  it('share words only where two of them do', () => {
    const all = SITES.map((site) => [languageOf(site), new Set(textsOf(contents.get(site) as FooterContent))] as const)
    for (const text of SHARED) {
      const languages = new Set(all.filter(([, texts]) => texts.has(text)).map(([language]) => language))
      expect(languages.size, text).to.be.above(1)
    }
  })
})
