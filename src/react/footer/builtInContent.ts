import type source from '../../../locales/de-DE/footer.json'
import type { Translate } from '../../i18n/texts.ts'
import { safeUrl } from '../../page/browser/safe-url.ts'
import { contentPath } from '../../page/configuration/content-path.ts'
import { pageSettings } from '../../page/configuration/settings.ts'
import {
  type FooterContent,
  type FooterGroup,
  type FooterImage,
  type FooterLink,
  productIcon,
} from '../../shop/footer/footer.ts'
import { footerLogos } from '../../shop/footer/footer-logos.ts'
import { ROUTES } from '../../shop/links.ts'
import { APP_STORES, appStoreUrl } from '../../shop/platform/app-store-url.ts'
import { FOOTER } from '../../shop/sites/facts.ts'
import type { Site } from '../../shop/sites/sites.ts'

type TranslateFooter = Translate<'footer'>
type ContentPage = keyof typeof source.path

/**
 * The content without a content service (FOOTER-2, FOOTER-8, FOOTER-9). With `isPageKnown` false it ignores the page's
 * JSON block, as in the prerendered markup, which the first render must equal.
 */
export function builtInContent(site: Site, product: string, t: TranslateFooter, isPageKnown: boolean): FooterContent {
  const overridable = (name: string, builtIn: string) => (isPageKnown ? contentPath(site, name, builtIn) : builtIn)
  const path = (name: ContentPage) => overridable(name, t(`path.${name}`))
  const { ios = '', android } = isPageKnown ? pageSettings().appStores : {}
  const page = (name: ContentPage, text: string): FooterLink => ({ url: path(name), text })
  const logos = (place: Parameters<typeof footerLogos>[1]) =>
    footerLogos(site, place, (source) => t(`logo.${source as 'invoice' | 'cashOnDelivery'}`))
  return {
    headline: t('headline'),
    teaser: { groups: serviceGroups({ site, product, t, path, page, logos }) },
    seo: { heading: t('seo.heading'), columns: seoColumns(t) },
    socialMedia: { heading: t('social'), icons: SOCIAL.map((name) => socialIcon(name, overridable)) },
    appReferences: {
      heading: t('apps'),
      appIcons: [
        {
          iconName: 'android',
          link: { url: safeUrl(android) ?? APP_STORES.android, text: t('app.android') },
        },
        { iconName: 'appleinc', link: { url: appStoreUrl(ios) ?? APP_STORES.ios, text: t('app.appleinc') } },
      ],
    },
    qualityLogos: { heading: t('qualityLogos'), logos: logos('quality') },
    viewChanger: { toMobile: t('view.toMobile'), toDesktop: t('view.toDesktop') },
    legalLinks: [
      page('imprint', t('legal.imprint')),
      page('terms', t('legal.terms')),
      page('privacy', t('legal.privacy')),
      page('withdrawal', t('legal.withdrawal')),
      ...contractLinks(site, t, overridable),
      page('accessibility', t('legal.accessibility')),
      { ...page('privacy', t('legal.consent')), opensConsentSettings: true },
    ],
    ...(FOOTER[site].hasSalesTaxNote && { salesTax: salesTaxNote(t('salesTax'), path('delivery')) }),
  }
}

/** The text has its link as `<delivery>shipping costs</delivery>`. */
function salesTaxNote(text: string, url: string): NonNullable<FooterContent['salesTax']> {
  const [textBeforeLink = '', linkText = '', textAfterLink = ''] = text.split(/<\/?delivery>/)
  return { textBeforeLink, link: { url, text: linkText }, textAfterLink }
}

/** Where the law demands them (FOOTER-47). */
function contractLinks(site: Site, t: TranslateFooter, overridable: (name: string, builtIn: string) => string) {
  const { contractPages } = FOOTER[site]
  if (!contractPages) return []
  const link = (name: keyof typeof contractPages): FooterLink => ({
    url: overridable(name, contractPages[name]),
    text: t(`legal.${name}`),
  })
  return [link('cancelContracts'), link('withdrawContract')]
}

interface GroupOptions {
  site: Site
  product: string
  t: TranslateFooter
  path(name: ContentPage): string
  page(name: ContentPage, text: string): FooterLink
  logos(place: Parameters<typeof footerLogos>[1]): FooterImage[]
}

/** In their order on the page (FOOTER-3, FOOTER-4, FOOTER-5, FOOTER-7). */
function serviceGroups({ site, product, t, path, page, logos }: GroupOptions): FooterGroup[] {
  type Name = 'payment' | 'delivery' | 'clickAndCollect' | 'returns' | 'contact' | 'loyaltyCard'
  const group = (
    name: Name,
    iconName: string,
    main: string,
    links: FooterLink[],
    images: FooterImage[] = [],
  ): FooterGroup => ({
    heading: { iconName, link: { url: main, text: t(`group.${name}.heading`) } },
    hideGroupInCheckout: name === 'loyaltyCard',
    introductoryText: t(`group.${name}.intro`),
    links,
    images,
  })
  const plain = (name: 'services' | 'company', iconName: string, main: string, links: FooterLink[]): FooterGroup => ({
    heading: { iconName, link: { url: main, text: t(`group.${name}.heading`) } },
    hideGroupInCheckout: true,
    links,
    images: [],
  })
  return [
    group(
      'payment',
      'easy_pay',
      path('paymentMethods'),
      [page('paymentMethods', t('group.payment.methods')), page('giftCards', t('group.payment.giftCards'))],
      logos('payment'),
    ),
    group(
      'delivery',
      'free_shipping',
      path('delivery'),
      [page('delivery', t('group.delivery.conditions')), page('tracking', t('group.delivery.tracking'))],
      logos('delivery'),
    ),
    group('clickAndCollect', 'click_collect', path('clickAndCollect'), [
      page('clickAndCollect', t('group.clickAndCollect.howItWorks')),
      { url: ROUTES.storeFinder, text: t('group.clickAndCollect.storeFinder') },
    ]),
    group('returns', 'return_shipping', path('returns'), [
      page('returns', t('group.returns.howTo')),
      page('warranty', t('group.returns.warranty')),
    ]),
    group('contact', 'contact', ROUTES.contact, [
      { url: ROUTES.contact, text: t('group.contact.form') },
      page('help', t('group.contact.help')),
      { url: ROUTES.newsletter, text: t('group.contact.newsletter') },
      ...(FOOTER[site].linksAccount ? [{ url: ROUTES.account, text: t('group.contact.account') }] : []),
    ]),
    group('loyaltyCard', productIcon('card', product), path('card'), [
      page('cardRegister', t('group.loyaltyCard.register')),
      page('privateCardRegister', t('group.loyaltyCard.registerPrivate')),
      page('card', t('group.loyaltyCard.benefits')),
    ]),
    plain('services', 'service_info', path('giftCards'), [
      page('giftCards', t('group.services.giftCards')),
      page('coffeeSubscription', t('group.services.coffeeSubscription')),
      { url: ROUTES.storeFinder, text: t('group.services.stores') },
    ]),
    plain('company', 'branch_store', path('about'), [
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

const SOCIAL = ['instagram', 'facebook', 'youtube', 'pinterest'] as const
const SOCIAL_NAMES = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  youtube: 'YouTube',
  pinterest: 'Pinterest',
} as const

const socialIcon = (iconName: (typeof SOCIAL)[number], overridable: (name: string, builtIn: string) => string) => ({
  iconName,
  link: { url: overridable(iconName, `https://www.${iconName}.com/`), text: SOCIAL_NAMES[iconName] },
})
