import { atom } from 'jotai'
import { askCacheKey } from '../../api/suggestion-cache-key.ts'
import { pageContextAtom } from '../page-context.ts'

const isAskedAtom = atom(false)

/** Once when the header loads (specification 1 §7), however many search fields it has. */
export const askCacheKeyAtom = atom(null, (get, set) => {
  const context = get(pageContextAtom)
  if (!context || get(isAskedAtom)) return
  set(isAskedAtom, true)
  askCacheKey(context)
})
