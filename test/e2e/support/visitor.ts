/**
 * A visitor of the demo shop: what a person does in a tab, and sees there. Selectors reach into shadow roots by `>>>`. What is not
 * there yet is waited for. Once `open` has been called, each problem fails the test that nobody expects. How to write a
 * journey: docs/tests.md.
 */
import assert from 'node:assert/strict'
import type { HTTPRequest, KeyInput, Page } from 'puppeteer-core'
import {
  elementsLive,
  elementsReady,
  footerReady,
  headerReady,
  waitForText,
  waitUntil,
} from '../../../tools/engines/page-waits.ts'
import { refuse } from './refuse-requests.ts'
import { atRest } from './rest.ts'
import type { Tab } from './tabs.ts'

/** How far a page has come. */
const READY = {
  loaded: async () => {},
  live: elementsLive,
  header: headerReady,
  awake: elementsReady,
  footer: footerReady,
  /** And the footer has been in sight. */
  whole: (page: Page) => elementsReady(page).then(() => footerReady(page)),
}
export type Readiness = keyof typeof READY

export type Visitor = ReturnType<typeof visitorIn>

/** The visitor of a tab; `seesRequests` is whether its browser reports them. */
export function visitorIn({ page, problems, fetched, asked }: Tab, origin: string, seesRequests: boolean) {
  const expected: RegExp[] = []
  let isOpened = false

  /** Resolves when something is so, with what it returns. @throws after 30 s, with what was waited for. */
  async function until<Found>(
    isSo: () => Found | Promise<Found>,
    what = String(isSo),
  ): Promise<NonNullable<Awaited<Found>>> {
    let found: Found | undefined
    await waitUntil(what, async () => {
      found = await isSo()
      return Boolean(found)
    })
    return found as NonNullable<Awaited<Found>>
  }
  /** None while another page comes, which takes the old one from under the search. */
  const find = (selector: string) =>
    page.$(selector).catch((error: Error) => {
      if (/context/.test(error.message)) return null
      throw error
    })
  const see = (selector: string) => until(() => find(selector), `there is ${selector}`)
  /** The shift of this page by itself, as Core Web Vitals count it. */
  const shift = () =>
    page.evaluate(() => {
      const { layoutShift, shifted } = window as unknown as { layoutShift: number; shifted: string[] }
      return { sum: layoutShift, of: shifted }
    })
  const path = () => page.url().slice(new URL(page.url()).origin.length)
  const missing = () => expected.filter((pattern) => !problems.some((text) => pattern.test(text)))
  const intercept = async (isOurs: (url: string) => boolean, answer: (request: HTTPRequest) => void) => {
    await page.setRequestInterception(true)
    page.on('request', (request) => (isOurs(request.url()) ? answer(request) : void request.continue()))
  }

  return {
    /** For what has no verb here. */
    page,
    /** Console errors and warnings, uncaught errors, blocked resources. */
    problems,
    /** Paths requested from the CDN, in order; needs `withRequests`. */
    get fetched() {
      return seesRequests ? fetched : refuse('fetched')
    },
    /** The addresses requested so far that match, in order, those on the page's host without it; needs `withRequests`. */
    asked(which: RegExp): string[] {
      if (!seesRequests) return refuse('asked')
      const { origin: own } = new URL(page.url())
      return asked.map((url) => (url.startsWith(own) ? url.slice(own.length) : url)).filter((url) => which.test(url))
    },
    /** Opens a path of the shop, or a whole address, and waits until its elements are awake, or what else is given. */
    async open(path: string, ready: Readiness = 'awake') {
      isOpened = true
      const response = await page.goto(new URL(path, origin).href)
      await READY[ready](page)
      return response
    },
    /** Waits until the page has come as far as that. */
    ready: (ready: Readiness = 'awake') => READY[ready](page),
    /** The part of the address after its host. */
    path,
    /** Does what leads to another page; resolves with that page's path. */
    async leave(act: () => Promise<unknown>): Promise<string> {
      await Promise.all([page.waitForNavigation(), act()])
      return path()
    },
    see,
    gone: (selector: string) => until(async () => !(await page.$(selector)), `there is no ${selector}`),
    says: (selector: string, text: string) => waitForText(page, selector, text),
    until,
    /** Waits until requests and animations have ended. */
    rest: () => atRest(page),
    /** Resolves when what the page has put off for so many ms at most has happened: its timers end in the order of their times. */
    timersEnded: (ms: number) => page.evaluate((limit) => new Promise((resolve) => setTimeout(resolve, limit)), ms),
    has: async (selector: string) => (await page.$(selector)) !== null,
    texts: (selector: string) => page.$$eval(selector, (all) => all.map(({ textContent }) => textContent ?? '')),
    text: (selector: string) => page.$eval(selector, ({ textContent }) => textContent ?? ''),
    value: (selector: string) => page.$eval(selector, (field) => (field as HTMLInputElement).value),
    box: (selector: string) =>
      page.$eval(selector, (element) => element.getBoundingClientRect().toJSON() as DOMRectReadOnly),
    /** The width of what the page shows, in px: more than the window's is cut off. */
    width: () => page.evaluate(() => document.documentElement.scrollWidth),
    /** As the page's own styles get it. */
    headerHeight: () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--shop-header-height')),
    /** Whether React has its element. */
    isAwake: (selector: string) => page.$eval(selector, (element) => element.matches(':defined')),
    /** Part, name or class of the focused element, through all shadow roots. */
    focused: () =>
      page.evaluate(() => {
        let element = document.activeElement
        while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
        return element?.getAttribute('part') ?? element?.getAttribute('name') ?? element?.className ?? ''
      }),
    click: async (selector: string) => (await see(selector)).click(),
    tap: async (selector: string) => (await see(selector)).tap(),
    /** In two steps, as a mouse comes: what moves under a mouse that rests is no hover. */
    async hover(selector: string) {
      const hovered = await see(selector)
      await hovered.hover()
      const { x, y } = await hovered.clickablePoint()
      await page.mouse.move(x + 2, y)
    },
    focus: async (selector: string) => (await see(selector)).focus(),
    type: async (selector: string, text: string, delay = 0) => (await see(selector)).type(text, { delay }),
    /** Presses a key where the focus is, or on an element. */
    async press(key: KeyInput, selector?: string) {
      if (selector) await (await see(selector)).focus()
      await page.keyboard.press(key)
    },
    /** To an element, or so many px from the top. */
    async scroll(to: string | number) {
      if (typeof to === 'number') await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), to)
      else await (await see(to)).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
    },
    shift,
    /** Forgets what has moved so far, such as a page that arrived in pieces. */
    countShiftsFromHere: () => page.evaluate(() => void Object.assign(window, { layoutShift: 0, shifted: [] })),
    /** Fails if anything has moved on this page by itself. */
    stoodStill: async (message?: string) => assert.deepEqual(await shift(), { sum: 0, of: [] }, message),
    /** Puts things of the demo into the cart, by their names there; the page is told. */
    fill: (...names: string[]) =>
      page.evaluate(async (additions) => {
        const headers = { 'content-type': 'application/json' }
        for (const add of additions)
          await fetch('/demo/cart', { method: 'POST', headers, body: JSON.stringify({ add }) })
        window.dispatchEvent(new CustomEvent('cartTriggerUpdate'))
      }, names),
    /** Records events of the window, of this page or, called before it is opened, of each; resolves with how to list their details. */
    async events<Detail>(name: string): Promise<() => Promise<Detail[]>> {
      const key = `events of ${name}`
      const record = (type: string, list: string) => {
        const details: unknown[] = []
        Object.assign(window, { [list]: details })
        window.addEventListener(type, (event) => details.push((event as CustomEvent).detail))
      }
      if (isOpened) await page.evaluate(record, name, key)
      else await page.evaluateOnNewDocument(record, name, key)
      return () => page.evaluate((list) => (window as unknown as Record<string, Detail[]>)[list] as Detail[], key)
    },
    /** Aborts requests whose address matches, until the returned function is called; needs `withRequests`. */
    async block(which: RegExp) {
      let isOn = true
      await intercept(
        (url) => isOn && which.test(url),
        (request) => void request.abort(),
      )
      return () => {
        isOn = false
      }
    },
    /** Holds back requests whose path matches until they are released; needs `withRequests`. */
    async hold(which: RegExp) {
      const held: HTTPRequest[] = []
      let isHolding = true
      await intercept(
        (url) => isHolding && which.test(new URL(url).pathname),
        (request) => void held.push(request),
      )
      return {
        held,
        release() {
          isHolding = false
          for (const request of held) void request.continue()
        },
      }
    },
    /** Says that such problems are expected, before or after they come; the end of the test waits for them. */
    logs: (...patterns: RegExp[]) => void expected.push(...patterns),
    /** Called at the end of the test. */
    async check() {
      if (!isOpened) return
      await until(() => missing().length === 0).catch(() => {})
      const unasked = problems.filter((text) => !expected.some((pattern) => pattern.test(text)))
      assert.deepEqual({ unasked, missing: missing().map(String) }, { unasked: [], missing: [] })
    },
  }
}
