/** Content pages: a title and a placeholder text. */
import { readFileSync } from 'node:fs'
import { FOOTER } from '../../src/shop/sites/facts.ts'
import { LOCALES, type Locale, localeOf, SITES, type Site } from '../../src/shop/sites/sites.ts'
import { html } from './html.ts'
import type { PageContext, PageView } from './page.ts'
import { breadcrumbs } from './product-parts.ts'

/** Keys of the footer's texts: a page has the title of the link to it. */
const FOOTER_KEYS = {
  paymentMethods: 'group.payment.methods',
  delivery: 'group.delivery.conditions',
  tracking: 'group.delivery.tracking',
  clickAndCollect: 'group.clickAndCollect.heading',
  returns: 'group.returns.heading',
  warranty: 'group.returns.warranty',
  help: 'group.contact.help',
  card: 'group.loyaltyCard.heading',
  cardRegister: 'group.loyaltyCard.register',
  privateCardRegister: 'group.loyaltyCard.registerPrivate',
  giftCards: 'group.services.giftCards',
  coffeeSubscription: 'group.services.coffeeSubscription',
  about: 'group.company.about',
  sustainability: 'group.company.sustainability',
  careers: 'group.company.careers',
  press: 'group.company.press',
  imprint: 'legal.imprint',
  terms: 'legal.terms',
  privacy: 'legal.privacy',
  accessibility: 'legal.accessibility',
  withdrawal: 'legal.withdrawal',
  cancelContracts: 'legal.cancelContracts',
  withdrawContract: 'legal.withdrawContract',
} as const
type ContentPage = keyof typeof FOOTER_KEYS

const PRODUCT = 'Shop'

function footerTexts(locale: Locale): unknown {
  try {
    return JSON.parse(readFileSync(new URL(`../../locales/${locale}/footer.json`, import.meta.url), 'utf8'))
  } catch {
    return {}
  }
}

const TEXTS = new Map(LOCALES.map((locale) => [locale, footerTexts(locale)]))

function footerText(locale: Locale, key: string): string | undefined {
  const find = (texts: unknown) =>
    key.split('.').reduce<unknown>((node, name) => (node as Record<string, unknown> | undefined)?.[name], texts)
  const own = find(TEXTS.get(locale))
  // German variants contain only the texts that differ.
  const text = own ?? (locale.startsWith('de') ? find(TEXTS.get('de-DE')) : undefined)
  return typeof text === 'string' ? text.replaceAll('{{product}}', PRODUCT) : undefined
}

const fromSlug = (slug: string) => slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ')

const pathOf = (name: ContentPage, site: Site) =>
  (FOOTER[site].contractPages as Readonly<Record<string, string>> | undefined)?.[name] ??
  footerText(localeOf(site), `path.${name}`)

/** Looks for the page in the visitor's country first; an old bookmark may be from another one. */
function titleOf(slug: string, { site, locale }: PageContext): string {
  for (const candidate of [site, ...SITES]) {
    const page = (Object.keys(FOOTER_KEYS) as ContentPage[]).find(
      (name) => pathOf(name, candidate) === `/pages/${slug}`,
    )
    const title = page && footerText(candidate === site ? locale : localeOf(candidate), FOOTER_KEYS[page])
    if (title) return title
  }
  return fromSlug(slug)
}

const contentView =
  (titleFor: (context: PageContext) => string): PageView =>
  (context) => {
    const title = titleFor(context)
    return {
      title,
      type: 'content',
      content: html`<div class="container narrow">
${breadcrumbs([[context.path, title]], context)}
<h1>${title}</h1>
<div class="panel"><p>${context.t.contentText}</p></div>
<p><a href="/">${context.t.toHome}</a></p>
</div>`,
    }
  }

export const contentPage = contentView((context) => titleOf(context.params.slug ?? '', context))
export const contactPage = contentView(({ t }) => t.contactTitle)
export const communityPage = contentView(({ t }) => t.communityTitle)
export const mobilePage = contentView(({ t }) => t.mobileTitle)
export const helpPage = contentView(({ t }) => t.helpTitle)
export const cardPage = contentView(({ t }) => t.cardTitle)
