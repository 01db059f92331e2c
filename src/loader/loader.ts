/**
 * The loader: the only URL that a template names. It finds the five tags, also those added later. A tag with a fragment is
 * given to the live layer, which wakes it on its first touch; a bare tag gets its fragment, or its code at once (DELIVERY-10). Imports
 * neither React nor anything that does.
 */
import type * as Doctor from '../doctor/doctor.ts'
import type * as LiveLayer from '../live/live.ts'
import { attachTemplate } from '../page/browser/attach-template.ts'
import { allCookies } from '../page/browser/cookies.ts'
import { sharedOnPage } from '../page/browser/own-symbol.ts'
import { PAINTED_BARE_TAGS } from '../page/configuration/tag-facts.ts'
import { TAGS, type Tag } from '../page/configuration/tags.ts'
import { reportMissingCode } from '../page/events/events.ts'
import type * as Arrivals from './arrivals.ts'
import type * as BareTags from './bare-tags.ts'
import { findTags, ignore } from './find-tags.ts'
import { startPage } from './start-page.ts'
import type * as Tester from './tester.ts'

/**
 * The chunks of the build by name, first the live layer's, then that of mini carts and those that it imports; and the indexes of those that
 * each tag imports, in the order of the tags. Filled in by the build.
 */
declare const __SHOP_ELEMENTS_GRAPH__: { chunks: string[]; imports: number[][] }
const { chunks, imports } = __SHOP_ELEMENTS_GRAPH__
const chunkFile = (index: number) => `chunks/${chunks[index]}.js`
const LIVE = chunkFile(0)
const [, CART_TAG] = TAGS
const tagFile = (tag: string) => `elements/${tag}.js`

/**
 * Files that are on their way or there: a second import takes a frame, in which a swapped header would be empty. Objects, since a page may
 * have replaced `Map` and `Set` (THEME-23).
 */
const loads: Record<string, Promise<unknown> | undefined> = {}
/** Files that are preloaded, and tags whose missing code was reported: each once. */
const done: Record<string, true> = {}

const urlOf = (file: string) => import.meta.resolve(`./${file}`)

const isEngine = (name: string) => navigator.userAgent.includes(name)

/** For Firefox, which keeps a module that has failed (LIVE-70). Without it all is imported at once. */
const arrivals: Promise<typeof Arrivals | undefined> | undefined = isEngine('Firefox')
  ? import(urlOf('arrivals.js')).catch(ignore)
  : undefined
const arrive = async (file: string) => (await arrivals)?.arrive(file)
sharedOnPage('arrive', () => arrive)

function preload(file: string): void {
  if (done[file]) return
  done[file] = true
  if (arrivals) arrive(file).catch(ignore)
  else if (isEngine('Chrome'))
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'modulepreload',
        // A preload that a nonce policy blocks would block the import too.
        nonce: document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '',
        crossOrigin: '',
        href: urlOf(file),
      }),
    )
  // WebKit keeps a module that was preloaded and has failed (LIVE-70): a chunk runs early instead. The code of a tag would begin.
  else if (file.startsWith('chunks')) import(urlOf(file)).catch(ignore)
}

/** Fetches what a tag needs, without running it. */
function preloadTag(tag: Tag): void {
  ;[tagFile(tag), ...(imports[TAGS.indexOf(tag)] as number[]).map(chunkFile)].forEach(preload)
}

/** Fetches and runs a file once; one that has failed is tried again by the next touch, or the next tag (LIVE-9, DELIVERY-59). */
function fetchCode<Code>(file: string): Promise<Code> {
  loads[file] ??= arrive(file)
    .then(() => import(urlOf(file)))
    .catch((error) => {
      loads[file] = undefined
      throw error
    })
  return loads[file] as Promise<Code>
}

/** Reports once that code can't be loaded. */
function fail(tag: string, error: unknown): false {
  if (!done[tag]) reportMissingCode(tag, error)
  done[tag] = true
  return false
}

/** Fetches and runs an element's code, in parallel with its imports. Never rejects: a failure is reported. */
function load(tag: Tag): Promise<boolean> {
  preloadTag(tag)
  return fetchCode(tagFile(tag)).then(Boolean, (error) => fail(tag, error))
}

type Layer = Pick<typeof LiveLayer, 'startLive'>

/** A bare tag gets its fragment from the release; without one it is rendered at once. One that has begun goes on. Never rejects. */
async function begin(element: HTMLElement, tag: Tag): Promise<unknown> {
  attachTemplate(element)
  if (!element.shadowRoot && PAINTED_BARE_TAGS.includes(tag))
    await fetchCode<typeof BareTags>('bare-tags.js')
      .then((code) => code.attachFragment(element, urlOf))
      .catch(ignore)
  // A fragment is live until it is touched (LIVE-1), or plain HTML without the live layer. So is a mini cart, which has none (LIVE-21).
  const files = tag === CART_TAG ? [1, 0, 2, 3] : element.shadowRoot && [0]
  return files
    ? Promise.all(files.map(chunkFile).map(fetchCode<Layer>)).then(
        ([layer]) => (layer as Layer).startLive(element, { load, preload: preloadTag, urlOf }),
        (error) => fail(tag, error),
      )
    : load(tag)
}

/** Only there once a tag has asked for it. */
type Live = Promise<typeof LiveLayer> | undefined

let find: (element: Element) => unknown
const start = () =>
  startPage(
    // One that could not begin, or was not found, begins now (DELIVERY-31).
    async (element) => {
      await find(element)
      await (loads[LIVE] as Live)?.then((layer) => layer.wake(element), ignore)
    },
    async () => (await fetchCode<typeof Doctor>('doctor.js')).doctor(),
    () => {
      preload(LIVE)
      // Tags that have left end first, so that those that have come connect to the page anew.
      find = findTags(begin, () => (loads[LIVE] as Live)?.then((layer) => layer.sweep(), ignore))
    },
  )

// From a `blob:` address no code is found: this throws, before a loader with an address would be refused (DELIVERY-90).
urlOf(LIVE)

// Testers of another channel (DELIVERY-81). Other pages need not wait for their cookies, which takes half a millisecond.
if (document.querySelector('[preview-channels]') && /shop-elements=/.test(location + allCookies()))
  fetchCode<typeof Tester>('tester.js').then((tester) => tester.run(start), start)
else start()
