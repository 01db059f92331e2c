/** Runs once, as soon as neither pointer nor focus is in an element. Returns the cleanup. */
export function whenUnused(element: Element, run: () => void): () => void {
  const listeners = new AbortController()
  const { signal } = listeners
  const update = () => {
    if (signal.aborted || element.matches(':is(:hover, :focus-within)')) return
    listeners.abort()
    run()
  }
  // `:focus-within` still matches during the event.
  const onLeave = () => void setTimeout(update)
  for (const type of ['pointerleave', 'focusout']) element.addEventListener(type, onLeave, { signal })
  update()
  return () => listeners.abort()
}
