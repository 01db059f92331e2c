/** The legal text of a campaign: a `<details>`, which opens by itself. */
import type { Action } from '../action.ts'
import type { LiveElement } from '../live-element.ts'
import { whenFetched } from '../when-fetched.ts'

const LEGAL_TEXT = 'details[data-legal-text]'

/** A focus that is in the text goes back to what opened it. */
export function closeDetails(details: HTMLDetailsElement): void {
  if (details.matches(':focus-within')) details.querySelector('summary')?.focus({ preventScroll: true })
  details.open = false
}

/** By its button (PROMO-27). */
export const closeLegalText: Action = (_element, _event, { node }) => {
  const details = node.closest<HTMLDetailsElement>(LEGAL_TEXT)
  if (details) closeDetails(details)
}

/** Closes an open one by code that is fetched when one opens. Returns the cleanup. */
export function closeLegalTexts({ root, tag }: Pick<LiveElement, 'root' | 'tag'>): () => void {
  const controller = new AbortController()
  const open = new Map<HTMLDetailsElement, () => void>()
  const watch = (details: HTMLDetailsElement) => {
    const close = () => closeDetails(details)
    const end = whenFetched(tag, import('./watch-legal-text.late.ts'), (code) => code.watchLegalText(details, close))
    open.set(details, end)
  }
  const onToggle = ({ target }: Event) => {
    if (!(target instanceof HTMLDetailsElement) || !target.matches(LEGAL_TEXT) || target.open === open.has(target))
      return
    if (target.open) return watch(target)
    open.get(target)?.()
    open.delete(target)
  }
  // It does not bubble.
  root.addEventListener('toggle', onToggle, { signal: controller.signal, capture: true })
  for (const details of root.querySelectorAll<HTMLDetailsElement>(`${LEGAL_TEXT}[open]`)) watch(details)
  return () => {
    controller.abort()
    for (const end of open.values()) end()
  }
}
