/** Whether opening a route of the shop changes something (NEXT-2). */
import { ROUTES } from '../links.ts'

type Route = keyof typeof ROUTES

/** A new route is of one kind or the other, or does not compile. */
const KINDS: Readonly<Record<Route, 'shows' | 'changes'>> = {
  home: 'shows',
  cart: 'shows',
  // An order begins, with goods that are kept for it.
  checkout: 'changes',
  subscriptionCheckout: 'changes',
  account: 'shows',
  orderHistory: 'shows',
  watchlist: 'shows',
  beanAccount: 'shows',
  // Both begin a session, with a token that counts once.
  signIn: 'changes',
  register: 'changes',
  logout: 'changes',
  search: 'shows',
  newsletter: 'shows',
  storeFinder: 'shows',
  storeFinderSearch: 'shows',
  contact: 'shows',
}

const routesOf = (kind: 'shows' | 'changes') =>
  (Object.keys(KINDS) as Route[]).filter((route) => KINDS[route] === kind).map((route) => ROUTES[route])

export const CHANGING_ROUTES: readonly string[] = routesOf('changes')
export const SHOWING_ROUTES: readonly string[] = routesOf('shows')
