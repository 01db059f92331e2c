import { onceNear } from '../../page/browser/once-near.ts'
import { emit, type SlotName } from '../../page/events/events.ts'

/** By tag and slot. */
const wanted: Record<string, true> = {}

/** A place for the page's own content, which is asked for once, when what is around it is seen and it is not filled (EVENT-50). */
export const PageSlot = ({ name }: { name: SlotName }) => (
  <slot
    name={name}
    ref={(slot) => {
      const around = slot?.parentElement as Element
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
    }}
  />
)
