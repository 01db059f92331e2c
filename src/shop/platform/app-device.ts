/** Devices that the shop's app is offered on (specification 1 §5): a banner on the first two, a meta tag on the third. */
export type AppDevice = 'android' | 'ios-chrome' | 'ios-safari'

/** Others on iOS call themselves Safari too, by their own name before it; apps that show pages don't. */
const OTHERS_ON_IOS = /FxiOS|EdgiOS|OPiOS|OPT\/|GSA\/|DuckDuckGo|YaBrowser|Brave|Focus|SamsungBrowser/

/**
 * By the browser's word for itself. An iPad says that it is a Mac, and gives itself away by its fingers: a Mac has no touch
 * screen.
 */
export function appDeviceOf(userAgent: string, touchPoints: number): AppDevice | undefined {
  if (/Windows Phone/.test(userAgent)) return undefined
  if (/Android/.test(userAgent)) return 'android'
  const isIos = /iP(hone|ad|od)/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)
  if (!isIos || OTHERS_ON_IOS.test(userAgent)) return undefined
  if (/CriOS/.test(userAgent)) return 'ios-chrome'
  return /Version\/.*Safari\//.test(userAgent) ? 'ios-safari' : undefined
}
