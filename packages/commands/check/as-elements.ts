/** The elements' view of an answer: their own code for the call reads it, and says what it drops. */
import { putCart } from '../../../src/api/cart/cart-change-service.ts'
import { getCart } from '../../../src/api/cart/cart-service.ts'
import { getFooterContent } from '../../../src/api/footer/footer-content.late.ts'
import { getNavigation } from '../../../src/api/navigation/navigation-service.ts'
import { getThemeWorlds } from '../../../src/api/navigation/theme-worlds-service.ts'
import { getBaseData } from '../../../src/api/newsletter/newsletter-service.ts'
import { getSubscriber } from '../../../src/api/newsletter/newsletter-subscriber-service.ts'
import { checkAuth, getTestsAt, logOut, renewSession } from '../../../src/api/preview/preview-service.ts'
import { getPromotion } from '../../../src/api/promotion/promotion-service.ts'
import { getSuggestions } from '../../../src/api/search/suggestion-service.ts'
import type { ServiceContext } from '../../../src/api/service-context.ts'
import { getPersonalData } from '../../../src/api/visitor/personal-data.ts'
import { messageOf } from '../../../src/page/browser/say.ts'
import { readCampaignsWithoutBrowser } from '../../../src/render/make-snapshot.ts'
import type { Exchange } from './exchange.ts'

readCampaignsWithoutBrowser()

const base = { isPrivate: true }

const READERS: Readonly<Record<string, (context: ServiceContext) => Promise<unknown>>> = {
  getCart: (context) => getCart(context),
  changeCart: (context) => putCart(context, { deleteSubscription: { subscriptionId: 'any' } }),
  getPersonalData: (context) => getPersonalData(context, 'Shop'),
  getNavigation: (context) => getNavigation(context, { clientId: context.site, route: '' }),
  getThemeWorlds: (context) => getThemeWorlds(context, 'Shop'),
  getSuggestions: (context) => getSuggestions(context, 'any', new AbortController().signal),
  getPromotion: (context) => getPromotion(context, { id: 'any' }),
  getFooterContent: (context) => getFooterContent(context, 'any'),
  getBaseData: (context) => getBaseData(context, base),
  getSubscriber: (context) => getSubscriber(context, 'any', base),
  checkAuth: (context) => checkAuth(context),
  renewSession: (context) => renewSession(context),
  logOutStaff: (context) => logOut(context),
  getTestsAt: (context) => getTestsAt(context, new Date().toISOString()),
}

/** The elements' remarks on a successful answer; empty when they use all of it. */
export async function saidByElements({ operation, status, bytes, headers }: Exchange, site: string): Promise<string[]> {
  const read = READERS[operation.id]
  if (!read) return []
  const said: string[] = []
  const isEmpty = status === 204 || status === 205 || status === 304
  const answer = () => new Response(isEmpty ? null : bytes.slice(), { status: status ?? 200, headers: typeOf(headers) })
  const report = (code: string, message: string) => said.push(`${code}: ${message}`)
  const page = new EventTarget()
  page.addEventListener('shop-element-error', (event) => {
    const { code, message } = (event as CustomEvent<{ code: string; message: string }>).detail
    report(code, message)
  })
  // Their code needs these of a browser, and nothing else.
  const restore = replaceGlobals({
    window: page,
    document: Object.assign(Object.create({ cookie: '' }), { querySelector: () => null }),
    fetch: async () => answer(),
    console: { ...console, error: () => {}, warn: () => {} },
  })
  try {
    await read({ site: site as ServiceContext['site'], apiBase: 'https://services.invalid', element: 'check', report })
    // Lists report what they leave out a moment later.
    await new Promise(setImmediate)
  } catch (error) {
    said.push(messageOf(error))
  } finally {
    restore()
  }
  return said
}

const typeOf = (headers: Headers): Record<string, string> => {
  const type = headers.get('content-type')
  return type ? { 'content-type': type } : {}
}

function replaceGlobals(values: Readonly<Record<string, unknown>>): () => void {
  const before = Object.keys(values).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const)
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  return () => {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor)
      else Reflect.deleteProperty(globalThis, name)
    }
  }
}
