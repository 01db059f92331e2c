/** Calls that are made again after a refusal. The one file that knows ky, which counts and waits; fetched with the first refusal. */
import ky, { isHTTPError } from 'ky'
import { ApiError } from './api-error.ts'
import { type Answer, answerOf, toApiError, untilAborted, withinLimit } from './client.ts'
import { type Call, requestOf } from './request.ts'
import type { ServiceContext } from './service-context.ts'

interface Retries {
  /** After the first attempt. */
  retries: number
  /** From a refusal to the next attempt. */
  delayMs: number
}

/**
 * Like `ask`, but a status of 400 or above is asked for again (CALL-7, SEARCH-12); the answer is that of the last attempt.
 * Each attempt has a time limit of its own. Other failures end the call, and so does an abort, between two attempts too. `refused`
 * is the answer to a first attempt that was made before.
 *
 * @throws {ApiError} when an attempt got no answer: `network`, `timeout` (body included), `aborted`.
 */
export async function askWithRetries(
  context: ServiceContext,
  call: Call,
  { retries, delayMs }: Retries,
  refused?: Answer,
): Promise<Answer> {
  let answer = refused
  let isFirst = refused !== undefined
  // ky's own limit ends with the headers, so each attempt reads its body here. ky looks at nothing but the status.
  const attempt = (request: Parameters<typeof fetch>[0]) =>
    withinLimit(call, async (signal) => {
      if (isFirst && refused) {
        isFirst = false
        return new Response(null, { status: refused.status })
      }
      const response = await globalThis.fetch(request, { signal })
      answer = await answerOf(response)
      return response
    })
  try {
    const { url, init } = requestOf(context, call)
    const calling = ky(url, {
      ...init,
      ...(call.signal && { signal: call.signal }),
      fetch: attempt,
      timeout: false,
      retry: {
        limit: retries,
        methods: ['get', 'post', 'put'],
        delay: () => delayMs,
        // Decides alone: ky's list of statuses is shorter, and a service's `Retry-After` is not followed.
        shouldRetry: ({ error }) => isHTTPError(error) && error.response.status >= 400,
      },
    })
    // ky's wait ends by an abort only in browsers with `AbortSignal.any`.
    await untilAborted(calling, call.signal)
  } catch (error) {
    if (error instanceof ApiError) throw error
    if (!isHTTPError(error)) throw toApiError(error, call)
  }
  return answer as Answer
}
