let locks = 0
let unlock = () => {}

/** Keeps the page from scrolling (PART-9); several callers share one lock. Returns the cleanup. */
export function lockScroll(): () => void {
  locks += 1
  if (locks === 1) unlock = lockPage()
  return () => {
    locks -= 1
    if (locks === 0) unlock()
  }
}

function lockPage(): () => void {
  const { documentElement: root, body } = document
  const [left, top] = [window.scrollX, window.scrollY]
  const { overflowY, scrollbarGutter } = getComputedStyle(root)
  // When the root's overflow is visible, the viewport uses the body's: locking the root instead would turn the body into a
  // scroll container of its own, and sticky elements in it would jump.
  const scroller = overflowY === 'visible' ? body : root
  // The scrollbar disappears: keep its width, so that nothing moves.
  const needsGutter = window.innerWidth > root.clientWidth && scrollbarGutter === 'auto'
  const restores = [override(scroller, 'overflow-x', 'hidden'), override(scroller, 'overflow-y', 'hidden')]
  if (needsGutter) restores.push(override(root, 'scrollbar-gutter', 'stable'))
  // A link to a place on the same page scrolls on purpose.
  let hasJumped = false
  const onJump = () => {
    hasJumped = true
  }
  window.addEventListener('hashchange', onJump)
  return () => {
    window.removeEventListener('hashchange', onJump)
    // Backwards: the first one knows whether there was a style attribute at all.
    for (const restore of restores.reverse()) restore()
    if (!hasJumped && (window.scrollX !== left || window.scrollY !== top))
      window.scrollTo({ left, top, behavior: 'instant' })
  }
}

/** Overrides one property of any style sheet of the page; returns the restore function. */
function override(element: HTMLElement, property: string, value: string): () => void {
  const { style } = element
  const hadStyle = element.hasAttribute('style')
  const [before, priority] = [style.getPropertyValue(property), style.getPropertyPriority(property)]
  style.setProperty(property, value, 'important')
  return () => {
    style.setProperty(property, before, priority)
    if (!hadStyle && style.length === 0) element.removeAttribute('style')
  }
}
