/** The footer's content as an editor of two sites has entered it: what it may say beyond the built-in one (FOOTER-11, CALL-33, CALL-34). */
import { ROUTES } from '../../src/shop/links.ts'
import type { Site } from '../../src/shop/sites/sites.ts'

const link = (url: string, text: string, more: object = {}) => ({ url, text, ...more })

const CZECH = {
  headline: 'Užitečné informace',
  teaser: {
    groups: [
      {
        heading: { iconName: 'free_shipping', link: link('/pages/doprava', 'Doručení') },
        links: [link('/pages/doprava', 'Způsoby a cena dopravy'), link('/pages/sledovani', 'Kde je moje zásilka')],
        images: [
          { source: 'ppl', label: 'PPL' },
          { source: 'packeta', label: 'Packeta', width: 48, height: 32 },
        ],
      },
      {
        heading: { iconName: 'thirty_day_return', link: link('/pages/vraceni', 'Vrácení zboží') },
        introductoryText: 'Zdarma v\u00a0každé prodejně.',
        links: [
          link('/pages/vraceni', 'Jak zboží vrátit'),
          link('/pages/aplikace', 'Vrátit přes aplikaci', { hideInClassic: true }),
        ],
      },
      {
        heading: { iconName: 'shop_meeting', link: link('/pages/kavove-kurzy', 'Kávové kurzy') },
        hideGroupInCheckout: true,
        links: [link('/pages/kavove-kurzy', 'Termíny'), link(ROUTES.storeFinder, 'Prodejny')],
      },
      {
        heading: { iconName: 'contact', link: link(ROUTES.contact, 'Kontakt') },
        links: [link(ROUTES.contact, 'Napište nám'), link('/pages/napoveda', 'Pomoc')],
      },
    ],
  },
  seo: {
    heading: 'Oblíbené kategorie',
    columns: [
      [link('/categories/coffee/beans', 'Zrnková káva'), link('/categories/coffee/capsules', 'Kávové kapsle')],
      { links: [link('/categories/kitchen', 'Kuchyně'), link('/categories/home', 'Bydlení')] },
      [link('/categories/women', 'Ženy'), link('/categories/men', 'Muži')],
      [link('/categories/kids', 'Děti'), link('/categories/sport', 'Sport a\u00a0volný čas')],
    ],
  },
  socialMedia: {
    heading: 'Sledujte nás',
    icons: [
      { iconName: 'linkedin', link: 'https://www.linkedin.com/' },
      { iconName: 'instagram', link: link('https://www.instagram.com/', 'Instagram') },
    ],
  },
  qualityLogos: {
    heading: 'Ověřeno zákazníky',
    logos: [{ source: 'heureka', label: 'Heureka', link: '/pages/heureka' }],
  },
  legalLinks: [
    link('/pages/provozovatel', 'Provozovatel'),
    link('/pages/podminky', 'Obchodní podmínky'),
    link('/pages/ochrana-osobnich-udaju', 'Ochrana osobních údajů'),
    link('/pages/odstoupeni-od-smlouvy', 'Právo na odstoupení'),
    link('/pages/odstoupit-od-smlouvy', 'Odstoupit od smlouvy'),
    link('/pages/pristupnost', 'Přístupnost'),
    link('/pages/zakonna-zaruka', 'Zákonná záruka', { duty: 'guaranteeNotice' }),
  ],
  salesTax: {
    textBeforeLink: 'Všechny ceny jsou včetně DPH a\u00a0nezahrnují ',
    link: link('/pages/doprava', 'cenu dopravy'),
    textAfterLink: '.',
  },
}

const SWISS = {
  headline: '',
  teaser: {
    groups: [
      {
        heading: { iconName: 'shop_card', link: link('/pages/karte', 'ShopCard') },
        hideGroupInCheckout: true,
        links: [
          link('/pages/karte', 'Alle Vorteile der ShopCard'),
          link('/pages/app', 'Karte in der App', { hideInClassic: true }),
        ],
      },
      {
        heading: { iconName: 'shop_nearby', link: link(ROUTES.storeFinder, 'Filialen in Ihrer Nähe') },
        links: [
          link(ROUTES.storeFinder, 'Filiale finden'),
          link('/pages/abholen', 'Online bestellen, in der Filiale abholen'),
        ],
      },
    ],
  },
  seo: {
    heading: '',
    columns: [{ links: [link('/categories/coffee', 'Kaffee'), link('/categories/offers', 'Aktionen')] }],
  },
  // None of them is valid: the built-in ones stay.
  legalLinks: [],
}

const CONTENTS: Partial<Record<Site, object>> = { CZ: CZECH, CH: SWISS }

/** Undefined on the other sites, which show the built-in content. */
export function footerContent(site: Site): { type: string; contentJSON: string } | undefined {
  const content = CONTENTS[site]
  return content && { type: 'ApiFooter', contentJSON: JSON.stringify(content) }
}
