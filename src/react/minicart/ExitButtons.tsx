import { useId } from 'react'
import type { Cart } from '../../shop/cart/cart.ts'
import { canCheckOut, isEmptyCart } from '../../shop/cart/cart-rules.ts'
import { ROUTES } from '../../shop/links.ts'
import { useText } from '../shell/useText.ts'
import { ButtonLink } from '../ui/action/ButtonLink.tsx'

interface ExitButtonsProps {
  cart: Cart
  cartUrl: string
  /** Overrides the checkout of the cart's content; empty: no override. */
  checkoutUrl: string
}

/** The links to the cart page and to the checkout, which is disabled while something can't be bought (MINICART-41, MINICART-42). */
export function ExitButtons({ cart, cartUrl, checkoutUrl }: ExitButtonsProps) {
  const t = useText('minicart')
  const reasonId = useId()
  const defaultCheckoutUrl = cart.subscriptions.length > 0 ? ROUTES.subscriptionCheckout : ROUTES.checkout
  const isEnabled = canCheckOut(cart)
  const needsReason = !isEnabled && !isEmptyCart(cart)
  return (
    <>
      {needsReason && (
        <p id={reasonId} className="minicart__blocked">
          {t('checkoutBlocked')}
        </p>
      )}
      <div className="minicart__exits">
        <ButtonLink
          href={isEnabled ? checkoutUrl || defaultCheckoutUrl : undefined}
          aria-describedby={needsReason ? reasonId : undefined}
        >
          {t('toCheckout')}
        </ButtonLink>
        <ButtonLink href={cartUrl} variant="secondary">
          {t('toCart')}
        </ButtonLink>
      </div>
    </>
  )
}
