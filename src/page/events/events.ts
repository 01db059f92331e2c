/**
 * The registry of all window events. Elements, pages and other copies of the elements communicate by these only. Each is a
 * `CustomEvent` on `window` (EVENT-1).
 */
import type { CartChangeError, OneCartChange } from '../../shop/cart/cart.ts'
import type { Site } from '../../shop/sites/sites.ts'
import { on } from '../browser/on.ts'
import { say } from '../browser/say.ts'
import type { ElementErrorCode } from './error-codes.ts'
import { toldErrors } from './told-errors.ts'

export type FlyoutName = 'cart' | 'storeFinder' | 'userMenu' | 'search'

/** The slots that are asked for when they are seen (EVENT-50). */
export type SlotName = 'wallets' | 'recommendations' | 'ask'

export interface CartChangeRequest {
  requestId?: string
  change: OneCartChange
}

export interface CartChangeResult {
  requestId?: string
  ok: boolean
  addedProduct?: unknown
  error?: CartChangeError
  limit?: number
  message?: string
}

/** Dispatched by the page. */
export interface IncomingEvents {
  cartTriggerUpdate: { forceReload?: boolean } | undefined
  'modal-closed': undefined
  'shop-cart-change': CartChangeRequest
  'shop-close-flyouts': undefined
  /** Dispatched by `shopElements.openFlyout` too. */
  'shop-open-flyout': { flyout: FlyoutName }
  /** The visitor has agreed to statistics, for a page that waits for it (EVENT-42). */
  'shop-consent-given': undefined
  /** The visitor has refused, or withdraws. */
  'shop-consent-refused': undefined
  'shop-personal-data-reset': undefined
}

/**
 * The state that an element has come to: its HTML, the live layer, React; `touched`: the first flyout after its touch; `interaction`: a
 * click, tap or key, until the frame that follows.
 */
export type TimingPhase = 'painted' | 'live' | 'awake' | 'touched' | 'interaction'

/** The parts of the time that a click, tap or key takes, in ms (EVENT-31). */
export interface Interaction {
  /** The control by its name in the markup: never what it shows or holds. */
  control: string
  /** The type of the event that took longest: `pointerdown`, `keydown`, `click` … */
  type: string
  /** Until its listeners could run. */
  inputDelayMs: number
  /** In listeners, the page's included. */
  processingMs: number
  /** Until the next frame is painted. */
  presentationMs: number
  /** Whether React had rendered the element when it was touched. */
  isAwake: boolean
}

/** Dispatched by the elements. */
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
  /** The page may fill this slot of this tag now. */
  'shop-slot-wanted': { element: string; slot: SlotName }
  'shop-element-ready': { element: string; version: string; hydrated: boolean }
  /** Only in a share of the page views (`timing` of the JSON block). */
  'shop-element-timing': { element: string; phase: TimingPhase; durationMs: number; interaction?: Interaction }
  'shop-element-error': { element: string; code: ElementErrorCode; message: string }
}

export type ShopEvents = IncomingEvents & OutgoingEvents

/** Dispatches on `window`; false when the event was cancelable and a listener cancelled it. */
export function emit<Name extends keyof ShopEvents>(
  name: Name,
  detail: ShopEvents[Name],
  options?: { cancelable: true },
): boolean {
  return window.dispatchEvent(new CustomEvent(name, { ...options, detail }))
}

/** Listens on `window`; returns the cleanup. A page may send anything: check the detail of an incoming event (EVENT-3). */
export const listen = <Name extends keyof ShopEvents>(
  name: Name,
  handle: (detail: ShopEvents[Name] | undefined, event: Event) => void,
): (() => void) =>
  on<CustomEvent<ShopEvents[Name] | undefined>>(window, name, (event) => handle(event.detail ?? undefined, event))

/** Reports a problem of an element to the page and the console; the element goes on working as far as it can (EVENT-22). */
export function reportError(element: string, code: ElementErrorCode, message: string): void {
  const text = `<${element}> ${code}: ${message}`
  say('error', text)
  toldErrors()[text] = true
  emit('shop-element-error', { element, code, message })
}

/** The code of an element can't be loaded (DELIVERY-14). */
export const reportMissingCode = (element: string, error: unknown): void =>
  reportError(element, 'CODE_UNAVAILABLE', `The code can't be loaded (${error}).`)
