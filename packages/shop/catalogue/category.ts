/** The categories of the shop. */
export type Category =
  | 'coffee'
  | 'machines'
  | 'kitchen'
  | 'women'
  | 'men'
  | 'kids'
  | 'home'
  | 'sport'
  | 'gift-cards'
  | 'partner-products'
