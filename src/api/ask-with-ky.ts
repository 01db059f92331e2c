/** Calls that only awake elements make: newsletter, preview. The one file that knows ky, which limits their time. */
import ky, { isTimeoutError } from 'ky'
import { REQUEST_TIMEOUT_MS } from '../shop/limits.ts'
import { type Answer, answerOf, toApiError, untilAborted } from './client.ts'
import { type Call, requestOf } from './request.ts'
import type { ServiceContext } from './service-context.ts'

/**
 * Like `ask`.
 *
 * @throws {ApiError} when no answer came: `network`, `timeout` (body included), `aborted`.
 */
export async function askWithKy(context: ServiceContext, call: Call): Promise<Answer> {
  let answer: Answer | undefined
  try {
    const { url, init } = requestOf(context, call)
    const calling = ky(url, {
      signal: call.signal ?? null,
      timeout: REQUEST_TIMEOUT_MS,
      // ky's limit ends when this promise does, so the body is read in it (CALL-5). Only the signal of ky's request is used: code
      // of the page that wraps `fetch` may know addresses and options only.
      fetch: async (request) => {
        const response = await globalThis.fetch(url, { ...init, signal: (request as Request).signal })
        answer = await answerOf(response)
        return response
      },
      throwHttpErrors: false,
      // A failed call is not repeated (CALL-7).
      retry: 0,
    })
    // In browsers without `AbortSignal.any` an abort does not end ky's call.
    await untilAborted(calling, call.signal)
  } catch (error) {
    throw toApiError(error, call, isTimeoutError(error))
  }
  return answer as Answer
}

/**
 * Whether an answer says that a write was carried out: 2xx, with a JSON object or without a body. A page, such as that of a
 * sign-in, says nothing of the kind, whatever its status (CALL-10). PHP writes an empty object as `[]`.
 */
export const isDone = ({ isOk, body }: Answer): boolean =>
  isOk && (body === undefined || (typeof body === 'object' && !(Array.isArray(body) && body.length > 0)))
