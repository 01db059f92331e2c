import { useEffect } from 'react'
import type { MiniCartProps } from '../../page/configuration/tables/shop-minicart.ts'
import type { Cart } from '../../shop/cart/cart.ts'
import { checkoutObstacle, hasDefects } from '../../shop/cart/cart-rules.ts'
import { PageSlot } from '../shell/PageSlot.tsx'
import { useLazyFeature } from '../shell/useLazyFeature.ts'
import { useText } from '../shell/useText.ts'
import { Notification } from '../ui/message/Notification.tsx'
import { CartRows } from './CartRows.tsx'
import { ChangeError } from './ChangeError.tsx'
import { DeletionAnnouncement } from './DeletionAnnouncement.tsx'
import { ExitButtons } from './ExitButtons.tsx'
import { FinalSum, PriceSummary } from './PriceSummary.tsx'

interface FilledCartProps extends MiniCartProps {
  cart: Cart
}

/** The full view: notices, items, price summary and exit buttons (MINICART-7, MINICART-14, MINICART-72). */
export function FilledCart(props: FilledCartProps) {
  const { cart, site, cartUrl, quantity: hasSteppers } = props
  const t = useText('minicart')
  const isDefective = hasDefects(cart)
  const { code: help, fetchCode } = useLazyFeature([], () => import('./CartHelp.late.tsx'))
  const needsHelp = hasSteppers || isDefective || checkoutObstacle(cart) === 'unavailable'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; a new function comes with each render.
  useEffect(() => {
    if (needsHelp) fetchCode()
  }, [needsHelp])
  return (
    <>
      <div className="minicart__notices">
        <ChangeError />
        {help ? (
          <help.Blockers cart={cart} cartUrl={hasSteppers ? undefined : cartUrl} />
        ) : (
          isDefective && (
            <Notification state="error" variant="banner">
              <p>{t('defects')}</p>
            </Notification>
          )
        )}
      </div>
      <DeletionAnnouncement />
      <CartRows
        site={site}
        cartUrl={cartUrl}
        hasPriceSummary={cart.priceSummary !== undefined}
        stepperOf={hasSteppers ? help?.stepperOf : undefined}
      />
      <PageSlot name="recommendations" />
      <div className="minicart__summary">
        <PriceSummary cart={cart} site={site} />
      </div>
      <div className="minicart__foot" part="minicart-foot">
        <FinalSum cart={cart} site={site} />
        <ExitButtons {...props} />
      </div>
    </>
  )
}
