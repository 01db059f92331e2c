/** The catalogue as the cart sees it. */
import { type Product, productById } from '../catalogue/products.ts'

/**
 * The product of a line. What the demo puts in by itself (a sold-out twin, the hundreds of a huge cart) has an id with a
 * tail, `<id>~<tail>`, so that one product can have many lines.
 */
export const productOf = (productId: string): Product | undefined => productById(productId.replace(/~.*$/, ''))
