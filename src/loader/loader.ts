/**
 * The loader: the only URL that a template names. It finds the five tags, also those added later. A tag with a fragment is
 * given to the live layer, which wakes it on its first touch; the code of a bare tag is fetched at once (DELIVERY-10). Imports
 * neither React nor anything that does.
 */
import { isTag, TAGS } from '../page/configuration/tags.ts'
import { knownState } from '../page/events/known-state.ts'
import { reportMissingCode } from '../page/events/missing-code.ts'
import { isStaff } from '../page/preview/staff.ts'
import { VERSION } from '../shop/version.ts'
import { fetchAhead } from './fetch-ahead.ts'
import { holdEarlyChanges } from './held-changes.ts'
import { createPageApi } from './page-api.ts'

/** The files of the build, by tag the indexes of those that it imports, and the live layer's. Filled in by the build. */
declare const __SHOP_ELEMENTS_GRAPH__: { files: string[]; imports: Record<string, number[]>; live: string }

type LiveLayer = typeof import('../live/live.ts')

const loads = new Map<string, Promise<boolean>>()
const preloaded = new Set<string>()
/** Tags whose code could not be loaded: reported once. */
const failed = new Set<string>()
let live: Promise<LiveLayer> | undefined

const urlOf = (file: string) => new URL(file, import.meta.url).href

function preload(file: string): void {
  if (preloaded.has(file)) return
  preloaded.add(file)
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  // A preload that a nonce policy blocks would block the import too.
  link.nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? ''
  link.crossOrigin = ''
  link.href = urlOf(file)
  document.head.append(link)
}

/** Fetches what a tag needs, without running it. */
function preloadTag(tag: string): void {
  const { files, imports } = __SHOP_ELEMENTS_GRAPH__
  for (const index of imports[tag] ?? []) preload(files[index] as string)
}

/** Fetches and runs an element's code once, in parallel with its imports. Never rejects: a failure is reported. */
function load(tag: string): Promise<boolean> {
  let loading = loads.get(tag)
  if (!loading) {
    preloadTag(tag)
    const url = urlOf(`elements/${tag}.js`)
    loading = import(url).then(
      () => true,
      (error) => {
        // The next touch tries again.
        loads.delete(tag)
        if (!failed.has(tag)) reportMissingCode(tag, error)
        failed.add(tag)
        return false
      },
    )
    loads.set(tag, loading)
  }
  return loading
}

/** A fragment is live until it is touched (LIVE-1), or plain HTML without the live layer; a bare tag is rendered at once. */
function begin(element: HTMLElement, tag: string): void {
  if (!element.shadowRoot) return void load(tag)
  const url = urlOf(__SHOP_ELEMENTS_GRAPH__.live)
  live ??= import(url) as Promise<LiveLayer>
  live.then(
    ({ startLive }) => startLive(element, { load, preload: preloadTag }),
    (error) => reportMissingCode(tag, error),
  )
}

/** The preview is fetched for staff only (DELIVERY-11). */
function handle(element: Element): void {
  const tag = element.localName
  if (!isTag(tag) || (tag === 'shop-preview' && !isStaff())) return
  begin(element as HTMLElement, tag)
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
  const wake = async (element: Element) => (await live?.catch(() => undefined))?.wake(element)
  const api = createPageApi({ version: VERSION, tags: TAGS, wake, state: knownState, doctor, isStaff })
  ;(window as { shopElements?: unknown }).shopElements = api
  holdEarlyChanges()
  preload(__SHOP_ELEMENTS_GRAPH__.live)
  fetchAhead(() => TAGS.filter((tag) => document.querySelector(tag)?.shadowRoot).forEach(preloadTag))
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
    if (records.some(({ removedNodes }) => removedNodes.length > 0)) live?.then(({ sweep }) => sweep()).catch(() => {})
  }).observe(document.documentElement, { childList: true, subtree: true })
}

start()
