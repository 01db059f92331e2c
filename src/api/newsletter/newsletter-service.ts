/** The newsletter service for visitors who sign up. */
import * as v from 'valibot'
import { reportError } from '../../page/events/events.ts'
import { type BaseData, EMPTY_BASE_DATA, SALUTATIONS } from '../../shop/newsletter/newsletter.ts'
import { listOf, readBody } from '../answer-schema.ts'
import { askWithKy, isDone } from '../ask-with-ky.ts'
import { type Answer, ApiError, statusError } from '../client.ts'
import { type ServiceContext, siteHeader, tokenHeaders } from '../service-context.ts'

/** The part that all calls of the newsletter service share. */
export interface ServiceOptions {
  /** Selects `api/private`, else `api/internal`. */
  isPrivate: boolean
}

/** `rest` has no leading slash (NEWS-20). */
export const servicePath = (rest: string, { isPrivate }: ServiceOptions): string =>
  `/service/newsletter/api/${isPrivate ? 'private' : 'internal'}/${rest}`

/** Trimmed; anything but a string is read as empty. */
export const text = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((value) => (typeof value === 'string' ? value.trim() : '')),
  ),
  '',
)

export const baseDataEntries = {
  email: text,
  salutation: v.fallback(v.picklist([...SALUTATIONS, '']), ''),
  firstName: text,
  lastName: text,
  consents: listOf(v.string()),
}

/** Whether a write was carried out: 2xx with the contract's body or none, and no problem of the service in it (NEWS-31). */
export const isCarriedOut = (answer: Answer): boolean =>
  isDone(answer) && !problemOf(answer)?.startsWith('urn:newsletter:')

const problemSchema = v.object({ type: v.string() })

/** The problem type of an error response, e.g. `urn:newsletter:email_invalid`. */
export function problemOf({ body }: Answer): string | undefined {
  const problem = v.safeParse(problemSchema, body)
  return problem.success ? problem.output.type : undefined
}

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
