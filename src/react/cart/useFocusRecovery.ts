import { type FocusEvent, type RefObject, useEffect, useMemo, useRef } from 'react'
import { focusNear, focusPanel, rowsIn } from '../../live/cart/focus-near.ts'

/**
 * Restores focus that a change of the panel has removed, e.g. with the delete button that the shopper pressed: to the same
 * row, else to the next one, else to the one before, else to the panel (MINICART-45). React dispatches no blur event for an
 * element that it removes, so a blur means that the shopper moved the focus, and it is not restored.
 *
 * @param view A new object whenever a row or a button of the panel may have been removed.
 */
export function useFocusRecovery(panel: RefObject<HTMLElement | null>, view: object) {
  const hasFocus = useRef(false)
  const rowKey = useRef<string | undefined>(undefined)
  const rowIndex = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new view may have removed the focused element.
  useEffect(() => {
    const element = panel.current
    if (!element || !hasFocus.current) return
    const index = rowsIn(element).findIndex(({ dataset }) => dataset.row === rowKey.current)
    if (index >= 0) rowIndex.current = index
    const { activeElement } = element.getRootNode() as ShadowRoot | Document
    if (activeElement && element.contains(activeElement)) return
    if (rowKey.current === undefined) focusPanel(element)
    else focusNear(element, rowIndex.current)
  }, [panel, view])
  return useMemo(
    () => ({
      onFocus({ target }: FocusEvent) {
        hasFocus.current = true
        rowKey.current = target.closest<HTMLElement>('[data-row]')?.dataset.row
      },
      onBlur() {
        // When the focus moves within the panel, a focus event follows at once.
        hasFocus.current = false
      },
    }),
    [],
  )
}
