import { Trash2 } from 'lucide'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/useText.ts'
import { safeUrl } from '../../page/safe-url.ts'
import type { Article, Availability, Subscription } from '../../shop/cart.ts'
import type { CartItem } from '../../shop/cart-items.ts'
import type { Site } from '../../shop/sites.ts'
import { Icon } from '../ui/Icon.tsx'
import { Price } from '../ui/Price.tsx'
import { useItemTitle } from './useItemTitle.ts'

interface CartTileProps {
  item: CartItem
  site: Site
  onDelete(): void
}

/** One line of the cart: picture, title, what it is, what it costs. */
export function CartTile({ item, site, onDelete }: CartTileProps) {
  const t = useText('minicart')
  const title = useItemTitle()(item)
  return (
    <Tile
      title={title}
      picture={pictureOf(item)}
      href={item.kind === 'partnerProduct' ? undefined : articleOf(item)?.productUrl}
    >
      <div className="tile__details">{detailsOf(item, site)}</div>
      <div className="tile__foot">
        <span className="tile__quantity">{countOf(item) !== undefined && t('quantity', { count: countOf(item) })}</span>
        <TilePrice item={item} site={site} />
        <button type="button" className="tile__delete" aria-label={t('deleteItem', { title })} onClick={onDelete}>
          <Icon icon={Trash2} size={18} />
        </button>
      </div>
    </Tile>
  )
}

interface TileProps {
  title: string
  picture?: string | undefined
  href?: string | undefined
  children: ReactNode
}

/** The frame that every tile of the mini cart has. */
export function Tile({ title, picture, href, children }: TileProps) {
  const target = safeUrl(href)
  const source = safeUrl(picture)
  return (
    <article className="tile" aria-label={title}>
      <div className="tile__picture">
        {source && <img src={source} alt="" width="80" height="80" loading="lazy" decoding="async" />}
      </div>
      <div className="tile__body">
        <h3 className="tile__title">{target ? <a href={target}>{title}</a> : title}</h3>
        {children}
      </div>
    </article>
  )
}

const articleOf = (item: CartItem): Article | undefined => ('article' in item ? item.article : undefined)

export function pictureOf(item: CartItem): string | undefined {
  if (item.kind === 'partnerProduct') return item.partnerProduct.imageUrl
  if (item.kind === 'subscription') return item.subscription.recurringArticles[0]?.imageUrl
  return item.article.imageUrl
}

function countOf(item: CartItem): number | undefined {
  if (item.kind === 'partnerProduct') return item.partnerProduct.totalQuantity
  return articleOf(item)?.quantity
}

function TilePrice({ item, site }: { item: CartItem; site: Site }) {
  const t = useText('minicart')
  if (item.kind === 'freeArticle') return <span className="tile__free">{t('freeArticle')}</span>
  if (item.kind === 'partnerProduct') return <Price amount={item.partnerProduct.totalPrice} site={site} />
  if (item.kind === 'subscription') {
    const { recurringArticlesPrice } = item.subscription
    return recurringArticlesPrice ? <Price amount={recurringArticlesPrice.calculatedPrice} site={site} /> : null
  }
  const { price, currentShopPrice } = item.article
  const amount = price?.calculatedPrice ?? currentShopPrice
  if (amount === undefined) return null
  return (
    <Price amount={amount} previous={price?.calculatedOriginalPrice} previousLabel={t('originalPrice')} site={site} />
  )
}

function detailsOf(item: CartItem, site: Site) {
  if (item.kind === 'subscription') return <SubscriptionDetails subscription={item.subscription} />
  const article = articleOf(item)
  return article && <ArticleDetails article={article} key={site} />
}

function ArticleDetails({ article }: { article: Article }) {
  // TEXT is shown first (specification 1 §3).
  const dimensions = [...article.dimensions].sort((a, b) => Number(b.type === 'TEXT') - Number(a.type === 'TEXT'))
  return (
    <>
      {dimensions.map(({ name, value }) => (
        <p key={name}>
          {name}: {value}
        </p>
      ))}
      <AvailabilityHint availability={article.availability} />
    </>
  )
}

function AvailabilityHint({ availability }: { availability: Availability | undefined }) {
  const t = useText('minicart')
  if (availability === 'NOT_AVAILABLE' || availability === 'SOLDOUT') {
    return <p className="tile__error">{t(`availability.${availability}`)}</p>
  }
  return availability === 'SHORTAGE' ? <p className="tile__info">{t('availability.SHORTAGE')}</p> : null
}

function SubscriptionDetails({ subscription }: { subscription: Subscription }) {
  const t = useText('minicart')
  const { recurringIntervalDuration: interval, giftSubscriptionInformation: gift } = subscription
  return (
    <>
      {interval && <p>{t(`interval.${interval.intervalUnit}`, { count: interval.intervalDuration })}</p>}
      {gift && <p>{t('deliveries', { count: gift.numberOfDeliveries })}</p>}
      {[...subscription.recurringArticles, ...subscription.nonRecurringArticles].map((article) => (
        <p key={article.productId}>
          {article.quantity} × {article.title}
        </p>
      ))}
    </>
  )
}
