import type { PointerEvent } from 'react'
import { RIPPLE_MIN_MS } from '../../../shop/awake-limits.ts'

const GROW_MS = 450

type Press = Pick<PointerEvent<HTMLElement>, 'currentTarget' | 'clientX' | 'clientY'>

/**
 * Waves inside a button, from where it is pressed; none with reduced motion (PART-25). A button has no layer for them before its first
 * press: a list has many buttons, most of which nobody presses.
 */
export function startRipple({ currentTarget: button, clientX, clientY }: Press): void {
  const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  if (isReduced || button.getAttribute('aria-disabled') === 'true') return
  startWave(button.querySelector<HTMLElement>(':scope > .ripple') ?? newLayer(button), clientX, clientY)
}

function newLayer(button: HTMLElement): HTMLElement {
  const layer = document.createElement('span')
  layer.className = 'ripple'
  layer.setAttribute('aria-hidden', 'true')
  button.append(layer)
  return layer
}

/** A wave stays until the pointer is released, and for 250 ms at least. */
function startWave(box: HTMLElement, clientX: number, clientY: number): void {
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
