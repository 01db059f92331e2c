/** The calls of the fragment service, and what counts as an answer. */
import type { Frame } from '../fragment-service/frame-types.ts'
import { previewCookie } from '../fragment-service/preview-token.ts'
import { readText } from '../fragment-service/service-answer.ts'
import type { Site } from '../shop/sites/sites.ts'
import { HostFailure } from './failure.ts'

interface FrameCall {
  address: string
  site: Site
  /** Of a preview. */
  token?: string | undefined
  signal: AbortSignal
}

/** @throws when no answer came, or something else than the site's frame. */
export async function askForFrame(call: typeof fetch, { address, site, token, signal }: FrameCall) {
  const response = await call(address, {
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
export async function askForVersion(call: typeof fetch, address: string, signal: AbortSignal): Promise<string> {
  const answer = await readJson(await call(address, { signal, redirect: 'manual' }))
  const { version } = (answer ?? {}) as { version?: unknown }
  if (typeof version !== 'string') throw new HostFailure('WRONG_ANSWER', 'The answer is no version.')
  return version
}

async function readJson(response: Response): Promise<unknown> {
  if (response.status !== 200) {
    await response.body?.cancel()
    throw new HostFailure('STATUS', `The fragment service answers with ${response.status}.`)
  }
  const text = await readText(response)
  try {
    return JSON.parse(text)
  } catch {
    throw new HostFailure('WRONG_ANSWER', 'The answer is no JSON.')
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
