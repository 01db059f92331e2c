import { atom } from 'jotai/vanilla'
import { requestCacheKey } from '../../api/search/cache-key-service.ts'
import { pageContextAtom } from '../page-context.ts'

const isRequestedAtom = atom(false)

/** Requests the search's cache key, once however many search fields there are (SEARCH-9). */
export const requestCacheKeyAtom = atom(null, (get, set) => {
  const context = get(pageContextAtom)
  if (!context || get(isRequestedAtom)) return
  set(isRequestedAtom, true)
  requestCacheKey(context)
})
