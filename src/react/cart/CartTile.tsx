import type { CartItem } from '../../shop/cart/cart-items.ts'
import { priceOf } from '../../shop/prices/item-price.ts'
import type { Site } from '../../shop/sites/sites.ts'
import { ArticleTile } from './ArticleTile.tsx'
import { DefectiveTile } from './DefectiveTile.tsx'
import { PartnerProductTile } from './PartnerProductTile.tsx'
import type { stepperOf } from './Stepper.tsx'
import { SubscriptionTile } from './SubscriptionTile.tsx'
import { trackedName } from './trackedName.ts'
import { useItemTitle } from './useItemTitle.ts'
import { useQuantity } from './useQuantity.ts'

/** Props that the rows of a cart share. */
export interface RowsProps {
  site: Site
  hasPriceSummary: boolean
  /** Only there where the page wants steppers, and their code is there. */
  stepperOf: typeof stepperOf | undefined
}

interface CartTileProps extends RowsProps {
  item: CartItem
  /** Changes the number of pieces; 0 deletes. */
  onSet(count: number): void
}

/** The tile of an item, by its kind (MINICART-16). */
export function CartTile({ item, onSet, stepperOf, ...props }: CartTileProps) {
  const title = useItemTitle()(item)
  const quantity = useQuantity(item)
  const foot = { title, name: trackedName(item), note: quantity, onDelete: () => onSet(0) }
  if (item.isDefective) return <DefectiveTile item={item} foot={foot} />
  foot.note = stepperOf?.(item, title, onSet) ?? quantity
  const rest = { ...props, foot, amount: priceOf(item, props) }
  switch (item.kind) {
    case 'partnerProduct':
      return <PartnerProductTile partnerProduct={item.partnerProduct} {...rest} />
    case 'subscription':
      return <SubscriptionTile subscription={item.subscription} {...rest} />
    default:
      return <ArticleTile article={item.article} isFree={item.kind === 'freeArticle'} {...rest} />
  }
}
