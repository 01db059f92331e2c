import { useLayoutEffect } from 'react'

let locks = 0
let unlock = () => {}

/** The page behind stands still, where it is, for as long as this is mounted; several share one lock. */
export function useScrollLock(): void {
  useLayoutEffect(() => {
    locks += 1
    if (locks === 1) unlock = lockPage()
    return () => {
      locks -= 1
      if (locks === 0) unlock()
    }
  }, [])
}

function lockPage(): () => void {
  const { documentElement: root, body } = document
  const [left, top] = [window.scrollX, window.scrollY]
  const { overflowY, scrollbarGutter } = getComputedStyle(root)
  // Where the root has no overflow of its own, the window takes the body's, and the body must hold still: locked by the
  // root, it would become a box that scrolls by itself, and what is sticky inside would jump.
  const scroller = overflowY === 'visible' ? body : root
  // The bar that goes leaves its room, so that nothing moves.
  const isRoomLost = window.innerWidth > root.clientWidth && scrollbarGutter === 'auto'
  const restores = [hold(scroller, 'overflow-x', 'hidden'), hold(scroller, 'overflow-y', 'hidden')]
  if (isRoomLost) restores.push(hold(root, 'scrollbar-gutter', 'stable'))
  return () => {
    // The first one knows whether there was a style at all.
    for (const restore of restores.reverse()) restore()
    if (window.scrollX !== left || window.scrollY !== top) window.scrollTo({ left, top, behavior: 'instant' })
  }
}

/** Sets one property against any sheet of the page; what it returns puts it back as it was. */
function hold(element: HTMLElement, property: string, value: string): () => void {
  const { style } = element
  const hadStyle = element.hasAttribute('style')
  const [before, priority] = [style.getPropertyValue(property), style.getPropertyPriority(property)]
  style.setProperty(property, value, 'important')
  return () => {
    style.setProperty(property, before, priority)
    if (!hadStyle && style.length === 0) element.removeAttribute('style')
  }
}
