import { on } from '../page/browser/on.ts'
import type { LiveElement } from './live-element.ts'
import { whenFetched } from './when-fetched.ts'

interface Watcher {
  /** Watches an open `<details>`, which `close` closes; returns the cleanup. */
  watch(details: HTMLDetailsElement, close: () => void): () => void
}

/** A focus that is in it goes back to what opened it. */
export function closeDetails(details: HTMLDetailsElement): void {
  if (details.matches(':focus-within')) details.querySelector('summary')?.focus({ preventScroll: true })
  details.open = false
}

/** Has each `<details>` that matches watched while it is open, by code that is fetched when one opens. Returns the cleanup. */
export function watchDetails(
  { root, tag }: Pick<LiveElement, 'root' | 'tag'>,
  selector: string,
  fetchWatcher: () => Promise<Watcher>,
): () => void {
  const open = new Map<HTMLDetailsElement, () => void>()
  const start = (details: HTMLDetailsElement) => {
    const close = () => closeDetails(details)
    open.set(
      details,
      whenFetched(tag, fetchWatcher(), ({ watch }) => watch(details, close)),
    )
  }
  const onToggle = ({ target }: Event) => {
    if (!(target instanceof HTMLDetailsElement) || !target.matches(selector) || target.open === open.has(target)) return
    if (target.open) return start(target)
    open.get(target)?.()
    open.delete(target)
  }
  // It does not bubble.
  const stop = on(root, 'toggle', onToggle, { capture: true })
  for (const details of root.querySelectorAll<HTMLDetailsElement>(`${selector}[open]`)) start(details)
  return () => {
    stop()
    for (const end of open.values()) end()
  }
}
