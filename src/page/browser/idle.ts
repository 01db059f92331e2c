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
