/**
 * The loader: the only URL a template names. It finds the five tags, late ones too, and fetches only what the page uses:
 * at once for an element that shows nothing yet; on first intent, when idle or in sight for one that is prerendered. No React,
 * and nothing imported that would bring it.
 */
import { whenIdle } from '../page/browser/idle.ts'
import { knownState } from '../page/events/known-state.ts'
import { reportMissingCode } from '../page/events/missing-code.ts'
import { isStaff } from '../page/preview/staff.ts'
import { VERSION } from '../shop/version.ts'
import { holdEarlyChanges } from './early-changes.ts'
import { createPageApi } from './page-api.ts'

/** All files of the build, and per tag the places of those that it imports. The build puts them in. */
declare const __SHOP_ELEMENTS_GRAPH__: { files: string[]; imports: Record<string, number[]> }

const TAGS = ['shop-header', 'shop-minicart', 'shop-footer', 'shop-newsletter', 'shop-preview']
const INTENTS = ['pointerover', 'focusin', 'touchstart', 'keydown']

const loads = new Map<string, Promise<unknown>>()

function preload(file: string): void {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  // Barred by a policy that goes by nonces, it would bar the import as well.
  link.nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? ''
  link.crossOrigin = ''
  link.href = new URL(file, import.meta.url).href
  document.head.append(link)
}

/** Fetches an element's code once, and in one go with all it needs. Never rejects: one tag's failure is its own. */
function load(tag: string): Promise<unknown> {
  let loading = loads.get(tag)
  if (!loading) {
    const { files, imports } = __SHOP_ELEMENTS_GRAPH__
    for (const place of imports[tag] ?? []) preload(files[place] as string)
    const href = new URL(`elements/${tag}.js`, import.meta.url).href
    loading = import(href).catch((error) => reportMissingCode(tag, error))
    loads.set(tag, loading)
  }
  return loading
}

/** So far below the window a prerendered footer's code is fetched, in px. */
const NEAR = '600px'

/**
 * Prerendered markup works as it is: its code comes when someone shows interest, or when there is time. A footer's comes
 * when it is nearly in sight: many a visit never gets there.
 */
function loadWhenWanted(element: Element, tag: string): void {
  const ends = new AbortController()
  const start = () => {
    ends.abort()
    void load(tag)
  }
  for (const intent of INTENTS) element.addEventListener(intent, start, { signal: ends.signal, passive: true })
  if (tag === 'shop-footer') whenNear(element, start)
  else if (document.readyState === 'complete') whenIdle(start)
  else window.addEventListener('load', () => whenIdle(start), { signal: ends.signal })
}

function whenNear(element: Element, run: () => void): void {
  const watch = (entries: IntersectionObserverEntry[], observer: IntersectionObserver) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    run()
  }
  new IntersectionObserver(watch, { rootMargin: NEAR }).observe(element)
}

/** The staff tool costs a shopper nothing: without the staff's cookie it is not even fetched. */
function meet(element: Element): void {
  const tag = element.localName
  if (!TAGS.includes(tag) || loads.has(tag) || (tag === 'shop-preview' && !isStaff())) return
  if (element.shadowRoot) loadWhenWanted(element, tag)
  else void load(tag)
}

function meetAll(root: Element | Document): void {
  if (root instanceof Element) meet(root)
  for (const element of root.querySelectorAll(TAGS.join())) meet(element)
}

function start(): void {
  const page = globalThis as { [key: symbol]: unknown }
  const guard = Symbol.for('shop-elements.loader')
  if (page[guard]) {
    console.warn(
      `[shop-elements] Version ${page[guard]} is already loaded on this page; version ${VERSION} stands back.`,
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
  // Before its end is parsed an element may look as if it had no prerendered markup.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', watch)
  else watch()
}

/** All tags that are there, and those that come late. */
function watch(): void {
  meetAll(document)
  new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) if (node instanceof Element) meetAll(node)
    }
  }).observe(document.documentElement, { childList: true, subtree: true })
}

start()
