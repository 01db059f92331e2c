/** Schedule and articles of a subscription's tile. */
import type { Article, Subscription } from '../../shop/cart/cart.ts'
import { type ArticlePriceRules, articlePriceOf } from '../../shop/prices/article-price.ts'
import { node } from '../node.ts'
import type { ViewNode } from '../view.ts'
import { articleAmount, articleDetails, articleLink } from './article.ts'
import { idOf, type Say } from './cart-parts.ts'
import type { Tiled } from './row.ts'

/** The delivery interval and, for a gift, the number of deliveries (MINICART-25). */
export function schedule(
  { recurringIntervalDuration: interval, giftSubscriptionInformation: gift }: Subscription,
  say: Say,
) {
  return node(
    'div',
    { class: 'tile__details' },
    ...(interval
      ? [node('p', {}, say(`interval.${interval.intervalUnit}`, { count: interval.intervalDuration }))]
      : []),
    ...(gift ? [node('p', {}, say('deliveries', { count: gift.numberOfDeliveries }))] : []),
  )
}

/** The recurring or the other articles of a subscription (MINICART-26). */
export function subscriptionArticles(row: Tiled, kind: 'recurring' | 'once', articles: readonly Article[]): ViewNode[] {
  if (articles.length === 0) return []
  const { context, hasPriceSummary, id, say } = row
  const label = idOf(kind, id)
  const rules: ArticlePriceRules = { site: context.props.site, hasPriceSummary, place: 'subscription' }
  const entry = (article: Article, index: number) => {
    const price = articlePriceOf(article, rules)
    return node(
      'li',
      { class: 'subscription__article' },
      node(
        'p',
        { class: 'subscription__title' },
        ...(article.quantity > 0 ? [`${article.quantity} × `] : []),
        articleLink(article),
      ),
      articleDetails(article, price, `${label}-${index}`, context),
      ...(price ? [articleAmount(price, context)] : []),
    )
  }
  return [
    node(
      'div',
      { class: 'subscription' },
      node('h4', { id: label, class: 'subscription__label' }, say(`subscription.${kind}`)),
      node('ul', { class: 'subscription__articles', 'aria-labelledby': label }, ...articles.map(entry)),
    ),
  ]
}
