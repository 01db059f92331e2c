/** The direction of a pointer: on its way into an open flyout it must not select what it crosses (NAV-18). */

export interface Point {
  x: number
  y: number
}

export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** Whether the ray from one point through the next hits the box. */
export function isHeadingInto(box: Box, from: Point, to: Point): boolean {
  const x = timesWithin(from.x, to.x - from.x, box.left, box.right)
  const y = timesWithin(from.y, to.y - from.y, box.top, box.bottom)
  if (!x || !y) return false
  // Within both ranges at the same time, and ahead of the pointer.
  return Math.max(x[0], y[0], 0) < Math.min(x[1], y[1])
}

/** When, in steps, a coordinate is between two bounds; undefined for never. */
function timesWithin(start: number, step: number, low: number, high: number): [from: number, to: number] | undefined {
  if (step === 0)
    return start >= low && start <= high ? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] : undefined
  const times = [(low - start) / step, (high - start) / step]
  return [Math.min(...times), Math.max(...times)]
}
