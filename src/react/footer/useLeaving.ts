import { useLayoutEffect, useRef, useState } from 'react'

/** Invisible, but its room is kept; or gone. */
type Leaving = 'here' | 'unseen' | 'gone'

/**
 * How far a box that is not wanted has gone: unseen at once, gone when it is out of sight, so that nothing moves. While the
 * focus is in it, or something that was typed, it stays; and while it says how a sign-up went, until that is out of sight.
 */
export function useLeaving(box: { readonly current: HTMLElement | null }, isUnwanted: boolean): Leaving {
  const [leaving, setLeaving] = useState<Leaving>(isUnwanted ? 'gone' : 'here')
  // What is known of a customer is in the fields too; only a person's typing is told by the platform.
  const isTyped = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a box that comes back is another element.
  useLayoutEffect(() => {
    const { current } = box
    const onInput = () => {
      isTyped.current = true
    }
    current?.addEventListener('input', onInput)
    return () => current?.removeEventListener('input', onInput)
  }, [box, leaving])

  useLayoutEffect(() => {
    if (!isUnwanted) return setLeaving('here')
    const { current } = box
    if (!current) return
    const form = () => current.querySelector('shop-newsletter')?.shadowRoot
    const isFilled = () => [...(form()?.querySelectorAll<HTMLInputElement>(FIELDS) ?? [])].some(({ value }) => value)
    let isInSight = true
    const settle = () => {
      if (current.matches(':focus-within') || (isTyped.current && isFilled())) return
      if (!isInSight) setLeaving('gone')
      else if (!form()?.querySelector('.notification--success')) setLeaving('unseen')
    }
    const observer = new IntersectionObserver((entries) => {
      isInSight = entries.some(({ isIntersecting }) => isIntersecting)
      settle()
    })
    observer.observe(current)
    // The focus is elsewhere only after the event.
    const onLeave = () => void setTimeout(settle)
    current.addEventListener('focusout', onLeave)
    settle()
    return () => {
      observer.disconnect()
      current.removeEventListener('focusout', onLeave)
    }
  }, [box, isUnwanted])
  return isUnwanted ? leaving : 'here'
}

const FIELDS = 'form input:not([type=hidden], [type=checkbox])'
