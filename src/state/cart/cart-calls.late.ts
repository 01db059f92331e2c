/** The calls of cart changes that have been sent. */
import { cartCall } from '../../api/cart/cart-call.ts'
import { type CartChangeAnswer, putCart } from '../../api/cart/cart-change-service.ts'
import { CartError, cartErrorOf } from '../../api/cart/cart-service.ts'
import { warn } from '../../page/configuration/warn.ts'
import type { PageContext } from '../page-context.ts'
import type { PendingChange } from './cart-machine.ts'
import { mirroredVersion } from './cart-mirror.ts'

type Outcome = CartChangeAnswer | CartError

/** A change that has been sent. */
interface Call {
  answer: Promise<Outcome>
  /** The mirror's version when it was sent (CART-35). */
  base: number
  abort(): void
  /** A later change to its item, for which it was aborted. */
  later?: Call
}

const calls = new WeakMap<PendingChange, Call>()

/** Its call, if the change has been sent. */
export const callOf = (pending: PendingChange): Call | undefined => calls.get(pending)

/** Sends a change, and says once that a token goes with it which no header can carry decoded (CALL-11). */
export function call(context: PageContext, pending: PendingChange): Call {
  if (/%../.test(`${Object.values(cartCall().headers)}`))
    warn('A token is no valid header; it is sent as in its cookie.')
  const controller = new AbortController()
  const answer = putCart(context, pending.change, pending.sentAs, controller.signal).catch(cartErrorOf)
  const made: Call = { answer, base: mirroredVersion(context.site), abort: () => controller.abort() }
  calls.set(pending, made)
  return made
}

/** A change that was aborted for a later one to its item is answered as that one. */
export async function answerTo(sent: Call): Promise<Outcome> {
  const answer = await sent.answer
  return answer instanceof CartError && sent.later ? answerTo(sent.later) : answer
}
