import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { listen } from '../../page/events.ts'
import { SCROLL_DEBOUNCE_MS } from '../../shop/limits.ts'
import { useTimeout } from '../ui/useTimeout.ts'

export interface LegalPanelState {
  isOpen: boolean
  panelId: string
  buttonRef: RefObject<HTMLButtonElement | null>
  toggle(): void
  /** Gives the focus back to the button. */
  close(): void
}

/** The panel toggles, and closes on scroll down and when a flyout or the navigation opens (specification 1 §4). */
export function useLegalPanel(): LegalPanelState {
  const [isOpen, setOpen] = useState(false)
  const panelId = useId()
  const buttonRef = useRef<HTMLButtonElement>(null)
  const timeout = useTimeout()

  useEffect(() => {
    if (!isOpen) return
    const hide = () => setOpen(false)
    let top = window.scrollY
    const onRest = () => {
      if (window.scrollY > top) hide()
      top = window.scrollY
    }
    const onScroll = () => timeout.start(onRest, SCROLL_DEBOUNCE_MS)
    window.addEventListener('scroll', onScroll, { passive: true })
    const ends = [listen('icon-flyout-opened', hide), listen('navigation-flyout-opened', hide)]
    return () => {
      timeout.stop()
      window.removeEventListener('scroll', onScroll)
      for (const end of ends) end()
    }
  }, [isOpen, timeout])

  return {
    isOpen,
    panelId,
    buttonRef,
    toggle: () => setOpen(!isOpen),
    close: () => {
      setOpen(false)
      buttonRef.current?.focus()
    },
  }
}

/** For the block around button and panel: Escape closes, and a focus that goes elsewhere, so that nothing is covered. */
export const dismissalOf = ({ isOpen, toggle, close }: LegalPanelState) => ({
  onKeyDown(event: KeyboardEvent) {
    if (isOpen && event.key === 'Escape') close()
  },
  onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (isOpen && relatedTarget && !currentTarget.contains(relatedTarget)) toggle()
  },
})
