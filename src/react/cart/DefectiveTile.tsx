import type { CartItem } from '../../shop/cart/cart-items.ts'
import { useText } from '../shell/useText.ts'
import { Notification } from '../ui/message/Notification.tsx'
import { Availability } from '../ui/product/Availability.tsx'
import { Dimensions } from './Dimensions.tsx'
import { SubscriptionSchedule } from './SubscriptionSchedule.tsx'
import { Tile, TileFoot, type TileFootProps } from './Tile.tsx'

const SUBSCRIPTION_DEFECTS = {
  COFFEE: 'defect.subscription',
  MACHINE: 'defect.machineSubscription',
  OTHER: 'defect.subscriptionTile',
} as const

interface DefectiveTileProps {
  item: CartItem
  foot: TileFootProps
}

/** An item that can't be bought: says why, and can only be deleted (MINICART-27, MINICART-28, MINICART-29). */
export function DefectiveTile({ item, foot }: DefectiveTileProps) {
  const t = useText('minicart')
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
      <Tile {...foot} picture={pictureOf(item)}>
        {item.kind === 'subscription' && <SubscriptionSchedule subscription={item.subscription} />}
        <div className="tile__details">
          {isArticle && <Dimensions dimensions={item.article.dimensions} />}
          <Availability value="NOT_AVAILABLE">{t(textOf(item))}</Availability>
        </div>
        <TileFoot {...foot} lockedReason={isDeletable ? undefined : t('notDeletable')} />
      </Tile>
    </>
  )
}

function textOf({ kind }: CartItem) {
  if (kind === 'partnerProduct') return 'defect.partnerProduct'
  return kind === 'subscription' ? 'defect.subscriptionTile' : 'defect.article'
}

function pictureOf(item: CartItem): string | undefined {
  if (item.kind === 'partnerProduct') return item.partnerProduct.imageUrl
  if (item.kind === 'subscription') return item.subscription.recurringArticles[0]?.imageUrl
  return item.article.imageUrl
}
