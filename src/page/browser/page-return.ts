/**
 * Calls back when the page returns: visible again after another tab, or restored from the back/forward cache
 * (`isRestored`), where no script ran and no answer or event arrived, for seconds or hours. What the page shows may be
 * stale, or another person's. Returns the cleanup.
 */
export function onPageReturn(handle: (isRestored: boolean) => void): () => void {
  const ended = new AbortController()
  const { signal } = ended
  window.addEventListener('pageshow', ({ persisted }) => persisted && handle(true), { signal })
  document.addEventListener('visibilitychange', () => document.hidden || handle(false), { signal })
  return () => ended.abort()
}
