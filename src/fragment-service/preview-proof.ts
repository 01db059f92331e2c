/** Whether a token is one that the preview service has given: anybody can send the cookie. */
import { LRUCache } from 'lru-cache'
import { REQUEST_TIMEOUT_MS } from '../shop/limits.ts'
import type { FragmentRequest } from './fragment-request.ts'
import { type KeepAlive, MAX_ENTRIES, RETRY_MS } from './limits.ts'
import type { ServiceCalls } from './service-calls.ts'
import { createSharedRuns } from './shared-runs.ts'

/** How long a proof counts, and a refusal: as long as it takes to reload a page a few times. */
const PROOF_MS = 60_000
/** No longer token is asked about. */
const MAX_TOKEN_LENGTH = 1000
const PATH = '/service/preview/api/auth/checkauth'

interface Proof {
  isProved: boolean
  /** In ms since 1970. */
  until: number
}

interface ProofOptions {
  request: FragmentRequest
  /** Of the services. */
  address: string
  keepAlive: KeepAlive
}

export function createPreviewProof({ ask, inTime }: ServiceCalls) {
  const proofs = new LRUCache<string, Proof>({ max: MAX_ENTRIES })
  const share = createSharedRuns<boolean>(REQUEST_TIMEOUT_MS)

  /** False too where the service can't tell in time. */
  return async (token: string, { request, address, keepAlive }: ProofOptions): Promise<boolean> => {
    if (token === '' || token.length > MAX_TOKEN_LENGTH) return false
    const key = `${request.site} ${token}`
    const known = proofs.get(key)
    if (known && Date.now() < known.until) return known.isProved
    const call = { service: 'preview', url: address + PATH } as const
    const run = share(key, async () => {
      const answer = await ask(call, request, { previewToken: token, isNew: !known?.isProved })
      const isProved = answer !== undefined && answer.body !== null
      proofs.set(key, { isProved, until: Date.now() + (answer ? PROOF_MS : RETRY_MS) })
      return isProved
    })
    if (run.isNew) keepAlive(run.result)
    return (await inTime(run, call, request)) ?? false
  }
}
