import { useSetAtom } from 'jotai'
import { useText } from '../../i18n/useText.ts'
import type { Cart } from '../../shop/cart.ts'
import { defectsOf, itemKey, removalOf } from '../../shop/cart-items.ts'
import { changeCartAtom } from '../../state/cart-changes.ts'
import { DefectiveTile } from './DefectiveTile.tsx'
import { withOwnKeys } from './withOwnKeys.ts'

interface DefectiveRowsProps {
  cart: Cart
  /** Before a row goes: whoever keeps the focus may follow it. */
  onRemove(key: string): void
}

/** What stands in the defective lists, below what can be bought (specification 1 §2). */
export function DefectiveRows({ cart, onRemove }: DefectiveRowsProps) {
  const t = useText('minicart')
  const changeCart = useSetAtom(changeCartAtom)
  const items = defectsOf(cart)
  if (items.length === 0) return null
  return (
    <ul className="minicart__rows" aria-label={t('defectiveItems')}>
      {withOwnKeys(items, itemKey).map(([key, item]) => (
        <li key={key} data-row={itemKey(item)} className="minicart__row">
          <DefectiveTile
            item={item}
            onDelete={() => {
              onRemove(itemKey(item))
              changeCart({ change: removalOf(item) })
            }}
          />
        </li>
      ))}
    </ul>
  )
}
