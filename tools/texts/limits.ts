/** How long a text may be where space is narrow, in characters; placeholders and soft hyphens left out (SITE-17). */
import { withoutForm } from './plurals.ts'

const BUTTONS =
  /^(minicart\.(toCart|toCheckout|continueShopping|undo|retry)|header-flyouts\.(user\.(login|register|logout)|stores\.submit|app\.open)|newsletter\.(submit|retry)|newsletter-form\.(confirm\.manage|manage\.save|unsubscribe\.(ask|yes|no|again)|more|less)|promotion\.(discover|voucher\.(copy|copied)))$/

/** The first one that matches a name counts. */
const LIMITS: readonly [names: RegExp, limit: number][] = [
  [/^header\.(storeFinder|account|cart|menu|back)$/, 14],
  // The name alone has no room to spare: 72 px at 12 px.
  [/^header\.signedInShort$/, 0],
  [/^header\.category\./, 20],
  // 118 px.
  [/^header\.searchPlaceholder$/, 15],
  [/^newsletter\.(discount|voucher)$/, 22],
  [BUTTONS, 30],
]

export const limitOf = (name: string): number | undefined =>
  LIMITS.find(([names]) => names.test(withoutForm(name)))?.[1]
export const isButton = (name: string): boolean => BUTTONS.test(withoutForm(name))

export const lengthOf = (text: string): number => [...text.replace(/\{\{\w+\}\}|\u00ad/g, '')].length
