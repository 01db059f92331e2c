import { useCallback, useEffect, useMemo, useRef } from 'react'

const FOCUSED = '.deleted-tile__undo, .tile__delete'

/**
 * Whoever deletes or tries again by keyboard loses what had the focus. It goes to the deleted line's Undo then, to the
 * next line where there is none, and to the panel at last. Only focus that was lost is given: React hears no blur from
 * what it takes away itself, so a blur that is heard means that the shopper has gone elsewhere.
 */
export function useKeptFocus(panel: { readonly current: HTMLElement | null }) {
  const isInside = useRef(false)
  const followed = useRef('')
  // After every change of the panel: any of them may have taken the focus away.
  useEffect(() => {
    const element = panel.current
    if (!element || !isInside.current) return
    const { activeElement } = element.getRootNode() as ShadowRoot | Document
    if (activeElement && element.contains(activeElement)) return
    const row = element.querySelector(`[data-row="${CSS.escape(followed.current)}"]`)
    const next =
      row?.querySelector<HTMLElement>(FOCUSED) ?? row?.nextElementSibling?.querySelector<HTMLElement>(FOCUSED)
    ;(next ?? element).focus()
  })
  const listeners = useMemo(
    () => ({
      onFocus() {
        isInside.current = true
      },
      onBlur() {
        // A move inside brings a focus right after.
        isInside.current = false
      },
    }),
    [],
  )
  const follow = useCallback((row: string) => {
    followed.current = row
  }, [])
  return { follow, listeners }
}
