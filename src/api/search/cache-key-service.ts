import { ask } from '../client.ts'
import type { ServiceContext } from '../service-context.ts'

/** GET /service/searchfrontend/api/cachekey: warms up the search. The answer is not read (SEARCH-9). */
export function requestCacheKey(context: ServiceContext): void {
  ask(context, { path: '/service/searchfrontend/api/cachekey' }).catch(() => {})
}
