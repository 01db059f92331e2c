/** A change that failed: what it had taken comes back, and why is said for a while (specification 1 §4, §9). */
import { atom } from 'jotai'
import type { CartError } from '../../api/cart-error.ts'
import { CHANGE_ERROR_MS } from '../../shop/limits.ts'
import { type ChangeFault, changeFaultAtom, type PendingChange, pendingChangesAtom } from './cart.ts'
import { forgetDeletedAtom, showDeletedAtom } from './cart-deleted.ts'

const faultTimerAtom = atom<ReturnType<typeof setTimeout> | undefined>(undefined)

export const showFailureAtom = atom(null, (get, set, failed: { pending: PendingChange; error: CartError }) => {
  const { key, restores } = failed.pending
  const { code, limit } = failed.error
  // A later change to the item has its own say.
  if (!get(pendingChangesAtom).some((other) => other.key === key)) {
    set(forgetDeletedAtom, key)
    if (restores) set(showDeletedAtom, restores)
  }
  set(showFaultAtom, { error: code, ...(limit !== undefined && { limit }) })
})

/** A newer fault starts the time anew. */
const showFaultAtom = atom(null, (get, set, fault: ChangeFault) => {
  clearTimeout(get(faultTimerAtom))
  set(changeFaultAtom, fault)
  set(
    faultTimerAtom,
    setTimeout(() => set(changeFaultAtom, undefined), CHANGE_ERROR_MS),
  )
})
