/** @jsxRuntime classic */ /** @jsx node */
/** The markup of a running campaign, in its layout (PROMO-7): code that is fetched when one runs. */

import type { Getter } from 'jotai/vanilla'
import { ChevronRight, CircleCheck, type IconNode, Mail, MapPin, PackageCheck } from 'lucide'
import type { HeaderProps } from '../../page/configuration/tables/shop-header.ts'
import {
  type BenefitSlot,
  type BenefitsPromotion,
  type CategoryPromotion,
  type Cutout,
  darkThemeOf,
  type Link,
  type OperatorMessage,
  type PiPromotion,
  type Promotion,
  type TopBannerPromotion,
} from '../../shop/promotion/promotion.ts'
import { PROMOTION_PLACES, type PromotionPlaceName } from '../../shop/promotion/promotion-places.ts'
import { icon } from '../icon.tsx'
import { node } from '../node.ts'
import type { Shown, ViewContext, ViewNode } from '../view.ts'
import rules from './campaign.css'
import { legalText, rich, richPair, type Shop, voucherCode } from './campaign-texts.tsx'
import type { operatorMessage } from './operator-message.tsx'

export { rules }

/** Once its code is there, which comes with a message. */
export const messageView: { show?: typeof operatorMessage } = {}

const id = ({ context: { props }, place }: Shop): string => props[PROMOTION_PLACES[place as PromotionPlaceName]]

export function campaign(get: Getter, context: ViewContext<HeaderProps>, place: string, promotion: Promotion): Shown {
  if (promotion.layout === 'message') return messageView.show?.(context, promotion) ?? {}
  const shop = { get, context, place }
  const { isDark, colours, layout } = promotion
  const headline = 'headline' in promotion ? promotion.headline : undefined
  const titleId = `promotion-${place}`
  const title = headline && (
    <div class="promotion__headline" id={titleId}>
      {rich(shop.context, headline)}
    </div>
  )
  const { text } = context
  const label = text(layout === 'benefits' ? 'promotion.benefits' : 'promotion.region')
  const frame = (
    <section
      class={`promotion promotion--${layout}${colours ? ' promotion--coloured' : ''}`}
      // Its headline, or the shop's own words (PROMO-19).
      {...(headline ? { 'aria-labelledby': titleId } : { 'aria-label': label })}
      part="promotion"
    >
      <div class="promotion__body">{contentOf(shop, promotion, title)}</div>
    </section>
  )
  const darkened = () => (
    <div class="shop-base" data-theme={darkThemeOf(context.props.theme)}>
      {frame}
    </div>
  )
  return { children: [isDark ? darkened() : frame] }
}

type Title = ViewNode | undefined

function contentOf(shop: Shop, promotion: Exclude<Promotion, OperatorMessage>, title: Title): ViewNode {
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
function topBanner(shop: Shop, { longText, shortText, link, legal }: TopBannerPromotion, title: Title): ViewNode {
  const more = { class: 'top-banner__link', 'data-track': `top_banner|${id(shop)}` }
  return (
    <div class="top-banner">
      {/* On phones they are one line. */}
      <div class="top-banner__words">
        {title} {richPair(shop, longText, shortText)}
        {link && [' ', linkTo(shop, link, more)]}
      </div>
      {legalText(shop, legal)}
    </div>
  )
}

/** Picture, texts, and a voucher code or a call-to-action link (PROMO-13). */
function categoryBanner(shop: Shop, promotion: CategoryPromotion, title: Title): ViewNode {
  const { subline, longText, shortText, cutouts, voucher, callToAction, legal } = promotion
  return (
    <div class="category-banner">
      {picture('category-banner__picture', cutouts, true)}
      <div class="category-banner__words">
        {subline && <div class="category-banner__subline">{rich(shop.context, subline)}</div>}
        {title}
        {richPair(shop, longText, shortText)}
        {voucher && voucherCode(shop, voucher)}
        {callToAction && <div>{callToActionLink(shop, callToAction)}</div>}
        {legalText(shop, legal)}
      </div>
    </div>
  )
}

const callToActionLink = (shop: Shop, { url, text }: Link): ViewNode => (
  <a href={url} data-track={`category_banner|${id(shop)}`} class="button button--primary button--medium">
    <span class="button__content">{text ?? shop.context.text('promotion.discover')}</span>
  </a>
)

/** The phase-integration teaser: the theme of the current weeks (PROMO-14). */
function piTeaser(shop: Shop, promotion: PiPromotion, title: Title): ViewNode {
  const { subline, cutouts, link, legal } = promotion
  const more = { class: 'pi-teaser__link', 'data-track': `pi_teaser|${id(shop)}` }
  return (
    <div class="pi-teaser">
      {/* The first campaign with a picture loads it at once (PROMO-38). */}
      {picture('pi-teaser__picture', cutouts, shop.context.props.categoryBanner === '')}
      <div class="pi-teaser__words">
        {title}
        {subline && <div>{rich(shop.context, subline)}</div>}
        {link && linkTo(shop, link, more, icon(ChevronRight, 18))}
        {legalText(shop, legal)}
      </div>
    </div>
  )
}

const SLOT_ICONS: Record<BenefitSlot, IconNode> = {
  'free shipping': PackageCheck,
  'newsletter signup': Mail,
  'cross-channel': MapPin,
  service: CircleCheck,
}

/** Up to four links in a row (PROMO-16), tracked by their slots (PROMO-17). Small screens scroll them sideways. */
const benefitsStrip = ({ benefits }: BenefitsPromotion): ViewNode => (
  <ul class="benefits">
    {benefits.map(({ slot, url, text, isBold }) => (
      <li class="benefits__item">
        <a class={`benefits__link${isBold ? ' benefits__link--bold' : ''}`} href={url} data-track={`benefits|${slot}`}>
          {icon(SLOT_ICONS[slot], 18)}
          {text}
        </a>
      </li>
    ))}
  </ul>
)

const linkTo = ({ context }: Shop, { url, text }: Link, attributes: object, ...more: ViewNode[]): ViewNode => (
  <a href={url} {...attributes}>
    {text ?? context.text('promotion.discover')}
    {more}
  </a>
)

/** In px: that of the picture, where its place has the room (PROMO-38, PROMO-43). */
const sizeOf = ({ width = 960 }: Cutout) => ({ width: `${width}`, height: `${Math.round((width * 9) / 16)}` })

/** Spaces and commas are separators in `srcset`. */
const srcSetOf = (url: string) => url.trim().replace(/[\s,]/g, encodeURIComponent)

/**
 * Shows the widest cutout that fits the window, or else the narrowest (PROMO-20); a sheet has its position (PROMO-21).
 * Decorative (PROMO-22). `cutouts`: widest first.
 */
function picture(place: string, cutouts: readonly Cutout[], isFirst: boolean): ViewNode | undefined {
  const sources = cutouts
    .filter(({ breakpoint }) => breakpoint > 0)
    .map((cutout) => (
      <source srcset={srcSetOf(cutout.url)} media={`(min-width: ${cutout.breakpoint}px)`} {...sizeOf(cutout)} />
    ))
  const last = cutouts.at(-1)
  if (!last) return undefined
  // `loading` comes before the address, which starts the fetch.
  const loading = isFirst ? { loading: 'eager', fetchpriority: 'high' } : { loading: 'lazy', decoding: 'async' }
  const image = <img alt="" {...sizeOf(last)} {...loading} src={last.url} />
  return (
    <div class={place}>
      <picture class="promotion-picture">
        {sources}
        {image}
      </picture>
    </div>
  )
}
