/**
 * The size of markup, however it is written: blanks, quotes, entities and the order of attributes do not count. The live layer
 * compares it with what the fragment says of itself (DELIVERY-94): any other check is fetched only where it differs.
 */
export const sizeOf = (html: string): number => html.replace(/&#?\w+;|[^\w\\]/g, '').length

/** On the fragment's root: its size, then in place of decimals a short hash of each of its parts. */
export const SHAPE = 'data-shape'

/** In the HTML of a tag whose template has become elements of the page, or text. */
export const LEFT = /shop-base|shadowrootmode/
