/**
 * The page of a test in a browser: what is mounted on it, the services behind it, its console, clock and storage, and what a person
 * does with it. Whatever a test changes is put back after it. Whatever reaches the console without having been expected fails
 * the test. How to write one: docs/tests.md.
 */
import { type Clock, type Config, install } from '@sinonjs/fake-timers'
import { setViewport } from '@web/test-runner-commands'
import { render, type TemplateResult } from 'lit-html'
import { createElement, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import css from '../../demo/gallery/gallery.css'
import { pageBlock } from '../../src/page/configuration/json-block.ts'
import { clearItemCount, sharedState } from '../../src/page/events/shared-state.ts'
import { adoptSheet } from '../../src/react/shell/sheets.ts'
import type { Cart } from '../../src/shop/cart/cart.ts'
import { SITES } from '../../src/shop/sites/sites.ts'
import { INITIAL_STATE } from '../../src/state/cart/cart-machine.ts'
import { cartStateAtom } from '../../src/state/cart/cart-store.ts'
import { closeFlyoutAtom } from '../../src/state/header/flyout.ts'
import { clearSuggestionsAtom } from '../../src/state/search/suggestions.ts'
import { storeOf } from '../../src/state/store.ts'
import { type CartServer, serveCart as replaceByCart } from './cart-server.ts'
import { expectLogs, startLogs, takeFaultyLogs } from './console.ts'
import { findAll, findFields, nameOf, type Place, select, textOf } from './find.ts'
import * as input from './input.ts'
import { type Handler, json, serve as replaceFetch, type Served } from './services.ts'

const WORLDS = [{ title: 'Autumn', url: '/themeworlds/autumn' }]

/** Services of a shop in which nothing is going on: an empty cart, nobody logged in, hardly any content. */
const QUIET: Readonly<Record<string, Handler>> = {
  'GET /service/cart/api/cart': () => json({ cart: { articles: [], numberOfArticles: 0, totalSum: 0 } }),
  'GET /service/customerfrontenddata/api/v1/psdata': () => json({ tracking: { loginStatus: 'LOGGED_OUT' } }),
  'GET /json/psdata': () => json({ nl_status: 'NONE' }),
  'GET /jsonflyoutnavigation': () => json([{ title: 'Coffee', href: '/coffee' }]),
  'GET /service/themeworld-frontend/api/themeworlds/navigation': () =>
    json({ themeworldFlyout: { sections: { new: { themeworlds: WORLDS } } } }),
}

/** Real time, whatever clock a test has installed. */
const { setTimeout: later, requestAnimationFrame: nextFrame } = window
const realClock = { now: performance.now.bind(performance) }
const LIMIT_MS = 10_000

/** What is put back at the end of the test, the last first. */
const ends: (() => void | Promise<void>)[] = []
const onEnd = (end: () => void | Promise<void>): void => void ends.push(end)

let answers: Record<string, Handler> = {}
let services = { calls: [] as Served[], end() {} }
let earlierCalls: Served[] = []
/** Where links and forms would have led. */
const followed: string[] = []

/** The next frame, or 50 ms where a browser draws none. */
const frame = () =>
  new Promise<void>((resolve) => {
    nextFrame.call(window, () => resolve())
    later.call(window, resolve, 50)
  })

/** Resolves when nothing moves any more: when all animations that have an end have ended. */
async function rest(): Promise<void> {
  await frame()
  const roots = select(document, '*').flatMap(({ shadowRoot }) => shadowRoot ?? [])
  const animations = [document, ...roots].flatMap((root) => root.getAnimations())
  const ending = animations.filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
  await Promise.allSettled(ending.map(({ finished }) => finished))
}

/** Resolves when something is so, with what it returns. @throws after 10 s, with what was waited for. */
async function until<Found>(isSo: () => Found | Promise<Found>, what = String(isSo)): Promise<NonNullable<Found>> {
  const end = realClock.now() + LIMIT_MS
  for (;;) {
    const found = await isSo()
    if (found) return found
    if (realClock.now() > end)
      throw new Error(`Not so after ${LIMIT_MS / 1000} s: ${what}\nThe page: ${textOf(document.body)}`)
    await frame()
  }
}

/** Records the details of a window event from now to the end of the test. */
function events<Detail>(name: string): Detail[] {
  const details: Detail[] = []
  const onEvent = (event: Event) => void details.push((event as CustomEvent<Detail>).detail)
  window.addEventListener(name, onEvent)
  onEnd(() => window.removeEventListener(name, onEvent))
  return details
}

/** Answers calls as given, from now to the end of the test: `METHOD path` → answer. All others as before. */
function serve(more: Readonly<Record<string, Handler>>): void {
  earlierCalls = [...earlierCalls, ...services.calls]
  services.end()
  answers = { ...answers, ...more }
  services = replaceFetch(answers)
}

/** A cart service that starts with this cart and keeps what is changed, from now to the end of the test. */
function serveCart(cart: Cart): CartServer {
  const server = replaceByCart(cart)
  const { fetch } = window
  server.end()
  const pass: Handler = ({ method, path, query, headers, body }) =>
    fetch(`${path}?${query}`, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) })
  serve({ 'GET /service/cart/api/cart': pass, 'PUT /service/cart/api/cart': pass })
  return server
}

/** Adds an element to the page, and removes it after the test. */
function hold(holder: HTMLElement): void {
  document.body.append(holder)
  onEnd(async () => {
    holder.remove()
    // An element that is removed may only be moving: it ends a moment later.
    await new Promise((resolve) => later.call(window, resolve, 5))
  })
}

/** Adds markup to the page as the HTML parser does, shadow roots included, such as a fragment. Returns its first element. */
function insert<Tag extends HTMLElement = HTMLElement>(markup: string): Tag {
  const holder = document.createElement('div')
  holder.setHTMLUnsafe(markup)
  hold(holder)
  return holder.firstElementChild as Tag
}

/** Adds an element with this markup in its shadow root; returns the root. */
function paint(markup: string): ShadowRoot {
  const root = insert(`<div><template shadowrootmode="open">${markup}</template></div>`).shadowRoot as ShadowRoot
  stayOnPage(root)
  return root
}

/** Adds a tag to the page, as a template does. Resolves with the first one when it is there, its code included. */
async function mount<Tag extends HTMLElement = HTMLElement>(template: TemplateResult): Promise<Tag> {
  const holder = document.createElement('div')
  render(template, holder)
  const element = holder.firstElementChild as Tag
  const ready = events<{ element: string }>('shop-element-ready')
  hold(holder)
  if (element.localName.includes('-'))
    await until(() => ready.some((one) => one.element === element.localName), `<${element.localName}> is ready`)
  stayOnPage(element.shadowRoot ?? element)
  return element
}

/** Renders a React part with the sheet of all parts, as an element does. */
function show(part: ReactNode, { theme = 'light' } = {}) {
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  adoptSheet(root, css)
  const container = root.appendChild(document.createElement('div'))
  document.body.append(host)
  const react = createRoot(container)
  stayOnPage(root)
  const update = (next: ReactNode) =>
    flushSync(() => react.render(createElement('div', { className: 'shop-base', 'data-theme': theme }, next)))
  const remove = () => {
    flushSync(() => react.unmount())
    host.remove()
  }
  onEnd(remove)
  update(part)
  return { root, update, remove }
}

const follow = (event: Event, address: string | null | undefined) => {
  if (event.defaultPrevented || !address || address.startsWith('#')) return
  event.preventDefault()
  followed.push(address)
}

/** No test leaves its page: where a link would lead is recorded instead, once all others have heard of the click. */
for (const type of ['click', 'auxclick'])
  window.addEventListener(type, (event) => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement)
    follow(event, link?.getAttribute('href'))
  })

/** The same for forms, whose events stay in their shadow root. */
function stayOnPage(root: ShadowRoot | HTMLElement): void {
  const onSubmit = (event: Event) => {
    const form = event.target as HTMLFormElement
    const query = new URLSearchParams(new FormData(form) as never)
    follow(event, `${form.getAttribute('action')}?${query}`)
  }
  // After all other listeners of the root, those of later too.
  const comeLast = () => {
    root.removeEventListener('submit', onSubmit)
    root.addEventListener('submit', onSubmit)
  }
  root.addEventListener('submit', comeLast, true)
}

/** Replaces a property of the browser, such as `userAgent` of `navigator`, from now to the end of the test. */
function fake(owner: object, name: string, value: unknown): void {
  const own = Object.getOwnPropertyDescriptor(owner, name)
  Object.defineProperty(owner, name, { configurable: true, writable: true, value })
  onEnd(() => {
    if (own) Object.defineProperty(owner, name, own)
    else Reflect.deleteProperty(owner, name)
  })
}

/** A clock that stands still until it is moved by `tick` or `tickAsync`; of timers only, unless told. */
function clock(options: Config = {}): Clock {
  const installed = install({ toFake: ['setTimeout', 'clearTimeout'], shouldClearNativeTimers: true, ...options })
  onEnd(() => installed.uninstall())
  return installed
}

/** Sizes the window, in px; it has 800 × 600 else. */
async function size(width: number, height = 800): Promise<void> {
  if (window.innerWidth === width && window.innerHeight === height) return
  await setViewport({ width, height })
  onEnd(() => setViewport({ width: 800, height: 600 }))
}

/** Gives the page's JSON block these fields. */
function settings(fields: object): void {
  const block = pageBlock()
  const before = block.fields
  block.fields = { ...fields }
  onEnd(() => {
    block.fields = before
  })
}

/** Queries and actions in a place: an element, or the whole page. */
const within = (place: Place) => {
  const get = (role: string, name?: string | RegExp): HTMLElement => {
    const [found, second] = findAll(place, role, name)
    if (!found || second)
      throw new Error(`There is ${found ? 'more than one' : 'no'} ${role} "${name}". The page: ${textOf(place)}`)
    return found
  }
  const see = (role: string, name?: string | RegExp): Promise<HTMLElement> =>
    until(() => findAll(place, role, name)[0], `there is a ${role} "${name}"`)
  const elementOf = async (target: Element | string, name?: string | RegExp) =>
    typeof target === 'string' ? see(target, name) : target
  return {
    /** The one element of a role and name. */
    get,
    query: (role: string, name?: string | RegExp): HTMLElement | undefined => findAll(place, role, name)[0],
    all: (role: string, name?: string | RegExp) => findAll(place, role, name),
    /** The names of all elements of a role. */
    names: (role: string) => findAll(place, role).map(nameOf),
    /** Resolves with the element once it is there. */
    see,
    gone: (role: string, name?: string | RegExp) =>
      until(() => findAll(place, role, name).length === 0, `there is no ${role} "${name}"`),
    /** The field with this label. */
    field: <Field extends HTMLElement = HTMLInputElement>(label: string | RegExp): Field => {
      const [found] = findFields(place, label)
      if (!found) throw new Error(`There is no field "${label}". The page: ${textOf(place)}`)
      return found as Field
    },
    /** What has no role: a part, a tag, an attribute. */
    select: <Found extends HTMLElement = HTMLElement>(selector: string) => select(place, selector)[0] as Found,
    selectAll: (selector: string) => select(place, selector),
    text: () => textOf(place).trim(),
    says: (text: string | RegExp) =>
      until(
        () => (typeof text === 'string' ? textOf(place).includes(text) : text.test(textOf(place))),
        `it says "${text}"`,
      ),
    /** Clicks with the mouse, once the element is there. */
    click: async (target: Element | string, name?: string | RegExp) => input.click(await elementOf(target, name)),
    hover: async (target: Element | string, name?: string | RegExp) => input.hover(await elementOf(target, name)),
    tap: async (target: Element | string, name?: string | RegExp) => input.tap(await elementOf(target, name)),
    /** Types a text where the focus is, or into a field, in place of what is in it. */
    async type(text: string, label?: string | RegExp) {
      if (label !== undefined) {
        const field = this.field(label)
        field.focus()
        field.select?.()
      }
      await input.type(text)
    },
  }
}

export const page = {
  ...within(document),
  within,
  press: input.press,
  drag: input.drag,
  mount,
  insert,
  paint,
  show,
  serve,
  serveCart,
  /** All calls of the services so far; with a call, such as `GET /json/psdata`, only those. */
  calls: (call?: string): Served[] =>
    [...earlierCalls, ...services.calls].filter(
      ({ method, path }) => call === undefined || `${method} ${path}` === call,
    ),
  logs: expectLogs,
  events,
  dispatch: (name: string, detail?: unknown) => window.dispatchEvent(new CustomEvent(name, { detail })),
  dataLayer: (): object[] => (window as { dataLayer?: object[] }).dataLayer ?? [],
  followed: () => followed,
  clock,
  size,
  settings,
  fake,
  until,
  frame,
  rest,
  onEnd,
  /** The focused element, in whatever shadow root. */
  focused(): Element | null {
    let focused = document.activeElement
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
    return focused
  },
}

const { href: address } = location
const attributesOf = (element: Element) =>
  element.getAttributeNames().map((name) => [name, element.getAttribute(name) ?? ''] as const)

function putBack(element: Element, attributes: ReturnType<typeof attributesOf>): void {
  for (const name of element.getAttributeNames())
    if (!attributes.some(([one]) => one === name)) element.removeAttribute(name)
  for (const [name, value] of attributes) element.setAttribute(name, value)
}

function clearStorage(): void {
  localStorage.clear()
  sessionStorage.clear()
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0]}=; max-age=0; path=/`
  delete (window as { dataLayer?: unknown }).dataLayer
  delete sharedState().itemCount
  delete sharedState().loginStatus
  for (const site of SITES) {
    clearItemCount(site)
    const store = storeOf(site)
    store.set(cartStateAtom, INITIAL_STATE)
    store.set(closeFlyoutAtom)
    store.set(clearSuggestionsAtom)
  }
}

/** Fails the test, or the hook after it. */
function checkLogs(): void {
  const faults = takeFaultyLogs()
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

let stopLogs = () => {}

beforeEach(function (this: Mocha.Context) {
  stopLogs = startLogs()
  const roots = [document.documentElement, document.body].map((element) => [element, attributesOf(element)] as const)
  onEnd(() => {
    for (const [element, attributes] of roots) putBack(element, attributes)
  })
  clearStorage()
  followed.length = 0
  earlierCalls = []
  answers = { ...QUIET }
  services = replaceFetch(answers)
  const test = this.currentTest as Mocha.Test & { fn: Mocha.AsyncFunc }
  const { fn } = test
  test.fn = async function (this: Mocha.Context) {
    await fn.call(this)
    checkLogs()
  }
})

afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
  services.end()
  await input.leaveMouse()
  if (location.href !== address) history.replaceState(null, '', address)
  stopLogs()
  checkLogs()
})
