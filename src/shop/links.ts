/** Routes that header, mini cart and footer link to (HEADER-2, FLYOUT-33, FLYOUT-36, FOOTER-7). */
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
} as const
