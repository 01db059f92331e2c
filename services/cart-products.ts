/** The products of cart lines. */
import { type Product, productById } from './catalogue/products.ts'

/**
 * The product of a line. Lines that POST /demo/cart adds have ids with a suffix, `<id>~<suffix>`, so that one product can
 * have many lines.
 */
export const productOf = (productId: string): Product | undefined => productById(productId.replace(/~.*$/, ''))
