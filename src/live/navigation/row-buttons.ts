import { joinCleanups } from '../../page/browser/join-cleanups.ts'
import { on } from '../../page/browser/on.ts'
import { type Overflow, scrollByPage, watchOverflow } from '../../page/browser/overflow.ts'
import { rowButton } from '../../view/navigation/row-button.tsx'
import type { ViewContext } from '../../view/view.ts'
import { createNode } from '../write-views.ts'
import type { Navigation, Placed } from './navigation.ts'

/** The part of the visible width that a press scrolls. */
const PAGE_RATIO = 0.7

/** Scroll buttons for a mouse without a horizontal wheel, where the entries overflow (NAV-13). */
export function addRowButtons({ bar }: Navigation, text: ViewContext['text']): Placed {
  const list = bar.querySelector('.navigation__list') as HTMLElement
  const make = (side: keyof Overflow) => createNode(rowButton(side, text), bar.namespaceURI) as HTMLElement
  const buttons = { before: make('before'), after: make('after') }
  let overflow: Overflow = { before: false, after: false }
  const place = () => {
    for (const side of ['before', 'after'] as const)
      if (!overflow[side]) buttons[side].remove()
      else if (!buttons[side].isConnected) bar.firstElementChild?.append(buttons[side])
  }
  const measure = () =>
    watchOverflow(list, (next) => {
      overflow = next(overflow)
      place()
    })
  let stop = measure()
  // Other entries.
  const observer = new MutationObserver(() => {
    stop()
    stop = measure()
  })
  observer.observe(list, { childList: true })
  const turn = (side: keyof Overflow, direction: 1 | -1) =>
    on(buttons[side], 'click', () => scrollByPage(list, direction, PAGE_RATIO))
  const end = joinCleanups(turn('before', -1), turn('after', 1), () => {
    observer.disconnect()
    stop()
    for (const button of Object.values(buttons)) button.remove()
  })
  return { place, end }
}
