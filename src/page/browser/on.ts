/** Listens to events of a target; blanks separate their names. Returns the cleanup. */
export function on<Used extends Event = Event>(
  target: EventTarget,
  names: string,
  handle: (event: Used) => void,
  options?: AddEventListenerOptions,
): () => void {
  const listener = handle as EventListener
  const all = names.split(' ')
  for (const name of all) target.addEventListener(name, listener, options)
  return () => {
    for (const name of all) target.removeEventListener(name, listener, options)
  }
}

/** Several clean-ups as one, run in the given order. */
export const joinCleanups =
  (...cleanups: (() => void)[]): (() => void) =>
  () => {
    for (const cleanup of cleanups) cleanup()
  }

/**
 * Calls back when the page returns: visible again after another tab, or restored from the back/forward cache
 * (`isRestored`), where no script ran and no answer or event arrived, for seconds or hours. What the page shows may be
 * stale, or another person's. Returns the cleanup.
 */
export const onPageReturn = (handle: (isRestored: boolean) => void): (() => void) =>
  joinCleanups(
    on<PageTransitionEvent>(window, 'pageshow', ({ persisted }) => persisted && handle(true)),
    on(document, 'visibilitychange', () => document.hidden || handle(false)),
  )
