/**
 * How many fragments are made that were never asked for before, which strangers can make up (FRAGMENT-32): attributes that no page
 * has used yet have limits of their own, so that made-up ones take nothing from pages whose fragments are new.
 */
import { LRUCache } from 'lru-cache'
import { createBucket } from './bucket.ts'
import type { FragmentRequest } from './fragment-request.ts'
import { BUILD_TIMEOUT_MS } from './limits.ts'
import { type RenderFragment, TooBusy } from './render-queue.ts'
import { createSlots } from './slots.ts'

/** So many at once, and so many more a second: of known attributes, and of all others together. */
const MAX_NEW = 500
const NEW_A_SECOND = 5
/** Beyond that, of those whose values of the same attribute are unknown. */
const MAX_OF_NAME = 100
const OF_NAME_A_SECOND = 1
/** Unknown ones later, when the attributes of the pages are known: visitors wait for each that strangers make up. */
const UNKNOWN_LATER = { max: 10, aSecond: 2 }
const OF_NAME_LATER = { max: 2, aSecond: 0.25 }
/** So many with unknown values of the same attribute wait for their rendering, or others would wait behind them for too long. */
const MAX_WAITING = 2
/** Attributes that are known, and all their characters. */
const MAX_USED = 10_000
const MAX_USED_LENGTH = 4_000_000
/** Requests that are marked once, until so many others are: their attributes stay far from the end of those that are known. */
const MAX_MARKED = 500

/** The limit of requests whose preview was refused. */
const REFUSED_PREVIEW = 'previewToken'

/** The limits that a new fragment has to keep to. */
export interface NewFragment {
  /** False where it must not be made now. */
  take(): boolean
  /** It was not made. */
  giveBack(): void
  /** Renders it, or rejects with `TooBusy`. */
  render: RenderFragment
}

export function createNewFragments() {
  const start = Date.now()
  const used = new LRUCache<string, true>({
    max: MAX_USED,
    maxSize: MAX_USED_LENGTH,
    sizeCalculation: (_, { length }) => length,
  })
  const marked = new Set<string>()
  const known = createBucket(MAX_NEW, NEW_A_SECOND)
  const unknown = createBucket(MAX_NEW, NEW_A_SECOND, UNKNOWN_LATER, start)
  const createLimit = () => ({
    bucket: createBucket(MAX_OF_NAME, OF_NAME_A_SECOND, OF_NAME_LATER, start),
    wait: createSlots(MAX_WAITING, BUILD_TIMEOUT_MS),
  })
  /** By the name of an attribute: there are few. */
  const limits = new Map<string, ReturnType<typeof createLimit>>()
  const limitOf = (name: string) => {
    const limit = limits.get(name) ?? createLimit()
    limits.set(name, limit)
    return limit
  }
  const pairOf = (name: string, value: string) => `${name}=${value}`

  return {
    /** A page has asked for it a second time: its attributes are known from now on. */
    isUsed({ key, attributes }: FragmentRequest): void {
      if (marked.has(key)) return
      if (marked.size === MAX_MARKED) marked.clear()
      marked.add(key)
      for (const [name, value] of Object.entries(attributes)) used.set(pairOf(name, value), true)
    },

    of({ attributes }: FragmentRequest, render: RenderFragment, isRefusedPreview = false): NewFragment {
      const names = isRefusedPreview
        ? [REFUSED_PREVIEW]
        : Object.entries(attributes).flatMap(([name, value]) =>
            name === 'site' || used.get(pairOf(name, value)) ? [] : [name],
          )
      if (names.length === 0) return { ...known, render }
      const own = names.map(limitOf)
      // A request takes from each of its limits, or from none.
      const ofAll = isRefusedPreview ? [] : [[unknown]]
      const ways = [...ofAll, own.map(({ bucket }) => bucket)]
      let taken: (typeof known)[] = []
      return {
        take: () =>
          ways.some((buckets) => {
            taken = []
            const isTaken = buckets.every((bucket) => bucket.take() && taken.push(bucket))
            if (!isTaken) for (const bucket of taken) bucket.giveBack()
            return isTaken
          }),
        giveBack() {
          for (const bucket of taken) bucket.giveBack()
        },
        async render(run, deadline) {
          const ends = own.map(({ wait }) => wait())
          try {
            if (ends.includes(undefined)) throw new TooBusy('Too many fragments with new attributes wait.')
            return await render(run, deadline)
          } finally {
            for (const end of ends) end?.()
          }
        },
      }
    },
  }
}
