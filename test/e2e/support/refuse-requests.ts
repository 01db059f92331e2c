import type { Page } from 'puppeteer-core'

/** Functions that do nothing without `withRequests`. */
const NEEDS_REQUESTS = [
  'authenticate',
  'emulateNetworkConditions',
  'setCacheEnabled',
  'setExtraHTTPHeaders',
  'setOfflineMode',
  'setRequestInterception',
  'setUserAgent',
  'waitForNetworkIdle',
  'waitForRequest',
  'waitForResponse',
]

export function refuse(what: string): never {
  throw new Error(`${what} does nothing here: requests are seen and changed by visitor({ withRequests: true }).`)
}

/** A test that blocks a request in vain, or finds that there was none, would pass. */
export function refuseRequests(page: Page): void {
  for (const method of NEEDS_REQUESTS) Object.defineProperty(page, method, { value: () => refuse(method) })
  const on = page.on.bind(page)
  page.on = (type, handler) => (/^(request|response)/.test(String(type)) ? refuse(String(type)) : on(type, handler))
}
