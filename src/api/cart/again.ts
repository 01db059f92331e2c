import type { HeldChange } from './held-changes.ts'

/** The same event once more, of the same person. */
export const again = ({ type, detail, person, key }: HeldChange, next: unknown = detail): HeldChange =>
  Object.assign(new CustomEvent(type, { detail: next }), { person, key })
