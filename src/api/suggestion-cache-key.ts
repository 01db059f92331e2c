import { ask } from './client.ts'
import type { ServiceContext } from './service-context.ts'

/** GET /service/searchfrontend/api/cachekey: makes the service ready; nothing is made of what it says (specification 1 §7). */
export function askCacheKey(context: ServiceContext): void {
  ask(context, { path: '/service/searchfrontend/api/cachekey' }).catch(() => {})
}
