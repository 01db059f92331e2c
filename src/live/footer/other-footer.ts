/** What the page determines about its footer before React renders it. */

import { hasCookie } from '../../page/browser/cookies.ts'
import { cookieName } from '../../page/configuration/cookie-name.ts'
import { pageRootValue, pageSettings } from '../../page/configuration/settings.ts'
import { DESKTOP_PARAMETER, forcesDesktopView } from '../../shop/footer/desktop-view.ts'
import { DEFAULT_PLATFORM, platformByWidth } from '../../shop/platform/platform.ts'

/** By a cookie (FOOTER-34). */
export const isReducedByCookie = (): boolean =>
  hasCookie(cookieName('affiliateNumber')) || hasCookie(cookieName('newApp'))

/** By the page root (FOOTER-28). */
export const isNewsletterFormHidden = (): boolean => pageRootValue('newsletter-form') === 'hidden'

/** `name=value` that forces the desktop view (FOOTER-41). */
export function desktopParameter(): string {
  const { desktopParameter: own } = pageSettings().block
  return typeof own === 'string' ? own : DESKTOP_PARAMETER
}

/** Whether the page shows another footer than the painted one. */
export const isOtherFooter = (): boolean =>
  isReducedByCookie() || isNewsletterFormHidden() || forcesDesktopView(window.location.search, desktopParameter())

/** On the platform CLASSIC, or in a window as wide where the page root names none. */
export const isDesktop = (): boolean =>
  (pageRootValue('platform') || platformByWidth(window.innerWidth)) === DEFAULT_PLATFORM
