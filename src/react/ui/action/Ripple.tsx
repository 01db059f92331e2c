import { useEffect, useRef } from 'react'
import { RIPPLE_MIN_MS } from '../../../shop/limits.ts'

const GROW_MS = 450

/** Waves inside the parent button, from where it is pressed; none with reduced motion (PART-25). */
export function Ripple() {
  const layer = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const box = layer.current
    const button = box?.parentElement
    if (!box || !button) return
    const onPress = (event: PointerEvent) => {
      const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches
      if (!isReduced && button.getAttribute('aria-disabled') !== 'true') startWave(box, event)
    }
    button.addEventListener('pointerdown', onPress)
    return () => button.removeEventListener('pointerdown', onPress)
  }, [])
  return <span ref={layer} className="ripple" aria-hidden="true" />
}

/** A wave stays until the pointer is released, and for 250 ms at least. */
function startWave(box: HTMLElement, { clientX, clientY }: PointerEvent): void {
  const { left, top, width, height } = box.getBoundingClientRect()
  const radius = Math.hypot(width, height)
  const wave = document.createElement('span')
  wave.className = 'ripple__wave'
  wave.style.inlineSize = wave.style.blockSize = `${2 * radius}px`
  wave.style.left = `${clientX - left - radius}px`
  wave.style.top = `${clientY - top - radius}px`
  box.append(wave)
  wave.animate({ transform: ['scale(0)', 'scale(1)'] }, { duration: GROW_MS, easing: 'ease-out' })

  const pressed = performance.now()
  const released = new AbortController()
  const release = () => {
    released.abort()
    const delay = Math.max(0, RIPPLE_MIN_MS - (performance.now() - pressed))
    const fade = wave.animate({ opacity: [0] }, { delay, duration: RIPPLE_MIN_MS, fill: 'forwards' })
    // Removing the button cancels the animation, which rejects the promise.
    fade.finished.catch(() => {}).finally(() => wave.remove())
  }
  for (const end of ['pointerup', 'pointercancel', 'dragend', 'blur'])
    window.addEventListener(end, release, { signal: released.signal })
}
