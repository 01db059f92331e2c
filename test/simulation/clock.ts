/** Simulated time in ms: what is planned happens in the order of its time, and at one time in the order of planning. */
export class Clock {
  now = Date.UTC(2026, 10, 28)
  private readonly planned: { at: number; run: () => void }[] = []

  /** Plans something; the returned function cancels it. */
  after(ms: number, run: () => void): () => void {
    const { planned } = this
    const one = { at: this.now + Math.max(0, ms), run }
    let index = planned.length
    while (index > 0 && (planned[index - 1]?.at ?? 0) > one.at) index -= 1
    planned.splice(index, 0, one)
    return () => {
      const found = planned.indexOf(one)
      if (found >= 0) planned.splice(found, 1)
    }
  }

  /** Has the next planned thing happen, unless it is later than that; returns whether there was one. */
  next(until = Number.POSITIVE_INFINITY): boolean {
    const [first] = this.planned
    if (!first || first.at > until) return false
    this.planned.shift()
    this.now = first.at
    first.run()
    return true
  }
}
