import type source from '../../../locales/de-DE/footer.json'
import type { Translate } from '../../i18n/texts.ts'
import {
  type FooterContent,
  type FooterGroup,
  type FooterImage,
  type FooterLink,
  productIcon,
} from '../../shop/footer/footer.ts'
import { footerLogos } from '../../shop/footer/footer-logos.ts'
import { ROUTES } from '../../shop/links.ts'
import { FOOTER } from '../../shop/sites/facts.ts'
import type { Site } from '../../shop/sites/sites.ts'
import { builtInParts } from '../../view/footer/built-in-parts.ts'

type TranslateFooter = Translate<'footer'>
type ContentPage = keyof typeof source.path

/** The stores' front pages, where no app is known. */
const APP_STORES = { android: 'https://play.google.com/store/apps', ios: 'https://apps.apple.com/' } as const

/** The content without a content service (FOOTER-2, FOOTER-8, FOOTER-9). Links with a name have their address from the page's settings, if it is there (`link`). */
export function builtInContent(site: Site, product: string, t: TranslateFooter): FooterContent {
  const page = (name: ContentPage, text: string): FooterLink => ({ url: t(`path.${name}`), text, name })
  const logos = (place: Parameters<typeof footerLogos>[1]) =>
    footerLogos(site, place, (source) => t(`logo.${source as 'invoice' | 'cashOnDelivery'}`))
  const { headline, seo, socialMedia, appReferences, qualityLogos, legalLinks } = builtInParts(site, t)
  return {
    headline,
    teaser: { groups: serviceGroups({ site, product, t, page, logos }) },
    seo: { heading: seo, columns: seoColumns(t) },
    socialMedia: { heading: socialMedia, icons: Object.entries(SOCIAL).map(socialIcon) },
    appReferences: {
      heading: appReferences,
      appIcons: [
        { iconName: 'android', link: { url: APP_STORES.android, text: t('app.android'), name: 'android' } },
        { iconName: 'appleinc', link: { url: APP_STORES.ios, text: t('app.appleinc'), name: 'appleinc' } },
      ],
    },
    qualityLogos: { heading: qualityLogos, logos: logos('quality') },
    legalLinks,
    ...(FOOTER[site].hasSalesTaxNote && { salesTax: salesTaxNote(t('salesTax'), (text) => page('delivery', text)) }),
  }
}

/** The text has its link as `<delivery>shipping costs</delivery>`. */
function salesTaxNote(text: string, page: (text: string) => FooterLink): NonNullable<FooterContent['salesTax']> {
  const [textBeforeLink = '', linkText = '', textAfterLink = ''] = text.split(/<\/?delivery>/)
  return { textBeforeLink, link: page(linkText), textAfterLink }
}

interface GroupOptions {
  site: Site
  product: string
  t: TranslateFooter
  page(name: ContentPage, text: string): FooterLink
  logos(place: Parameters<typeof footerLogos>[1]): FooterImage[]
}

/** In their order on the page (FOOTER-3, FOOTER-4, FOOTER-5, FOOTER-7). */
function serviceGroups({ site, product, t, page, logos }: GroupOptions): FooterGroup[] {
  type Name = 'payment' | 'delivery' | 'clickAndCollect' | 'returns' | 'contact' | 'loyaltyCard'
  const plain = (
    name: Name | 'services' | 'company',
    iconName: string,
    main: Omit<FooterLink, 'text'>,
    links: FooterLink[],
    images: FooterImage[] = [],
  ): FooterGroup => ({
    heading: { iconName, link: { ...main, text: t(`group.${name}.heading`) } },
    hideGroupInCheckout: true,
    links,
    images,
  })
  const group = (name: Name, ...rest: [string, Omit<FooterLink, 'text'>, FooterLink[], FooterImage[]?]) => ({
    ...plain(name, ...rest),
    hideGroupInCheckout: name === 'loyaltyCard',
    introductoryText: t(`group.${name}.intro`),
  })
  return [
    group(
      'payment',
      'easy_pay',
      page('paymentMethods', ''),
      [page('paymentMethods', t('group.payment.methods')), page('giftCards', t('group.payment.giftCards'))],
      logos('payment'),
    ),
    group(
      'delivery',
      'free_shipping',
      page('delivery', ''),
      [page('delivery', t('group.delivery.conditions')), page('tracking', t('group.delivery.tracking'))],
      logos('delivery'),
    ),
    group('clickAndCollect', 'click_collect', page('clickAndCollect', ''), [
      page('clickAndCollect', t('group.clickAndCollect.howItWorks')),
      { url: ROUTES.storeFinder, text: t('group.clickAndCollect.storeFinder') },
    ]),
    group('returns', 'return_shipping', page('returns', ''), [
      page('returns', t('group.returns.howTo')),
      page('warranty', t('group.returns.warranty')),
    ]),
    group('contact', 'contact', { url: ROUTES.contact }, [
      { url: ROUTES.contact, text: t('group.contact.form') },
      page('help', t('group.contact.help')),
      { url: ROUTES.newsletter, text: t('group.contact.newsletter') },
      ...(FOOTER[site].linksAccount ? [{ url: ROUTES.account, text: t('group.contact.account') }] : []),
    ]),
    group('loyaltyCard', productIcon('card', product), page('card', ''), [
      page('cardRegister', t('group.loyaltyCard.register')),
      page('privateCardRegister', t('group.loyaltyCard.registerPrivate')),
      page('card', t('group.loyaltyCard.benefits')),
    ]),
    plain('services', 'service_info', page('giftCards', ''), [
      page('giftCards', t('group.services.giftCards')),
      page('coffeeSubscription', t('group.services.coffeeSubscription')),
      { url: ROUTES.storeFinder, text: t('group.services.stores') },
    ]),
    plain('company', 'branch_store', page('about', ''), [
      page('about', t('group.company.about')),
      page('sustainability', t('group.company.sustainability')),
      page('careers', t('group.company.careers')),
      page('press', t('group.company.press')),
    ]),
  ]
}

function seoColumns(t: TranslateFooter): FooterLink[][] {
  const link = (path: string, text: string): FooterLink => ({ url: `/categories/${path}`, text })
  return [
    [
      link('coffee/beans', t('seo.coffeeBeans')),
      link('coffee/capsules', t('seo.capsules')),
      link('coffee/machines', t('seo.coffeeMachines')),
    ],
    [link('kitchen', t('seo.kitchen')), link('home', t('seo.home')), link('home/bedding', t('seo.bedding'))],
    [link('women', t('seo.women')), link('men', t('seo.men')), link('kids', t('seo.kids'))],
    [link('sport', t('seo.sport')), link('sport/outdoor', t('seo.outdoor')), link('offers', t('seo.offers'))],
  ]
}

const SOCIAL = { instagram: 'Instagram', facebook: 'Facebook', youtube: 'YouTube', pinterest: 'Pinterest' }

const socialIcon = ([iconName, text]: [string, string]) => ({
  iconName,
  link: { url: `https://www.${iconName}.com/`, text, name: iconName },
})
