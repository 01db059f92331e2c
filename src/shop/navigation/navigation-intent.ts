/** Where a pointer is going (specification 1 §2: moving on into an open flyout selects nothing on the way). */

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

/** Whether the straight line from one point through the next runs into the box. */
export function headsInto(box: Box, from: Point, to: Point): boolean {
  const x = reach(from.x, to.x - from.x, box.left, box.right)
  const y = reach(from.y, to.y - from.y, box.top, box.bottom)
  if (!x || !y) return false
  // Inside of both ranges at one time, and ahead.
  return Math.max(x[0], y[0], 0) < Math.min(x[1], y[1])
}

/** From when till when, in steps, a coordinate is between two bounds; never is undefined. */
function reach(start: number, step: number, low: number, high: number): [from: number, till: number] | undefined {
  if (step === 0)
    return start >= low && start <= high ? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] : undefined
  const times = [(low - start) / step, (high - start) / step]
  return [Math.min(...times), Math.max(...times)]
}
