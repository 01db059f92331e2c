import { type CartChangeResult, emit } from '../../page/events/events.ts'

/** The answer to a change that was not even sent. */
export const REFUSED = { ok: false, error: 'UNKNOWN' } as const

/** Answers all who asked for a change, with the id that they gave or without one (public contract, section 4). */
export function answerChange(
  requestIds: readonly (string | undefined)[],
  result: Omit<CartChangeResult, 'requestId'>,
): void {
  for (const id of requestIds)
    emit('shop-cart-change-result', { ...(id !== undefined && { requestId: id }), ...result })
}
