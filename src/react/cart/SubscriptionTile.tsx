import type { Subscription } from '../../shop/cart/cart.ts'
import type { Site } from '../../shop/sites/sites.ts'
import { useText } from '../shell/useText.ts'
import { Price } from '../ui/product/Price.tsx'
import { SubscriptionArticles } from './SubscriptionArticles.tsx'
import { SubscriptionSchedule } from './SubscriptionSchedule.tsx'
import { Tile, TileFoot } from './Tile.tsx'

interface SubscriptionTileProps {
  subscription: Subscription
  title: string
  /** What the statistics call it. */
  name: string
  site: Site
  hasPriceSummary: boolean
  /** Cents. */
  amount: number | undefined
  onDelete(): void
}

/** A subscription: its schedule, its articles and the price of a delivery (MINICART-24, PRICE-22). */
export function SubscriptionTile(props: SubscriptionTileProps) {
  const { subscription, title, name, site, hasPriceSummary, amount, onDelete } = props
  const t = useText('minicart')
  const { recurringArticles, nonRecurringArticles } = subscription
  const rules = { site, hasPriceSummary, place: 'subscription' } as const
  return (
    <Tile title={title} name={name} picture={recurringArticles[0]?.imageUrl ?? nonRecurringArticles[0]?.imageUrl}>
      <SubscriptionSchedule subscription={subscription} />
      <SubscriptionArticles label={t('subscription.recurring')} articles={recurringArticles} rules={rules} />
      <SubscriptionArticles label={t('subscription.once')} articles={nonRecurringArticles} rules={rules} />
      <TileFoot
        title={title}
        name={name}
        note={amount === undefined ? undefined : t('subscription.perDelivery')}
        onDelete={onDelete}
      >
        {amount !== undefined && <Price amount={amount} site={site} />}
      </TileFoot>
    </Tile>
  )
}
