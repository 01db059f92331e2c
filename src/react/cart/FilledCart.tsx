import type { Cart } from '../../shop/cart/cart.ts'
import { hasDefects } from '../../shop/cart/cart-rules.ts'
import type { Site } from '../../shop/sites/sites.ts'
import { useText } from '../shell/useText.ts'
import { Notification } from '../ui/message/Notification.tsx'
import { CartRows } from './CartRows.tsx'
import { ChangeError } from './ChangeError.tsx'
import { DeletionAnnouncement } from './DeletionAnnouncement.tsx'
import { ExitButtons } from './ExitButtons.tsx'
import { FinalSum, PriceSummary } from './PriceSummary.tsx'

interface FilledCartProps {
  cart: Cart
  site: Site
  cartUrl: string
  checkoutUrl: string
}

/** The full view: notices, items, price summary and exit buttons (MINICART-7, MINICART-14). */
export function FilledCart({ cart, site, cartUrl, checkoutUrl }: FilledCartProps) {
  const t = useText('minicart')
  return (
    <>
      <div className="minicart__notices">
        <ChangeError />
        {hasDefects(cart) && (
          <Notification state="error" variant="banner">
            {t('defects')}
          </Notification>
        )}
      </div>
      <DeletionAnnouncement />
      <CartRows site={site} cartUrl={cartUrl} hasPriceSummary={cart.priceSummary !== undefined} />
      <div className="minicart__summary">
        <PriceSummary cart={cart} site={site} />
      </div>
      <div className="minicart__foot" part="minicart-foot">
        <FinalSum cart={cart} site={site} />
        <ExitButtons cart={cart} cartUrl={cartUrl} checkoutUrl={checkoutUrl} />
      </div>
    </>
  )
}
