/** Subscriptions in the answers of the service: coffee, a machine with coffee, and coffee as a gift (CART-43). */
import type { Subscription } from '../src/shop/cart/cart.ts'
import type { Site } from '../src/shop/sites/sites.ts'
import { type ArticleResponse, articleResponse } from './cart-article.ts'
import type { Line, SubscriptionLine } from './cart-state.ts'
import { PRODUCTS, type Product } from './catalogue/products.ts'

export type SubscriptionResponse = Omit<Subscription, 'recurringArticles' | 'nonRecurringArticles'> & {
  recurringArticles: ArticleResponse[]
  nonRecurringArticles: ArticleResponse[]
}

const firstOf = (category: Product['category']) => PRODUCTS.find((product) => product.category === category)
const COFFEE = firstOf('coffee')
const MACHINE = firstOf('machines')

const lineOf = (product: Product | undefined, quantity: number): Line[] =>
  product ? [{ kind: 'article', productId: product.id, tcm: product.tcm, quantity }] : []

/** The articles of every delivery and those delivered once. */
function partsOf(kind: SubscriptionLine['kind']): { recurring: Line[]; once: Line[] } {
  return { recurring: lineOf(COFFEE, 2), once: kind === 'machine' ? lineOf(MACHINE, 1) : [] }
}

/** The subscriber's rebate in percent; a gift is paid in full. */
const REBATE_PERCENT = { coffee: 10, machine: 15, gift: 0 }

/** Applies the rebate to the price of a recurring article. */
function withRebate(article: ArticleResponse, rebatePercentage: number): ArticleResponse {
  if (!article.price || rebatePercentage === 0) return { ...article, rebatePercentage }
  const { calculatedPrice } = article.price
  const reduced = calculatedPrice - Math.round((calculatedPrice * rebatePercentage) / 100)
  const price = { ...article.price, calculatedPrice: reduced, calculatedOriginalPrice: calculatedPrice }
  const { currentShopPrice: _unit, ...rest } = article
  return { ...rest, rebatePercentage, price }
}

const sumOf = (articles: ArticleResponse[]) =>
  articles.reduce((sum, { price }) => sum + (price?.calculatedPrice ?? 0), 0)

/** The price of the first delivery, in cents. */
export function subscriptionCents(line: SubscriptionLine, site: Site): number {
  const { recurringArticles, nonRecurringArticles } = subscriptionResponse(line, site)
  return sumOf([...recurringArticles, ...nonRecurringArticles])
}

const INTERVAL = {
  coffee: { intervalDuration: 4, intervalUnit: 'WEEK' },
  machine: { intervalDuration: 1, intervalUnit: 'MONTH' },
  gift: { intervalDuration: 30, intervalUnit: 'DAY' },
} as const

export function subscriptionResponse({ id, kind }: SubscriptionLine, site: Site): SubscriptionResponse {
  const { recurring, once } = partsOf(kind)
  const recurringArticles = recurring
    .flatMap((line) => articleResponse(line, site))
    .map((article) => withRebate(article, REBATE_PERCENT[kind]))
  return {
    subscriptionConfigurationId: id,
    subscriptionType: kind === 'machine' ? 'MACHINE' : 'COFFEE',
    recurringIntervalDuration: INTERVAL[kind],
    ...(kind === 'gift' && { giftSubscriptionInformation: { numberOfDeliveries: 6 } }),
    recurringArticles,
    nonRecurringArticles: once.flatMap((line) => articleResponse(line, site)),
    recurringArticlesPrice: { calculatedPrice: sumOf(recurringArticles) },
  }
}
