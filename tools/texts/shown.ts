/** The place where a text is shown, for translators: a short name, the page of the demo shop that shows it, and a picture of `docs/pictures/`, where there is one. */

type Shown = readonly [where: string, page: string, picture: string]

/** The longest prefix of `feature.key` counts. Pages are those of `npm start`. */
const SHOWN: Readonly<Record<string, Shown>> = {
  header: ['header: bar', '/', 'header-1440-coffee-dark-DE'],
  'header.category': ['header: main navigation', '/', 'header-1440-coffee-dark-DE'],
  'header.signedInShort': ['header: icon of a known customer', '/?login=LOGGED_IN', 'header-1440-coffee-dark-DE'],
  'header-flyouts': ['header: flyouts', '/', ''],
  'header-flyouts.user': ['header: user menu', '/?login=LOGGED_IN', ''],
  'header-flyouts.stores': ['header: store finder', '/', ''],
  'header-flyouts.facts': ['header: user menu, below the links', '/', ''],
  'header-flyouts.app': ['app banner, on phones', '/', ''],
  navigation: ['header: menu and flyouts of the navigation', '/', 'navigation-drawer-375-light-DE'],
  search: ['header: suggestions', '/', ''],
  promotion: ['campaigns in the header', '/demo/promotions', ''],
  minicart: ['mini cart', '/demo/minicart', 'cart-filled-375-light-DE'],
  'minicart.changeError': ['mini cart: message above the items', '/demo/minicart', 'cart-error-1024-coffee-light-HU'],
  'minicart.defect': ['mini cart: item that cannot be bought', '/demo/minicart', 'cart-filled-375-light-DE'],
  'minicart.summary': ['mini cart: price summary', '/demo/minicart', 'cart-filled-375-light-DE'],
  footer: ['footer', '/', 'footer-1024-dark-TR'],
  'footer.legal': ['footer: bottom bar', '/', 'footer-1024-dark-TR'],
  'footer.newsletter': ['footer: newsletter box without scripts', '/?elements=off', ''],
  newsletter: ['newsletter: sign-up', '/subscribenewsletter', 'newsletter-form-375-light-HU'],
  'newsletter-form': ['newsletter: full form', '/subscribenewsletter', 'newsletter-form-375-light-HU'],
  'newsletter-form.confirm': ['newsletter: confirmation', '/demo/mailbox', ''],
  'newsletter-form.manage': ['newsletter: preferences', '/demo/mailbox', 'newsletter-manage-1024-light-TR'],
  'newsletter-form.unsubscribe': ['newsletter: preferences', '/demo/mailbox', 'newsletter-manage-1024-light-TR'],
  form: ['form fields', '/gallery', 'gallery-inputs-1024-light'],
}

export function shownAt(name: string): Shown {
  const parts = name.split('.')
  for (let count = parts.length; count > 0; count--) {
    const found = SHOWN[parts.slice(0, count).join('.')]
    if (found) return found
  }
  return [parts[0] ?? '', '/', '']
}
