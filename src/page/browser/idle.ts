/** The callback runs after this time at the latest. */
const TIMEOUT_MS = 3000

/** Runs the callback when the browser is idle; returns the cleanup that cancels it. */
export function whenIdle(run: () => void): () => void {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 200)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(run, { timeout: TIMEOUT_MS })
  return () => cancelIdleCallback(request)
}
