/** Takes a slot, and returns how to give it back; undefined where all are taken. */
export type TakeSlot = () => (() => void) | undefined

/**
 * At most `max` of something at the same time. What has not ended after `lostMs` counts as ended: on workerd the end of a
 * request can end what it has begun, unnoticed.
 */
export function createSlots(max: number, lostMs: number): TakeSlot {
  const taken = new Set<{ at: number }>()
  return () => {
    for (const slot of taken) if (Date.now() - slot.at >= lostMs) taken.delete(slot)
    if (taken.size >= max) return undefined
    const slot = { at: Date.now() }
    taken.add(slot)
    return () => void taken.delete(slot)
  }
}
