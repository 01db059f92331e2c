import { ShoppingBag } from 'lucide'
import { PageSlot } from '../shell/PageSlot.tsx'
import { useText } from '../shell/useText.ts'
import { ButtonLink } from '../ui/action/ButtonLink.tsx'
import { Icon } from '../ui/Icon.tsx'

/** The empty-cart panel (MINICART-5, MINICART-72). */
export function EmptyCart({ continueUrl }: { continueUrl: string }) {
  const t = useText('minicart')
  return (
    <div className="minicart__empty">
      <Icon icon={ShoppingBag} size={44} strokeWidth={1.25} />
      <p className="minicart__empty-text">{t('empty')}</p>
      <p>{t('emptyHint')}</p>
      <ButtonLink href={continueUrl} data-track="minicart|continue">
        {t('continueShopping')}
      </ButtonLink>
      <slot name="empty" />
      <PageSlot name="recommendations" />
    </div>
  )
}
