/**
 * Calls back once an element has been in sight for a time without a break: rendered, within the window, in a visible tab.
 * Returns the cleanup.
 */
export function afterTimeInSight(element: Element, ms: number, run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isInWindow = false
  const update = () => {
    const isInSight = isInWindow && !document.hidden
    if (isInSight) timer ??= setTimeout(run, ms)
    else {
      clearTimeout(timer)
      timer = undefined
    }
  }
  const observer = new IntersectionObserver((entries) => {
    isInWindow = entries.at(-1)?.isIntersecting ?? false
    update()
  })
  observer.observe(element)
  document.addEventListener('visibilitychange', update)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
    document.removeEventListener('visibilitychange', update)
  }
}
