import { useSetAtom } from 'jotai'
import { Trash2 } from 'lucide'
import { useText } from '../../i18n/useText.ts'
import type { Cart } from '../../shop/cart.ts'
import { type CartItem, itemKey, removalOf } from '../../shop/cart-items.ts'
import { changeCartAtom } from '../../state/cart-changes.ts'
import { Icon } from '../ui/Icon.tsx'
import { pictureOf, Tile } from './CartTile.tsx'
import { useItemTitle } from './useItemTitle.ts'

/** What can't be sold as it is: said, and removable (specification 1 §2, §8). */
export function DefectiveTiles({ cart }: { cart: Cart }) {
  const t = useText('minicart')
  const titleOf = useItemTitle()
  const changeCart = useSetAtom(changeCartAtom)
  const items = defectsOf(cart)
  if (items.length === 0) return null
  return (
    <ul className="minicart__rows">
      {items.map(({ item, message, isRemovable }) => (
        <li key={itemKey(item)} className="minicart__row">
          <Tile title={titleOf(item)} picture={pictureOf(item)}>
            <p className="tile__defect">{t(message)}</p>
            <div className="tile__foot">
              <span className="tile__quantity" />
              <button
                type="button"
                className="tile__delete"
                aria-label={t('deleteItem', { title: titleOf(item) })}
                disabled={!isRemovable}
                onClick={() => changeCart({ change: removalOf(item) })}
              >
                <Icon icon={Trash2} size={18} />
              </button>
            </div>
          </Tile>
        </li>
      ))}
    </ul>
  )
}

interface Defect {
  item: CartItem
  message: 'defect.article' | 'defect.partnerProduct' | 'defect.subscriptionTile'
  /** An article without its tcm can't be addressed (specification 1 §2). */
  isRemovable: boolean
}

function defectsOf(cart: Cart): Defect[] {
  const article = (kind: 'article' | 'giftCard') => (one: Cart['articles'][number]) =>
    ({ item: { kind, article: one }, message: 'defect.article', isRemovable: one.tcm !== undefined }) as const
  return [
    ...cart.defectiveArticles.map(article('article')),
    ...cart.defectiveGiftCards.map((giftCard) => article('giftCard')(giftCard.article)),
    ...cart.defectivePartnerProducts.map(
      (partnerProduct) =>
        ({
          item: { kind: 'partnerProduct', partnerProduct },
          message: 'defect.partnerProduct',
          isRemovable: true,
        }) as const,
    ),
    ...cart.defectiveSubscriptions.map(
      (subscription) =>
        ({
          item: { kind: 'subscription', subscription },
          message: 'defect.subscriptionTile',
          isRemovable: true,
        }) as const,
    ),
  ]
}
