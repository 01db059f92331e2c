/**
 * Runs at once and then every `ms`, but not while the tab is hidden; a run that was due meanwhile follows on return.
 * Returns the cleanup.
 */
export function setVisibleInterval(ms: number, run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isDue = false
  const tick = () => {
    isDue = document.hidden
    if (isDue) return
    timer = setTimeout(tick, ms)
    run()
  }
  const onVisibilityChange = () => {
    if (isDue && !document.hidden) tick()
  }
  document.addEventListener('visibilitychange', onVisibilityChange)
  tick()
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', onVisibilityChange)
  }
}
