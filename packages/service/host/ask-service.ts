/** The calls of the fragment service, and what counts as an answer. */

import type { Site } from '../../../src/shop/sites/sites.ts'
import type { Frame } from '../fragment-service/frame-types.ts'
import { previewCookie } from '../fragment-service/preview-token.ts'
import { readText } from '../fragment-service/service-answer.ts'
import { HostFailure } from './problems.ts'

interface FrameCall {
  service: string
  path: string
  site: Site
  /** The token of a preview. */
  token?: string | undefined
  signal: AbortSignal
}

/** @throws when no answer came, or something else than the site's frame. */
export async function askForFrame(call: typeof fetch, { service, path, site, token, signal }: FrameCall) {
  const response = await call(`${service}${path}`, {
    signal,
    // To a login page, for example.
    redirect: 'manual',
    ...(token !== undefined && { headers: { cookie: previewCookie(token) } }),
  })
  const frame = await readJson(response)
  if (!isFrameOf(site, frame)) throw new HostFailure('WRONG_ANSWER', `The answer is no frame of ${site}.`)
  const [, maxAge = '0'] = /max-age=(\d+)/.exec(response.headers.get('cache-control') ?? '') ?? []
  const age = Number(response.headers.get('age') ?? 0)
  return { frame, freshMs: Math.max(0, Number(maxAge) - age) * 1000 }
}

/** @throws as `askForFrame`. */
export async function askForVersion(call: typeof fetch, service: string, signal: AbortSignal): Promise<string> {
  const answer = await readJson(await call(`${service}/version`, { signal, redirect: 'manual' }))
  const { version } = (answer ?? {}) as { version?: unknown }
  if (typeof version !== 'string') throw new HostFailure('WRONG_ANSWER', 'The answer is no version.')
  return version
}

async function readJson(response: Response): Promise<unknown> {
  const answer = parseJson(await readText(response))
  if (response.status !== 200) {
    const { message } = (answer ?? {}) as { message?: unknown }
    const reason = isText(message) ? `: ${message.slice(0, MAX_REASON_LENGTH)}` : '.'
    throw new HostFailure('STATUS', `The fragment service answers with ${response.status}${reason}`)
  }
  if (answer === undefined) throw new HostFailure('WRONG_ANSWER', 'The answer is no JSON.')
  return answer
}

/** The most that is kept of the service's words about a wrong attribute. */
const MAX_REASON_LENGTH = 300

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isText = (value: unknown): value is string => typeof value === 'string'

function isFrameOf(site: Site, value: unknown): value is Frame {
  const { version, head, header, footer, scripts, csp, vary } = (value ?? {}) as Partial<Frame>
  const isWhole = (html: unknown, tag: string) =>
    isText(html) && html.startsWith(`<${tag} site="${site}"`) && html.trimEnd().endsWith(`</${tag}>`)
  return (
    [version, head, scripts].every(isText) &&
    isWhole(header, 'shop-header') &&
    isWhole(footer, 'shop-footer') &&
    Array.isArray(vary) &&
    typeof csp === 'object' &&
    csp !== null
  )
}
