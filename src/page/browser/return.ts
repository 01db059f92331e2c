/**
 * Calls when the page comes back: in sight again after another tab was, or restored from the back/forward cache, where no
 * script ran and no answer or event came, for seconds or hours. What it shows may be out of date, or another person's.
 * Returns what ends it.
 */
export function onReturn(handle: (isRestored: boolean) => void): () => void {
  const ends = new AbortController()
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) handle(true)
  }
  const onSight = () => {
    if (!document.hidden) handle(false)
  }
  window.addEventListener('pageshow', onShow, { signal: ends.signal })
  document.addEventListener('visibilitychange', onSight, { signal: ends.signal })
  return () => ends.abort()
}
