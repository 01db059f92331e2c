import { useEffect, useRef } from 'react'

/** Who wants the next Escape; what was opened last comes first. */
const claims: (() => void)[] = []

function onKeyDown(event: KeyboardEvent): void {
  // During composition it ends that, and nothing else.
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
  const top = claims.at(-1)
  if (!top) return
  // Neither a dialog around it nor the host page shall close as well.
  event.preventDefault()
  top()
}

/**
 * One Escape closes one thing: the last of all that are open, wherever the focus is. What something inside has used
 * (`preventDefault`) is left alone.
 */
export function useEscape(isActive: boolean, onEscape: () => void): void {
  const latest = useRef(onEscape)
  latest.current = onEscape
  useEffect(() => {
    if (!isActive) return
    const claim = () => latest.current()
    claims.push(claim)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      claims.splice(claims.indexOf(claim), 1)
      if (claims.length === 0) document.removeEventListener('keydown', onKeyDown)
    }
  }, [isActive])
}
