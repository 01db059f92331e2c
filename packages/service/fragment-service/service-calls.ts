/** Calls the services, within their limits, and reports what fails. */
import { within } from '../../../src/page/browser/within.ts'
import { REQUEST_TIMEOUT_MS } from '../../../src/shop/limits.ts'
import type { Site } from '../../../src/shop/sites/sites.ts'
import { createCallLimit } from './call-limit.ts'
import { createCircuits } from './circuit.ts'
import type { FragmentFailure } from './failure.ts'
import type { FragmentRequest } from './fragment-request.ts'
import type { Metrics } from './metrics.ts'
import { previewCookie } from './preview-token.ts'
import {
  type CallService,
  readAnswer,
  type Service,
  type ServiceAnswer,
  type ServiceCall,
  ServiceFailure,
} from './service-answer.ts'

export interface Answer extends ServiceAnswer {
  /** When it arrived, in ms since 1970. */
  at: number
}

interface CallsOptions {
  call: CallService
  timeoutMs: number
  onError: (failure: FragmentFailure) => void
  metrics: Metrics
}

const CODES: Readonly<Record<Service, string>> = {
  navigation: 'NAVIGATION_UNAVAILABLE',
  'theme-worlds': 'THEME_WORLDS_UNAVAILABLE',
  promotion: 'PROMOTION_UNAVAILABLE',
  footer: 'FOOTER_CONTENT_UNAVAILABLE',
  preview: 'PREVIEW_UNAVAILABLE',
}

/** The service must not be called now. */
export const NOT_ASKED = Symbol('not asked')

export type ServiceCalls = ReturnType<typeof createServiceCalls>

export function createServiceCalls({ call: callService, timeoutMs, onError, metrics }: CallsOptions) {
  const beginCall = createCallLimit()
  const circuits = createCircuits()

  /** Undefined where the service fails, which is reported. `isNew`: for content that was never there. */
  async function ask(
    call: ServiceCall,
    { site, tag }: FragmentRequest,
    { previewToken, isNew }: { previewToken?: string; isNew: boolean },
  ): Promise<Answer | typeof NOT_ASKED | undefined> {
    const { service, url } = call
    const { host } = new URL(url)
    const circuit = `${service} ${host}`
    // A failure for staff says nothing of what visitors see.
    const isPublic = previewToken === undefined
    if (isPublic && !circuits.allows(circuit, isNew)) {
      metrics.asked(service, 'open')
      return NOT_ASKED
    }
    const endCall = beginCall(service, host, isNew)
    if (!endCall) {
      metrics.asked(service, 'refused')
      return NOT_ASKED
    }
    const end = new AbortController()
    const timer = setTimeout(() => end.abort(), REQUEST_TIMEOUT_MS)
    try {
      const headers = headersOf(site, previewToken)
      const answer = await readAnswer(callService, call, { headers, signal: end.signal })
      if (isPublic) circuits.succeeded(circuit)
      metrics.asked(service, answer.body === null ? 'none' : 'ok')
      return { ...answer, at: Date.now() }
    } catch (error) {
      if (isPublic) circuits.failed(circuit, `${site} ${url}`, isNew)
      const reason = error instanceof ServiceFailure ? error.reason : end.signal.aborted ? 'timeout' : 'network'
      metrics.asked(service, reason)
      const message = error instanceof ServiceFailure ? error.message : 'The service did not answer.'
      onError({ code: CODES[service], message: `${service}: ${message}`, site, tag, cause: error })
      return undefined
    } finally {
      clearTimeout(timer)
      endCall()
    }
  }

  const late = new WeakSet<Promise<unknown>>()

  return {
    ask,
    /** The result of a call within the time of a service, counted from its start; a late one is reported once, however many wait for it. */
    async inTime<Value>(
      { startedAt, result }: { startedAt: number; result: Promise<Value> },
      { service }: ServiceCall,
      { site, tag }: FragmentRequest,
    ): Promise<Value | undefined> {
      const found = await within(result, startedAt + timeoutMs - Date.now())
      if (!found && !late.has(result)) {
        late.add(result)
        metrics.asked(service, 'late')
        const message = `${service}: The service took over ${timeoutMs} ms.`
        onError({ code: CODES[service], message, site, tag })
      }
      return found?.value
    },
  }
}

/** The site header goes with every call: between servers it needs no preflight. Of the visitor only the preview's token is sent. */
const headersOf = (site: Site, previewToken: string | undefined): Record<string, string> => ({
  accept: 'application/json',
  'x-hunter-site': site,
  ...(previewToken !== undefined && {
    cookie: previewCookie(previewToken),
    'cache-control': 'no-cache',
    pragma: 'no-cache',
  }),
})
