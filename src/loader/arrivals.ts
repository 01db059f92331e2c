/**
 * Lets files arrive before they are imported (LIVE-70). Firefox keeps a module that has failed, and each that imports it, until the page is
 * reloaded (whatwg/html#6768): it may import only what is there. Other engines ask again, and fetch nothing of this.
 */

/** By the name of a file, itself and all that it imports at once. Filled in by the build. */
declare const __SHOP_ELEMENTS_FILES__: Readonly<Record<string, readonly string[]>>
const FILES = __SHOP_ELEMENTS_FILES__

/** Files that are on their way or there, by address. An object, since a page may have replaced `Map` (THEME-23). */
const arriving: Record<string, Promise<unknown> | undefined> = {}

/** A document of its own: it reports no preload as unused, and is forgotten with those that have failed. */
let frame: HTMLIFrameElement | undefined
let ready: Promise<unknown>
let [open, count] = [0, 0]

function openFrame(): HTMLIFrameElement {
  const opened = document.createElement('iframe')
  opened.hidden = true
  // Older versions replace the first document of a frame a moment later.
  ready = new Promise((resolve) => {
    opened.onload = resolve
  })
  document.documentElement.append(opened)
  return opened
}

/** A preload is no module: nothing keeps it when it fails. `script-src` rules it, as it rules the import. */
async function fetchFile(url: string): Promise<void> {
  open += 1
  if (!frame?.isConnected) frame = openFrame()
  const used = frame
  try {
    await ready
    // On a page in a sandbox.
    if (!used.contentDocument) return
    const link = document.createElement('link')
    await new Promise((resolve, reject) => {
      const fail = () => reject(new Error(`${url} can't be loaded`))
      link.onload = () => {
        // It loads even where the browser refuses the answer, for want of a CORS header; before Firefox 129 that is not told.
        const [entry] = used.contentWindow?.performance.getEntriesByName(link.href) ?? []
        if ((entry as PerformanceResourceTiming | undefined)?.responseStatus !== 0) resolve(undefined)
        else fail()
      }
      link.onerror = fail
      // The page has removed the frame.
      used.contentWindow?.addEventListener('pagehide', fail)
      Object.assign(link, {
        rel: 'preload',
        as: 'script',
        crossOrigin: '',
        nonce: document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '',
        integrity: integrityOf(url),
        // A failed preload is not asked for again under the same address.
        href: `${url}#${count++}`,
      })
      used.contentDocument?.head.append(link)
    })
  } finally {
    open -= 1
    if (open === 0) used.remove()
  }
}

/** The hash in the page's import maps: a frame has none, and an `Integrity-Policy` blocks what has no hash. */
function integrityOf(url: string): string {
  for (const { textContent } of document.querySelectorAll('script[type=importmap]')) {
    const all: [string, unknown][] = Object.entries(Object(parse(textContent)?.integrity))
    const [, hash] = all.find(([key]) => new URL(key, document.baseURI).href === url) ?? []
    if (typeof hash === 'string') return hash
  }
  return ''
}

function parse(text: string): { integrity?: unknown } | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Fetches what has not arrived so far. One that has failed is asked for again. */
function arriveAt(url: string): Promise<unknown> | undefined {
  arriving[url] ??= fetchFile(url).catch((error) => {
    arriving[url] = undefined
    throw error
  })
  return arriving[url]
}

/**
 * Resolves when a file is there, with all that it imports at once. `text` is its path or address, or the code of a function that imports
 * it; of a file that the release does not have, in the code of a bundle, nothing is known. Rejects when one can't be loaded.
 */
export async function arrive(text: string): Promise<void> {
  const [path = ''] = text.split('.js', 1)
  const name = path.split(/[^\w-]/).at(-1) ?? ''
  const files = FILES[name] ?? (/^[\w:/.-]+$/.test(text) ? [text] : [])
  await Promise.all(files.map((file) => arriveAt(new URL(file, import.meta.url).href)))
}
