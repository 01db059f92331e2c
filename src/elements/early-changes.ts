/**
 * A page may change the cart before the cart's code is there: the change is held, the code is fetched, and the change is
 * sent on as soon as someone can hear it. Nothing that a shopper clicked is lost.
 */
const LISTENERS = ['shop-header', 'shop-minicart']
const CLAIMED = Symbol.for('shop-elements.claimed')

const isClaimed = (event: Event): boolean =>
  (globalThis as { [CLAIMED]?: WeakSet<Event> })[CLAIMED]?.has(event) === true

export function holdEarlyChanges(load: (tag: string) => Promise<unknown>): void {
  let held: unknown[] = []
  window.addEventListener('shop-cart-change', (event) => {
    // After all listeners had it.
    queueMicrotask(() => {
      if (isClaimed(event)) return
      const { detail } = event as CustomEvent
      const tag = LISTENERS.find((name) => document.querySelector(name))
      if (tag) {
        held.push(detail)
        void load(tag)
      } else {
        answerNo(detail)
      }
    })
  })
  window.addEventListener('shop-element-ready', (event) => {
    if (!LISTENERS.includes((event as CustomEvent).detail?.element)) return
    const changes = held
    held = []
    for (const detail of changes) window.dispatchEvent(new CustomEvent('shop-cart-change', { detail }))
  })
}

function answerNo(detail: { requestId?: unknown } | null): void {
  const requestId = detail?.requestId
  const message = 'No shop-header and no shop-minicart is on this page: nobody knows the cart.'
  console.warn(`[shop-elements] ${message}`)
  const result = { requestId, ok: false, error: 'UNKNOWN', message }
  window.dispatchEvent(new CustomEvent('shop-cart-change-result', { detail: result }))
}
