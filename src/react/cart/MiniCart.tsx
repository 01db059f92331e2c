import { useAtomValue, useStore } from 'jotai'
import { useEffect, useRef } from 'react'
import type { MiniCartProps } from '../../page/configuration/tables/shop-minicart.ts'
import { trackClicks } from '../../page/events/tracking.ts'
import { EMPTY_CART } from '../../shop/cart/cart.ts'
import { itemCountAtom } from '../../state/cart/cart.ts'
import { connectCart } from '../../state/cart/cart-connection.ts'
import { type CartView, cartViewAtom } from '../../state/cart/cart-view.ts'
import { pageTypeAtom } from '../../state/page-facts.ts'
import { useElement } from '../shell/ElementContext.ts'
import { useText } from '../shell/useText.ts'
import { Spinner } from '../ui/message/Spinner.tsx'
import { ChangeError } from './ChangeError.tsx'
import { EmptyCart } from './EmptyCart.tsx'
import { ExitButtons } from './ExitButtons.tsx'
import { FilledCart } from './FilledCart.tsx'
import { ReadError } from './ReadError.tsx'
import { useFocusRecovery } from './useFocusRecovery.ts'

/** The panel of the cart, shown at once (MINICART-1); nothing on the basket page unless requested (MINICART-2). */
export function MiniCart(props: MiniCartProps) {
  const { isHydrated, host } = useElement()
  const store = useStore()
  const type = useAtomValue(pageTypeAtom)
  const isShown = isHydrated && (props.openOnPage || type !== 'basket')
  useEffect(() => {
    if (isShown) return connectCart(store)
  }, [store, isShown])
  useEffect(() => {
    if (host) return trackClicks(host)
  }, [host])
  return isShown && <Panel {...props} />
}

/** Heading with the item count, and the current view (MINICART-10). */
function Panel(props: MiniCartProps) {
  const t = useText('minicart')
  const count = useAtomValue(itemCountAtom)
  const view = useAtomValue(cartViewAtom)
  const panel = useRef<HTMLDivElement>(null)
  const focusListeners = useFocusRecovery(panel, view)
  return (
    // biome-ignore lint/a11y/useSemanticElements: it has no fields, and a page may have several, so it is no landmark.
    <div
      ref={panel}
      role="group"
      className="minicart"
      aria-label={t('label')}
      part="minicart"
      tabIndex={-1}
      {...focusListeners}
    >
      <h2 className="minicart__heading">
        {t('heading')}
        {count > 0 && <span className="minicart__count">{t('itemCount', { count })}</span>}
      </h2>
      <View {...props} view={view} />
    </div>
  )
}

interface ViewProps extends MiniCartProps {
  view: CartView
}

/** The content of the panel by the state of the cart (MINICART-4, MINICART-5, MINICART-7, MINICART-8). */
function View({ view, ...props }: ViewProps) {
  const t = useText('minicart')
  switch (view.status) {
    case 'loading':
      return <Spinner label={t('loading')} />
    case 'empty':
      return <EmptyCart {...props} />
    case 'filled':
      return <FilledCart {...props} cart={view.cart} />
    case 'failed':
      return (
        <>
          <div className="minicart__notices">
            <ChangeError />
            <ReadError />
          </div>
          <div className="minicart__foot" part="minicart-foot">
            <ExitButtons {...props} cart={EMPTY_CART} />
          </div>
        </>
      )
  }
}
