/** Finds all interactive nodes of fragments by itself, uses one, and says what has come of it. */
import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { ElementHandle, Page } from 'puppeteer-core'
import { createCdn } from '../../../demo/cdn.ts'
import { type Demo, startDemo } from '../../../demo/server.ts'
import { serve } from '../../../packages/commands/serve.ts'
import type { Site } from '../../../src/shop/sites/sites.ts'
import { CONTROLS } from '../../../src/view/controls.ts'
import { elementsLive, tagReady, waitUntil } from '../../../tools/engines/page-waits.ts'
import { root } from '../../../tools/paths.ts'
import { answersOf, pageWith } from './content.ts'
import { type HostedPage, pageHost } from './release.ts'
import { atRest } from './rest.ts'
import { shop } from './shop.ts'

/** An interactive node of a shadow root. */
export interface Control {
  /** The tag whose shadow root has it. */
  host: string
  /** Its kind: the name of its control, else what HTML makes of it. */
  kind: string
  /** Finds it again in the same root, also when it was rendered anew. */
  id: string
  href: string | null
  isVisible: boolean
}

/** A page, in a window. */
interface Scene {
  site: Site
  withContent: boolean
  width: number
}

interface Found extends Control {
  scene: Scene
}

/** One whose footer has duties of the law, and one without; all render the same views. */
export const CONTROL_SITES = ['DE', 'TR'] as const satisfies readonly Site[]

/** How the code comes that no page view needs before a touch; late: after the touch. */
const CODES = ['there', 'late', 'missing'] as const
type Code = (typeof CODES)[number]
const LATE_CODE = /\/(chunks\/(react|shell|i18n|ky|purify|promotion|navigation|text-)|elements\/)/

/** `click`: what a tap comes to, on the control itself, whatever lies over it. */
export type Use = 'mouse' | 'tap' | 'click' | 'Enter' | ' ' | 'ArrowDown'

export interface Touch {
  kind: string
  by: Use
  /** Which one of its kind. */
  turn: number
  times?: number
}

/** The outcome of using a control: where the page was led to, or what it could hear and see. */
type Outcome = { url: string } | { page: unknown } | undefined

interface Watched extends Window {
  controls(): (Control & { node: HTMLElement })[]
  used: { events: string[]; copied: [text: string, isByVisitor: boolean][] }
  dataLayer?: object[]
}

const HOSTS = ['shop-header', 'shop-footer', 'shop-newsletter']
const CAMPAIGNS = {
  message: 'operator_note',
  'top-banner': 'home_top',
  'category-banner': 'category_banner',
  'pi-teaser': 'phase',
  benefits: '~header_top',
}

/** Runs in the page. */
function watch(hosts: string[]): void {
  const page = window as unknown as Watched
  page.used = { events: [], copied: [] }
  const names = [
    'icon-flyout-opened',
    'icon-flyout-closed',
    'navigation-flyout-opened',
    'navigation-flyout-closed',
    'shop-consent-settings',
    'shop-newsletter-submitted',
  ]
  for (const name of names)
    addEventListener(name, (event) =>
      page.used.events.push(`${name} ${JSON.stringify((event as CustomEvent).detail ?? '')}`),
    )
  // A permission that it needs of a browser: the visitor's own click.
  Object.defineProperty(navigator, 'clipboard', {
    value: {
      writeText: async (text: string) => void page.used.copied.push([text, navigator.userActivation.isActive]),
    },
  })
  const INTERACTIVE =
    'a, button, input:not([type=hidden]), select, textarea, summary, form, [role=button], [tabindex="0"]'
  const kindOf = (host: string, node: Element) => {
    const name = node.getAttribute('data-control')?.split(':')[0]
    if (name) return name
    const details = node.localName === 'summary' ? node.parentElement : undefined
    if (details)
      return `${host} summary ${details.getAttribute('part') ?? (details.hasAttribute('data-legal-text') ? 'legal' : 'group')}`
    if (node.localName === 'button' && node.getAttribute('type') === 'submit')
      return `submit of ${node.closest('form')?.getAttribute('data-control') ?? 'nothing'}`
    if (node.localName === 'input') return `${host} field ${node.getAttribute('name')}`
    return `${host} ${node.localName}${node.hasAttribute('href') ? ' with address' : ''}`
  }
  // A closed legal text is opened before its button is used.
  const canBeSeen = (node: HTMLElement) =>
    node.closest('[data-legal-text] > :not(summary)')?.parentElement?.checkVisibility() ||
    (node.checkVisibility({ visibilityProperty: true }) && node.getClientRects().length > 0)
  const ID = ['data-control', 'data-path', 'data-live', 'href', 'name', 'part', 'action']
  page.controls = () =>
    hosts.flatMap((host) =>
      [...(document.querySelector(host)?.shadowRoot?.querySelectorAll<HTMLElement>(INTERACTIVE) ?? [])]
        .filter((node) => !node.closest('[inert]'))
        .map((node) => ({
          node,
          host,
          kind: kindOf(host, node),
          id: [...ID.map((name) => node.getAttribute(name)), node.localName === 'summary' && node.textContent].join(
            '|',
          ),
          href: node.getAttribute('href'),
          isVisible: canBeSeen(node),
        })),
    )
}

/** Uses a control, once or several times as fast as it goes. A press of the mouse first comes over it. */
async function use(page: Page, control: Control, by: Use, times: number): Promise<void> {
  const { kind, id } = control
  const found = await page.evaluateHandle(
    (wanted) =>
      (window as unknown as Watched).controls().find((one) => one.kind === wanted.kind && one.id === wanted.id)?.node,
    { kind, id },
  )
  const handle = found.asElement() as ElementHandle<Element> | null
  assert.ok(handle, `${kind} (${id}) is not in ${control.host}.`)
  await handle.evaluate((node, isText) => {
    if (isText) node.closest('details')?.toggleAttribute('open', true)
    node.scrollIntoView({ block: 'center', behavior: 'instant' })
  }, kind === 'close-legal-text')
  if (by === 'mouse') {
    await handle.click({ count: times })
    // An element that it came over after the text has gone is no part of it.
    if (kind === 'close-legal-text') await page.mouse.move(1, (page.viewport()?.height ?? 2) - 1)
  } else if (by === 'tap') {
    const box = await handle.boundingBox()
    assert.ok(box, `${kind} has no box.`)
    const left = page.waitForNavigation({ timeout: 0 })
    for (let time = 0; time < times; time += 1)
      await Promise.race([page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2), left])
  } else if (by === 'click')
    await handle.evaluate((node, count) => {
      const click = { bubbles: true, cancelable: true, composed: true, detail: 1, pointerType: 'touch' }
      for (let time = 0; time < count; time += 1) node.dispatchEvent(new PointerEvent('click', click))
    }, times)
  else {
    await handle.focus()
    // A key goes to what has the focus when it comes.
    const hasFocus = () => handle.evaluate((node) => (node.getRootNode() as ShadowRoot).activeElement === node)
    if (kind.includes('summary')) await waitUntil(`${kind} has the focus`, hasFocus)
    for (let time = 0; time < times; time += 1) await page.keyboard.press(by)
  }
}

/** The outcome up to now; undefined while the page is being left. */
async function outcomeOf(page: Page, start: string, host: string): Promise<Outcome> {
  const url = page.url()
  if (url !== start) return { url: url.replace(new URL(start).origin, '') }
  const inPage = (name: string) => {
    const { used, dataLayer = [] } = window as unknown as Watched
    const root = document.querySelector(name)?.shadowRoot
    const all = (selector: string) => [...(root?.querySelectorAll(selector) ?? [])]
    return {
      ...used,
      records: dataLayer,
      open: all('details[open] > summary').map(({ textContent }) => textContent),
      expanded: all('[aria-expanded=true]:not(.group__toggle)').map(({ textContent }) => textContent),
      dialogs: all('dialog[open], .flyout__panel').length,
      values: all('input:not([type=hidden])').map((input) => (input as HTMLInputElement).value),
      errors: all('[role=alert], .field__error').map(({ textContent }) => textContent),
    }
  }
  return page.evaluate(inPage, host).then(
    (seen) => ({ page: seen }),
    () => undefined,
  )
}

/** Until it stays as it is. */
async function lastOutcomeOf(page: Page, start: string, host: string): Promise<Outcome> {
  let last: Outcome
  let same = 0
  await waitUntil(`what comes of a control in ${host} comes to rest`, async () => {
    await wait(100)
    const outcome = await outcomeOf(page, start, host)
    same = outcome && isDeepStrictEqual(outcome, last) ? same + 1 : 0
    last = outcome
    return same > 2 || page.url() !== start
  })
  return outcomeOf(page, start, host)
}

/** Pages of header, newsletter form and footer, with and without content, for the tests of a file. */
export function controlPages() {
  const pages: Record<string, HostedPage> = {}
  const cdnUrls = new Map<Code, string>()
  let lateCode = Promise.resolve()
  let release = () => {}

  /** A CDN with the code that comes so. */
  async function startCdn(code: Code): Promise<() => Promise<void>> {
    const cdn = createCdn(root('dist'))
    const answer = async (request: Request) => {
      const isLate = LATE_CODE.test(request.url)
      if (isLate && code === 'late') await lateCode
      if (isLate && code === 'missing') return new Response(null, { status: 404 })
      const response = await cdn(request)
      if (code === 'late') response.headers.set('cache-control', 'no-store')
      return response
    }
    const { url, drop } = await serve(answer, { port: 0, host: '127.0.0.1' })
    cdnUrls.set(code, url)
    return drop
  }

  /** Every address that a control leads to is an empty page. */
  async function start(): Promise<Demo> {
    const demo = await startDemo({ hasFonts: false })
    const host = await pageHost(demo.url, pages, { html: '<!doctype html><title>There</title>' })
    const closeCdns = await Promise.all(CODES.map(startCdn))
    const close = async () => {
      release()
      host.close()
      await Promise.all([demo.close, ...closeCdns].map((close) => close()))
    }
    return { ...demo, url: host.url, close }
  }
  const demo = shop({ withPictures: false, start })

  async function addPages(site: Site): Promise<void> {
    const content = await answersOf(demo.url, site, Object.values(CAMPAIGNS))
    // One entry without an address, which is a button.
    const [first, ...others] = content.navigation as { href?: string }[]
    content.navigation = [{ ...first, href: undefined }, ...others]
    for (const withContent of [true, false]) {
      const header = withContent ? CAMPAIGNS : { benefits: '' }
      // Content that comes as the footer comes in sight would take a control from under its touch.
      const footer: Record<string, string> = withContent ? {} : { 'content-id': '' }
      const page = { site, header, footer, newsletter: {}, ...(withContent && { content }) }
      for (const [code, cdnUrl] of cdnUrls)
        pages[`/${site}-${withContent}-${code}`] = { html: await pageWith(cdnUrl, page) }
    }
  }

  async function open({ site, withContent, width }: Scene, code: Code, kind = '', by?: Use): Promise<Page> {
    const path = `/${site}-${withContent}-${code}`
    if (!pages[path]) await addPages(site)
    if (code === 'late')
      lateCode = new Promise((resolve) => {
        release = resolve
      })
    const { page } = await demo.visitor({ width, isTouch: by === 'tap' })
    // The history decides where it leads.
    if (kind === 'back') await page.goto(`${demo.url}/before`)
    await page.goto(demo.url + path)
    await elementsLive(page)
    // TypeScript's runner names functions by it.
    await page.evaluate('globalThis.__name = (named) => named')
    await page.evaluate(watch, HOSTS)
    // The entries of the services are there: until then they may be renamed under a touch.
    await waitUntil('the bar has its entries', () =>
      page.$$eval('shop-header >>> [data-control^=navigation][aria-expanded]', (entries) => entries.length > 1),
    )
    return page
  }

  const bySite = new Map<Site, readonly Found[]>()
  /** All controls of a site, in a small window and in a large one. */
  async function controlsOf(site: Site): Promise<readonly Found[]> {
    const known = bySite.get(site)
    if (known) return known
    const found: Found[] = []
    for (const withContent of [true, false]) {
      const page = await open({ site, withContent, width: 1440 }, 'there')
      for (const width of [1440, 375]) {
        await page.setViewport({ width, height: 900 })
        const controls = await page.evaluate(() =>
          (window as unknown as Watched).controls().map(({ node: _, ...control }) => control),
        )
        found.push(...controls.map((control) => ({ ...control, scene: { site, withContent, width } })))
      }
    }
    bySite.set(site, found)
    return found
  }

  /** One of its kind that can be used: another for each turn, on another site. */
  async function find(kind: string, turn: number): Promise<Found> {
    for (let next = turn; next < turn + CONTROL_SITES.length; next += 1) {
      const all = (await controlsOf(CONTROL_SITES[next % CONTROL_SITES.length] as Site)).filter(
        (one) =>
          one.kind === kind && one.isVisible && (!kind.endsWith('a with address') || /^\/\w/.test(one.href ?? '')),
      )
      if (all.length > 0) return all[turn % all.length] as Found
    }
    throw new Error(`No site has ${kind}.`)
  }

  const awake = new Map<string, Promise<Outcome>>()
  /** The outcome of a use when awake: found once for all that the code may do. */
  function outcomeAwake({ scene, ...control }: Found, by: Use, times: number): Promise<Outcome> {
    const key = JSON.stringify([scene, control, by, times])
    const tryIt = async () => {
      const page = await open(scene, 'there', control.kind, by)
      const start = page.url()
      await tagReady(page, control.host)
      // A panel that the first of several taps opens would lie under the others.
      await use(page, control, times > 1 ? 'click' : by, times)
      return lastOutcomeOf(page, start, control.host)
    }
    const outcome = awake.get(key) ?? tryIt()
    awake.set(key, outcome)
    return outcome
  }

  /** Asserts that the first touch comes to what it comes to awake or, without the code, to what HTML makes of it. */
  async function tryFirstTouch({ kind, turn, by, times = 1 }: Touch, code: Code): Promise<void> {
    const { scene, ...control } = await find(kind, turn)
    const what = `${kind} by ${by} × ${times}, code ${code}: ${JSON.stringify(scene)} (${control.id})`
    const touch = async () => {
      const page = await open(scene, code, kind, by)
      const start = page.url()
      await use(page, control, by, times)
      release()
      return { page, start }
    }
    const registered = (CONTROLS as Record<string, { mouse: string; tap: string }>)[kind]
    if (code === 'missing' && registered?.[by === 'mouse' ? 'mouse' : 'tap'] === 'held') {
      const { page, start } = await touch()
      const isFollowed =
        control.href?.startsWith('/') && (['mouse', 'tap', 'Enter'].includes(by) || /-icon$/.test(kind))
      if (isFollowed) await waitUntil(what, async () => page.url() === demo.url + control.href)
      else await atRest(page)
      return assert.equal(page.url(), isFollowed ? demo.url + control.href : start, what)
    }
    const [expected, { page, start }] = await Promise.all([outcomeAwake({ scene, ...control }, by, times), touch()])
    let actual: Outcome
    const isSame = async () => {
      actual = await outcomeOf(page, start, control.host)
      return isDeepStrictEqual(actual, expected)
    }
    await waitUntil(what, isSame, 20_000).catch(() => assert.deepEqual(actual, expected, what))
  }

  return { controlsOf, tryFirstTouch }
}
