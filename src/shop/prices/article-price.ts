import type { Article } from '../cart/cart.ts'
import { PRICES } from '../sites/facts.ts'
import type { Site } from '../sites/sites.ts'
import { articleAmountOf, type PriceRules } from './item-price.ts'

/** Facts that decide the price of an article, and what is shown beside it. */
export interface ArticlePriceRules extends PriceRules {
  site: Site
  /** An item of its own, or an article of a subscription. */
  place: 'line' | 'subscription'
}

/** The price of an article and what is shown beside it. Amounts in cents; `amount` and `previous` are for all pieces. */
export interface ArticlePrice {
  amount: number
  previous?: number
  basePrice?: string
  rebatePercentage?: number
  bestPrice?: BestPrice
}

/** The best price of the last 30 days, for one piece. */
export interface BestPrice {
  amount: number
  /** Negative when a piece costs less now. */
  differencePercentage?: number
}

/** Whether a tooltip explains the best price (PRICE-26). */
export const hasBestPriceTooltip = (site: Site): boolean => !PRICES[site]?.hidesBestPriceTooltip

/** The price of an article by the rules of its site (PRICE-20, PRICE-21). */
export function articlePriceOf(article: Article, rules: ArticlePriceRules): ArticlePrice | undefined {
  const { price, rebatePercentage } = article
  const amount = articleAmountOf(article, rules)
  if (amount === undefined) return undefined
  const previous = previousOf(article)
  const bestPrice = bestPriceOf(article, amount, previous, rules.site)
  const isInSubscription = rules.place === 'subscription'
  const showsPrevious = !isInSubscription || PRICES[rules.site]?.showsPreviousInSubscriptions
  return {
    amount,
    ...(showsPrevious && previous !== undefined && previous > amount && { previous }),
    ...(price?.basePrice && { basePrice: price.basePrice }),
    ...(isInSubscription && rebatePercentage && { rebatePercentage }),
    ...(bestPrice && { bestPrice }),
  }
}

/** The price before the reduction, in cents for all pieces (PRICE-19). */
function previousOf({ price, quantity }: Article): number | undefined {
  const { calculatedOriginalPrice, pricePerUnitBeforeRebates } = price ?? {}
  return (
    calculatedOriginalPrice ??
    (pricePerUnitBeforeRebates && quantity ? pricePerUnitBeforeRebates * quantity : undefined)
  )
}

/** The best price where it is shown (PRICE-23, PRICE-24). */
function bestPriceOf(
  { price, quantity }: Article,
  amount: number,
  previous: number | undefined,
  site: Site,
): BestPrice | undefined {
  const { bestPriceAmount, bestPriceDifferencePercentage, isPricePromotional } = price ?? {}
  if (bestPriceAmount === undefined) return undefined
  const isReduced = previous !== undefined && amount < previous
  if (!isReduced || (isPricePromotional && !PRICES[site]?.showsBestPriceOfPromotions)) return undefined
  if (!bestPriceDifferencePercentage) return { amount: bestPriceAmount }
  // The sign is not reliable in the answers, so it is derived from the amounts (PRICE-25).
  const size = Math.abs(bestPriceDifferencePercentage)
  return { amount: bestPriceAmount, differencePercentage: amount > bestPriceAmount * quantity ? size : -size }
}
