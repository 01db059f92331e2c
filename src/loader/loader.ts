/**
 * The loader: the only URL that a template names. It finds the five tags, also those added later, and fetches the code of
 * those on the page: at once without a fragment, else on first intent, when idle or near the viewport (DELIVERY-10). Imports
 * neither React nor anything that does.
 */
import { whenIdle } from '../page/browser/idle.ts'
import { isTag, TAGS } from '../page/configuration/tags.ts'
import { knownState } from '../page/events/known-state.ts'
import { reportMissingCode } from '../page/events/missing-code.ts'
import { isStaff } from '../page/preview/staff.ts'
import { VERSION } from '../shop/version.ts'
import { holdEarlyChanges } from './held-changes.ts'
import { createPageApi } from './page-api.ts'

/** The files of the build, and by tag the indexes of those that it imports. Filled in by the build. */
declare const __SHOP_ELEMENTS_GRAPH__: { files: string[]; imports: Record<string, number[]> }

const INTENTS = ['pointerover', 'focusin', 'touchstart', 'keydown']

const loads = new Map<string, Promise<unknown>>()

function preload(file: string): void {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  // A preload that a nonce policy blocks would block the import too.
  link.nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? ''
  link.crossOrigin = ''
  link.href = new URL(file, import.meta.url).href
  document.head.append(link)
}

/** Fetches an element's code once, in parallel with its imports. Never rejects: a failure is reported. */
function load(tag: string): Promise<unknown> {
  let loading = loads.get(tag)
  if (!loading) {
    const { files, imports } = __SHOP_ELEMENTS_GRAPH__
    for (const index of imports[tag] ?? []) preload(files[index] as string)
    const href = new URL(`elements/${tag}.js`, import.meta.url).href
    loading = import(href).catch((error) => reportMissingCode(tag, error))
    loads.set(tag, loading)
  }
  return loading
}

/** Distance below the viewport at which the code of a footer with a fragment is fetched. */
const NEAR = '600px'

/** A fragment works without code: its code is fetched on first intent or when idle; a footer's near the viewport only. */
function loadLazily(element: Element, tag: string): void {
  const ends = new AbortController()
  const start = () => {
    ends.abort()
    void load(tag)
  }
  for (const intent of INTENTS) element.addEventListener(intent, start, { signal: ends.signal, passive: true })
  if (tag === 'shop-footer') onceNear(element, start)
  else if (document.readyState === 'complete') whenIdle(start)
  else window.addEventListener('load', () => whenIdle(start), { signal: ends.signal })
}

function onceNear(element: Element, run: () => void): void {
  const watch = (entries: IntersectionObserverEntry[], observer: IntersectionObserver) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    run()
  }
  new IntersectionObserver(watch, { rootMargin: NEAR }).observe(element)
}

/** The preview is fetched for staff only (DELIVERY-11). */
function handle(element: Element): void {
  const tag = element.localName
  if (!isTag(tag) || loads.has(tag) || (tag === 'shop-preview' && !isStaff())) return
  if (element.shadowRoot) loadLazily(element, tag)
  else void load(tag)
}

function handleAll(root: Element | Document): void {
  if (root instanceof Element) handle(root)
  for (const element of root.querySelectorAll(TAGS.join())) handle(element)
}

function start(): void {
  const page = globalThis as { [key: symbol]: unknown }
  const guard = Symbol.for('shop-elements.loader')
  if (page[guard]) {
    console.warn(
      `[shop-elements] Version ${page[guard]} is already loaded on this page; version ${VERSION} is not used.`,
    )
    return
  }
  page[guard] = VERSION
  const doctor = async () => {
    const href = new URL('doctor.js', import.meta.url).href
    return (await import(href)).doctor()
  }
  const api = createPageApi({ version: VERSION, tags: TAGS, load, state: knownState, doctor, isStaff })
  ;(window as { shopElements?: unknown }).shopElements = api
  holdEarlyChanges(load)
  // While an element is being parsed its declarative shadow root may still be missing.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', watch)
  else watch()
}

/** Handles the tags on the page, and those that are added later. */
function watch(): void {
  handleAll(document)
  new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) if (node instanceof Element) handleAll(node)
    }
  }).observe(document.documentElement, { childList: true, subtree: true })
}

start()
