import type { Finding } from '../doctor/finding.ts'
import { sharedKey } from '../page/browser/own-symbol.ts'
import { say } from '../page/browser/say.ts'
import { VERSION } from '../shop/version.ts'
import { holdEarlyChanges } from './early-changes.ts'
import { createPageApi } from './page-api.ts'

/** Makes `window.shopElements`, then starts; unless another loader has done so on this page (DELIVERY-12). */
export function startPage(
  wake: (element: Element) => Promise<unknown>,
  doctor: () => Promise<Finding[]>,
  start: () => void,
): void {
  const page = globalThis as unknown as Record<symbol, unknown>
  const guard = sharedKey('loader')
  if (page[guard]) return void say('warn', `Version ${page[guard]} is already loaded on this page, not ${VERSION}.`)
  page[guard] = VERSION
  // The elements work by their events where the page has locked that name for something of its own (DELIVERY-93).
  Reflect.set(window, 'shopElements', createPageApi(wake, doctor))
  holdEarlyChanges()
  start()
}
