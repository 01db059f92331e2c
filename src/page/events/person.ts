/** The person who uses the browser, as far as a page sees (EVENT-40). */
import type { Site } from '../../shop/sites/sites.ts'
import { readCookie } from '../browser/cookies.ts'
import { readStored } from '../browser/storage.ts'
import { cookieName } from '../configuration/cookie-name.ts'

/** In local storage: a fingerprint of whom the shop has recognized last, in any tab. */
export const personKey = (site: Site) => `shop.person.${site}`

export const storedPerson = (site: Site) => Number(readStored(personKey(site))) || 0

/** The stored person, 0 for nobody, and the tokens of the cart and of who is logged in. */
export const seenPerson = (site: Site) => [
  storedPerson(site),
  readCookie(cookieName('longTermToken')),
  readCookie(cookieName('LoginToken')),
]
