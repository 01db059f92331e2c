import type { CartItem } from '../../shop/cart/cart-items.ts'
import { priceOf } from '../../shop/prices/item-price.ts'
import type { Site } from '../../shop/sites/sites.ts'
import { ArticleTile } from './ArticleTile.tsx'
import { DefectiveTile } from './DefectiveTile.tsx'
import { PartnerProductTile } from './PartnerProductTile.tsx'
import { SubscriptionTile } from './SubscriptionTile.tsx'
import { trackedName } from './trackedName.ts'
import { useItemTitle } from './useItemTitle.ts'

interface CartTileProps {
  item: CartItem
  site: Site
  hasPriceSummary: boolean
  onDelete(): void
}

/** The tile of an item, by its kind (MINICART-16). */
export function CartTile({ item, ...props }: CartTileProps) {
  const titleOf = useItemTitle()
  if (item.isDefective) return <DefectiveTile item={item} onDelete={props.onDelete} />
  const rest = { ...props, amount: priceOf(item, props) }
  switch (item.kind) {
    case 'partnerProduct':
      return <PartnerProductTile partnerProduct={item.partnerProduct} {...rest} />
    case 'subscription':
      return (
        <SubscriptionTile subscription={item.subscription} title={titleOf(item)} name={trackedName(item)} {...rest} />
      )
    default:
      return <ArticleTile article={item.article} isFree={item.kind === 'freeArticle'} {...rest} />
  }
}
