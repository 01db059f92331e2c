/** The offer of the shop's app on phones and tablets. */

import { hasCookie } from '../../page/browser/cookies.ts'
import { joinCleanups } from '../../page/browser/on.ts'
import { safeUrl } from '../../page/browser/safe-url.ts'
import { readStored } from '../../page/browser/storage.ts'
import { cookieName } from '../../page/configuration/cookie-name.ts'
import { pageSettings } from '../../page/configuration/settings.ts'
import { warn } from '../../page/configuration/warn.ts'
import { appDeviceOf } from '../../shop/platform/app-device.ts'
import { appStoreUrl } from '../../shop/platform/platform.ts'
import { appOfferAtom } from '../../state/header/app-offer.ts'
import type { LiveElement } from '../live-element.ts'
import { reserveFootPadding } from './foot-padding.ts'

/** In local storage. */
export const CLOSED_OFFER = 'shop.appBannerClosed'
const META = 'apple-itunes-app'

/** Shows the banner where there is an app to offer, until it is closed. Returns the cleanup. */
export function offerApp(element: LiveElement): (() => void) | undefined {
  const { store } = element
  const address = appOffer()
  if (!address) return undefined
  store.set(appOfferAtom, address)
  const bar = element.hooked('app-banner')
  const endPadding = bar ? reserveFootPadding(bar) : () => {}
  const stop = store.sub(appOfferAtom, () => store.get(appOfferAtom) === undefined && endPadding())
  return joinCleanups(stop, endPadding)
}

/**
 * The address of the app banner, or undefined when none is to be shown (HEADER-31, HEADER-32, HEADER-33). Safari on iOS has a banner of its
 * own, requested by a meta tag (HEADER-35).
 */
export function appOffer(): string | undefined {
  const { appStores } = pageSettings()
  const device = appDeviceOf(navigator.userAgent, navigator.maxTouchPoints)
  if (!device || hasCookie(cookieName('mobileApp')) || readStored(CLOSED_OFFER)) return undefined
  const store = device === 'android' ? 'android' : 'ios'
  const address = store === 'android' ? safeUrl(appStores.android) : appStoreUrl(appStores.ios)
  if (!address) warn(`JSON block: "appStores.${store}" is missing or wrong; no app is offered.`)
  else if (device !== 'ios-safari') return address
  else if (appStores.ios) addMeta(appStores.ios)
  return undefined
}

function addMeta(appId: string): void {
  if (document.head.querySelector(`meta[name="${META}"]`)) return
  const meta = document.createElement('meta')
  meta.name = META
  meta.content = `app-id=${appId}`
  document.head.append(meta)
}
