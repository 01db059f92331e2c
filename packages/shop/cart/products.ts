/** The products of cart items. */
import type { Availability } from '../../../src/shop/cart/cart.ts'
import {
  COLOR,
  PATTERN,
  type Product,
  type ProductDimension,
  productById,
  SIZE,
  sameInAllLocales,
} from '../catalogue/products.ts'

/** The fields that differ from the catalogue. */
export interface Variant {
  title?: string
  dimensions?: ProductDimension[]
  availability?: Availability
  isPromotional?: boolean
}

/** One of each type, not in the order in which they are shown (MINICART-19). */
const dimensionsOf = (product: Product): ProductDimension[] => [
  { name: PATTERN, value: sameInAllLocales('/pictures/pattern-checks.svg'), type: 'IMAGE' },
  { name: COLOR, value: sameInAllLocales(product.dimensions.find(({ hex }) => hex)?.hex ?? '#8a9a7b'), type: 'COLOR' },
  { name: SIZE, value: sameInAllLocales('M'), type: 'TEXT' },
]
const LONG_TITLE = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenständer '.repeat(4).trim()

const VARIANTS: Record<string, Variant> = {
  reduced: { isPromotional: false },
  promotional: { isPromotional: true },
  long: { title: LONG_TITLE },
  shortage: { availability: 'SHORTAGE' },
  'sold-out': { availability: 'SOLDOUT' },
  'not-available': { availability: 'NOT_AVAILABLE' },
}

/** A product has many twins, such as `<id>~2`, each an item of its own; `<id>~sold-out-2` is one that is sold out. */
export function productOf(id: string): { product: Product; variant: Variant } | undefined {
  const [plain = '', name = ''] = id.split('~')
  const kind = name.replace(/-\d+$/, '')
  const product = productById(plain)
  const variant = product && kind === 'dimensions' ? { dimensions: dimensionsOf(product) } : (VARIANTS[kind] ?? {})
  return product && { product: { ...product, id }, variant }
}
