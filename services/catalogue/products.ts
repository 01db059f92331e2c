/** All products of the demo shop. */
import { COFFEE } from './coffee.ts'
import { GIFT_CARDS } from './gift-cards.ts'
import { HOME } from './home.ts'
import { KIDS } from './kids.ts'
import { KITCHEN } from './kitchen.ts'
import { MACHINES } from './machines.ts'
import { MEN } from './men.ts'
import { PARTNER_PRODUCTS } from './partner-products.ts'
import { type Product, productsOf } from './product.ts'
import { SPORT } from './sport.ts'
import { WOMEN } from './women.ts'

export type { Category, Product } from './product.ts'

export const PRODUCTS: readonly Product[] = [
  ...productsOf('coffee', 10, COFFEE),
  ...productsOf('machines', 11, MACHINES),
  ...productsOf('kitchen', 20, KITCHEN),
  ...productsOf('women', 30, WOMEN),
  ...productsOf('men', 31, MEN),
  ...productsOf('kids', 32, KIDS),
  ...productsOf('home', 40, HOME),
  ...productsOf('sport', 50, SPORT),
  ...productsOf('gift-cards', 80, GIFT_CARDS),
  ...productsOf('partner-products', 90, PARTNER_PRODUCTS),
]

const BY_ID = new Map(PRODUCTS.map((product) => [product.id, product]))

export const productById = (id: string): Product | undefined => BY_ID.get(id)
