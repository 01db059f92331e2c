import { Counter, Histogram, Registry } from 'prom-client'
import type { CallFailure, Service } from './service-answer.ts'

export type Metrics = ReturnType<typeof createMetrics>

/** How a fragment was found, as in the header `Cache-Status`. */
export type CacheResult = 'hit' | 'stale' | 'miss' | 'busy' | 'preview'

/** The result of a call of a service; `late` besides: it took longer than a fragment waits; `refused`: it was one too many, and not made; `open`: not made, since the service has failed. */
type CallResult = 'ok' | 'none' | 'late' | 'refused' | 'open' | CallFailure

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 1, 2.5]

/** Counters and times of one service. */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new Counter<Label>({ name: `shop_fragments_${name}`, help, labelNames, registers })
  const histogram = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new Histogram<Label>({ name: `shop_fragments_${name}`, help, labelNames, buckets: SECONDS, registers })

  const requests = counter('requests_total', 'Requests, by the status of the answer.', ['status'])
  const cache = counter(
    'cache_total',
    'Fragments: from the cache (hit, stale), made new (miss), a fallback (busy), of a preview.',
    ['tag', 'result'],
  )
  const calls = counter('service_calls_total', 'Calls of services, by what they came to.', ['service', 'result'])
  const fallbacks = counter('fallbacks_total', 'Content that was replaced by the last good one, or is missing.', [
    'service',
    'by',
  ])
  const leftOut = counter(
    'attributes_left_out_total',
    'Attributes that a fragment could not use, and was made without.',
    ['tag'],
  )
  const durations = histogram('request_seconds', 'Time until a request was answered.', [])
  const renders = histogram('render_seconds', 'Time to render a fragment.', ['tag'])

  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    answered(status: number, ms: number) {
      requests.inc({ status })
      durations.observe(ms / 1000)
    },
    found: (tag: string, result: CacheResult) => cache.inc({ tag, result }),
    asked: (service: Service, result: CallResult) => calls.inc({ service, result }),
    replaced: (service: Service, by: 'last good' | 'missing') => fallbacks.inc({ service, by }),
    leftOut: (tag: string) => leftOut.inc({ tag }),
    rendered: (tag: string, ms: number) => renders.observe({ tag }, ms / 1000),
  }
}
