import type { SlotName } from '../../page/events/events.ts'
import { askForSlot } from '../../page/events/slot-wanted.ts'

const ask = (slot: HTMLSlotElement | null) => (slot ? askForSlot(slot) : undefined)

/** A place for the page's own content, which is asked for when it is seen (EVENT-50). */
export const PageSlot = ({ name }: { name: SlotName }) => <slot name={name} ref={ask} />
