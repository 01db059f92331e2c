import { delay } from '../page/browser/delay.ts'
import { type Answer, ask, toApiError } from './client.ts'
import type { Call } from './request.ts'
import type { ServiceContext } from './service-context.ts'

interface Retries {
  /** After the first attempt. */
  retries: number
  /** From a refusal to the next attempt. */
  delayMs: number
}

/**
 * Like `ask`, but a status of 400 or above is asked for again (CALL-7, SEARCH-12), and the answer is that of the last attempt. Each attempt
 * has a time limit of its own. Other failures end the call, and so does an abort, between two attempts too.
 *
 * @throws {ApiError} when an attempt got no answer: `network`, `timeout` (body included), `aborted`.
 */
export async function askRepeatedly(
  context: ServiceContext,
  call: Call,
  { retries, delayMs }: Retries,
): Promise<Answer> {
  const answer = await ask(context, call)
  if (answer.status < 400 || retries === 0) return answer
  await delay(delayMs, call.signal)
  if (call.signal?.aborted) throw toApiError(undefined, call)
  return askRepeatedly(context, call, { retries: retries - 1, delayMs })
}
