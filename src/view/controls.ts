/**
 * The effect of the first click, tap or key on each control of a fragment (LIVE-17). A link, a field or a `<details>` without a name here
 * does what HTML does; a button without one fails the check.
 */

/**
 * `native`: as HTML does it: a link is followed, a form sent. `live`: the live layer does it, awake too. `held`: it waits until React, or
 * the code of its feature, is there, and is done then; a flyout opens at once.
 */
export type FirstTouch = 'native' | 'live' | 'held'

interface Control {
  /** A click by mouse; `submit` for a form. */
  mouse: FirstTouch
  /** A tap, or a click by key. */
  tap: FirstTouch
  /** Keys besides those that the browser makes a click of, which are held. */
  keys?: readonly string[]
  /** It is held only while it says that it opens something (`aria-expanded`); else it is a link. */
  opens?: true
  /** The live layer opens its flyout, awake too: src/live/header/flyouts.ts. */
  flyout?: true
  /** Code that does it without React, by the name that `LateFeatures` has for it. */
  feature?: string
}

const control = <const Given extends Control>(given: Given): Given => given

/** A mouse follows the link, and what the icon opens opens when it rests there; tap and Enter open (FLYOUT-5, FLYOUT-6). */
const flyoutIcon = control({ mouse: 'native', tap: 'held', keys: [' '], opens: true, flyout: true })

/** The live layer does it. */
const done = control({ mouse: 'live', tap: 'live' })

/** The keys of the navigation bar (NAV-24). */
const BAR_KEYS = [' ', 'ArrowDown', 'ArrowRight', 'ArrowLeft', 'Home', 'End']

export const CONTROLS = {
  back: done,
  'search-form': done,
  'flyout-icon': flyoutIcon,
  // Its link leads to an empty search page, for visitors without script (FLYOUT-4).
  'search-icon': control({ ...flyoutIcon, mouse: 'held' }),
  'navigation-menu': control({ mouse: 'held', tap: 'held', feature: 'navigation' }),
  'navigation-entry': control({ mouse: 'native', tap: 'held', keys: BAR_KEYS, opens: true, feature: 'navigation' }),
  // Without an address it is a button, of which the browser makes no click by Enter.
  'navigation-group': control({ mouse: 'held', tap: 'held', keys: [...BAR_KEYS, 'Enter'], feature: 'navigation' }),
  'copy-voucher': done,
  'close-legal-text': done,
  // With the key `message` an operator's message.
  'close-app-banner': done,
  'legal-link': done,
  'sign-up-form': control({ mouse: 'held', tap: 'held' }),
} as const

export type ControlName = keyof typeof CONTROLS
/** The controls whose action is in `src/live/actions.ts`. */
export type LiveControl = {
  [Name in ControlName]: 'live' extends (typeof CONTROLS)[Name]['mouse'] ? Name : never
}[ControlName]

/** The attribute of a control in the markup; `key`: what its action is about. */
export const controlAttribute = (name: ControlName, key = '') => ({ 'data-control': key ? `${name}:${key}` : name })

/** The control that an element of the markup is; undefined for none, and for one of another release. */
export function controlIn(attribute: string | null): ({ name: ControlName; key: string } & Control) | undefined {
  const [name = '', ...key] = (attribute ?? '').split(':')
  if (!Object.hasOwn(CONTROLS, name)) return undefined
  return { name: name as ControlName, key: key.join(':'), ...CONTROLS[name as ControlName] }
}
