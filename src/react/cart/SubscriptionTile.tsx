import type { Subscription } from '../../shop/cart/cart.ts'
import { formatMoney } from '../../shop/prices/money.ts'
import { useText } from '../shell/useText.ts'
import { PriceLines } from '../ui/product/PriceLines.tsx'
import { SubscriptionArticles } from './SubscriptionArticles.tsx'
import { SubscriptionSchedule } from './SubscriptionSchedule.tsx'
import { type ItemTileProps, Tile, TileFoot } from './Tile.tsx'

interface SubscriptionTileProps extends ItemTileProps {
  subscription: Subscription
}

/** A subscription: its schedule, its articles and the price of a delivery (MINICART-24, PRICE-22). */
export function SubscriptionTile({ subscription, foot, site, hasPriceSummary, amount }: SubscriptionTileProps) {
  const t = useText('minicart')
  const { recurringArticles, nonRecurringArticles } = subscription
  const rules = { site, hasPriceSummary, place: 'subscription' } as const
  return (
    <Tile {...foot} picture={recurringArticles[0]?.imageUrl ?? nonRecurringArticles[0]?.imageUrl}>
      <SubscriptionSchedule subscription={subscription} />
      <SubscriptionArticles label={t('subscription.recurring')} articles={recurringArticles} rules={rules} />
      <SubscriptionArticles label={t('subscription.once')} articles={nonRecurringArticles} rules={rules} />
      <TileFoot {...foot} note={amount === undefined ? undefined : t('subscription.perDelivery')}>
        {amount !== undefined && <PriceLines amount={formatMoney(amount, site)} />}
      </TileFoot>
    </Tile>
  )
}
