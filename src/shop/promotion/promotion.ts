/** What a campaign says (specification 1 §2, §3), as it may be shown: texts, addresses and colours are checked. */

/** The markup that a campaign's text may hold; whatever else it brings is dropped. */
export const RICH_TAGS = ['b', 'strong', 'em', 'i', 'br', 'p', 'ul', 'ol', 'li', 'a', 'sup', 'sub', 'span'] as const
export type RichTag = (typeof RICH_TAGS)[number]

export interface RichElement {
  tag: RichTag
  /** Of a link: http(s) or relative. */
  href?: string
  opensWindow?: boolean
  children: RichText
}

/** A text as a tree, so that it never is HTML again. */
export type RichText = readonly (string | RichElement)[]

export interface Link {
  url: string
  /** What the link says; without it the layout has words of its own. */
  text?: string
}

/** One size of a picture: for windows of that many px and wider. */
export interface Cutout {
  url: string
  breakpoint: number
  /** Which part stays in view when the picture is cut, as CSS writes it. */
  position?: string
}

/** As `#rrggbb`, readable on each other. */
export interface ColourPair {
  background: string
  text: string
}

export interface LegalText {
  /** Without it the hint is all there is. */
  text?: RichText
  /** What opens it; the short one on small screens. */
  hint?: string
  shortHint?: string
}

export interface Voucher {
  code: string
  instruction?: RichText
}

/** In the order of the answer's links (specification 1 §9): what the statistics call them. */
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
  /** On small screens the short one is shown, if there are two. */
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

/** The answer's type decides which it is (specification 1 §4). */
export type Promotion = TopBannerPromotion | CategoryPromotion | PiPromotion | BenefitsPromotion

/** Widest first: the first one that fits the window is the one to show (specification 1 §9). */
export const widestFirst = (cutouts: readonly Cutout[]): Cutout[] =>
  [...cutouts].sort((a, b) => b.breakpoint - a.breakpoint)

/** The text without its markup. */
export function plainOf(text: RichText): string {
  let plain = ''
  for (const part of text) plain += typeof part === 'string' ? part : plainOf(part.children)
  return plain
}

/** The dark theme of the same house. */
export const darkThemeOf = (theme: string): string => (theme.startsWith('coffee') ? 'coffee-dark' : 'dark')
