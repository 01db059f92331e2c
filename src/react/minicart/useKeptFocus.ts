import { type FocusEvent, useEffect, useMemo, useRef } from 'react'

const FOCUSED = '.deleted-tile__undo, .tile__delete'

/**
 * Whoever deletes or tries again by keyboard loses what had the focus. It stays in its row then, at a deleted one's Undo;
 * where the row has nothing to focus, or has gone, it goes to the next one, to the one before, and to the panel at last.
 * Only focus that was lost is given: React hears no blur from what it takes away itself, so a blur that is heard means that
 * the shopper has gone elsewhere.
 */
export function useKeptFocus(panel: { readonly current: HTMLElement | null }) {
  const isInside = useRef(false)
  const key = useRef<string | undefined>(undefined)
  const place = useRef(0)
  // After every change of the panel: any of them may have taken the focus away.
  useEffect(() => {
    const element = panel.current
    if (!element || !isInside.current) return
    const rows = [...element.querySelectorAll<HTMLElement>('[data-row]')]
    const own = rows.findIndex(({ dataset }) => dataset.row === key.current)
    if (own >= 0) place.current = own
    const { activeElement } = element.getRootNode() as ShadowRoot | Document
    if (activeElement && element.contains(activeElement)) return
    const after = rows.slice(place.current)
    const before = rows.slice(0, place.current).reverse()
    const next = key.current === undefined ? undefined : firstIn([...after, ...before])
    if (next) next.focus()
    else element.focus({ preventScroll: true })
  })
  return useMemo(
    () => ({
      onFocus({ target }: FocusEvent) {
        isInside.current = true
        key.current = target.closest<HTMLElement>('[data-row]')?.dataset.row
      },
      onBlur() {
        // A move inside brings a focus right after.
        isInside.current = false
      },
    }),
    [],
  )
}

function firstIn(rows: readonly HTMLElement[]): HTMLElement | undefined {
  for (const row of rows) {
    const found = row.querySelector<HTMLElement>(FOCUSED)
    if (found) return found
  }
  return undefined
}
