/** Writes the panel of a mini cart without React, from the same view. */
import { atom } from 'jotai/vanilla'
import { whenIdle } from '../../page/browser/idle.ts'
import { joinCleanups } from '../../page/browser/join-cleanups.ts'
import type { MiniCartProps } from '../../page/configuration/tables/shop-minicart.ts'
import { askForSlot } from '../../page/events/slot-wanted.ts'
import { shownRowsAtom } from '../../state/cart/cart-panel.ts'
import { pageTypeAtom } from '../../state/page-facts.ts'
import { cartPanel, FIRST_ROWS, MORE_ROWS } from '../../view/cart/panel.ts'
import { node } from '../../view/view.ts'
import type { LiveElement } from '../live-element.ts'
import { createNode } from '../write-views.ts'
import { WRITTEN } from '../written.ts'
import { noteRowLimit } from './row-limit.ts'
import { updateChildren } from './update-nodes.ts'

const XHTML = 'http://www.w3.org/1999/xhtml'

/** Writes it now, and what changes later. React hydrates the markup as it is. Returns the cleanup, which leaves it. */
export function writePanel({ container, context, store, host }: LiveElement<MiniCartProps>): () => void {
  const { theme, locale, openOnPage } = context.props
  const base = createNode(node('div', { class: 'shop-base', 'data-theme': theme, lang: locale }), XHTML) as Element
  const limitAtom = atom(FIRST_ROWS)
  noteRowLimit(host, FIRST_ROWS)
  const shownAtom = atom((get) =>
    openOnPage || get(pageTypeAtom) !== 'basket' ? [cartPanel(get, context, get(limitAtom))] : [],
  )
  const asked = new Map<Element, () => void>()
  const askForSlots = () => {
    for (const slot of base.querySelectorAll<HTMLSlotElement>('slot:not([name=empty])'))
      if (!asked.has(slot)) asked.set(slot, askForSlot(slot))
  }
  // The other rows come in steps, so that a huge list never blocks the page (MINICART-44).
  let cancelMore: (() => void) | undefined
  const showMore = () => {
    const limit = store.get(limitAtom)
    if (cancelMore || limit >= store.get(shownRowsAtom).length) return
    cancelMore = whenIdle(() => {
      cancelMore = undefined
      noteRowLimit(host, limit + MORE_ROWS)
      store.set(limitAtom, limit + MORE_ROWS)
    })
  }
  let shown = store.get(shownAtom)
  const write = () => {
    const before = shown
    shown = store.get(shownAtom)
    updateChildren(base, before, shown)
    askForSlots()
    showMore()
  }
  base.append(...shown.map((child) => createNode(child, XHTML)))
  container.replaceChildren(base)
  container.setAttribute(WRITTEN, '')
  const stop = store.sub(shownAtom, write)
  write()
  return joinCleanups(stop, () => {
    cancelMore?.()
    for (const end of asked.values()) end()
  })
}
