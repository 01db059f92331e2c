import type { Article } from '../cart/cart.ts'
import type { Site } from '../sites/sites.ts'

/** What decides how an article's price is shown. */
export interface PriceRules {
  site: Site
  /** Whether the cart's answer carries a price summary. */
  hasPriceSummary: boolean
  /** A line of the cart of its own, or an entry of a subscription. */
  place: 'line' | 'subscription'
}

/** What an article costs and what is said beside it. All amounts in cents; amount and previous are of all its pieces. */
export interface ArticlePrice {
  amount: number
  previous?: number
  basePrice?: string
  rebatePercentage?: number
  bestPrice?: BestPrice
}

/** The best price of the last 30 days, of one piece. */
export interface BestPrice {
  amount: number
  /** By how much a piece costs less now (below 0) or more. */
  differencePercentage?: number
}

/** Where an entry of a subscription says what it cost before (specification 1 §5). */
const SITES_WITH_PREVIOUS_IN_SUBSCRIPTIONS: readonly Site[] = ['CZ', 'PL', 'SK']

/** On AT the best price stands there without an explanation (specification 1 §5). */
export const isBestPriceExplained = (site: Site): boolean => site !== 'AT'

/**
 * The price of an article by the rules of its site (specification 1 §5). "New" are the fields of `price`, which the
 * service has reckoned for all pieces; before them there was `currentShopPrice`, what the shop asks for one. A cart with
 * a price summary shows the new one, another the old; the one that is missing is replaced by the other.
 */
export function articlePriceOf(article: Article, rules: PriceRules): ArticlePrice | undefined {
  const { price, rebatePercentage } = article
  const amount = amountOf(article, rules)
  if (amount === undefined) return undefined
  const previous = previousOf(article)
  const bestPrice = bestPriceOf(article, amount, previous, rules.site)
  const isEntry = rules.place === 'subscription'
  const showsPrevious = !isEntry || SITES_WITH_PREVIOUS_IN_SUBSCRIPTIONS.includes(rules.site)
  return {
    amount,
    ...(showsPrevious && previous !== undefined && previous > amount && { previous }),
    ...(price?.basePrice && { basePrice: price.basePrice }),
    ...(isEntry && rebatePercentage && { rebatePercentage }),
    ...(bestPrice && { bestPrice }),
  }
}

function amountOf({ price, currentShopPrice, quantity }: Article, { hasPriceSummary }: PriceRules): number | undefined {
  const current = currentShopPrice === undefined ? undefined : currentShopPrice * quantity
  return hasPriceSummary ? (price?.calculatedPrice ?? current) : (current ?? price?.calculatedPrice)
}

function previousOf({ price, quantity }: Article): number | undefined {
  const { calculatedOriginalPrice, pricePerUnitBeforeRebates } = price ?? {}
  if (calculatedOriginalPrice !== undefined || pricePerUnitBeforeRebates === undefined) return calculatedOriginalPrice
  return pricePerUnitBeforeRebates * quantity
}

/** Shown for what is reduced without being a promotion; on PL always (specification 1 §5). */
function bestPriceOf(
  { price, quantity }: Article,
  amount: number,
  previous: number | undefined,
  site: Site,
): BestPrice | undefined {
  const { bestPriceAmount, bestPriceDifferencePercentage, isPricePromotional } = price ?? {}
  if (bestPriceAmount === undefined) return undefined
  const isReduced = previous !== undefined && amount < previous
  if (site !== 'PL' && (!isReduced || isPricePromotional)) return undefined
  if (!bestPriceDifferencePercentage) return { amount: bestPriceAmount }
  // The service may tell it with or without a sign; which one is right, the two amounts say.
  const size = Math.abs(bestPriceDifferencePercentage)
  return { amount: bestPriceAmount, differencePercentage: amount > bestPriceAmount * quantity ? size : -size }
}
