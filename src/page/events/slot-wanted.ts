import { onceNear } from '../browser/moments.ts'
import { emit, type SlotName } from './events.ts'

/** By tag and slot. */
const wanted: Record<string, true> = {}

/** Asks once for the page's own content of a slot, when what is around it is seen and it is not filled (EVENT-50). Returns the cleanup. */
export function askForSlot(slot: HTMLSlotElement): () => void {
  const around = slot.parentElement as Element
  const name = slot.name as SlotName
  return onceNear(around, () => {
    const { host } = around.getRootNode() as ShadowRoot
    // For the mini cart in a header the page fills the slot of the header.
    const outer = (host.getRootNode() as Partial<ShadowRoot>).host ?? host
    const element = outer.localName
    const key = element + name
    // An empty element keeps the room of what will come (EVENT-51).
    if (wanted[key] || outer.querySelector(`[slot=${name}]`)?.innerHTML.trim()) return
    wanted[key] = true
    emit('shop-slot-wanted', { element, slot: name })
  })
}
