import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { NAVIGATION_HOVER_MS, NAVIGATION_LEAVE_MS } from '../../shop/limits.ts'
import { hasFlyout, type NavigationNode, type NavigationPath } from '../../shop/navigation/navigation.ts'
import { headsInto, type Point } from '../../shop/navigation/navigation-intent.ts'
import { isOpenAt, nodesAlong } from '../../shop/navigation/navigation-path.ts'
import { useTimeout } from '../ui/useTimeout.ts'

/** What pointer and keys may do. */
export interface NavigationActions {
  entries: readonly NavigationNode[]
  /** There a drawer opens, by a whole tap. */
  isOnSmall: boolean
  /** Undefined while no flyout is open. */
  openPath: NavigationPath | undefined
  openAt(path: NavigationPath, focusInside?: boolean): void
  openOnly(path: NavigationPath): void
  close(): void
}

export const linkOf = ({ target }: Event): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>('[data-path]')) || undefined

export const pathOf = (link: HTMLElement): NavigationPath => (link.dataset.path ?? '').split('.').map(Number)

/** What is open to the side of a link: its bar's flyout, or the level beside its own. */
const besides = (bar: HTMLElement, link: HTMLElement): Element | null =>
  bar.querySelector(link.matches('.navigation__link') ? '.flyout__panel' : `[data-level="${pathOf(link).length + 1}"]`)

/**
 * Hovering selects after 300 ms, unless the pointer is on its way into what is open; a mouse click follows the link. On
 * touch the first tap opens and the second follows, and so does Enter (specification 1 §2, §9).
 */
export function useNavigationPointer(bar: HTMLElement, actions: NavigationActions): void {
  const latest = useRef(actions)
  latest.current = actions
  const hover = useTimeout()
  const leave = useTimeout()

  useEffect(() => {
    const ends = new AbortController()
    const { signal } = ends
    let link: HTMLElement | undefined
    let last: Point = { x: 0, y: 0 }
    let pressedBy = ''

    const nodeOf = (path: NavigationPath) => nodesAlong(latest.current.entries, path)[path.length - 1]
    const select = () => {
      const { openPath = [], openAt, openOnly, close } = latest.current
      const path = link ? pathOf(link) : []
      const node = nodeOf(path)
      if (!node || (hasFlyout(node) && isOpenAt(openPath, path))) return
      if (hasFlyout(node)) openAt(path)
      else if (path.length > 1) openOnly(path.slice(0, -1))
      else close()
    }
    const rest = () => {
      if (!latest.current.isOnSmall) hover.start(select, NAVIGATION_HOVER_MS)
    }
    const enter = (entered: HTMLElement | undefined) => {
      hover.stop()
      link = entered
      if (link) rest()
    }

    const onOver = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return
      leave.stop()
      const entered = linkOf(event)
      if (entered === link) return
      last = { x: event.clientX, y: event.clientY }
      enter(entered)
    }
    const onMove = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || !link) return
      const now = { x: event.clientX, y: event.clientY }
      const goal = besides(bar, link)
      if (goal && headsInto(goal.getBoundingClientRect(), last, now)) rest()
      last = now
    }
    const onLeave = ({ pointerType }: PointerEvent) => {
      // A finger that is lifted leaves as well: what it has opened stays.
      if (pointerType !== 'mouse') return
      enter(undefined)
      if (latest.current.openPath) leave.start(() => latest.current.close(), NAVIGATION_LEAVE_MS)
    }
    const onClick = (event: MouseEvent) => {
      const clicked = linkOf(event)
      const path = clicked && pathOf(clicked)
      const node = path && nodeOf(path)
      if (!node || !hasFlyout(node) || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      const isMouse = event.detail > 0 && pressedBy === 'mouse'
      const isOpen = latest.current.openPath && isOpenAt(latest.current.openPath, path)
      if (node.href && (isMouse || isOpen)) return
      event.preventDefault()
      hover.stop()
      // A level that opens beside another one takes the focus that a key has brought.
      // Before the next key or tap.
      if (!isOpen) flushSync(() => latest.current.openAt(path, event.detail === 0 && path.length > 1))
    }
    const onPressOutside = (event: PointerEvent) => {
      if (latest.current.openPath && !event.composedPath().includes(bar)) latest.current.close()
    }
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      const isOutside = relatedTarget instanceof Node && !bar.contains(relatedTarget)
      if (isOutside && latest.current.openPath) latest.current.close()
    }

    bar.addEventListener('pointerover', onOver, { signal })
    bar.addEventListener('pointermove', onMove, { signal })
    bar.addEventListener('pointerleave', onLeave, { signal })
    bar.addEventListener(
      'pointerdown',
      ({ pointerType }) => {
        pressedBy = pointerType
      },
      { signal },
    )
    bar.addEventListener('click', onClick, { signal })
    bar.addEventListener('focusout', onFocusOut, { signal })
    window.addEventListener('pointerdown', onPressOutside, { signal })
    // The pointer may rest on an entry since before this code came.
    enter(bar.querySelector<HTMLElement>('.navigation__link:hover') ?? undefined)
    return () => ends.abort()
  }, [bar, hover, leave])
}
