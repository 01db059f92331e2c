import type { Subscription } from '../../shop/cart/cart.ts'
import { useText } from '../shell/useText.ts'

/** The delivery interval and, for a gift, the number of deliveries (MINICART-25). */
export function SubscriptionSchedule({ subscription }: { subscription: Subscription }) {
  const t = useText('minicart')
  const { recurringIntervalDuration: interval, giftSubscriptionInformation: gift } = subscription
  return (
    <div className="tile__details">
      {interval && <p>{t(`interval.${interval.intervalUnit}`, { count: interval.intervalDuration })}</p>}
      {gift && <p>{t('deliveries', { count: gift.numberOfDeliveries })}</p>}
    </div>
  )
}
