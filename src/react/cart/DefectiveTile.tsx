import type { CartItem } from '../../shop/cart/cart-items.ts'
import { useText } from '../shell/useText.ts'
import { Notification } from '../ui/message/Notification.tsx'
import { Availability } from '../ui/product/Availability.tsx'
import { Dimensions } from './Dimensions.tsx'
import { SubscriptionSchedule } from './SubscriptionSchedule.tsx'
import { Tile, TileFoot } from './Tile.tsx'
import { trackedName } from './trackedName.ts'
import { useItemTitle } from './useItemTitle.ts'
import { useQuantity } from './useQuantity.ts'

const SUBSCRIPTION_DEFECTS = {
  COFFEE: 'defect.subscription',
  MACHINE: 'defect.machineSubscription',
  OTHER: 'defect.subscriptionTile',
} as const

interface DefectiveTileProps {
  item: CartItem
  onDelete(): void
}

/** An item that can't be bought: says why, and can only be deleted (MINICART-27, MINICART-28, MINICART-29). */
export function DefectiveTile({ item, onDelete }: DefectiveTileProps) {
  const t = useText('minicart')
  const title = useItemTitle()(item)
  const name = trackedName(item)
  const isArticle = 'article' in item
  // Without its tcm an article can't be identified among its variants (MINICART-30).
  const isDeletable = !isArticle || item.article.tcm !== undefined
  return (
    <>
      {item.kind === 'subscription' && (
        <Notification state="warning" variant="footnotesize">
          {t(SUBSCRIPTION_DEFECTS[item.subscription.subscriptionType])}
        </Notification>
      )}
      <Tile title={title} name={name} picture={pictureOf(item)}>
        {item.kind === 'subscription' && <SubscriptionSchedule subscription={item.subscription} />}
        <div className="tile__details">
          {isArticle && <Dimensions dimensions={item.article.dimensions} />}
          <Availability value="NOT_AVAILABLE">{t(textOf(item))}</Availability>
        </div>
        <TileFoot
          title={title}
          name={name}
          note={useQuantity(countOf(item))}
          onDelete={onDelete}
          lockedReason={isDeletable ? undefined : t('notDeletable')}
        />
      </Tile>
    </>
  )
}

function textOf({ kind }: CartItem) {
  if (kind === 'partnerProduct') return 'defect.partnerProduct'
  return kind === 'subscription' ? 'defect.subscriptionTile' : 'defect.article'
}

function countOf(item: CartItem): number | undefined {
  if (item.kind === 'partnerProduct') return item.partnerProduct.totalQuantity
  return 'article' in item ? item.article.quantity : undefined
}

function pictureOf(item: CartItem): string | undefined {
  if (item.kind === 'partnerProduct') return item.partnerProduct.imageUrl
  if (item.kind === 'subscription') return item.subscription.recurringArticles[0]?.imageUrl
  return item.article.imageUrl
}
