/** Writes the panel of a mini cart without React, from the same view. */
import { whenIdle } from '../../page/browser/moments.ts'
import type { MiniCartProps } from '../../page/configuration/tables/shop-minicart.ts'
import { askForSlot } from '../../page/events/slot-wanted.ts'
import { shownRowsAtom } from '../../state/cart/cart-panel.ts'
import { FIRST_ROWS, MORE_ROWS, panelAtom } from '../../view/cart/panel.ts'
import { node } from '../../view/node.ts'
import type { ViewNode } from '../../view/view.ts'
import type { LiveElement } from '../live-element.ts'
import { updateChildren } from '../update-nodes.ts'
import { createNode } from '../write-views.ts'

/** Writes it now, and what changes later. React hydrates the markup as it is. Returns the cleanup, which leaves it. */
export function writePanel({ container, context, store }: LiveElement<MiniCartProps>): () => void {
  const { theme, locale } = context.props
  const frame = node('div', { class: 'shop-base', 'data-theme': theme, lang: locale })
  const base = createNode(frame, container.namespaceURI) as Element
  container.replaceChildren(base)
  container.setAttribute('data-written', '')
  const asked = new Map<Element, () => void>()
  let written: readonly ViewNode[] = []
  let stop = () => {}
  let cancelMore = () => {}

  /** The first rows at once, the others in steps, so that a huge list never blocks the page (MINICART-44). */
  const follow = (limit: number) => {
    const shownAtom = panelAtom(context, limit)
    const write = () => {
      const shown = store.get(shownAtom)
      const next = shown ? [shown] : []
      updateChildren(base, written, next)
      written = next
      for (const slot of base.querySelectorAll<HTMLSlotElement>('slot:not([name=empty])'))
        if (!asked.has(slot)) asked.set(slot, askForSlot(slot))
      cancelMore()
      if (store.get(shownRowsAtom).length > limit) cancelMore = whenIdle(() => follow(limit + MORE_ROWS))
    }
    stop()
    stop = store.sub(shownAtom, write)
    write()
  }
  follow(FIRST_ROWS)
  return () => {
    stop()
    cancelMore()
    for (const end of asked.values()) end()
  }
}
