/** `window.shopElements` (public contract, section 1), made of window events: it works before any element's code is there. */

import type { Finding } from '../doctor/finding.ts'
import type { CartChangeResult, FlyoutName } from '../page/events/events.ts'
import type { KnownState } from '../page/events/known-state.ts'
import type { CartChange } from '../shop/cart/cart.ts'

export interface ShopElementsApi {
  readonly version: string
  /** All tags that were present at load are rendered, or have told that they can't be. */
  readonly ready: Promise<void>
  /** Changes the cart as `shop-cart-change` does; resolves with the answer, never rejects. */
  changeCart(change: CartChange): Promise<CartChangeResult>
  openFlyout(flyout: FlyoutName): void
  closeFlyouts(): void
  /** What is known now, for listeners that come late. */
  state(): KnownState
  /** Prints what on this page works against the elements, each with its remedy, and resolves with it. */
  doctor(): Promise<Finding[]>
}

interface LoaderParts {
  version: string
  tags: readonly string[]
  load(tag: string): Promise<unknown>
  state(): KnownState
  doctor(): Promise<Finding[]>
  isStaff(): boolean
}

/** Errors that a tag does not come back from. */
export const FATAL = ['CODE_UNAVAILABLE', 'RENDER_FAILED']

const send = (name: string, detail?: unknown) => window.dispatchEvent(new CustomEvent(name, { detail }))

export function createPageApi({ version, tags, load, state, doctor, isStaff }: LoaderParts): ShopElementsApi {
  const seen = new Set<string>()
  let count = 0
  const isExpected = (tag: string) => {
    const element = document.querySelector(tag)
    // A prerendered footer is rendered already; its code waits until it is nearly in sight.
    if (tag === 'shop-footer' && element?.shadowRoot) return false
    return element && (tag !== 'shop-preview' || isStaff())
  }

  const ready = new Promise<void>((resolve) => {
    let present: string[] | undefined
    const check = () => {
      if (present?.every((tag) => seen.has(tag))) resolve()
    }
    const note = (event: Event) => {
      const { element, code } = (event as CustomEvent).detail ?? {}
      // An error that an element lives on with is none of these.
      if (code !== undefined && !FATAL.includes(code)) return
      seen.add(element)
      check()
    }
    const begin = () => {
      present = tags.filter(isExpected)
      check()
    }
    window.addEventListener('shop-element-ready', note)
    window.addEventListener('shop-element-error', note)
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin)
    else begin()
  })

  return {
    version,
    ready,
    doctor,
    state() {
      // Not the elements' own notes beside it.
      const { itemCount, loginStatus } = state()
      return { itemCount, loginStatus }
    },
    closeFlyouts: () => void send('shop-close-flyouts'),
    openFlyout(flyout) {
      if (seen.has('shop-header')) return void send('shop-open-flyout', { flyout })
      const open = (event: Event) => {
        if ((event as CustomEvent).detail?.element !== 'shop-header') return
        window.removeEventListener('shop-element-ready', open)
        send('shop-open-flyout', { flyout })
      }
      window.addEventListener('shop-element-ready', open)
      void load('shop-header')
    },
    changeCart(change) {
      count += 1
      const requestId = `shop-elements-${count}`
      return new Promise((resolve) => {
        const answer = (event: Event) => {
          const { detail } = event as CustomEvent<CartChangeResult>
          if (detail?.requestId !== requestId) return
          window.removeEventListener('shop-cart-change-result', answer)
          resolve(detail)
        }
        window.addEventListener('shop-cart-change-result', answer)
        send('shop-cart-change', { requestId, change })
      })
    },
  }
}
