/** Subscriptions: coffee, a machine with coffee, and coffee as a gift (specification 1 §3). */
import type { Subscription } from '../../src/shop/cart.ts'
import type { Site } from '../../src/shop/sites.ts'
import { PRODUCTS, type Product } from '../catalogue/products.ts'
import { type AnsweredArticle, answerArticle } from './cart-article.ts'
import type { Line, SubscriptionLine } from './cart-state.ts'

export type AnsweredSubscription = Omit<Subscription, 'recurringArticles' | 'nonRecurringArticles'> & {
  recurringArticles: AnsweredArticle[]
  nonRecurringArticles: AnsweredArticle[]
}

const firstOf = (category: Product['category']) => PRODUCTS.find((product) => product.category === category)
const COFFEE = firstOf('coffee')
const MACHINE = firstOf('machines')

const lineOf = (product: Product | undefined, quantity: number): Line[] =>
  product ? [{ kind: 'article', productId: product.id, tcm: product.tcm, quantity }] : []

/** The lines of one delivery, and of what comes once. */
export function partsOf(kind: SubscriptionLine['kind']): { recurring: Line[]; once: Line[]; all: Line[] } {
  const recurring = lineOf(COFFEE, 2)
  const once = kind === 'machine' ? lineOf(MACHINE, 1) : []
  return { recurring, once, all: [...recurring, ...once] }
}

const INTERVAL = {
  coffee: { intervalDuration: 4, intervalUnit: 'WEEK' },
  machine: { intervalDuration: 1, intervalUnit: 'MONTH' },
  gift: { intervalDuration: 30, intervalUnit: 'DAY' },
} as const

export function answerSubscription({ id, kind }: SubscriptionLine, site: Site): AnsweredSubscription {
  const { recurring, once } = partsOf(kind)
  const recurringArticles = recurring.flatMap((line) => answerArticle(line, site))
  const calculatedPrice = recurringArticles.reduce((sum, { price }) => sum + (price?.calculatedPrice ?? 0), 0)
  return {
    subscriptionConfigurationId: id,
    subscriptionType: kind === 'machine' ? 'MACHINE' : 'COFFEE',
    recurringIntervalDuration: INTERVAL[kind],
    ...(kind === 'gift' && { giftSubscriptionInformation: { numberOfDeliveries: 6 } }),
    recurringArticles,
    nonRecurringArticles: once.flatMap((line) => answerArticle(line, site)),
    recurringArticlesPrice: { calculatedPrice },
  }
}
