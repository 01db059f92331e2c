import { type MouseEvent, useMemo } from 'react'
import rules from '../../elements/sheets/cart-help.css'
import type { Cart } from '../../shop/cart/cart.ts'
import { blockersOf } from '../../shop/cart/cart-help.ts'
import { itemKey } from '../../shop/cart/cart-items.ts'
import { hasDefects } from '../../shop/cart/cart-rules.ts'
import { useSheet } from '../shell/useSheet.ts'
import { useText } from '../shell/useText.ts'
import { withUniqueKeys } from '../ui/list/withUniqueKeys.ts'
import { Notification } from '../ui/message/Notification.tsx'
import { useItemTitle } from './useItemTitle.ts'

/** So many names leave room for the list. */
const MAX_NAMES = 3

interface BlockersProps {
  cart: Cart
  /** The page on which the number of pieces can be changed; undefined where the rows have steppers. */
  cartUrl: string | undefined
}

/** Says what keeps the shopper from the checkout, and leads to the rows (MINICART-14, MINICART-69). */
export function Blockers({ cart, cartUrl }: BlockersProps) {
  const t = useText('minicart')
  const titleOf = useItemTitle()
  // The element's sheet has nothing of what few carts show, such as steppers.
  useSheet(rules)
  const blockers = useMemo(() => blockersOf(cart), [cart])
  const named = blockers.flatMap(({ items }) => items).slice(0, MAX_NAMES)
  const isDefective = hasDefects(cart)
  if (!isDefective && blockers.length === 0) return null
  return (
    <Notification state="error" variant="banner">
      <div className="blockers">
        {isDefective && <p>{t('defects')}</p>}
        {blockers.map(({ reason, items }) => (
          <p key={reason}>
            {t(`blockers.${reason}`, { items: t('itemCount', { count: items.length }) })}
            {withUniqueKeys(
              items.filter((item) => named.includes(item)),
              itemKey,
            ).map(([key, item]) => (
              <button
                key={key}
                type="button"
                className="blockers__item"
                onClick={(event) => leadTo(itemKey(item), event)}
              >
                {titleOf(item)}
              </button>
            ))}
            {/* Fewer may be had, but only the cart's page changes the number. */}
            {reason === 'NOT_AVAILABLE' && cartUrl && (
              <a className="blockers__change" href={cartUrl} data-track="minicart|cart">
                {t('changeInCart')}
              </a>
            )}
          </p>
        ))}
      </div>
    </Notification>
  )
}

/** Moves focus and sight to the row of an item, past what sticks above and below the list. */
function leadTo(key: string, { currentTarget }: MouseEvent): void {
  const row = currentTarget.closest('.minicart')?.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`)
  if (!row) return
  row.tabIndex = -1
  row.focus({ preventScroll: true })
  row.scrollIntoView({ block: 'center' })
}
