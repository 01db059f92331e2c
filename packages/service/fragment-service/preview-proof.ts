/** Whether a token is one that the preview service has given: anybody can send the cookie. */

import { LRUCache } from 'lru-cache'
import { REQUEST_TIMEOUT_MS } from '../../../src/shop/limits.ts'
import type { FragmentRequest } from './fragment-request.ts'
import { type KeepAlive, MAX_ENTRIES, RETRY_MS, TOKEN_KEPT_MS } from './limits.ts'
import { isToken } from './preview-token.ts'
import { NOT_ASKED, type ServiceCalls } from './service-calls.ts'
import { createSharedRuns } from './shared-runs.ts'

/** How long a proof counts, and a refusal: as long as it takes to reload a page a few times. */
const PROOF_MS = 60_000
const PATH = '/service/preview/api/auth/checkauth'

interface ProofOptions {
  request: FragmentRequest
  /** The address of the services. */
  address: string
  keepAlive: KeepAlive
}

/** Until when something counts, in ms since 1970, by site and token. */
const times = () => new LRUCache<string, number>({ max: MAX_ENTRIES, ttl: TOKEN_KEPT_MS })

export function createPreviewProof({ ask, inTime }: ServiceCalls) {
  // Apart: strangers can fill the one of refusals.
  const proved = times()
  const refused = times()
  const share = createSharedRuns<boolean>(REQUEST_TIMEOUT_MS)

  /** False too where the service can't tell in time. */
  return async (token: string, { request, address, keepAlive }: ProofOptions): Promise<boolean> => {
    if (!isToken(token)) return false
    const key = `${request.site} ${token}`
    const counts = (until = 0) => Date.now() < until
    if (counts(proved.get(key))) return true
    if (counts(refused.get(key))) return false
    const call = { service: 'preview', url: address + PATH } as const
    const run = share(key, async () => {
      // A token that was proved before is none that a stranger has made up.
      const answer = await ask(call, request, { previewToken: token, isNew: !proved.has(key) })
      if (answer === NOT_ASKED) return false
      const isProved = answer !== undefined && answer.body !== null
      if (isProved) proved.set(key, Date.now() + PROOF_MS)
      else refused.set(key, Date.now() + (answer ? PROOF_MS : RETRY_MS))
      if (answer?.body === null) proved.delete(key)
      return isProved
    })
    if (run.isNew) keepAlive(run.result)
    return (await inTime(run, call, request)) ?? false
  }
}
