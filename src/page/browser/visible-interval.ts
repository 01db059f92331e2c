/** Runs at once and then every so many ms, while the tab is seen; what came due meanwhile is caught up on return. */
export function everyWhileVisible(ms: number, run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isDue = false
  const turn = () => {
    isDue = document.hidden
    if (isDue) return
    timer = setTimeout(turn, ms)
    run()
  }
  const onVisibility = () => {
    if (isDue && !document.hidden) turn()
  }
  document.addEventListener('visibilitychange', onVisibility)
  turn()
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', onVisibility)
  }
}
