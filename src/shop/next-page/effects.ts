/** Addresses that change something when they are opened, by their kind: no browser fetches such a page before somebody asks for it (NEXT-2). */
/** Anywhere in a path, in the languages of the sites: begins or ends a session, an order or a subscription, or shows what is not public. */
const WORDS = [
  'log-out log_out logout logOff sign-out sign_out signOut signOff',
  'abmelden odhlas wyloguj kijelentkez deconnexion cikis-yap',
  'checkout signin register unsubscribe wp-login wp-admin preview',
].flatMap((line) => line.split(' '))

/** A whole part of a path between slashes. */
const PARTS = 'add remove delete update confirm activate redeem apply buy order vote cancel'.split(' ')

/** Names of parameters: they change something, hold a secret that counts once, or show what is not public. */
const PARAMETERS = [
  'action add add-to-cart add_to_cart remove remove_item delete undo_item',
  'logout wc-ajax token nonce preview shop-elements voucher coupon',
].flatMap((line) => line.split(' '))

/** As it is written, in small letters, and with a capital: patterns know no other case. */
const cased = (word: string) => {
  const small = word.toLowerCase()
  return [...new Set([word, small, capital(small), capital(word)])]
}
const capital = (word: string) => (word[0] as string).toUpperCase() + word.slice(1)

/**
 * Patterns of addresses, as speculation rules know them, of what is never fetched in advance. `parameters`: further names, such as that of a
 * cart by link.
 */
export const effectPatterns = (parameters: readonly string[] = []): string[] => [
  ...WORDS.flatMap(cased).map((word) => `/*${word}*`),
  ...PARTS.flatMap(cased).flatMap((part) => [`/*/${part}`, `/*/${part}/*`, `/${part}`, `/${part}/*`]),
  ...[...PARAMETERS, ...parameters].flatMap((name) => [`/*\\?${name}=*`, `/*\\?*&${name}=*`]),
]

/** The word of an address for which it is never fetched in advance; undefined for one that only shows something, or is none. */
export function effectOf(address: string, base: string, parameters: readonly string[] = []): string | undefined {
  const url = parsed(address, base)
  if (!url) return undefined
  const path = url.pathname.toLowerCase()
  const parts = path.split('/')
  return (
    WORDS.find((word) => path.includes(word.toLowerCase())) ??
    PARTS.find((part) => parts.includes(part)) ??
    [...PARAMETERS, ...parameters].find((name) => url.searchParams.has(name))
  )
}

function parsed(address: string, base: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}
