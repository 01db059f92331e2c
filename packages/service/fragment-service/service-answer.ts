import { createJsonLimits, isWithinLimits } from './json-limits.ts'

/** The service that content comes from; `preview` proves the tokens of previews. */
export type Service = ContentService | 'preview'
export type ContentService = 'navigation' | 'theme-worlds' | 'promotion' | 'footer'

/** No answer of a service is longer; one that is fills no memory. */
const MAX_ANSWER_BYTES = 2_000_000

/** Why a call brought no content. */
export type CallFailure = 'network' | 'timeout' | 'status' | 'malformed'

export class ServiceFailure extends Error {
  constructor(
    readonly reason: CallFailure,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

export type CallService = (url: string, init: RequestInit) => Promise<Response>

export interface ServiceCall {
  service: Service
  url: string
}

export interface ServiceAnswer {
  /** Null where the service says that there is none: 404 of a promotion or of the footer's content, 401 and 403 of a preview. */
  body: unknown
  /** The length of the text, in characters. */
  length: number
}

/**
 * Reads a service's answer.
 *
 * @throws {ServiceFailure} for any other status, and for a body that is not what the service answers.
 */
export async function readAnswer(
  callService: CallService,
  { service, url }: ServiceCall,
  init: RequestInit,
): Promise<ServiceAnswer> {
  const response = await callService(url, { ...init, redirect: 'manual' })
  if (!response.ok) {
    await response.body?.cancel()
    if (NONE[service]?.includes(response.status)) return { body: null, length: 0 }
    throw new ServiceFailure('status', `The status was ${response.status}.`)
  }
  const text = await readText(response)
  const body = parse(text)
  if (!SHAPES[service](body)) throw new ServiceFailure('malformed', 'The answer is not what this service answers.')
  return { body, length: text.length }
}

const NONE: Readonly<Partial<Record<Service, readonly number[]>>> = {
  promotion: [404],
  footer: [404],
  preview: [401, 403],
}

type Fields = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const isContent = (body: unknown) =>
  isObject(body) &&
  typeof body.contentJSON === 'string' &&
  isWithinLimits(body.contentJSON) &&
  isObject(parse(body.contentJSON))

/**
 * Whether an answer is worth keeping at all: an error page, or an error in JSON, must not replace the last good content. The
 * renderer checks it entry by entry.
 */
const SHAPES: Readonly<Record<Service, (body: unknown) => boolean>> = {
  navigation: (body) => {
    const nodes = isObject(body) && !Array.isArray(body) ? body.children : body
    return Array.isArray(nodes) && nodes.length > 0
  },
  'theme-worlds': (body) => isObject(body) && isObject(body.themeworldFlyout),
  promotion: isContent,
  footer: isContent,
  preview: (body) => isObject(body) && body.status === 'SUCCESS',
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export async function readText(response: Response): Promise<string> {
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  const isSmall = createJsonLimits()
  const refuse = async (message: string) => {
    await reader?.cancel()
    return new ServiceFailure('malformed', message)
  }
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    bytes += part.value.length
    if (bytes > MAX_ANSWER_BYTES) throw await refuse(`The answer has more than ${MAX_ANSWER_BYTES} bytes.`)
    const more = decoder.decode(part.value, { stream: true })
    if (!isSmall(more)) throw await refuse('The answer is nested too deeply, or has too many values.')
    text += more
  }
  return text + decoder.decode()
}
