/**
 * The facts about each tag: one row a tag, in the order in which docs list them. A bundle gets of this file only the subjects that its code
 * imports by name (tools/build/facts.ts), such as `RANKS`.
 */

interface TagFacts {
  /** There are fragments of it. Who has none is rendered by React, as what a person has in the cart. */
  hasFragment?: true
  /** A bare tag is painted by the release's fragment. A newsletter form is there to be used: its code comes at once. */
  isPaintedBare?: true
  /** There is a fragment of its reduced form too. */
  isReducible?: true
  /** It stands in the frame of each page, which back ends get as a whole. */
  isInFrames?: true
  /** It shows the cart, and makes a page's changes of it. */
  showsCart?: true
  /** Its code is fetched for staff only (PREVIEW-1). */
  isForStaff?: true
  /** The tag of the highest rank decides how the services of its site are called (CONFIG-38). */
  rank?: number
  /** The features whose texts its fragments show. */
  texts?: readonly string[]
  /** For docs: the pages of the specification. */
  rules: readonly string[]
  /** For docs: accepted pictures in docs/pictures/, in a narrow and a wide window. */
  pictures: readonly string[]
  /** For docs: beginnings of error codes that only this tag, and others that name them, reports. */
  errorCodes?: readonly string[]
}

const NEWSLETTER_CODES = ['NEWSLETTER_', 'SUBSCRIBER_', 'BASE_DATA']

const FACTS = {
  'shop-header': {
    hasFragment: true,
    isPaintedBare: true,
    isReducible: true,
    isInFrames: true,
    showsCart: true,
    rank: 2,
    texts: ['header', 'promotion'],
    rules: ['header', 'flyouts', 'search', 'navigation', 'promotions'],
    pictures: ['header-375-light-DE', 'header-1440-coffee-dark-DE'],
    errorCodes: [
      'NAVIGATION_',
      'PERSONAL_DATA',
      'PROMOTION_',
      'SUGGESTIONS_',
      'THEME_WORLDS',
      'CONSENT_',
      'INVALID_CHANGE',
    ],
  },
  'shop-minicart': {
    showsCart: true,
    rank: 1,
    rules: ['mini-cart', 'cart', 'prices'],
    pictures: ['cart-filled-375-light-DE', 'tour-filled-1024-light-DE'],
    errorCodes: ['INVALID_CHANGE'],
  },
  'shop-footer': {
    hasFragment: true,
    isPaintedBare: true,
    isReducible: true,
    isInFrames: true,
    texts: ['footer'],
    rules: ['footer', 'sites'],
    pictures: ['footer-375-light-HU', 'footer-1024-dark-TR'],
    errorCodes: ['FOOTER_', 'UNKNOWN_ICON', 'UNKNOWN_LOGO', ...NEWSLETTER_CODES],
  },
  'shop-newsletter': {
    hasFragment: true,
    rules: ['newsletter', 'form-fields'],
    pictures: ['newsletter-form-375-light-HU', 'newsletter-painted-1440-light-HU'],
    errorCodes: NEWSLETTER_CODES,
  },
  'shop-preview': {
    isForStaff: true,
    rules: ['preview'],
    pictures: ['preview-of-date-375-coffee-light-DE', 'preview-1024-dark-DE'],
    errorCodes: ['PREVIEW_', 'AB_TESTS'],
  },
} satisfies Record<string, TagFacts>

type Facts = typeof FACTS
export type Tag = keyof Facts
/** A tag that has fragments. */
export type FragmentTag = { [Of in Tag]: Facts[Of] extends { hasFragment: true } ? Of : never }[Tag]
/** A tag that is painted by the release's fragment. */
export type PaintedBareTag = { [Of in Tag]: Facts[Of] extends { isPaintedBare: true } ? Of : never }[Tag]

const rows = Object.entries<TagFacts>(FACTS) as [Tag, TagFacts][]

const tagsWith = (name: keyof TagFacts): readonly Tag[] => rows.flatMap(([tag, facts]) => (facts[name] ? [tag] : []))

const byTag = <Name extends keyof TagFacts>(name: Name) =>
  Object.fromEntries(rows.flatMap(([tag, facts]) => (name in facts ? [[tag, facts[name]]] : []))) as Readonly<
    Record<string, NonNullable<TagFacts[Name]>>
  >

export const TAGS: readonly Tag[] = rows.map(([tag]) => tag)
export const FRAGMENT_TAGS = tagsWith('hasFragment') as readonly FragmentTag[]
export const PAINTED_BARE_TAGS: readonly string[] = tagsWith('isPaintedBare')
export const REDUCIBLE_TAGS: readonly string[] = tagsWith('isReducible')
export const FRAME_TAGS = tagsWith('isInFrames') as readonly FragmentTag[]
export const CART_TAGS: readonly string[] = tagsWith('showsCart')
/** The one tag that is for staff, as a text, which costs the loader no more than its name. */
export const STAFF_TAG: string = tagsWith('isForStaff').join()
/** The fragments of a site that bare tags get, by the names of their files. */
export const BARE_FRAGMENTS: readonly string[] = PAINTED_BARE_TAGS.flatMap((tag) =>
  REDUCIBLE_TAGS.includes(tag) ? [tag, `${tag}.reduced`] : [tag],
)
export const RANKS = byTag('rank')
export const TEXTS = byTag('texts')
export const RULES = byTag('rules') as Readonly<Record<Tag, readonly string[]>>
export const PICTURES = byTag('pictures') as Readonly<Record<Tag, readonly string[]>>
export const ERROR_CODES = byTag('errorCodes')
