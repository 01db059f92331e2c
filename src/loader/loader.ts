/**
 * The loader: the only URL that a template names. It finds the five tags, also those added later. A tag with a fragment is
 * given to the live layer, which wakes it on its first touch; a bare tag gets its fragment, or its code at once (DELIVERY-10). Imports
 * neither React nor anything that does.
 */
import type * as LiveLayer from '../live/live.ts'
import { attachTemplate } from '../page/browser/attach-template.ts'
import { allCookies } from '../page/browser/cookies.ts'
import { PAINTED_BARE_TAGS, type Tag } from '../page/configuration/tags.ts'
import { reportMissingCode } from '../page/events/events.ts'
import type * as BareTags from './bare-tags.ts'
import { findTags, ignore } from './find-tags.ts'
import { startPage } from './start-page.ts'

/** The chunks of the build by name, the live layer's first, and by tag the indexes of those that it imports. Filled in by the build. */
declare const __SHOP_ELEMENTS_GRAPH__: { chunks: string[]; imports: Partial<Record<Tag, number[]>> }
const { chunks, imports } = __SHOP_ELEMENTS_GRAPH__
const chunkFile = (index: number) => `chunks/${chunks[index]}.js`
const tagFile = (tag: string) => `elements/${tag}.js`

/** What is on its way or there, by tag. Objects, since a page may have replaced `Map` and `Set` (THEME-23). */
const loads: Record<string, Promise<boolean> | undefined> = {}
/** Files that are preloaded, and tags whose missing code was reported: each once. */
const done: Record<string, true> = {}
let live: Promise<typeof LiveLayer> | undefined
/** Kept, since a second import takes a frame, in which a swapped header would be empty. */
let bareTags: Promise<typeof BareTags> | undefined

const urlOf = (file: string) => import.meta.resolve(`./${file}`)

function preload(file: string): void {
  if (done[file]) return
  done[file] = true
  document.head.append(
    Object.assign(document.createElement('link'), {
      rel: 'modulepreload',
      // A preload that a nonce policy blocks would block the import too.
      nonce: document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '',
      crossOrigin: '',
      href: urlOf(file),
    }),
  )
}

/** Fetches what a tag needs, without running it. */
function preloadTag(tag: Tag): void {
  for (const file of [tagFile(tag), ...(imports[tag] ?? []).map(chunkFile)]) preload(file)
}

/** Reports once that code can't be loaded. The next touch, or the next tag, tries again (LIVE-9, DELIVERY-59). */
function fail(tag: string, error: unknown): void {
  loads[tag] = undefined
  if (!done[tag]) reportMissingCode(tag, error)
  done[tag] = true
}

/** Fetches and runs an element's code once, in parallel with its imports. Never rejects: a failure is reported. */
function load(tag: Tag): Promise<boolean> {
  preloadTag(tag)
  loads[tag] ??= import(urlOf(tagFile(tag))).then(
    () => true,
    (error) => {
      fail(tag, error)
      return false
    },
  )
  return loads[tag] as Promise<boolean>
}

/** A bare tag gets its fragment from the release; without one it is rendered at once. */
function begin(element: HTMLElement, tag: Tag): void {
  attachTemplate(element)
  if (element.shadowRoot) makeLive(element, tag)
  else if (PAINTED_BARE_TAGS.includes(tag)) {
    bareTags ??= import(urlOf('bare-tags.js')) as Promise<typeof BareTags>
    bareTags
      .then((code) => code.attachFragment(element, urlOf))
      .catch(ignore)
      .then((isAttached) => void (isAttached ? makeLive(element, tag) : load(tag)))
  } else void load(tag)
}

/** A fragment is live until it is touched (LIVE-1), or plain HTML without the live layer. */
function makeLive(element: HTMLElement, tag: Tag): void {
  live ??= import(urlOf(chunkFile(0))) as Promise<typeof LiveLayer>
  live.then(
    (layer) => layer.startLive(element, { load, preload: preloadTag }),
    (error) => {
      live = undefined
      fail(tag, error)
    },
  )
}

const start = () =>
  startPage(
    async (element) => (await live?.catch(ignore))?.wake(element),
    async () => (await import(urlOf('doctor.js'))).doctor(),
    () => {
      preload(chunkFile(0))
      // What has left ends first, so that what has come connects to the page anew.
      findTags(begin, () => live?.then((layer) => layer.sweep(), ignore))
    },
  )

// Who tests another channel (DELIVERY-81). Other pages need not wait for their cookies, which takes half a millisecond.
if (document.querySelector('[preview-channels]') && /shop-elements=/.test(location + allCookies()))
  import(urlOf('tester.js')).then((tester) => tester.run(start), start)
else start()
