/** Nobody waits for it longer than this. */
const LATEST_MS = 3000

/** Runs when the page has time; returns what calls it off. */
export function whenIdle(run: () => void): () => void {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 200)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(run, { timeout: LATEST_MS })
  return () => cancelIdleCallback(request)
}
