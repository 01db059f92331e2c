import { onEscape } from '../../page/browser/escape.ts'
import { lockScroll } from '../../page/browser/lock-scroll.ts'
import { joinCleanups, on } from '../../page/browser/on.ts'
import type { NavigationPath } from '../../shop/navigation/navigation.ts'
import { navigationDrawer } from '../../view/navigation/drawer.tsx'
import { LIST_FRAME } from '../../view/navigation/navigation-list.tsx'
import { writeAttribute } from '../patches.ts'
import { updateNode } from '../update-nodes.ts'
import { createNode } from '../write-views.ts'
import { followPage, watchPictures } from './follow-page.ts'
import type { Navigation, OpenPart, OpenState } from './navigation.ts'

const viewOf = ({ entries, path, ...shown }: OpenState) => navigationDrawer(entries, path, shown)

/**
 * Shows the drawer, a modal dialog on the platform's own `dialog` (NAV-38), beside the markup of fragment and React. The focus returns to where
 * it was (NAV-39).
 */
export function openDrawer({ bar, element, close, openLevel }: Navigation, state: OpenState): OpenPart {
  const { root, host, store } = element
  let shown = viewOf(state)
  let path = state.path
  const base = root.querySelector('.shop-base')?.cloneNode() as HTMLElement
  const node = createNode(shown, bar.namespaceURI) as HTMLElement
  const dialog = node.firstElementChild as HTMLDialogElement
  base.append(node)
  // In place of the list (NAV-27), which the browser closes then.
  const list = 'popover' in bar && root.getElementById(LIST_FRAME)
  base.toggleAttribute('data-in-place', list ? list.matches(':popover-open') : false)
  const opener = root.activeElement
  root.append(base)
  let isOpen = true
  const show = () => {
    if (isOpen && dialog.isConnected && !dialog.open) dialog.showModal()
  }
  show()
  const place = (isExpanded: 'true' | null = 'true') => {
    const menu = bar.querySelector('[data-control=navigation-menu]') as Element
    // Taken back before React hydrates the button.
    if (element.phase === 'awake') writeAttribute(menu, 'aria-expanded', isExpanded)
    else element.patches.setAttribute(menu, 'aria-expanded', isExpanded)
  }
  place()
  let isPressedOutside = false
  const end = joinCleanups(
    onEscape(close),
    on(window, 'pagehide', close),
    lockScroll(),
    closeOnUse(),
    watchPictures(node, store),
    // Moving it in the page removes it from the top layer.
    followPage({ host }, bar, () => {
      if (!isOpen || dialog.matches(':modal')) return
      dialog.close()
      show()
    }),
  )
  return {
    place,
    update(next) {
      const view = viewOf(next)
      updateNode(node, shown, view)
      shown = view
      focusLevel(dialog, path, next.path)
      path = next.path
    },
    end() {
      isOpen = false
      end()
      place(null)
      dialog.close()
      base.remove()
      // Some browsers do not restore the focus inside a shadow root.
      if (root.activeElement !== opener && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    },
  }

  /** Buttons and the backdrop; requests of the platform, e.g. the back gesture. */
  function closeOnUse(): () => void {
    return joinCleanups(
      // A browser may close it without asking.
      on(dialog, 'close', show),
      on(dialog, 'cancel', (event) => {
        if (event.target !== dialog) return
        event.preventDefault()
        close()
      }),
      // Selecting text may drag over the edge: not a click on the backdrop.
      on(dialog, 'pointerdown', ({ target }) => {
        isPressedOutside = target === dialog
      }),
      on(dialog, 'pointerup', ({ target }) => {
        isPressedOutside &&= target === dialog
      }),
      on(dialog, 'click', ({ target }) => {
        const button = (target as Element).closest<HTMLElement>('[data-close], [data-level-path]')
        const level = button?.dataset.levelPath
        if (level !== undefined) openLevel(level === '' ? [] : level.split('.').map(Number))
        else if (button || (target === dialog && isPressedOutside)) close()
      }),
      on(dialog, 'toggle', ({ target }) => (target as Element).scrollIntoView({ block: 'nearest' }), { capture: true }),
    )
  }
}

/** Moves the focus to the way back of a level below, and back to the node that opened the level. */
function focusLevel(dialog: Element, from: NavigationPath, to: NavigationPath): void {
  if (from.join() === to.join()) return
  const isBack = from.length > to.length
  dialog.querySelector<HTMLElement>(isBack ? `[data-index="${from[to.length]}"]` : '.navigation-drawer__back')?.focus()
}
