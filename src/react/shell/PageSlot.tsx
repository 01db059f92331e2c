import { onceNear } from '../../page/browser/once-near.ts'
import { emit, type SlotName } from '../../page/events/events.ts'

/** By tag and slot. */
const wanted: Record<string, true> = {}

/** A place for the page's own content, which is asked for once, when what is around it is seen and it is not filled (EVENT-41). */
export const PageSlot = ({ name }: { name: SlotName }) => (
  <slot
    name={name}
    ref={(slot) => onceNear(slot?.parentElement as Element, () => want(slot as HTMLSlotElement, name))}
  />
)

function want(place: HTMLSlotElement, slot: SlotName): void {
  const { host } = place.getRootNode() as ShadowRoot
  // For the mini cart in a header the page fills the slot of the header.
  const outer = (host.getRootNode() as Partial<ShadowRoot>).host ?? host
  const element = outer.localName
  const key = element + slot
  // An empty element keeps the room of what will come (EVENT-42).
  if (wanted[key] || outer.querySelector(`[slot=${slot}]`)?.innerHTML.trim()) return
  wanted[key] = true
  emit('shop-slot-wanted', { element, slot })
}
