/** The beginnings of all keys that the elements store under, as docs/privacy.md and CONFIG-35 list them. */
export const STORED_KEYS = [
  'shop.appBannerClosed',
  'shop.cart.',
  'shop.counting.',
  'shop.draft.',
  'shop.messageClosed.',
  'shop.noBenefits.',
  'shop.person.',
  'shop.previewCollapsed',
  'shop.searches.',
  'shop.tracking.addToBasket',
  'shop.tracking.sessionId',
  'shop.tracking.visit',
]

/** Keys in the browser's storage that are none of these. */
export const unknownKeys = (): string[] =>
  [localStorage, sessionStorage]
    .flatMap((storage) => Object.keys(storage))
    .filter((key) => !STORED_KEYS.some((known) => key.startsWith(known)))
