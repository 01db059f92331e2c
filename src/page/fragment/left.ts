/** In the HTML of a tag whose template has become elements of the page, or text. */
export const LEFT = /shop-base|shadowrootmode/
