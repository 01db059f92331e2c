import { type CartChangeResult, emit } from '../../page/events/events.ts'

/** Result of a change that was not sent. */
export const REFUSED = { ok: false, error: 'UNKNOWN' } as const

/** Answers every request that was merged into a change, with its id if it has one (CART-39). */
export function answerChange(
  requestIds: readonly (string | undefined)[],
  result: Omit<CartChangeResult, 'requestId'>,
): void {
  for (const id of requestIds)
    emit('shop-cart-change-result', { ...(id !== undefined && { requestId: id }), ...result })
}
