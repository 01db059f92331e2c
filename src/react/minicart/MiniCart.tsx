import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { ShoppingBag } from 'lucide'
import { useEffect } from 'react'
import { changeErrorText } from '../../i18n/change-errors.ts'
import { useText } from '../../i18n/useText.ts'
import type { CommonProps } from '../../page/attributes.ts'
import { pageType } from '../../page/page-root.ts'
import type { Cart } from '../../shop/cart.ts'
import { hasDefects } from '../../shop/cart-rules.ts'
import { changeFaultAtom } from '../../state/cart.ts'
import { connectCart } from '../../state/cart-connection.ts'
import { loadCartAtom } from '../../state/cart-load.ts'
import { cartViewAtom } from '../../state/cart-view.ts'
import { useElement } from '../shell/ElementContext.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Notification } from '../ui/Notification.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { CartRows } from './CartRows.tsx'
import { DefectiveTiles } from './DefectiveTiles.tsx'
import { ExitButtons } from './ExitButtons.tsx'
import { PriceSummary } from './PriceSummary.tsx'

export interface MiniCartProps extends CommonProps {
  /** Also shown on the basket page. */
  openOnPage: boolean
  checkoutUrl: string
  cartUrl: string
  continueUrl: string
}

/** The cart at a glance (specification 1 §2, §4): loading, empty, filled or failed. */
export function MiniCart(props: MiniCartProps) {
  const t = useText('minicart')
  const { isHydrated } = useElement()
  const store = useStore()
  const isShown = isHydrated && (props.openOnPage || pageType() !== 'basket')
  useEffect(() => {
    if (isShown) return connectCart(store)
  }, [store, isShown])
  if (!isShown) return null
  return (
    <section className="minicart" aria-label={t('label')} part="minicart">
      <h2 className="minicart__heading">{t('heading')}</h2>
      <MiniCartView {...props} />
    </section>
  )
}

function MiniCartView(props: MiniCartProps) {
  const t = useText('minicart')
  const view = useAtomValue(cartViewAtom)
  switch (view.status) {
    case 'loading':
      return <Spinner label={t('loading')} />
    case 'failed':
      return <FailedCart />
    case 'empty':
      return <EmptyCart continueUrl={props.continueUrl} />
    case 'filled':
      return <FilledCart {...props} cart={view.cart} />
  }
}

function FailedCart() {
  const t = useText('minicart')
  const loadCart = useSetAtom(loadCartAtom)
  return (
    <div className="minicart__notice">
      <Notification state="error">{t('readError')}</Notification>
      <Button variant="secondary" onClick={() => void loadCart({ forceReload: true })}>
        {t('retry')}
      </Button>
    </div>
  )
}

function EmptyCart({ continueUrl }: { continueUrl: string }) {
  const t = useText('minicart')
  return (
    <div className="minicart__empty">
      <Icon icon={ShoppingBag} size={44} strokeWidth={1.25} />
      <p className="minicart__empty-text">{t('empty')}</p>
      <p className="minicart__hint">{t('emptyHint')}</p>
      <ButtonLink href={continueUrl}>{t('continueShopping')}</ButtonLink>
    </div>
  )
}

function FilledCart({ cart, ...props }: MiniCartProps & { cart: Cart }) {
  const t = useText('minicart')
  const fault = useAtomValue(changeFaultAtom)
  return (
    <>
      <div className="minicart__content">
        {fault && <Notification state="error">{changeErrorText(t, fault.error, fault.limit)}</Notification>}
        {hasDefects(cart) && <Notification state="error">{t('defects')}</Notification>}
        <CartRows site={props.site} />
        <DefectiveTiles cart={cart} />
      </div>
      <div className="minicart__foot">
        <PriceSummary cart={cart} site={props.site} />
        <ExitButtons cart={cart} cartUrl={props.cartUrl} checkoutUrl={props.checkoutUrl} />
      </div>
    </>
  )
}
