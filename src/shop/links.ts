import { DEFAULT_SITE, type Site } from './sites/sites.ts'

/** The routes of the shop that header, mini cart and footer link to (specification 1 §2, 2 §2). */
export const ROUTES = {
  home: '/',
  cart: '/cart?step=shopping_cart',
  checkout: '/checkout',
  subscriptionCheckout: '/service/checkoutfrontend/checkout',
  account: '/account',
  orderHistory: '/orderhistory',
  watchlist: '/watchlist',
  beanAccount: '/beanaccount',
  signIn: '/signin?loginRedirect=red',
  register: '/register',
  logout: '/logout',
  search: '/search',
  newsletter: '/subscribenewsletter',
  storeFinder: '/service/storefinder/',
  storeFinderSearch: '/service/storefinder/search',
  contact: '/contact',
  // Content pages of Germany only (specification 1 §2).
  mobilePlan: '/mobile',
  community: '/community',
  supermarketOffers: '/pages/supermarkt-angebote',
} as const

/** The App Store's page of an app, by its number. */
export const appStoreUrl = (appId = ''): string | undefined =>
  /^\d+$/.test(appId) ? `https://apps.apple.com/app/id${appId}` : undefined

/** The other country shops stand on hosts of their own; the JSON block's `shopUrls` overrides them. */
const SHOP_URLS: Record<Site, string> = {
  DE: 'https://www.shop.example/',
  AT: 'https://www.shop.at.example/',
  CH: 'https://www.shop.ch.example/',
  CH_FR: 'https://fr.shop.ch.example/',
  PL: 'https://www.shop.pl.example/',
  CZ: 'https://www.shop.cz.example/',
  HU: 'https://www.shop.hu.example/',
  SK: 'https://www.shop.sk.example/',
  TR: 'https://www.shop.tr.example/',
}

export const shopUrlOf = (site: Site): string => SHOP_URLS[site] ?? SHOP_URLS[DEFAULT_SITE]

/** The navigation's static entries: what stands before the tree arrives, and when it never does. */
export const CATEGORIES = {
  themeWorlds: '/categories/theme-worlds',
  coffee: '/categories/coffee',
  kitchen: '/categories/kitchen',
  women: '/categories/women',
  men: '/categories/men',
  kids: '/categories/kids',
  home: '/categories/home',
  sport: '/categories/sport',
  offers: '/categories/offers',
} as const
export type Category = keyof typeof CATEGORIES
export const CATEGORY_NAMES = Object.keys(CATEGORIES) as Category[]
