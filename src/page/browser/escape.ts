/** Handlers of everything that is open, the last opened at the end. */
const handlers: (() => void)[] = []

function onKeyDown(event: KeyboardEvent): void {
  // While text is being composed, Escape ends the composition only.
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
  const handle = handlers.at(-1)
  if (!handle) return
  // Neither a surrounding dialog nor the host page may close as well.
  event.preventDefault()
  handle()
}

/**
 * Calls back on Escape, but only the last active caller, and not for an Escape already handled (FLYOUT-17). Returns the
 * cleanup.
 */
export function onEscape(close: () => void): () => void {
  const handler = () => close()
  handlers.push(handler)
  document.addEventListener('keydown', onKeyDown)
  return () => {
    handlers.splice(handlers.indexOf(handler), 1)
    if (handlers.length === 0) document.removeEventListener('keydown', onKeyDown)
  }
}
