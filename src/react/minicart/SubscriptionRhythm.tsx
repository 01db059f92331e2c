import type { Subscription } from '../../shop/cart/cart.ts'
import { useText } from '../shell/useText.ts'

/** How often a subscription is delivered, and a gift how many times (specification 1 §3). */
export function SubscriptionRhythm({ subscription }: { subscription: Subscription }) {
  const t = useText('minicart')
  const { recurringIntervalDuration: interval, giftSubscriptionInformation: gift } = subscription
  return (
    <div className="tile__details">
      {interval && <p>{t(`interval.${interval.intervalUnit}`, { count: interval.intervalDuration })}</p>}
      {gift && <p>{t('deliveries', { count: gift.numberOfDeliveries })}</p>}
    </div>
  )
}
