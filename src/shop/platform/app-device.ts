/** Devices on which the app is offered: by a banner on the first two (HEADER-30), by a meta tag on the third (HEADER-35). */
export type AppDevice = 'android' | 'ios-chrome' | 'ios-safari'

/** Other browsers on iOS have a name of their own before "Safari"; in-app web views do not have "Safari" at all. */
const OTHER_IOS_BROWSERS = /FxiOS|EdgiOS|OPiOS|OPT\/|GSA\/|DuckDuckGo|YaBrowser|Brave|Focus|SamsungBrowser/

/** An iPad has the user agent of a Mac, but a Mac has no touch points. */
export function appDeviceOf(userAgent: string, touchPoints: number): AppDevice | undefined {
  if (/Windows Phone/.test(userAgent)) return undefined
  if (/Android/.test(userAgent)) return 'android'
  const isIos = /iP(hone|ad|od)/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)
  if (!isIos || OTHER_IOS_BROWSERS.test(userAgent)) return undefined
  if (/CriOS/.test(userAgent)) return 'ios-chrome'
  return /Version\/.*Safari\//.test(userAgent) ? 'ios-safari' : undefined
}
