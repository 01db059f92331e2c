import { useLayoutEffect, useRef, useState } from 'react'

/**
 * Whether a box is removed: not while it has the focus or typed text, nor while its success message is in view (FOOTER-32,
 * FOOTER-33).
 */
export function useGracefulRemoval(box: { readonly current: HTMLElement | null }, isUnwanted: boolean): boolean {
  const [isRemoved, setRemoved] = useState(isUnwanted)
  // Prefilled fields do not count: only a person's typing dispatches `input`. What was there before this code may be typed.
  const hasTyped = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a box that is shown again is another element.
  useLayoutEffect(() => {
    const { current } = box
    hasTyped.current = current !== null && isFilled(current)
    const onInput = () => {
      hasTyped.current = true
    }
    current?.addEventListener('input', onInput)
    return () => current?.removeEventListener('input', onInput)
  }, [box, isRemoved])

  useLayoutEffect(() => {
    if (!isUnwanted) return setRemoved(false)
    const { current } = box
    if (!current) return
    const isInUse = () => current.matches(':focus-within') || (hasTyped.current && isFilled(current))
    const update = (isInView: boolean) => {
      if (!isInUse() && !(isInView && formIn(current)?.querySelector('.notification--success'))) setRemoved(true)
    }
    let isInView = true
    const observer = new IntersectionObserver((entries) => {
      isInView = entries.some(({ isIntersecting }) => isIntersecting)
      update(isInView)
    })
    observer.observe(current)
    // `:focus-within` still matches during the event.
    const onFocusOut = () => void setTimeout(() => update(isInView))
    current.addEventListener('focusout', onFocusOut)
    update(isInView)
    return () => {
      observer.disconnect()
      current.removeEventListener('focusout', onFocusOut)
    }
  }, [box, isUnwanted])
  return isUnwanted && isRemoved
}

const formIn = (box: Element) => box.querySelector('shop-newsletter')?.shadowRoot
const isFilled = (box: Element) =>
  [...(formIn(box)?.querySelectorAll<HTMLInputElement>(FIELDS) ?? [])].some(({ value }) => value)

const FIELDS = 'form input:not([type=hidden], [type=checkbox])'
