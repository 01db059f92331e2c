import { ownFetch } from './own-fetch.ts'

let answer: Promise<Response | undefined> | undefined

/** A header of the page itself, which is asked for once; null for none, and where the page can't be asked for. */
export async function pageHeader(name: string): Promise<string | null> {
  answer ??= ownFetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  return (await answer)?.headers.get(name) ?? null
}
