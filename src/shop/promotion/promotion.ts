/** A promotion as its layout shows it: texts are cleaned, addresses and colours checked. */

/** Tags that the texts of promotions may contain; all others are removed (PROMO-33). */
export const RICH_TAGS = ['b', 'strong', 'em', 'i', 'br', 'p', 'ul', 'ol', 'li', 'a', 'sup', 'sub', 'span'] as const
export type RichTag = (typeof RICH_TAGS)[number]

export interface RichElement {
  tag: RichTag
  /** For a link: http(s) or relative. */
  href?: string
  opensWindow?: boolean
  children: RichText
}

/** A text as a tree, which is never turned into HTML again. */
export type RichText = readonly (string | RichElement)[]

export interface Link {
  url: string
  /** Without it the layout uses a text of its own (PROMO-15). */
  text?: string
}

/** One version of a picture, for windows at least `breakpoint` px wide. */
export interface Cutout {
  url: string
  breakpoint: number
  /** In px, for which the picture was cut. */
  width?: number
  /** A CSS `object-position`. */
  position?: string
}

/** As the service gives them, as `#rrggbb` or `#rrggbbaa`. How they look depends on the theme (PROMO-31). */
export interface ColourPair {
  background: string
  text?: string | undefined
}

export interface LegalText {
  /** Without it the hint is plain text (PROMO-23). */
  text?: RichText
  /** Names the button that opens it; the short one on small screens. */
  hint?: string
  shortHint?: string
}

export interface Voucher {
  code: string
  instruction?: RichText
}

/** Names in the statistics, in the order of the answer's links (PROMO-17). */
export const BENEFIT_SLOTS = ['free shipping', 'newsletter signup', 'cross-channel', 'service'] as const
export type BenefitSlot = (typeof BENEFIT_SLOTS)[number]

export interface Benefit {
  slot: BenefitSlot
  url: string
  text: string
  isBold: boolean
}

interface Look {
  isDark: boolean
  colours?: ColourPair
}

interface Message extends Look {
  headline?: RichText
  legal?: LegalText
}

export interface TopBannerPromotion extends Message {
  layout: 'top-banner'
  /** If there are two, small screens show the short one (PROMO-12). */
  longText?: RichText
  shortText?: RichText
  link?: Link
}

export interface CategoryPromotion extends Message {
  layout: 'category-banner'
  subline?: RichText
  longText?: RichText
  shortText?: RichText
  cutouts: readonly Cutout[]
  voucher?: Voucher
  callToAction?: Link
}

export interface PiPromotion extends Message {
  layout: 'pi-teaser'
  subline?: RichText
  cutouts: readonly Cutout[]
  link?: Link
}

export interface BenefitsPromotion extends Look {
  layout: 'benefits'
  benefits: readonly Benefit[]
}

/** A message of an operator to all visitors (PROMO-44). */
export interface OperatorMessage extends Look {
  layout: 'message'
  /** Without one it is a note. */
  level?: 'note' | 'disturbance'
  text: string
  /** Without a text of its own the message leads there. */
  link?: Link
  /** The pages that show it, each from its beginning on with `*` at the end; none for all pages. */
  paths: readonly string[]
}

/** By the type of the answer (PROMO-7). */
export type Promotion = TopBannerPromotion | CategoryPromotion | PiPromotion | BenefitsPromotion | OperatorMessage

/** The first one that fits the window is shown (PROMO-20). */
export const widestFirst = (cutouts: readonly Cutout[]): Cutout[] =>
  [...cutouts].sort((a, b) => b.breakpoint - a.breakpoint)

/** The text without markup. */
export function plainTextOf(text: RichText): string {
  let plain = ''
  for (const part of text) plain += typeof part === 'string' ? part : plainTextOf(part.children)
  return plain
}

/** The dark theme of the same family (PROMO-32). */
export const darkThemeOf = (theme: string): string => (theme.startsWith('coffee') ? 'coffee-dark' : 'dark')
