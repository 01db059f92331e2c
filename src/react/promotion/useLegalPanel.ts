import { type FocusEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { joinCleanups } from '../../page/browser/join-cleanups.ts'
import { listen } from '../../page/events/events.ts'
import { SCROLL_DEBOUNCE_MS } from '../../shop/limits.ts'
import { useEscape } from '../ui/overlay/useEscape.ts'
import { useTimeout } from '../ui/useTimeout.ts'

export interface LegalPanelState {
  isOpen: boolean
  setOpen(isOpen: boolean): void
  /** A focus that is in the text goes back to what opened it. */
  close(): void
  details: RefObject<HTMLDetailsElement | null>
}

/** Closes on Escape (PROMO-27), on scroll down (PROMO-25), and when a flyout or the navigation opens (PROMO-26). */
export function useLegalPanel(): LegalPanelState {
  const [isOpen, setOpen] = useState(false)
  const details = useRef<HTMLDetailsElement>(null)
  const timeout = useTimeout()
  const close = useCallback(() => {
    const [opener, text] = details.current?.children ?? []
    if (text?.matches(':focus-within')) (opener as HTMLElement).focus({ preventScroll: true })
    setOpen(false)
  }, [])
  useEscape(isOpen, close)

  useEffect(() => {
    if (!isOpen) return
    let top = window.scrollY
    const onScrollEnd = () => {
      if (window.scrollY > top) close()
      top = window.scrollY
    }
    const onScroll = () => timeout.start(onScrollEnd, SCROLL_DEBOUNCE_MS)
    window.addEventListener('scroll', onScroll, { passive: true })
    const stopListening = joinCleanups(listen('icon-flyout-opened', close), listen('navigation-flyout-opened', close))
    return () => {
      timeout.stop()
      window.removeEventListener('scroll', onScroll)
      stopListening()
    }
  }, [isOpen, timeout, close])

  return { isOpen, setOpen, close, details }
}

/** Props for the element around it: closes when the focus leaves it, so that nothing focused is covered. */
export const closeOnBlur = ({ isOpen, close }: LegalPanelState) => ({
  onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (isOpen && relatedTarget && !currentTarget.contains(relatedTarget)) close()
  },
})
