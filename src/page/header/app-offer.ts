/** The shop's app, offered where it can be installed (specification 1 §5). */

import { appStoreUrl } from '../../shop/links.ts'
import { appDeviceOf } from '../../shop/platform/app-device.ts'
import { hasCookie } from '../browser/cookies.ts'
import { safeUrl } from '../browser/safe-url.ts'
import { readStored, writeStored } from '../browser/storage.ts'
import { pageSettings } from '../configuration/settings.ts'
import { warn } from '../configuration/warn.ts'

const CLOSED = 'shop.appBannerClosed'
const META = 'apple-itunes-app'

/**
 * Where the banner leads, or nothing when none shall show. Safari on iOS has a banner of its own, which a meta tag asks
 * for.
 */
export function appOffer(): string | undefined {
  const { cookies, appStores } = pageSettings()
  const device = appDeviceOf(navigator.userAgent, navigator.maxTouchPoints)
  if (!device || hasCookie(cookies.mobileApp) || readStored(CLOSED)) return undefined
  const store = device === 'android' ? 'android' : 'ios'
  const address = store === 'android' ? safeUrl(appStores.android) : appStoreUrl(appStores.ios)
  if (!address) warn(`JSON block: "appStores.${store}" is missing or wrong; no app is offered.`)
  else if (device !== 'ios-safari') return address
  else if (appStores.ios) addMeta(appStores.ios)
  return undefined
}

export const rememberClosedOffer = (): void => writeStored(CLOSED, 'true')

function addMeta(appId: string): void {
  if (document.head.querySelector(`meta[name="${META}"]`)) return
  const meta = document.createElement('meta')
  meta.name = META
  meta.content = `app-id=${appId}`
  document.head.append(meta)
}
