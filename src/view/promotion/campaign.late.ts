/** What a running campaign shows, in its layout (PROMO-7): code that is fetched when one runs. */
import type { Getter } from 'jotai/vanilla'
import { Check, ChevronRight, Copy, Headset, type IconNode, Info, Mail, MapPinHouse, PackageCheck, X } from 'lucide'
import type { HeaderProps } from '../../page/configuration/tables/shop-header.ts'
import {
  type BenefitSlot,
  type BenefitsPromotion,
  type CategoryPromotion,
  type Cutout,
  darkThemeOf,
  type LegalText,
  type Link,
  type PiPromotion,
  type Promotion,
  type RichElement,
  type RichText,
  type TopBannerPromotion,
  type Voucher,
} from '../../shop/promotion/promotion.ts'
import { PROMOTION_PLACES } from '../../shop/promotion/promotion-places.ts'
import { controlAttribute } from '../controls.ts'
import { hiddenText, node, type Shown, type ViewChild, type ViewContext, type ViewNode } from '../view.ts'
import { voucherButton, voucherLabel, voucherStatus } from './voucher.ts'

interface Shop {
  get: Getter
  context: ViewContext<HeaderProps>
  /** The header's attribute that names the campaign. */
  place: string
}

const id = ({ context: { props }, place }: Shop): string => {
  const named = PROMOTION_PLACES.find((one) => one.place === place)
  return named ? props[named.prop] : ''
}

export function campaign(
  get: Getter,
  context: ViewContext<HeaderProps>,
  place: string,
  promotion: Promotion,
): ViewNode {
  const shop = { get, context, place }
  const { isDark, colours, layout } = promotion
  const headline = 'headline' in promotion ? promotion.headline : undefined
  const titleId = `promotion-${place}`
  const title = headline
    ? [node('div', { class: 'promotion__headline', id: titleId }, ...rich(shop.context, headline))]
    : []
  const { text } = context
  const label = text(layout === 'benefits' ? 'promotion.benefits' : 'promotion.region')
  const frame = node(
    'section',
    {
      class: `promotion promotion--${layout}${colours ? ' promotion--coloured' : ''}`,
      // Its headline, or the shop's own words (PROMO-19).
      ...(headline ? { 'aria-labelledby': titleId } : { 'aria-label': label }),
      part: 'promotion',
    },
    node('div', { class: 'promotion__body' }, contentOf(shop, promotion, title)),
  )
  return isDark ? node('div', { class: 'shop-base', 'data-theme': darkThemeOf(context.props.theme) }, frame) : frame
}

function contentOf(shop: Shop, promotion: Promotion, title: ViewNode[]): ViewNode {
  switch (promotion.layout) {
    case 'top-banner':
      return topBanner(shop, promotion, title)
    case 'category-banner':
      return categoryBanner(shop, promotion, title)
    case 'pi-teaser':
      return piTeaser(shop, promotion, title)
    case 'benefits':
      return benefitsStrip(promotion)
  }
}

/** A line of text above the header, with a legal text that opens below it (PROMO-12). */
function topBanner(shop: Shop, { longText, shortText, link, legal }: TopBannerPromotion, title: ViewNode[]): ViewNode {
  const actions = [
    ...(link ? [linkTo(shop, link, { class: 'top-banner__link', 'data-track': `top_banner|${id(shop)}` })] : []),
    ...legalText(shop, legal),
  ]
  return node(
    'div',
    { class: 'top-banner' },
    node('div', { class: 'top-banner__words' }, ...title, ...richPair(shop, longText, shortText)),
    ...(actions.length > 0 ? [node('div', { class: 'top-banner__actions' }, ...actions)] : []),
  )
}

/** Picture, texts, and a voucher code or a call-to-action link (PROMO-13). */
function categoryBanner(shop: Shop, promotion: CategoryPromotion, title: ViewNode[]): ViewNode {
  const { subline, longText, shortText, cutouts, voucher, callToAction, legal } = promotion
  return node(
    'div',
    { class: 'category-banner' },
    ...picture('category-banner__picture', cutouts, true),
    node(
      'div',
      { class: 'category-banner__words' },
      ...(subline ? [node('div', { class: 'category-banner__subline' }, ...rich(shop.context, subline))] : []),
      ...title,
      ...richPair(shop, longText, shortText),
      ...(voucher ? [voucherCode(shop, voucher)] : []),
      ...(callToAction ? [node('div', {}, callToActionLink(shop, callToAction))] : []),
      ...legalText(shop, legal),
    ),
  )
}

const callToActionLink = (shop: Shop, { url, text }: Link): ViewNode =>
  node(
    'a',
    { href: url, 'data-track': `category_banner|${id(shop)}`, class: 'button button--primary button--medium' },
    node('span', { class: 'button__content' }, text ?? shop.context.text('promotion.discover')),
  )

/** The phase-integration teaser: the theme of the current weeks (PROMO-14). */
function piTeaser(shop: Shop, promotion: PiPromotion, title: ViewNode[]): ViewNode {
  const { subline, cutouts, link, legal } = promotion
  const more = { class: 'pi-teaser__link', 'data-track': `pi_teaser|${id(shop)}` }
  return node(
    'div',
    { class: 'pi-teaser' },
    // The first campaign with a picture loads it at once (PROMO-38).
    ...picture('pi-teaser__picture', cutouts, shop.context.props.categoryBanner === ''),
    node(
      'div',
      { class: 'pi-teaser__words' },
      ...title,
      ...(subline ? [node('div', {}, ...rich(shop.context, subline))] : []),
      ...(link ? [linkTo(shop, link, more, icon(ChevronRight, 18))] : []),
      ...legalText(shop, legal),
    ),
  )
}

const SLOT_ICONS: Record<BenefitSlot, IconNode> = {
  'free shipping': PackageCheck,
  'newsletter signup': Mail,
  'cross-channel': MapPinHouse,
  service: Headset,
}

/** Up to four links in a row (PROMO-16), tracked by their slots (PROMO-17). Small screens scroll them sideways. */
const benefitsStrip = ({ benefits }: BenefitsPromotion): ViewNode =>
  node(
    'ul',
    { class: 'benefits' },
    ...benefits.map(({ slot, url, text, isBold }) =>
      node(
        'li',
        { class: 'benefits__item' },
        node(
          'a',
          {
            class: `benefits__link${isBold ? ' benefits__link--bold' : ''}`,
            href: url,
            'data-track': `benefits|${slot}`,
          },
          icon(SLOT_ICONS[slot], 18),
          text,
        ),
      ),
    ),
  )

const linkTo = ({ context }: Shop, { url, text }: Link, attributes: object, ...more: ViewNode[]): ViewNode =>
  node('a', { href: url, ...attributes }, text ?? context.text('promotion.discover'), ...more)

/** A text with its allowed markup (PROMO-33). */
export const rich = (context: Pick<ViewContext, 'text'>, text: RichText): ViewChild[] =>
  text.map((part) => (typeof part === 'string' ? part : richElement(context, part)))

function richElement(context: Pick<ViewContext, 'text'>, { tag, href, opensWindow, children }: RichElement): ViewNode {
  const content = rich(context, children)
  if (!href) return node(tag, {}, ...content)
  const link = { href, 'data-track': `promotion_text|${href}` }
  if (!opensWindow) return node(tag, link, ...content)
  const hint = hiddenText(` (${context.text('promotion.newWindow')})`)
  return node(tag, { ...link, target: '_blank', rel: 'noopener' }, ...content, hint)
}

/** The long text on wide screens, the short one on small screens, or the only one everywhere (PROMO-12). */
function richPair(shop: Shop, long: RichText | undefined, short: RichText | undefined): ViewNode[] {
  const text = long ?? short
  if (!text) return []
  if (!long || !short) return [node('div', {}, ...rich(shop.context, text))]
  return [
    node('div', { class: 'promotion__long' }, ...rich(shop.context, long)),
    node('div', { class: 'promotion__short' }, ...rich(shop.context, short)),
  ]
}

/**
 * The legal text, which its hint opens over the content below, so that nothing moves (PROMO-23, PROMO-24). A `<details>`,
 * which works without scripts too; the live layer closes it. A hint without a legal text is plain text.
 */
function legalText(shop: Shop, legal: LegalText | undefined): ViewNode[] {
  if (!legal) return []
  const { text } = shop.context
  if (!legal.text) return [node('p', { class: 'legal-text__hint' }, ...legalHint(shop, legal))]
  return [
    node(
      'details',
      { class: 'legal-text__details', 'data-legal-text': '' },
      node(
        'summary',
        { class: 'legal-text__toggle', 'data-track': 'legal_text|toggle' },
        icon(Info, 16),
        ...legalHint(shop, legal),
      ),
      node(
        'div',
        { class: 'legal-text' },
        node(
          'div',
          { class: 'legal-text__content' },
          node('div', { class: 'legal-text__words' }, ...rich(shop.context, legal.text)),
          node(
            'button',
            {
              'data-track': 'legal_text|close',
              ...controlAttribute('close-legal-text'),
              type: 'button',
              class: 'icon-button',
              'aria-label': text('promotion.legal.close'),
            },
            icon(X, 20),
          ),
        ),
      ),
    ),
  ]
}

function legalHint({ context }: Shop, { hint, shortHint }: LegalText): ViewChild[] {
  if (!hint || !shortHint) return [hint ?? shortHint ?? context.text('promotion.legal.hint')]
  return [node('span', { class: 'promotion__long' }, hint), node('span', { class: 'promotion__short' }, shortHint)]
}

/** A voucher code with a button that copies it (PROMO-28, PROMO-29). In a fragment the live layer writes its parts without this code. */
function voucherCode({ get, context }: Shop, { code, instruction }: Voucher): ViewNode {
  const part = (name: string, tag: string, attributes: object, { attributes: own, children = [] }: Shown) =>
    node(tag, { ...attributes, 'data-live': `voucher.${name}:${code}`, ...own }, ...children)
  const icons = node('span', { class: 'voucher-code__icon' }, icon(Copy, 16), icon(Check, 16))
  const label = part('label', 'span', {}, voucherLabel.show(get, context, code))
  const button = {
    'data-track': `voucher|${code}`,
    ...controlAttribute('copy-voucher', code),
    type: 'button',
    class: 'button button--primary button--small',
  }
  return node(
    'div',
    { class: 'voucher-code' },
    node(
      'div',
      { class: 'voucher-code__instruction' },
      ...(instruction ? rich(context, instruction) : [context.text('promotion.voucher.instruction')]),
    ),
    node(
      'div',
      { class: 'voucher-code__row' },
      node('code', { class: 'voucher-code__code' }, code),
      part('button', 'button', button, {
        ...voucherButton.show(get, context, code),
        children: [node('span', { class: 'button__content' }, icons, label)],
      }),
    ),
    part('status', 'span', { role: 'status' }, voucherStatus.show(get, context, code)),
  )
}

/** In px: crawlers read it, and the layout decides (PROMO-38). */
const SIZE = { width: '960', height: '540' }

/** Spaces and commas are separators in `srcset`. */
const srcSetOf = (url: string) => url.trim().replace(/[\s,]/g, encodeURIComponent)

/**
 * Shows the widest cutout that fits the window, or else the narrowest (PROMO-20); a sheet has its position (PROMO-21).
 * Decorative (PROMO-22). `cutouts`: widest first.
 */
function picture(place: string, cutouts: readonly Cutout[], isFirst: boolean): ViewNode[] {
  const sources = cutouts
    .filter(({ breakpoint }) => breakpoint > 0)
    .map(({ url, breakpoint }) => node('source', { srcset: srcSetOf(url), media: `(min-width: ${breakpoint}px)` }))
  const last = cutouts.at(-1)
  if (!last) return []
  // `loading` comes before the address, which starts the fetch.
  const loading = isFirst ? { loading: 'eager', fetchpriority: 'high' } : { loading: 'lazy', decoding: 'async' }
  const image = node('img', { alt: '', ...SIZE, ...loading, src: last.url })
  return [node('div', { class: place }, node('picture', { class: 'promotion-picture' }, ...sources, image))]
}

const icon = (shapes: IconNode, size: number): ViewNode =>
  node(
    'svg',
    {
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      'stroke-width': '1.75',
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      'aria-hidden': 'true',
      width: `${size}`,
      height: `${size}`,
    },
    ...shapes.map(([shape, attributes]) =>
      node(shape, Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, String(value)]))),
    ),
  )
