import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { ShoppingBag } from 'lucide'
import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { tellError } from '../../page/events.ts'
import { pageType } from '../../page/page-root.ts'
import { FLYOUT_HOVER_MS } from '../../shop/limits.ts'
import { ROUTES } from '../../shop/links.ts'
import { itemCountAtom } from '../../state/cart.ts'
import { closeFlyoutAtom, connectFlyouts, flyoutAtom, openFlyoutAtom } from '../../state/flyout.ts'
import { useElement } from '../shell/ElementContext.ts'
import type { FlyoutCloseReason } from '../ui/Flyout.tsx'
import { useTimeout } from '../ui/useTimeout.ts'
import { HeaderIcon } from './HeaderIcon.tsx'

const FLYOUT_ID = 'cart-flyout'

interface CartIconProps {
  /** Fetches the mini cart's code; called on the first sign of interest. */
  loadMiniCart(): Promise<unknown>
  /** What the mini cart is told of the header's own configuration. */
  miniCart: Record<string, string>
}

/**
 * The cart: hover opens the flyout and a click goes to the cart page; on touch a tap opens and a second one goes there;
 * Enter opens. On the basket page it is a link only (specification 1 §2).
 */
export function CartIcon({ loadMiniCart, miniCart }: CartIconProps) {
  const t = useText('header')
  const { host, isHydrated } = useElement()
  const store = useStore()
  const count = useAtomValue(itemCountAtom)
  const isOpen = useAtomValue(flyoutAtom) === 'cart'
  const openFlyout = useSetAtom(openFlyoutAtom)
  const closeFlyout = useSetAtom(closeFlyoutAtom)
  const hover = useTimeout()
  const link = useRef<HTMLAnchorElement>(null)
  const pointerType = useRef('')
  const { CartFlyout, hasFailed, fetchCode } = useFlyoutCode(loadMiniCart)

  // Only a header that shows the icon can open its flyout.
  useEffect(() => (isHydrated ? connectFlyouts(store) : undefined), [store, isHydrated])
  // Whoever opened it, the page by its event included.
  useEffect(() => {
    if (isOpen) fetchCode()
  }, [isOpen, fetchCode])
  // Then the icon is what it was before: a link.
  useEffect(() => {
    if (isOpen && hasFailed) closeFlyout()
  }, [isOpen, hasFailed, closeFlyout])

  const open = () => {
    hover.stop()
    openFlyout('cart')
  }
  const close = (reason: FlyoutCloseReason) => {
    const hadFocus = reason === 'button' || hasFocusInside(link.current, host)
    closeFlyout()
    if (hadFocus) link.current?.focus()
  }
  const follow = (event: MouseEvent) => {
    const isKeyboard = event.detail === 0
    const isTouch = !isKeyboard && pointerType.current !== 'mouse'
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
    if (isOpen || hasFailed || pageType() === 'basket' || !isPlain || !(isKeyboard || isTouch)) return
    event.preventDefault()
    open()
  }

  return (
    <>
      <HeaderIcon
        ref={link}
        icon={ShoppingBag}
        label={t('cart')}
        details={count > 0 ? t('cartItems', { count }) : undefined}
        count={count}
        href={ROUTES.cart}
        part="cart-icon"
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        aria-controls={isOpen ? FLYOUT_ID : undefined}
        onPointerEnter={(event) => {
          if (event.pointerType !== 'mouse' || hasFailed || pageType() === 'basket') return
          fetchCode()
          hover.start(open, FLYOUT_HOVER_MS)
        }}
        onPointerLeave={hover.stop}
        onPointerDown={(event) => {
          pointerType.current = event.pointerType
        }}
        onFocus={fetchCode}
        onClick={follow}
      />
      {isOpen && CartFlyout && <CartFlyout id={FLYOUT_ID} anchor={host} miniCart={miniCart} onClose={close} />}
    </>
  )
}

/** Whether the focus is in the open flyout, in a slotted mini cart too: it would be lost with it. */
function hasFocusInside(link: HTMLElement | null, host: HTMLElement | undefined): boolean {
  const root = link?.getRootNode() as ShadowRoot | undefined
  const isInPanel = root?.getElementById(FLYOUT_ID)?.contains(root.activeElement) ?? false
  return isInPanel || (document.activeElement !== host && (host?.contains(document.activeElement) ?? false))
}

type FlyoutCode = typeof import('./CartFlyout.tsx').default

/** Flyout and mini cart, fetched on the first sign of interest. When they can't be had it is told, once. */
function useFlyoutCode(loadMiniCart: () => Promise<unknown>) {
  const [CartFlyout, setCartFlyout] = useState<FlyoutCode>()
  const [hasFailed, setHasFailed] = useState(false)
  const fetching = useRef<Promise<unknown>>(undefined)
  const fetchCode = useCallback(() => {
    fetching.current ??= Promise.all([import('./CartFlyout.tsx'), loadMiniCart()]).then(
      ([code]) => setCartFlyout(() => code.default),
      (error) => {
        setHasFailed(true)
        tellError('shop-minicart', 'CODE_UNAVAILABLE', String(error))
      },
    )
  }, [loadMiniCart])
  return { CartFlyout, hasFailed, fetchCode }
}
