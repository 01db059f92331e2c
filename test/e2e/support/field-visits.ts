/**
 * Visits as they come: phones, moving mice, keyboards, bare tags, signed in. `test/e2e/field.test.ts` holds each to its bytes and
 * files, `npm run bench -- field` measures its time.
 */
import { setTimeout } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from 'puppeteer-core'
import { PRODUCTS } from '../../../packages/shop/catalogue/products.ts'
import { withSettings } from './host.ts'

const DEVICES = ['desktop', 'iPhone', 'Chrome on iPhone', 'Android'] as const
export type Device = (typeof DEVICES)[number]
const ONE_OF_EACH = ['desktop', 'Android'] as const

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

/** A desktop keeps the browser's own. */
const USER_AGENTS: Readonly<Record<Device, string | undefined>> = {
  desktop: undefined,
  iPhone: `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`,
  'Chrome on iPhone': `${IPHONE} CriOS/138.0.7204.33 Mobile/15E148 Safari/604.1`,
  Android:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36',
}

export interface FieldVisit {
  name: string
  device: Device
  path: string
  /** Changes the host's HTML. */
  change?: (html: string) => string
  /** Done before on a page without elements, e.g. a cart that is filled. */
  prepare?: (page: Page) => Promise<unknown>
  /** The visitor's act, once the page is at rest. */
  act?: (page: Page) => Promise<unknown>
  /** Files of ours that it may load, cold, fragments of the service included: bytes of brotli. */
  budget: { bytes: number; files: number }
  /** The console's words then. */
  logs?: RegExp
}

/** Makes a page's window and user agent those of a device. */
export async function setDevice(page: Page, device: Device): Promise<void> {
  const userAgent = USER_AGENTS[device]
  if (!userAgent) return void (await page.setViewport({ width: 1280, height: 900 }))
  await page.setViewport({ width: 390, height: 844, hasTouch: true, isMobile: true })
  await page.setUserAgent({ userAgent })
}

/** Does what a visit needs before, on a page without elements. `url`: that of the visit. */
export async function prepareVisit(page: Page, { prepare }: FieldVisit, url: string): Promise<void> {
  if (!prepare) return
  const before = new URL(url)
  before.searchParams.set('elements', 'off')
  await page.goto(before.href)
  await prepare(page)
  // Leaving the page while it asks for its icon looks like a request that never ends.
  await page.waitForNetworkIdle()
}

/** Watches a page for fragments of the service, not those of the release. Returns how to list their sizes, in bytes of brotli. */
export function watchFragments(page: Page, cdnUrl: string): () => Promise<number[]> {
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url())
    if (origin !== new URL(cdnUrl).origin && pathname.startsWith('/fragments/'))
      sizes.push(response.buffer().then((html) => brotliCompressSync(html).length))
  })
  return () => Promise.all(sizes)
}

const HOME = '/?site=DE&fragments=content'
const STATIC = '/?site=DE&fragments=static'
const BARE = '/?site=DE&fragments=off'
const PRODUCT = `/products/${PRODUCTS[0]?.id}?site=DE&fragments=content`
const NEWSLETTER = '/subscribenewsletter?site=DE&fragments=content'

const fillCart = (page: Page) =>
  page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' }
    await fetch('/demo/cart', { method: 'POST', headers, body: JSON.stringify({ add: 'shortage-article' }) })
  })

/** The demo's starts with its first fragment. */
const startFragmentService = (page: Page) => page.evaluate(() => fetch('/fragments/DE/shop-header'))

/**
 * From the top right to the middle of the page, at the pace of a mouse, which does not wait for the page. On a busy machine it may seem to
 * rest on a control: a timer that begins meanwhile ends after all of them.
 */
async function crossHeader(page: Page): Promise<void> {
  const STEPS = 20
  await page.evaluate(`{
    const { setTimeout } = window
    window.setTimeout = (run, ms = 0) => setTimeout(run, ms + 30000)
    window.endMoves = () => (window.setTimeout = setTimeout)
  }`)
  const moves: Promise<void>[] = []
  for (let step = 0; step <= STEPS; step += 1) {
    moves.push(page.mouse.move(900 - (600 * step) / STEPS, 2 + (700 * step) / STEPS))
    await setTimeout(8)
  }
  await Promise.all(moves)
  await page.evaluate('void endMoves()')
}

async function wheelToEnd(page: Page): Promise<void> {
  await page.mouse.move(640, 500)
  for (let turn = 0; turn < 12; turn += 1) await page.mouse.wheel({ deltaY: 900 })
}

/** Past the header: on a control where the focus rests, code is fetched ahead. */
async function tabThrough(page: Page): Promise<void> {
  const isBehind = () => page.evaluate(() => Boolean(document.activeElement?.closest('main')))
  while (!(await isBehind())) await page.keyboard.press('Tab')
}

async function readByKeys(page: Page): Promise<void> {
  for (const key of ['PageDown', 'PageDown', 'End', 'Home'] as const) await page.keyboard.press(key)
}

const swipe = (page: Page) => page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }))

const IN_CART = 'shop-header >>> shop-minicart >>>'
const EMAIL = 'shop-footer >>> shop-newsletter >>> [type=email]'

/** Each flyout, the drawer, a search, a deletion and a sign-up, by touch. */
async function useEverything(page: Page): Promise<void> {
  const see = (selector: string) => page.waitForSelector(selector, { visible: true })
  const tap = async (selector: string) => {
    await (await see(selector))?.tap()
  }
  const close = () => page.keyboard.press('Escape')
  await tap('shop-header >>> [part=store-finder-icon]')
  await see('shop-header >>> .flyout__panel form')
  await close()
  await tap('shop-header >>> [part=user-menu-icon]')
  await see('shop-header >>> .flyout__panel .panel a')
  await close()
  await tap('shop-header >>> .navigation__menu')
  await see('shop-header >>> .navigation-drawer a')
  await close()
  await tap('shop-header >>> [part=search-icon]')
  await page.keyboard.type('kaf')
  await see('shop-header >>> .suggestions__list')
  await close()
  await close()
  await tap('shop-header >>> [part=cart-icon]')
  await tap(`${IN_CART} .tile__delete`)
  await see(`${IN_CART} .deleted-tile`)
  await close()
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }))
  await tap(EMAIL)
  await page.keyboard.type('erika@example.com')
  await page.keyboard.press('Enter')
}

const secondLoader = (page: Page) =>
  page.evaluate(() => {
    // A page of plain DOM code has none.
    const loader = document.querySelector<HTMLScriptElement>('script[src*="shop-elements.js"]')
    return loader && import(`${loader.src}?again`)
  })

const inDark = (html: string) => html.replace('<html ', '<html data-theme="dark" ')
const ownTexts = withSettings({ texts: { 'de-DE': { 'footer.headline': 'Fragen' } } })

/** Fragments with content: on a desktop, on a phone that may be offered the app, and what a page that is scrolled fetches more. */
const CONTENT = { bytes: 26_000, files: 5 }
const SCROLLED = { bytes: 27_650, files: 5 }
/** The cart has to be read, and who is there. */
const WITH_CART = { bytes: 30_950, files: 6 }
/** Fragments of the build: campaigns come from the service. */
const BUILT = { bytes: 40_850, files: 10 }

export const FIELD_VISITS: readonly FieldVisit[] = [
  ...DEVICES.map((device) => ({ name: 'nobody moves', device, path: HOME, budget: CONTENT })),
  { name: 'the mouse crosses the header', device: 'desktop', path: HOME, act: crossHeader, budget: CONTENT },
  { name: 'the wheel turns to the end', device: 'desktop', path: HOME, act: wheelToEnd, budget: SCROLLED },
  { name: 'a swipe to the end', device: 'Android', path: HOME, act: swipe, budget: SCROLLED },
  { name: 'Tab through the header', device: 'desktop', path: HOME, act: tabThrough, budget: CONTENT },
  { name: 'reading by keys', device: 'desktop', path: HOME, act: readByKeys, budget: SCROLLED },
  ...ONE_OF_EACH.map((device) => ({
    name: 'signed in, with a cart',
    device,
    path: `${HOME}&login=LOGGED_IN`,
    prepare: fillCart,
    budget: WITH_CART,
  })),
  ...ONE_OF_EACH.map((device) => ({ name: 'a product', device, path: PRODUCT, budget: SCROLLED })),
  { name: 'the newsletter page', device: 'desktop', path: NEWSLETTER, budget: SCROLLED },
  {
    name: 'two loaders',
    device: 'desktop',
    path: HOME,
    act: secondLoader,
    logs: /is already loaded on this page/,
    budget: CONTENT,
  },
  ...ONE_OF_EACH.map((device) => ({
    name: 'fragments of the build, campaigns by service',
    device,
    path: STATIC,
    budget: BUILT,
  })),
  ...[STATIC, BARE].map((path) => ({
    name: `the footer has content of the service, ${path === BARE ? 'bare tags' : 'fragments of the build'}`,
    device: 'Android' as const,
    path: path.replace('DE', 'CZ'),
    act: swipe,
    // Campaigns, too, what frames of flyouts have from the start, and the size of a fragment (DELIVERY-94).
    budget: path === BARE ? { bytes: 63_450, files: 16 } : { bytes: 47_350, files: 12 },
  })),
  {
    name: 'the same in a theme of the page',
    device: 'desktop',
    path: STATIC,
    change: inDark,
    budget: { bytes: 50_550, files: 10 },
  },
  ...ONE_OF_EACH.map((device) => ({
    name: 'bare tags, no campaign',
    device,
    path: `${BARE}&fault=promotion:404`,
    budget: { bytes: 45_000, files: 12 },
  })),
  ...ONE_OF_EACH.map((device) => ({
    name: 'bare tags, campaigns by service',
    device,
    path: BARE,
    // 100 more since fragments name their shape (DELIVERY-94).
    budget: { bytes: 56_550, files: 12 },
  })),
  ...ONE_OF_EACH.map((device) => ({
    name: 'bare tags, the page names its fragment service',
    device,
    path: '/?site=DE&fragments=service',
    prepare: startFragmentService,
    // With 17 kB of HTML, which other pages have in their own.
    budget: { bytes: 51_000, files: 12 },
  })),
  {
    name: 'everything is used',
    device: 'Android',
    path: `${STATIC}&fault=promotion:404`,
    prepare: fillCart,
    act: useEverything,
    // Header and footer sleep on; mini cart and form wake.
    budget: { bytes: 186_000, files: 23 },
  },
  {
    name: 'texts of the page',
    device: 'desktop',
    path: HOME,
    change: ownTexts,
    // With the locale's built-in texts, whose places they take, and the file with the code for them, which has the base of all sheets too.
    budget: { bytes: 41_200, files: 6 },
  },
]
