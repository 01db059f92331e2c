/**
 * `window.shopElements` (DELIVERY-27, DELIVERY-28, DELIVERY-29, DELIVERY-30). Built on window events, so that it works before
 * any element's code is loaded.
 */
import type { Finding } from '../doctor/finding.ts'
import { whenParsed } from '../page/browser/when-parsed.ts'
import { isStaff } from '../page/configuration/staff.ts'
import { STAFF_TAG } from '../page/configuration/tag-facts.ts'
import { TAGS } from '../page/configuration/tags.ts'
import { type CartChangeResult, emit, type FlyoutName } from '../page/events/events.ts'
import { type KnownState, sharedState } from '../page/events/shared-state.ts'
import type { OneCartChange } from '../shop/cart/cart.ts'
import { VERSION } from '../shop/version.ts'

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

export interface ShopElementsApi {
  readonly version: string
  /** Resolves when all tags that were present at load are live or, without a fragment, rendered; or have failed. */
  readonly ready: Promise<void>
  /**
   * Has React render an element, or all of the page, as its first touch would; also one whose code has failed, or that stands where the
   * loader does not find it. Resolves when that is done, or can't be.
   */
  wake(element?: Element): Promise<void>
  /** Dispatches `shop-cart-change`; resolves with its result, never rejects. */
  changeCart(change: OneCartChange): Promise<CartChangeResult>
  openFlyout(flyout: FlyoutName): void
  closeFlyouts(): void
  /** The last known item count, login status and memberships, for listeners that come late. */
  state(): KnownState
  /** Prints the problems of this page with their remedies, and resolves with them. */
  doctor(): Promise<Finding[]>
}

/** The preview is fetched for staff only (PREVIEW-1). */
export const isWanted = (tag: string): boolean => tag !== STAFF_TAG || isStaff()

/** Calls back with the detail of the first event that is meant. */
function once(name: string, isMeant: (detail: Record<string, unknown>) => boolean, run: (detail: unknown) => void) {
  const onEvent = (event: Event) => {
    const detail = Object((event as CustomEvent).detail)
    if (!isMeant(detail)) return
    removeEventListener(name, onEvent)
    run(detail)
  }
  addEventListener(name, onEvent)
}

export function createPageApi(
  wake: (element: Element) => Promise<unknown>,
  doctor: () => Promise<Finding[]>,
): ShopElementsApi {
  let count = 0
  let present: string[] | undefined
  let seen: Record<string, unknown> = {}
  const ready = new Promise<void>((resolve) => {
    const check = () => present?.every((tag) => tag in seen) && resolve()
    seen = watchElements(check)
    whenParsed(() => {
      present = TAGS.filter((tag) => document.querySelector(tag) && isWanted(tag))
      check()
    })
  })

  return {
    version: VERSION,
    ready,
    doctor,
    state: () => ({ ...sharedState() }),
    async wake(element) {
      await ready
      await Promise.all((element ? [element] : [...document.querySelectorAll(`${TAGS}`)]).map(wake))
    },
    closeFlyouts: () => emit('shop-close-flyouts', undefined),
    openFlyout(flyout) {
      const open = () => emit('shop-open-flyout', { flyout })
      if ('shop-header' in seen) open()
      else once('shop-element-ready', ({ element }) => element === 'shop-header', open)
    },
    changeCart(change) {
      count += 1
      const requestId = `shop-elements-${count}`
      return new Promise((resolve) => {
        once(
          'shop-cart-change-result',
          (detail) => detail.requestId === requestId,
          resolve as (detail: unknown) => void,
        )
        emit('shop-cart-change', { requestId, change })
      })
    },
  }
}
