import { createElement } from 'react'
import { useText } from '../../i18n/useText.ts'
import { Flyout, type FlyoutCloseReason } from '../ui/Flyout.tsx'

interface CartFlyoutProps {
  id: string
  anchor: Element | undefined
  miniCart: Record<string, string>
  onClose(reason: FlyoutCloseReason): void
}

/** The cart's flyout: what the page has slotted, or a mini cart of the header's own. */
export default function CartFlyout({ id, anchor, miniCart, onClose }: CartFlyoutProps) {
  const t = useText('header')
  return (
    <Flyout id={id} label={t('cartFlyout')} closeLabel={t('closeFlyout')} anchor={anchor} onClose={onClose}>
      <slot name="minicart">{createElement('shop-minicart', miniCart)}</slot>
    </Flyout>
  )
}
