/**
 * Cart changes that wait for code, each with the token of the person who was there when its event came (CART-46). They are kept on
 * the page, where loader and elements share them. What is still held when the page is left, or when the code can't be loaded, is sent
 * by `send-held-changes.ts`.
 */
import { sharedOnPage } from '../../page/browser/own-symbol.ts'

export type HeldChange = CustomEvent & {
  person?: string
  /** There once it has been sent. */
  key?: string
}

type HeldChanges = HeldChange[] & {
  /** Settles when what was sent on leaving has been answered. */
  sent?: Promise<unknown>
  /** Sends one after those before it, without the code that it waits for. Resolves with the answer. */
  send?(event: HeldChange): Promise<unknown>
  /** For keys: the page's own number, and how many it has given. */
  page?: string
  count?: number
  /** Whether the cart's service takes keys; not known before its first answer (CART-69). */
  takesKeys?: boolean
}

export const heldChanges = (): HeldChanges => sharedOnPage('held', () => [])

/** Ends the holding of a change; false for one that is not held, or was sent meanwhile. */
export function release(event: Event): boolean {
  const held = heldChanges()
  const at = held.indexOf(event as HeldChange)
  return at >= 0 && !!held.splice(at, 1)
}

/** Holds a change for the person who is there, or was when the event came first. */
export function hold(event: HeldChange, person: string): void {
  release(event)
  event.person ??= person
  heldChanges().push(event)
}
