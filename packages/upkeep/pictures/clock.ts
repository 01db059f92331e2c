/** The time of every picture: a spring day, so that the demo's Advent does not run. */
export const CLOCK = Date.UTC(2031, 2, 11, 9, 30)

/**
 * Sets the clock of this process, or of the page that it is sent to. It goes on from there: what waits by the clock still ends.
 * Returns a function that sets it back.
 */
export function setClock(start: number): () => void {
  const RealDate = Date
  const began = performance.now()
  const now = () => start + Math.floor(performance.now() - began)
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, values: [], newTarget) =>
      Reflect.construct(target, values.length > 0 ? values : [now()], newTarget),
    apply: (target) => new target(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  })
  return () => {
    globalThis.Date = RealDate
  }
}
