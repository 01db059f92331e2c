import { useLayoutEffect, useRef, useState } from 'react'

/** An invisible box keeps its space. */
type Presence = 'shown' | 'invisible' | 'removed'

/**
 * Removes a box without a layout shift: it is invisible at once and removed when it is out of view (FOOTER-32). It stays
 * shown while it has the focus or typed text, and while its success message is in view (FOOTER-33).
 */
export function useGracefulRemoval(box: { readonly current: HTMLElement | null }, isRemoved: boolean): Presence {
  const [presence, setPresence] = useState<Presence>(isRemoved ? 'removed' : 'shown')
  // Prefilled fields do not count: only a person's typing dispatches `input`.
  const hasTyped = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a box that is shown again is another element.
  useLayoutEffect(() => {
    const { current } = box
    const onInput = () => {
      hasTyped.current = true
    }
    current?.addEventListener('input', onInput)
    return () => current?.removeEventListener('input', onInput)
  }, [box, presence])

  useLayoutEffect(() => {
    if (!isRemoved) return setPresence('shown')
    const { current } = box
    if (!current) return
    const form = () => current.querySelector('shop-newsletter')?.shadowRoot
    const isFilled = () => [...(form()?.querySelectorAll<HTMLInputElement>(FIELDS) ?? [])].some(({ value }) => value)
    let isInView = true
    const update = () => {
      if (current.matches(':focus-within') || (hasTyped.current && isFilled())) return
      if (!isInView) setPresence('removed')
      else if (!form()?.querySelector('.notification--success')) setPresence('invisible')
    }
    const observer = new IntersectionObserver((entries) => {
      isInView = entries.some(({ isIntersecting }) => isIntersecting)
      update()
    })
    observer.observe(current)
    // `:focus-within` still matches during the event.
    const onFocusOut = () => void setTimeout(update)
    current.addEventListener('focusout', onFocusOut)
    update()
    return () => {
      observer.disconnect()
      current.removeEventListener('focusout', onFocusOut)
    }
  }, [box, isRemoved])
  return isRemoved ? presence : 'shown'
}

const FIELDS = 'form input:not([type=hidden], [type=checkbox])'
