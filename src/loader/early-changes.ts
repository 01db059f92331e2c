/**
 * A page may change the cart before the cart's code is there: the change is held, the code is fetched, and the change is
 * sent on as soon as someone can hear it. Nothing that a shopper clicked is lost.
 */
import { isClaimed } from '../page/events/claims.ts'
import { FATAL } from './page-api.ts'

const LISTENERS = ['shop-header', 'shop-minicart']
/** So long one that lived is waited for, in ms. */
const RETURN_MS = 3000

type Detail = { requestId?: unknown } | null

export function holdEarlyChanges(load: (tag: string) => Promise<unknown>): void {
  let held: Detail[] = []
  // Whether it lives, or is as dead as it will get: waiting for that one is in vain.
  const lives: Record<string, boolean> = {}
  const giveUp = (detail: Detail) => {
    if (!held.includes(detail)) return
    held = held.filter((other) => other !== detail)
    answerNo(detail)
  }
  const release = (element: string, isAlive: boolean, send: (detail: Detail) => void) => {
    if (!LISTENERS.includes(element)) return
    lives[element] = isAlive
    const changes = held
    held = []
    changes.forEach(send)
  }
  window.addEventListener('shop-cart-change', (event) => {
    // After all listeners had it.
    queueMicrotask(() => {
      if (isClaimed(event)) return
      const { detail } = event as CustomEvent<Detail>
      const tag = LISTENERS.find((name) => lives[name] !== false && document.querySelector(name))
      if (!tag) return answerNo(detail)
      held.push(detail)
      void load(tag)
      // It may just be coming back from where the page has put it; or it shows no cart here.
      if (lives[tag]) setTimeout(giveUp, RETURN_MS, detail)
    })
  })
  window.addEventListener('shop-element-ready', (event) => {
    const { element } = (event as CustomEvent).detail ?? {}
    release(element, true, (detail) => window.dispatchEvent(new CustomEvent('shop-cart-change', { detail })))
  })
  window.addEventListener('shop-element-error', (event) => {
    const { element, code } = (event as CustomEvent).detail ?? {}
    if (FATAL.includes(code)) release(element, false, answerNo)
  })
}

function answerNo(detail: Detail): void {
  const requestId = detail?.requestId
  const message = 'No shop-header or shop-minicart is alive on this page.'
  console.warn(`[shop-elements] ${message}`)
  const result = { requestId, ok: false, error: 'UNKNOWN', message }
  window.dispatchEvent(new CustomEvent('shop-cart-change-result', { detail: result }))
}
