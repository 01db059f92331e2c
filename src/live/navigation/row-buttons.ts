import { joinCleanups } from '../../page/browser/on.ts'
import { scrollByPage, watchOverflow } from '../../page/browser/overflow.ts'
import { rowButton } from '../../view/navigation/row-button.tsx'
import type { ViewContext } from '../../view/view.ts'
import { createNode } from '../write-views.ts'
import type { Navigation, Placed } from './navigation.ts'

/** The part of the visible width that a press scrolls. */
const PAGE_RATIO = 0.7

/** Scroll buttons for a mouse without a horizontal wheel, where the entries overflow (NAV-13). */
export function addRowButtons({ bar }: Navigation, text: ViewContext['text']): Placed {
  const list = bar.querySelector('.navigation__list') as HTMLElement
  const buttons = [false, true].map((isAfter) => {
    const button = createNode(rowButton(isAfter, text), bar.namespaceURI) as HTMLElement
    button.addEventListener('click', () => scrollByPage(list, isAfter ? 1 : -1, PAGE_RATIO))
    return button
  })
  const place = () => bar.firstElementChild?.append(...buttons)
  place()
  const watch = () =>
    watchOverflow(list, (next) => {
      const { before, after } = next({ before: false, after: false })
      buttons.forEach((button, at) => {
        button.hidden = !(at ? after : before)
      })
    })
  let stop = watch()
  // Other entries.
  const observer = new MutationObserver(() => {
    stop()
    stop = watch()
  })
  observer.observe(list, { childList: true })
  return {
    place,
    end: joinCleanups(
      () => observer.disconnect(),
      () => stop(),
      () => buttons.map((button) => button.remove()),
    ),
  }
}
