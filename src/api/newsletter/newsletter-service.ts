/** The newsletter service for visitors who sign up. */
import * as v from 'valibot'
import { reportError } from '../../page/events/events.ts'
import { type BaseData, EMPTY_BASE_DATA } from '../../shop/newsletter/newsletter.ts'
import { readBody } from '../answer-schema.ts'
import { ApiError, statusError } from '../api-error.ts'
import { askWithKy } from '../ask-with-ky.ts'
import { type ServiceContext, siteHeader, tokenHeaders } from '../service-context.ts'
import { baseDataEntries, isCarriedOut, problemOf, type ServiceOptions, servicePath } from './newsletter-calls.ts'

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

/** Creates a subscriber (NEWS-18). Failures, of the network too, are outcomes (NEWS-22, NEWS-23, NEWS-24). */
export async function signUp(
  context: ServiceContext,
  subscriber: NewSubscriber,
  options: ServiceOptions & { isSinglePageApp?: boolean },
): Promise<SignUpOutcome> {
  try {
    const answer = await askWithKy(context, {
      method: 'POST',
      path: servicePath('newsletter-subscribers', options),
      headers: siteHeader(context),
      body: subscriber,
      ...(options.isSinglePageApp && { query: { singlePageApp: true } }),
    })
    if (isCarriedOut(answer)) return 'SUCCESS'
    return problemOf(answer) === INVALID_EMAIL ? 'ERROR_INVALID_EMAIL' : 'ERROR_GENERIC'
  } catch (error) {
    if (error instanceof ApiError) return 'ERROR_GENERIC'
    throw error
  }
}

/** Base data of the logged-in customer; empty after any failure, which is reported (NEWS-32). */
export async function getBaseData(context: ServiceContext, options: ServiceOptions): Promise<BaseData> {
  try {
    const answer = await askWithKy(context, {
      path: servicePath('customers/base-data', options),
      headers: tokenHeaders('LoginToken'),
      cache: 'no-store',
    })
    if (answer.isOk) return readBody(baseDataSchema, answer, 'Base data', context)
    // An expired login is not reported.
    if (answer.status !== 401) throw statusError('Base data', answer.status)
  } catch (error) {
    reportError(context.element, 'BASE_DATA_UNAVAILABLE', String(error))
  }
  return EMPTY_BASE_DATA
}
