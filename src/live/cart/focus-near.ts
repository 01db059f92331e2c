const FOCUS_TARGETS = '.deleted-tile__undo, .tile__delete'

export const rowsIn = (panel: Element): HTMLElement[] => [...panel.querySelectorAll<HTMLElement>('[data-row]')]

/** Moves a focus that a change has removed to the row of a place, else to the next one, else to the one before, else to the panel (MINICART-45). */
export function focusNear(panel: Element, place: number): void {
  const rows = rowsIn(panel)
  for (const row of [...rows.slice(place), ...rows.slice(0, place).reverse()]) {
    const target = row.querySelector<HTMLElement>(FOCUS_TARGETS)
    if (!target) continue
    target.focus()
    return
  }
  focusPanel(panel)
}

export function focusPanel(panel: Element): void {
  const node = panel.matches('.minicart') ? panel : panel.querySelector('.minicart')
  ;(node as HTMLElement | null)?.focus({ preventScroll: true })
}
