import { useId } from 'react'
import type { Cart } from '../../shop/cart/cart.ts'
import { canCheckOut, isEmptyCart } from '../../shop/cart/cart-rules.ts'
import { ROUTES } from '../../shop/links.ts'
import { useText } from '../shell/useText.ts'
import { ButtonLink } from '../ui/action/ButtonLink.tsx'

interface ExitButtonsProps {
  cart: Cart
  cartUrl: string
  /** Empty: by the cart's content, subscriptions have a checkout of their own (specification 1 §2). */
  checkoutUrl: string
}

/** Where one goes from here: the cart page, and the checkout when everything in the cart can be sold. */
export function ExitButtons({ cart, cartUrl, checkoutUrl }: ExitButtonsProps) {
  const t = useText('minicart')
  const reason = useId()
  const ownCheckout = cart.subscriptions.length > 0 ? ROUTES.subscriptionCheckout : ROUTES.checkout
  const canGo = canCheckOut(cart)
  // What holds nothing needs no reason.
  const isBlocked = !canGo && !isEmptyCart(cart)
  return (
    <>
      {isBlocked && (
        <p id={reason} className="minicart__blocked">
          {t('checkoutBlocked')}
        </p>
      )}
      <div className="minicart__exits">
        <ButtonLink
          href={canGo ? checkoutUrl || ownCheckout : undefined}
          aria-describedby={isBlocked ? reason : undefined}
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
