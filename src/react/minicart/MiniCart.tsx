import { useAtomValue, useStore } from 'jotai'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { CommonProps } from '../../page/configuration/attributes.ts'
import { observePageRoot, pageType } from '../../page/configuration/page-root.ts'
import { EMPTY_CART } from '../../shop/cart/cart-rules.ts'
import { itemCountAtom } from '../../state/cart/cart.ts'
import { connectCart } from '../../state/cart/cart-connection.ts'
import { type CartView, cartViewAtom } from '../../state/cart/cart-view.ts'
import { useElement } from '../shell/ElementContext.ts'
import { useText } from '../shell/useText.ts'
import { Spinner } from '../ui/message/Spinner.tsx'
import { ChangeFault, ReadFault } from './CartFaults.tsx'
import { EmptyCart } from './EmptyCart.tsx'
import { ExitButtons } from './ExitButtons.tsx'
import { FilledCart } from './FilledCart.tsx'
import { useKeptFocus } from './useKeptFocus.ts'

export interface MiniCartProps extends CommonProps {
  /** Also shown on the basket page. */
  openOnPage: boolean
  checkoutUrl: string
  cartUrl: string
  continueUrl: string
}

/** The cart at a glance (specification 1 §2, §4). Not on the basket page, which shows the same at length. */
export function MiniCart(props: MiniCartProps) {
  const { isHydrated } = useElement()
  const store = useStore()
  const type = useSyncExternalStore(observePageRoot, pageType, () => '')
  const isShown = isHydrated && (props.openOnPage || type !== 'basket')
  useEffect(() => {
    if (isShown) return connectCart(store)
  }, [store, isShown])
  return isShown && <Panel {...props} />
}

function Panel(props: MiniCartProps) {
  const t = useText('minicart')
  const count = useAtomValue(itemCountAtom)
  const view = useAtomValue(cartViewAtom)
  const panel = useRef<HTMLDivElement>(null)
  const listeners = useKeptFocus(panel)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of no fields, and no landmark since a page may have several.
    <div
      ref={panel}
      role="group"
      className="minicart"
      aria-label={t('label')}
      part="minicart"
      tabIndex={-1}
      {...listeners}
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

/** Loading, empty, filled or failed (specification 1 §4, "Mini cart view"). */
function View({ view, ...props }: ViewProps) {
  const { site, cartUrl, checkoutUrl, continueUrl } = props
  const t = useText('minicart')
  switch (view.status) {
    case 'loading':
      return <Spinner label={t('loading')} />
    case 'empty':
      return <EmptyCart continueUrl={continueUrl} />
    case 'filled':
      return <FilledCart {...{ cart: view.cart, site, cartUrl, checkoutUrl }} />
    case 'failed':
      return (
        <>
          <div className="minicart__notices">
            <ChangeFault />
            <ReadFault />
          </div>
          <div className="minicart__foot" part="minicart-foot">
            <ExitButtons cart={EMPTY_CART} cartUrl={cartUrl} checkoutUrl={checkoutUrl} />
          </div>
        </>
      )
  }
}
