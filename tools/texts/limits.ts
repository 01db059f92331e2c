/** How long a text may be where space is narrow, in characters; placeholders and soft hyphens left out (SITE-17). */

interface Limit {
  /** `feature.key`, without the plural form. */
  keys: RegExp
  /** For translators. */
  name: string
  limit: number
}

/** The first one that matches counts. */
const LIMITS: readonly Limit[] = [
  { keys: /^header\.(storeFinder|account|cart|signedInShort|menu|back)$/, name: 'label of an icon', limit: 14 },
  { keys: /^header\.category\./, name: 'entry of the main navigation', limit: 20 },
  { keys: /^header\.searchPlaceholder$/, name: 'placeholder of the search field', limit: 24 },
  { keys: /^newsletter\.(discount|voucher)$/, name: 'bubble', limit: 22 },
  {
    keys: /^(minicart\.(toCart|toCheckout|continueShopping|undo|retry)|header-flyouts\.(user\.(login|register|logout)|stores\.submit|app\.open)|newsletter\.(submit|retry)|newsletter-form\.(confirm\.manage|manage\.save|unsubscribe\.(ask|yes|no|again)|more|less)|promotion\.(discover|voucher\.(copy|copied)))$/,
    name: 'button',
    limit: 30,
  },
]

const find = (feature: string, key: string): Limit | undefined => {
  const name = `${feature}.${key.replace(/_(zero|one|two|few|many|other)$/, '')}`
  return LIMITS.find(({ keys }) => keys.test(name))
}

export const limitOf = (feature: string, key: string): number | undefined => find(feature, key)?.limit
export const isButton = (feature: string, key: string): boolean => find(feature, key)?.name === 'button'

export const lengthOf = (text: string): number => [...text.replace(/\{\{\w+\}\}|\u00ad/g, '')].length
