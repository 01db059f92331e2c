/** Moments to wait for: a browser with time, an element near the window. */

/** The callback runs after this time at the latest. */
const TIMEOUT_MS = 3000

/** Runs the callback once, when the browser is idle; returns the cleanup that cancels it. */
export function whenIdle(run: () => void): () => void {
  const { requestIdleCallback: request } = window as Partial<Window>
  let isOver = false
  const once = () => {
    if (isOver) return
    isOver = true
    run()
  }
  // Safari has no idle callback, and a page may have put a function in its place that never calls (THEME-23).
  setTimeout(once, request ? TIMEOUT_MS : 200)
  request?.(once)
  return () => {
    isOver = true
  }
}

/** Distance below the window at which a painted footer asks the services and draws its icons. */
const NEAR = '600px'

/** Runs once when an element is in sight, or less than a margin below the window (`0px`: in sight). Returns the cleanup. */
export function onceNear(element: Element, run: () => void, rootMargin = NEAR): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      run()
    },
    { rootMargin },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
