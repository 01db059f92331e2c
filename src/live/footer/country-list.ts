/**
 * Closes the open list of countries by Escape, by a press outside, and when the focus leaves it (FOOTER-39). Returns the cleanup.
 */
export function closeCountryList({ root }: { root: ShadowRoot }): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const openList = () => root.querySelector<HTMLDetailsElement>('details[part=countries][open]')
  const onOutside = (event: Event) => {
    const details = openList()
    if (details && !event.composedPath().includes(details)) details.open = false
  }
  const onKey = (event: Event) => {
    const details = openList()
    if ((event as KeyboardEvent).key !== 'Escape' || !details || !event.composedPath().includes(details)) return
    details.open = false
    details.querySelector('summary')?.focus()
  }
  document.addEventListener('pointerdown', onOutside, { signal })
  // The document sees no `focusin` within one shadow root.
  for (const target of [document, root]) target.addEventListener('focusin', onOutside, { signal })
  root.addEventListener('keydown', onKey, { signal })
  return () => controller.abort()
}
