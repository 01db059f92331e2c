/** The requests of a page, in words by which two visits can be compared. */
import { setTimeout as wait } from 'node:timers/promises'
import type { CDPSession } from 'puppeteer-core'
import { isTag } from '../../../src/page/configuration/tags.ts'
import type { Asked } from './visit.ts'

/** More are not counted. */
const MOST = 3000
/** A request that stays open for longer, such as a stream, is not waited for. */
const LONG_MS = 2000
const LOADER = /^(.*\/)shop-elements\.js(?:[?#]|$)/
/** The hash in the names of chunks. */
const HASH = /^(chunks\/.*)-[\w-]{6}(?=\.js$)/

interface Fetched {
  url: string
  bytes: number
}

export interface Requests {
  all(): Fetched[]
  /** Resolves when the page has waited for nothing for `quietMs`, after `mostMs` at the latest. */
  quiet(quietMs: number, mostMs: number): Promise<void>
}

/** Collects the requests of a page until its end. */
export async function collectRequests(session: CDPSession): Promise<Requests> {
  const all = new Map<string, Fetched>()
  /** Since when, in ms. */
  const open = new Map<string, number>()
  let changedMs = performance.now()
  session.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
    if (!/^https?:/.test(url) || all.size >= MOST) return
    all.set(requestId, { url, bytes: 0 })
    changedMs = performance.now()
    open.set(requestId, changedMs)
  })
  const end = (requestId: string) => {
    if (open.delete(requestId)) changedMs = performance.now()
  }
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = all.get(requestId)
    if (one) one.bytes = encodedDataLength
    end(requestId)
  })
  await session.send('Network.enable')
  return {
    all: () => [...all.values()],
    async quiet(quietMs, mostMs) {
      const startedMs = performance.now()
      changedMs = startedMs
      while (performance.now() - startedMs < mostMs) {
        const nowMs = performance.now()
        const isWaiting = [...open.values()].some((sinceMs) => nowMs - sinceMs < LONG_MS)
        if (!isWaiting && nowMs - changedMs >= quietMs) return
        await wait(50)
      }
    },
  }
}

/** A file of a loader's folder, and of the folders of versions beside it, where the loader of a channel has its code. */
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
    if (file !== undefined) return { name: file.replace(HASH, '$1').slice(0, 200), by: 'ours', bytes }
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
