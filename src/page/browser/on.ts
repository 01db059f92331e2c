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
