import { ROUTES } from '../links.ts'
import type { FetchedEffect } from './judge.ts'

/** Links of ours that change something, which appear on a page when somebody opens the account or the cart. */
export const OWN_EFFECTS = [
  { href: ROUTES.logout, rel: 'nofollow', class: 'no-prefetch' },
  { href: ROUTES.checkout, 'data-track': 'minicart|checkout' },
] as const

const MOST = 3

/** The words of lint and doctor about rules that fetch such links (NEXT-7). */
export function effectFinding(effects: readonly FetchedEffect[]): { message: string; remedy: string } {
  const named = effects.slice(0, MOST).map(({ href, effect }) => `${href} ("${effect}")`)
  const more = effects.length > MOST ? ` and ${effects.length - MOST} more` : ''
  return {
    message: `These speculation rules have a browser open ${named.join(', ')}${more} before anybody asks for it, which changes something.`,
    remedy:
      'Add { "not": { "href_matches": ["/logout*", "/checkout*"] } } to "where", with all such paths, or write only those that show something (docs/next-page.md).',
  }
}
