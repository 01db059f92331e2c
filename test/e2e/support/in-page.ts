/** Code that runs in each page of a visitor, before its own scripts. */

/**
 * Runs in the page: without a mouse the browser believes that it rests at 0, 0, over the header. It says so with the first layout,
 * which is now and then late enough to wake the header.
 */
export function withoutMouse() {
  for (const type of ['pointerover', 'pointerenter', 'pointermove', 'mouseover', 'mouseenter', 'mousemove'])
    window.addEventListener(
      type,
      (event) => {
        const { clientX, clientY, movementX, movementY } = event as PointerEvent
        if (![clientX, clientY, movementX, movementY].some(Boolean)) event.stopImmediatePropagation()
      },
      true,
    )
}

interface LayoutShift {
  value: number
  hadRecentInput: boolean
  sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Runs in the page: sums up layout shifts without recent input, as Core Web Vitals do. */
export function watchLayout() {
  const watched = window as unknown as { layoutShift: number; shifted: string[] }
  watched.layoutShift = 0
  watched.shifted = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as LayoutShift[]) {
      if (entry.hadRecentInput) continue
      watched.layoutShift += entry.value
      for (const { node, previousRect: from, currentRect: to } of entry.sources) {
        const name = node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? '(removed)')
        watched.shifted.push(`${name} (${from.x} ${from.y} ${from.height} → ${to.x} ${to.y} ${to.height})`)
      }
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
