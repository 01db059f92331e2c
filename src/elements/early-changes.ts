/**
 * A page may change the cart before the cart's code is there: the change is held, the code is fetched, and the change is
 * sent on as soon as someone can hear it. Nothing that a shopper clicked is lost.
 */
import { isClaimed } from '../page/claims.ts'
import { FATAL } from './page-api.ts'

const LISTENERS = ['shop-header', 'shop-minicart']

type Detail = { requestId?: unknown } | null

export function holdEarlyChanges(load: (tag: string) => Promise<unknown>): void {
  let held: Detail[] = []
  // Tags that are as alive or as dead as they will get: waiting for them is in vain.
  const settled = new Set<string>()
  const release = (element: string, send: (detail: Detail) => void) => {
    if (!LISTENERS.includes(element)) return
    settled.add(element)
    const changes = held
    held = []
    changes.forEach(send)
  }
  window.addEventListener('shop-cart-change', (event) => {
    // After all listeners had it.
    queueMicrotask(() => {
      if (isClaimed(event)) return
      const { detail } = event as CustomEvent<Detail>
      const tag = LISTENERS.find((name) => !settled.has(name) && document.querySelector(name))
      if (!tag) return answerNo(detail)
      held.push(detail)
      void load(tag)
    })
  })
  window.addEventListener('shop-element-ready', (event) => {
    const { element } = (event as CustomEvent).detail ?? {}
    release(element, (detail) => window.dispatchEvent(new CustomEvent('shop-cart-change', { detail })))
  })
  window.addEventListener('shop-element-error', (event) => {
    const { element, code } = (event as CustomEvent).detail ?? {}
    if (FATAL.includes(code)) release(element, answerNo)
  })
}

function answerNo(detail: Detail): void {
  const requestId = detail?.requestId
  const message = 'No shop-header and no shop-minicart is alive on this page: nobody knows the cart.'
  console.warn(`[shop-elements] ${message}`)
  const result = { requestId, ok: false, error: 'UNKNOWN', message }
  window.dispatchEvent(new CustomEvent('shop-cart-change-result', { detail: result }))
}
