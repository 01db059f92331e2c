/** The newsletter service (specification 2 §7). */
import * as v from 'valibot'
import { ApiError } from './api-error.ts'
import { ask } from './client.ts'
import type { ServiceContext } from './service-context.ts'

/** Service-level outcome of a sign-up (specification 2 §4). */
export type SignUpOutcome = 'SUCCESS' | 'ERROR_GENERIC' | 'ERROR_INVALID_EMAIL'

export interface NewsletterSubscriber {
  email: string
  origin: string
  originAddition: string
}

const problemSchema = v.object({ type: v.string() })

const INVALID_EMAIL = 'urn:newsletter:email_invalid'

/** Signs up; the outcome says how it went, network failures included. */
export async function signUp(
  context: ServiceContext,
  subscriber: NewsletterSubscriber,
  options: { isPrivate: boolean },
): Promise<SignUpOutcome> {
  try {
    const answer = await ask(context, {
      method: 'post',
      path: `/service/newsletter/api/${options.isPrivate ? 'private' : 'internal'}/newsletter-subscribers`,
      body: subscriber,
    })
    if (answer.isOk) return 'SUCCESS'
    const problem = v.safeParse(problemSchema, answer.body)
    return problem.success && problem.output.type === INVALID_EMAIL ? 'ERROR_INVALID_EMAIL' : 'ERROR_GENERIC'
  } catch (error) {
    if (error instanceof ApiError) return 'ERROR_GENERIC'
    throw error
  }
}
