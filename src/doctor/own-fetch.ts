/**
 * The browser's own `fetch`: that of the page may be wrapped by a script that throws, answers itself or waits, which says
 * nothing of the services (DELIVERY-64).
 */
import { frameRealm } from '../page/browser/realm.ts'

let own: typeof fetch | undefined

export function ownFetch(url: string | URL, init: RequestInit): Promise<Response> {
  // Not by `bind`, which MooTools replaces.
  own ??= /\[native code]/.test(String(globalThis.fetch)) ? globalThis.fetch : frameFetch()
  return own(url, init)
}

function frameFetch(): typeof fetch {
  const realm = frameRealm()
  return (url, init) => realm.fetch(new URL(String(url), document.baseURI), init)
}

let answer: Promise<Response | undefined> | undefined

/** A header of the page itself, which is asked for once; null for none, and where the page can't be asked for. */
export async function pageHeader(name: string): Promise<string | null> {
  answer ??= ownFetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  return (await answer)?.headers.get(name) ?? null
}
