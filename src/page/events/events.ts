/**
 * The registry of all window events (public contract): the only way in which elements, pages and other copies of the
 * elements meet. Every one is a `CustomEvent` on `window`.
 */
import type { CartChange, CartChangeError } from '../../shop/cart/cart.ts'
import type { Site } from '../../shop/sites/sites.ts'

export type FlyoutName = 'cart' | 'storeFinder' | 'userMenu' | 'search'

export interface CartChangeRequest {
  requestId?: string
  change: CartChange
}

export interface CartChangeResult {
  requestId?: string
  ok: boolean
  addedProduct?: unknown
  error?: CartChangeError
  limit?: number
  message?: string
}

/** In: the page tells the elements. */
export interface IncomingEvents {
  cartTriggerUpdate: { forceReload?: boolean } | undefined
  'modal-closed': undefined
  'shop-cart-change': CartChangeRequest
  'shop-close-flyouts': undefined
  /** What `shopElements.openFlyout` says. */
  'shop-open-flyout': { flyout: FlyoutName }
  'shop-personal-data-reset': undefined
}

/** Out: the elements tell the page. */
export interface OutgoingEvents {
  'cart-data-changed': { itemCount: number }
  'shop-cart-change-result': CartChangeResult
  'icon-flyout-opened': { flyout: FlyoutName }
  'icon-flyout-closed': { flyout: FlyoutName }
  'navigation-flyout-opened': { index: number }
  'navigation-flyout-closed': { index: number }
  'shop-newsletter-submitted': { site: Site; origin: string; originAddition: string }
  'shop-preview-changed': { dateTime?: string; abTestName?: string; abTestGroup?: string }
  'shop-consent-settings': undefined
  'shop-element-ready': { element: string; version: string; hydrated: boolean }
  'shop-element-error': { element: string; code: string; message: string }
}

export type ShopEvents = IncomingEvents & OutgoingEvents

/** Dispatches on `window`; false when it was cancelable and someone cancelled it. */
export function emit<Name extends keyof ShopEvents>(
  name: Name,
  detail: ShopEvents[Name],
  options: { cancelable?: boolean } = {},
): boolean {
  return window.dispatchEvent(new CustomEvent(name, { detail, cancelable: options.cancelable ?? false }))
}

/** Listens on `window`; returns what ends it. A page may send anything: check the detail of an incoming event. */
export function listen<Name extends keyof ShopEvents>(
  name: Name,
  handle: (detail: ShopEvents[Name] | undefined, event: Event) => void,
): () => void {
  const onEvent = (event: Event) =>
    handle((event as CustomEvent<ShopEvents[Name] | undefined>).detail ?? undefined, event)
  window.addEventListener(name, onEvent)
  return () => window.removeEventListener(name, onEvent)
}

/** Tells page and console that something of an element went wrong; the element lives on. */
export function reportError(element: string, code: string, message: string): void {
  console.error(`[shop-elements] <${element}> ${code}: ${message}`)
  emit('shop-element-error', { element, code, message })
}
