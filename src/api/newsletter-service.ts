/** The newsletter service, for those who sign up: creating a subscriber, and a customer's base data (specification 2 §7). */
import * as v from 'valibot'
import { reportError } from '../page/events/events.ts'
import { type BaseData, NO_BASE_DATA } from '../shop/newsletter/newsletter.ts'
import { readBody } from './answer-schema.ts'
import { ApiError } from './api-error.ts'
import { ask } from './client.ts'
import { baseDataEntries, problemOf, refused, type ServiceOptions, servicePath } from './newsletter-calls.ts'
import { type ServiceContext, siteHeader, tokenHeaders } from './service-context.ts'

/** Service-level outcome of a sign-up (specification 2 §4). */
export type SignUpOutcome = 'SUCCESS' | 'ERROR_GENERIC' | 'ERROR_INVALID_EMAIL'

export interface NewSubscriber {
  email: string
  salutation?: string
  firstName?: string
  lastName?: string
  consents: readonly string[]
  origin: string
  originAddition: string
}

const INVALID_EMAIL = 'urn:newsletter:email_invalid'
const baseDataSchema = v.object(baseDataEntries)

/** Signs up; the outcome says how it went, network failures included. */
export async function signUp(
  context: ServiceContext,
  subscriber: NewSubscriber,
  options: ServiceOptions & { isSinglePageApp?: boolean },
): Promise<SignUpOutcome> {
  try {
    const answer = await ask(context, {
      method: 'post',
      path: servicePath('newsletter-subscribers', options),
      headers: siteHeader(context),
      body: subscriber,
      ...(options.isSinglePageApp && { query: { singlePageApp: true } }),
    })
    if (answer.isOk) return 'SUCCESS'
    return problemOf(answer) === INVALID_EMAIL ? 'ERROR_INVALID_EMAIL' : 'ERROR_GENERIC'
  } catch (error) {
    if (error instanceof ApiError) return 'ERROR_GENERIC'
    throw error
  }
}

/** What the shop knows of a logged-in customer; nothing when anything goes wrong (specification 2 §7). */
export async function getBaseData(context: ServiceContext, options: ServiceOptions): Promise<BaseData> {
  try {
    const answer = await ask(context, {
      path: servicePath('customers/base-data', options),
      headers: tokenHeaders('LoginToken'),
      cache: 'no-store',
    })
    if (answer.isOk) return readBody(baseDataSchema, answer, 'Base data', context)
    // A login that is over is nobody's fault.
    if (answer.status !== 401) throw refused('Base data', answer)
  } catch (error) {
    reportError(context.element, 'BASE_DATA_UNAVAILABLE', String(error))
  }
  return NO_BASE_DATA
}
