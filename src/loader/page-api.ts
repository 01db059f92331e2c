/**
 * `window.shopElements` (DELIVERY-27, DELIVERY-28, DELIVERY-29, DELIVERY-30). Built on window events, so that it works before
 * any element's code is loaded.
 */

import type { Finding } from '../doctor/finding.ts'
import type { CartChangeResult, FlyoutName } from '../page/events/events.ts'
import type { KnownState } from '../page/events/known-state.ts'
import type { CartChange } from '../shop/cart/cart.ts'

export interface ShopElementsApi {
  readonly version: string
  /** Resolves when all tags that were present at load are live or, without a fragment, rendered; or have failed. */
  readonly ready: Promise<void>
  /** Has React render an element, or all of the page, as its first touch would. Resolves when that is done, or can't be. */
  wake(element?: Element): Promise<void>
  /** Dispatches `shop-cart-change`; resolves with its result, never rejects. */
  changeCart(change: CartChange): Promise<CartChangeResult>
  openFlyout(flyout: FlyoutName): void
  closeFlyouts(): void
  /** The last known item count and login status, for listeners that come late. */
  state(): KnownState
  /** Prints the problems of this page with their remedies, and resolves with them. */
  doctor(): Promise<Finding[]>
}

interface LoaderParts {
  version: string
  tags: readonly string[]
  wake(element: Element): Promise<unknown>
  state(): KnownState
  doctor(): Promise<Finding[]>
  isStaff(): boolean
}

/** Error codes after which an element does not work. */
export const FATAL = ['CODE_UNAVAILABLE', 'RENDER_FAILED']

const send = (name: string, detail?: unknown) => window.dispatchEvent(new CustomEvent(name, { detail }))

export function createPageApi({ version, tags, wake, state, doctor, isStaff }: LoaderParts): ShopElementsApi {
  const seen = new Set<string>()
  let count = 0
  const isExpected = (tag: string) => {
    const element = document.querySelector(tag)
    return element && (tag !== 'shop-preview' || isStaff())
  }

  const ready = new Promise<void>((resolve) => {
    let present: string[] | undefined
    const check = () => {
      if (present?.every((tag) => seen.has(tag))) resolve()
    }
    const note = (event: Event) => {
      const { element, code } = (event as CustomEvent).detail ?? {}
      // With any other error the element goes on.
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
      // Without the internal counts by site.
      const { itemCount, loginStatus } = state()
      return { itemCount, loginStatus }
    },
    async wake(element) {
      const all = element ? [element] : [...document.querySelectorAll(tags.join())]
      await ready
      await Promise.all(all.map(wake))
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
