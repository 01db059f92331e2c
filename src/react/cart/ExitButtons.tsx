import { useId } from 'react'
import type { Cart } from '../../shop/cart/cart.ts'
import { checkoutObstacle } from '../../shop/cart/cart-rules.ts'
import { ROUTES } from '../../shop/links.ts'
import { PageSlot } from '../shell/PageSlot.tsx'
import { useText } from '../shell/useText.ts'
import { ButtonLink } from '../ui/action/ButtonLink.tsx'

interface ExitButtonsProps {
  /** `EMPTY_CART` while it is not known. */
  cart: Cart
  cartUrl: string
  /** Overrides the checkout of the cart's content; empty: no override. */
  checkoutUrl: string
}

/** The links to the cart page and to the checkout, which is disabled while something can't be bought, and says what to do (MINICART-41, MINICART-42, MINICART-48). Express payment of the page is above it (MINICART-71). */
export function ExitButtons({ cart, cartUrl, checkoutUrl }: ExitButtonsProps) {
  const t = useText('minicart')
  const reasonId = useId()
  const hasSubscription = cart.subscriptions.length > 0 || cart.unshown?.hasSubscription
  const defaultCheckoutUrl = hasSubscription ? ROUTES.subscriptionCheckout : ROUTES.checkout
  const obstacle = checkoutObstacle(cart)
  return (
    <>
      {obstacle ? (
        <p id={reasonId} className="minicart__blocked">
          {t(`blocked.${obstacle}`)}
        </p>
      ) : (
        <PageSlot name="wallets" />
      )}
      <div className="minicart__exits">
        <ButtonLink
          href={obstacle ? undefined : checkoutUrl || defaultCheckoutUrl}
          aria-describedby={obstacle && reasonId}
          data-track={obstacle ? undefined : 'minicart|checkout'}
        >
          {t('toCheckout')}
        </ButtonLink>
        <a className="minicart__to-cart" href={cartUrl} data-track="minicart|cart">
          {t('toCart')}
        </a>
      </div>
    </>
  )
}
