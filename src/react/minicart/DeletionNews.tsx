import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { type DeletedItem, deletedItemsAtom } from '../../state/cart/cart.ts'
import { useText } from '../shell/useText.ts'
import { useItemTitle } from './useItemTitle.ts'
import { useRenewal } from './useRenewal.ts'

/** Says each deletion once, when it happens; nothing when an item comes back or its time is over. */
export function DeletionNews() {
  const t = useText('minicart')
  const titleOf = useItemTitle()
  const deleted = useNewest(useAtomValue(deletedItemsAtom))
  const renewal = useRenewal(deleted)
  return (
    <p className="visually-hidden" role="status">
      {deleted && <span key={renewal}>{t('deletedItem', { title: titleOf(deleted.item) })}</span>}
    </p>
  )
}

/** The entry that came last, as long as it is in the list. */
function useNewest(items: readonly DeletedItem[]): DeletedItem | undefined {
  const [known, setKnown] = useState({ items, newest: items.at(-1) })
  if (known.items !== items) {
    const last = items.at(-1)
    const isNew = last && !known.items.includes(last)
    const before = known.newest && items.includes(known.newest) ? known.newest : undefined
    setKnown({ items, newest: isNew ? last : before })
  }
  return known.newest
}
