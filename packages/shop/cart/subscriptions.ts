/** Subscriptions as items of a cart: coffee, a machine with coffee, and coffee as a gift (CART-43). */
import type { Article, Subscription } from '../../../src/shop/cart/cart.ts'
import type { Site } from '../../../src/shop/sites/sites.ts'
import { PRODUCTS, type Product } from '../catalogue/products.ts'
import { basePriceText } from '../site-prices.ts'
import { articleOf, percentOff } from './items.ts'

export type SubscriptionKind = 'coffee' | 'machine' | 'gift'

/** The subscriber's rebate in percent; a gift is paid in full. */
const REBATE_PERCENT = { coffee: 10, machine: 15, gift: 0 }
const INTERVAL = {
  coffee: { intervalDuration: 4, intervalUnit: 'WEEK' },
  machine: { intervalDuration: 1, intervalUnit: 'MONTH' },
  gift: { intervalDuration: 30, intervalUnit: 'DAY' },
} as const

const firstOf = (category: Product['category']) =>
  PRODUCTS.filter((product) => product.category === category).slice(0, 1)
const COFFEE = firstOf('coffee')
const MACHINE = firstOf('machines')

/** A recurring product with the rebate, on which the prices that are compared with it go too. */
function rebatedArticle(product: Product, site: Site, rebatePercentage: number): Article {
  const quantity = 2
  const article = articleOf(product, quantity, site)
  if (!article.price || rebatePercentage === 0) return { ...article, rebatePercentage }
  const rebated = (cents: number) => cents - Math.round((cents * rebatePercentage) / 100)
  const { calculatedPrice, bestPriceAmount } = article.price
  const { basePrice } = product
  const unitCents = basePrice && { ...basePrice.unitCents, [site]: rebated(basePrice.unitCents[site]) }
  const reduced = rebated(calculatedPrice)
  const price = {
    ...article.price,
    calculatedPrice: reduced,
    calculatedOriginalPrice: calculatedPrice,
    ...(unitCents && { basePrice: basePriceText({ ...basePrice, unitCents }, site) }),
    ...(bestPriceAmount && { bestPriceDifferencePercentage: percentOff(reduced / quantity, bestPriceAmount) }),
  }
  const { currentShopPrice: _unit, ...rest } = article
  return { ...rest, rebatePercentage, price }
}

const sumOf = (articles: readonly Article[]) =>
  articles.reduce((sum, { price }) => sum + (price?.calculatedPrice ?? 0), 0)

/** The price of the first delivery, in cents. */
export const subscriptionCents = ({ recurringArticles, nonRecurringArticles }: Subscription): number =>
  sumOf([...recurringArticles, ...nonRecurringArticles])

export function subscriptionOf(kind: SubscriptionKind, site: Site): Subscription {
  const recurringArticles = COFFEE.map((coffee) => rebatedArticle(coffee, site, REBATE_PERCENT[kind]))
  return {
    subscriptionConfigurationId: crypto.randomUUID(),
    subscriptionType: kind === 'machine' ? 'MACHINE' : 'COFFEE',
    recurringIntervalDuration: INTERVAL[kind],
    ...(kind === 'gift' && { giftSubscriptionInformation: { numberOfDeliveries: 6 } }),
    recurringArticles,
    nonRecurringArticles: kind === 'machine' ? MACHINE.map((machine) => articleOf(machine, 1, site)) : [],
    recurringArticlesPrice: { calculatedPrice: sumOf(recurringArticles) },
  }
}
