import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { DeletedItem } from '../../state/cart/cart-machine.ts'
import { deletedItemsAtom } from '../../state/cart/cart-outcomes.ts'
import { useText } from '../shell/useText.ts'
import { useChangeCount } from './useChangeCount.ts'
import { useItemTitle } from './useItemTitle.ts'

/** Announces each deletion once, and nothing when a deleted item is restored or expires (MINICART-34). */
export function DeletionAnnouncement() {
  const t = useText('minicart')
  const titleOf = useItemTitle()
  const deleted = useLastDeleted(useAtomValue(deletedItemsAtom))
  const changeCount = useChangeCount(deleted)
  return (
    <p className="visually-hidden" role="status">
      {deleted && <span key={changeCount}>{t('deletedItem', { title: titleOf(deleted.item) })}</span>}
    </p>
  )
}

/** The entry that was added last, until it leaves the list. */
function useLastDeleted(items: readonly DeletedItem[]): DeletedItem | undefined {
  const [previous, setPrevious] = useState({ items, newest: items.at(-1) })
  if (previous.items !== items) {
    const last = items.at(-1)
    const isNew = last && !previous.items.includes(last)
    const before = previous.newest && items.includes(previous.newest) ? previous.newest : undefined
    setPrevious({ items, newest: isNew ? last : before })
  }
  return previous.newest
}
