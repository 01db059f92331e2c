/** The metrics that the receiver of the pages' reports tells, as docs/monitoring.md describes it. All of it may be wrong. */
import type { Counts } from '../history.ts'

/** By version, by the name of a metric. */
export type Arms = ReadonlyMap<string, ReadonlyMap<string, Counts>>

export interface Metrics {
  /** When the counts were read, in ms. */
  at: number
  /** When counting began. */
  since: string
  arms: Arms
}

const MAX_BYTES = 1_000_000
const TIMEOUT_MS = 15_000
const MAX_AGE_MS = 3 * 60_000
/** Beyond it a number is no count of a shop's views, and comparing would take long. */
const MAX_VIEWS = 1e9

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0

function countsOf(value: unknown, where: string): Counts {
  const [views, bad] = Array.isArray(value) && value.length === 2 ? value : []
  if (!isCount(views) || !isCount(bad)) throw new Error(`${where} is not [views, bad views].`)
  if (bad > views) throw new Error(`${where} has more bad views than views.`)
  if (views > MAX_VIEWS) throw new Error(`${where} has ${views} views, which no shop has.`)
  return { views, bad }
}

/** @throws what is wrong with the metrics, in words for the operator. */
export function metricsOf(text: string, now: number): Metrics {
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    throw new Error(`The metrics are no JSON: ${text.trim().slice(0, 40) || 'nothing'}.`)
  }
  if (!isRecord(read) || !isRecord(read.counts) || typeof read.since !== 'string')
    throw new Error('The metrics are not { "at", "since", "counts" }.')
  const at = Date.parse(String(read.at))
  if (Number.isNaN(at)) throw new Error('"at" of the metrics is no time.')
  if (now - at > MAX_AGE_MS) throw new Error(`The metrics are late: they are of ${new Date(at).toISOString()}.`)
  if (at - now > MAX_AGE_MS) throw new Error(`The metrics are of ${new Date(at).toISOString()}, which is yet to come.`)
  const arms = Object.entries(read.counts).map(([arm, metrics]) => {
    if (!isRecord(metrics)) throw new Error(`"${arm}" of the metrics holds no counts.`)
    const counts = Object.entries(metrics).map(([name, pair]) => [name, countsOf(pair, `"${arm}" "${name}"`)] as const)
    return [arm, new Map(counts)] as const
  })
  return { at, since: read.since, arms: new Map(arms) }
}

/** The answer as text. @throws for one of any length that is too long, before it has come whole. */
async function textOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.length
    if (bytes > MAX_BYTES) throw new Error(`The metrics are larger than ${MAX_BYTES / 1e6} MB.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

/** Asks for the metrics. @throws why there are none, in words for the operator. */
export async function askForMetrics(url: string, { signal, now }: { signal: AbortSignal; now: () => number }) {
  const ended = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)])
  let text: string
  try {
    const answer = await fetch(url, {
      signal: ended,
      headers: { accept: 'application/json', 'cache-control': 'no-cache' },
    })
    if (!answer.ok) throw new Error(`${url} answers ${answer.status}.`)
    text = await textOf(answer)
  } catch (error) {
    if (ended.aborted) throw new Error(`${url} has not answered within ${TIMEOUT_MS / 1000} s.`)
    const { message, cause } = error as Error & { cause?: { code?: string } }
    throw new Error(message === 'fetch failed' ? `${url} can't be reached (${cause?.code ?? 'unknown'}).` : message)
  }
  return metricsOf(text, now())
}
