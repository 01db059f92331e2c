/** `CODE_UNAVAILABLE` and `RENDER_FAILED`: after them an element does not work. */
const FATAL = /^(CODE|RENDER)_/

/** Calls back when an element is ready or has failed. Returns by tag whether it works; unset until then. */
export function watchElements(run: (tag: string) => void): Record<string, boolean | undefined> {
  const works: Record<string, boolean> = {}
  const note = (event: Event) => {
    const { element, code } = Object((event as CustomEvent).detail)
    // With any other error the element goes on.
    if (code && !FATAL.test(code)) return
    works[element] = !code
    run(element)
  }
  addEventListener('shop-element-ready', note)
  addEventListener('shop-element-error', note)
  return works
}
