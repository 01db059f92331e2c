/** What a page has asked for, in words by which two visits can be compared. */
import type { CDPSession } from 'puppeteer-core'
import { isTag } from '../../src/page/configuration/tags.ts'
import type { Asked } from './visit.ts'

/** More are not counted. */
const MOST = 3000
const LOADER = /^(.*\/)shop-elements\.js(?:[?#]|$)/
const HASH = /-[\w-]{6}(?=\.js$)/

interface Fetched {
  url: string
  bytes: number
}

/** Collects the requests of a page until its end. */
export async function collectRequests(session: CDPSession): Promise<() => Fetched[]> {
  const all = new Map<string, Fetched>()
  session.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
    if (/^https?:/.test(url) && all.size < MOST) all.set(requestId, { url, bytes: 0 })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = all.get(requestId)
    if (one) one.bytes = encodedDataLength
  })
  await session.send('Network.enable')
  return () => [...all.values()]
}

/** Of a loader's folder, and of the folders of versions beside it, where the loader of a channel has its code. */
function ownFile(url: string, base: string | undefined): string | undefined {
  if (base === undefined) return undefined
  const { pathname } = new URL(url)
  if (url.startsWith(base)) return pathname.slice(new URL(base).pathname.length)
  const beside = new URL('..', base).href
  const [, file] = url.startsWith(beside) ? (/^\d+\.\d+\.\d+[^/]*\/([^?#]*)/.exec(url.slice(beside.length)) ?? []) : []
  return file
}

/** @param page The address of the page. */
export function namedRequests(fetched: readonly Fetched[], page: string): Asked[] {
  const base = fetched.map(({ url }) => LOADER.exec(url)?.[1]).find((one) => one !== undefined)
  return fetched.map(({ url, bytes }) => {
    const file = ownFile(url, base)
    if (file !== undefined) return { name: file.replace(HASH, '').slice(0, 200), by: 'ours', bytes }
    const { origin, pathname } = new URL(url)
    if (origin === new URL(page).origin) return { name: pathname.slice(0, 200), by: 'page', bytes }
    return { name: `${origin}${pathname}`.slice(0, 200), by: 'others', bytes }
  })
}

/** Tags whose code, with React, is among what was fetched. */
export const wokenBy = (requests: readonly Asked[]): string[] => [
  ...new Set(
    requests.flatMap(({ by, name }) => {
      const [, tag = ''] = /^elements\/([\w-]+)\.js$/.exec(name) ?? []
      return by === 'ours' && isTag(tag) ? [tag] : []
    }),
  ),
]
