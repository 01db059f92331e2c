import { onEscape } from '../../page/browser/escape.ts'
import { joinCleanups, on } from '../../page/browser/on.ts'
import { placeBelow } from '../../page/browser/place-below.ts'
import { navigationFlyout } from '../../view/navigation/flyout.tsx'
import { updateNode } from '../update-nodes.ts'
import { createNode } from '../write-views.ts'
import { followPage, watchPictures } from './follow-page.ts'
import type { Navigation, OpenPart, OpenState } from './navigation.ts'

const viewOf = (state: OpenState) =>
  navigationFlyout(state.entries[state.path[0] as number] as never, state.path, state)

/**
 * Shows the flyout of an entry, behind its link in the order of Tab (NAV-26). It closes by overlay, button and Escape, and with the page
 * (NAV-30, FLYOUT-60). The pointer closes it too: src/live/navigation/pointer.ts.
 */
export function openFlyout({ bar, element, close }: Navigation, state: OpenState): OpenPart {
  let shown = viewOf(state)
  const node = createNode(shown, bar.namespaceURI) as HTMLElement
  const layer = node.firstElementChild as HTMLElement
  const linkOf = () => bar.querySelector<HTMLElement>(`.navigation__link[data-path="${state.path[0]}"]`)
  const place = () => {
    const item = linkOf()?.parentElement
    if (!item) return
    if (node.parentElement !== item) item.append(node)
    if (layer.isConnected && !layer.matches(':popover-open')) layer.showPopover?.()
  }
  const controller = new AbortController()
  placeBelow(layer, bar, controller.signal)
  place()
  const end = joinCleanups(
    onEscape(close),
    on(window, 'pagehide', close),
    on(layer, 'click', ({ target }) => (target as Element).closest('.flyout__overlay, [data-close]') && close()),
    watchPictures(node, element.store),
    followPage(element, bar, place),
    () => controller.abort(),
  )
  return {
    place,
    update(next) {
      const view = viewOf(next)
      updateNode(node, shown, view)
      shown = view
    },
    end() {
      // A focus inside would be lost with it (FLYOUT-16).
      if (layer.matches(':focus-within')) linkOf()?.focus({ preventScroll: true })
      end()
      node.remove()
    },
  }
}
