/**
 * Closes the open list of countries by Escape, by a press outside, when the focus leaves it (FOOTER-39), and when the page is left
 * (FLYOUT-60). Returns the cleanup.
 */
export function watch(details: HTMLDetailsElement, close: () => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const isInside = (event: Event) => event.composedPath().includes(details)
  const onOutside = (event: Event) => {
    if (!isInside(event)) details.open = false
  }
  document.addEventListener('pointerdown', onOutside, { signal })
  // The document sees no `focusin` within one shadow root.
  for (const target of [document, details.getRootNode()]) target.addEventListener('focusin', onOutside, { signal })
  window.addEventListener('pagehide', close, { signal })
  details.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal })
  return () => controller.abort()
}
