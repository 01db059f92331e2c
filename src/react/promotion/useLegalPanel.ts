import { type FocusEvent, type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react'
import { listen } from '../../page/events/events.ts'
import { SCROLL_DEBOUNCE_MS } from '../../shop/limits.ts'
import { useEscape } from '../ui/overlay/useEscape.ts'
import { useTimeout } from '../ui/useTimeout.ts'

export interface LegalPanelState {
  isOpen: boolean
  panelId: string
  buttonRef: RefObject<HTMLButtonElement | null>
  toggle(): void
  close(): void
}

/** The panel toggles, and closes on scroll down and when a flyout or the navigation opens (specification 1 §4). */
export function useLegalPanel(): LegalPanelState {
  const [isOpen, setOpen] = useState(false)
  const panelId = useId()
  const buttonRef = useRef<HTMLButtonElement>(null)
  const timeout = useTimeout()
  const close = useCallback(() => setOpen(false), [])
  useEscape(isOpen, close)

  useEffect(() => {
    if (!isOpen) return
    let top = window.scrollY
    const onRest = () => {
      if (window.scrollY > top) close()
      top = window.scrollY
    }
    const onScroll = () => timeout.start(onRest, SCROLL_DEBOUNCE_MS)
    window.addEventListener('scroll', onScroll, { passive: true })
    const ends = [listen('icon-flyout-opened', close), listen('navigation-flyout-opened', close)]
    return () => {
      timeout.stop()
      window.removeEventListener('scroll', onScroll)
      for (const end of ends) end()
    }
  }, [isOpen, timeout, close])

  return { isOpen, panelId, buttonRef, toggle: () => setOpen(!isOpen), close }
}

/** For the block around button and panel: a focus that goes elsewhere closes, so that nothing focused is covered. */
export const dismissalOf = ({ isOpen, close }: LegalPanelState) => ({
  onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (isOpen && relatedTarget && !currentTarget.contains(relatedTarget)) close()
  },
})
