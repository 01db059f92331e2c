/** Error codes after which an element does not work. */
const FATAL = ['CODE_UNAVAILABLE', 'RENDER_FAILED']

/** Calls back when an element is ready or has failed. Returns by tag whether it works; unset until then. */
export function watchElements(run: (tag: string) => void): Record<string, boolean | undefined> {
  const works: Record<string, boolean> = {}
  const note = (event: Event) => {
    const { element, code } = Object((event as CustomEvent).detail)
    // With any other error the element goes on.
    if (code !== undefined && !FATAL.includes(code)) return
    works[element] = !code
    run(element)
  }
  addEventListener('shop-element-ready', note)
  addEventListener('shop-element-error', note)
  return works
}
