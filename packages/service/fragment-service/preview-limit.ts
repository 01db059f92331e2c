/** Previews are asked past all caches, so they could keep the services busy: few are made at the same time. */
import { LRUCache } from 'lru-cache'
import { BUILD_TIMEOUT_MS, MAX_ENTRIES, TOKEN_KEPT_MS } from './limits.ts'
import { createSlots, type TakeSlot } from './slots.ts'

/** The limit of all tokens. */
const MAX_AT_ONCE = 6
/** A page of staff has header, footer and newsletter form. */
const MAX_OF_TOKEN = 3

export function createPreviewLimit() {
  const take = createSlots(MAX_AT_ONCE, BUILD_TIMEOUT_MS)
  const ofTokens = new LRUCache<string, TakeSlot>({ max: MAX_ENTRIES, ttl: TOKEN_KEPT_MS })
  /** Makes a preview; undefined where there are too many: then its visitor gets what all visitors get. */
  return async <Made>(token: string, make: () => Promise<Made>): Promise<Made | undefined> => {
    const takeOfToken = ofTokens.get(token) ?? createSlots(MAX_OF_TOKEN, BUILD_TIMEOUT_MS)
    ofTokens.set(token, takeOfToken)
    const giveBackOfToken = takeOfToken()
    const giveBack = giveBackOfToken && take()
    try {
      return giveBack && (await make())
    } finally {
      giveBack?.()
      giveBackOfToken?.()
    }
  }
}
