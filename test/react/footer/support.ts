/** Footers on a page with fake services. */
import { setViewport } from '@web/test-runner-commands'
import type { Site } from '../../../src/shop/sites/sites.ts'
import { captureConsole } from '../../support/console.ts'
import { clearPage, html, inside, place } from '../../support/elements.ts'
import { record } from '../../support/events.ts'
import { type Handler, json, serve } from '../../support/services.ts'

export const CONTENT_CALL = 'GET /service/promotion/api/promotion/SHOP_FOOTER'

const cleanups: (() => void)[] = []

export function fakeServices(handlers: Record<string, Handler> = {}) {
  const services = serve({ 'GET /json/psdata': () => json({ nl_status: 'NONE' }), ...handlers })
  const errors = record<{ code: string }>('shop-element-error')
  cleanups.push(services.end, errors.end, captureConsole('error', []))
  return { calls: services.calls, codes: () => errors.details.map(({ code }) => code) }
}

export const placeFooter = (site: Site = 'DE') => place(html`<shop-footer site=${site}></shop-footer>`)

export const isVisible = (element: Element | null | undefined) =>
  element?.checkVisibility({ visibilityProperty: true }) === true

/** Moves a footer far below the window, where late content is applied at once. */
export function moveOutOfView(element: HTMLElement): void {
  ;(element.parentElement as HTMLElement).style.marginTop = '5000px'
}

export const newsletterBox = (element: Element) => inside(element, '.footer__newsletter')

/** Call it after each test. */
export async function resetPage(): Promise<void> {
  clearPage()
  await new Promise((resolve) => setTimeout(resolve, 5))
  for (const cleanup of cleanups.splice(0)) cleanup()
  for (const name of ['platform', 'newsletter-form']) document.documentElement.removeAttribute(`data-${name}`)
  for (const name of ['affiliateNumber', 'newApp', 'content']) document.cookie = `${name}=; path=/; max-age=0`
  await setViewport({ width: 1280, height: 800 })
}
