import * as v from 'valibot'
import { lenient, readBody } from './answer-schema.ts'
import { ApiError } from './api-error.ts'
import { ask } from './client.ts'
import { type ServiceContext, tokenHeaders } from './service-context.ts'

export type LoginStatus = 'LOGGED_IN' | 'REMEMBERED' | 'LOGGED_OUT'

export interface PersonalData {
  loginStatus: LoginStatus
  firstName: string
  lastName: string
  loyaltyBeans: number | undefined
  isCommunityMember: boolean
  /** From `statuses.is{Product}cardMember`. */
  isCardMember: boolean
}

const schema = v.object({
  tracking: v.object({ loginStatus: v.picklist(['LOGGED_IN', 'REMEMBERED', 'LOGGED_OUT']) }),
  customer: lenient(
    v.object({ firstname: lenient(v.string()), lastname: lenient(v.string()), loyaltyBeans: lenient(v.number()) }),
  ),
  statuses: lenient(v.record(v.string(), v.unknown())),
})

/**
 * Fetches the visitor's personal data, past all caches (FLYOUT-27, FLYOUT-28).
 *
 * @throws {ApiError} on any failure.
 */
export async function getPersonalData(context: ServiceContext, product: string): Promise<PersonalData> {
  const answer = await ask(context, {
    path: '/service/customerfrontenddata/api/v1/psdata',
    cache: 'no-store',
    headers: tokenHeaders('csrfToken'),
  })
  if (!answer.isOk) {
    throw new ApiError('status', `Personal data was answered with ${answer.status}.`, {
      status: answer.status,
    })
  }
  const { tracking, customer, statuses } = readBody(schema, answer, 'Personal data', context)
  return {
    loginStatus: tracking.loginStatus,
    firstName: customer?.firstname?.trim() ?? '',
    lastName: customer?.lastname?.trim() ?? '',
    loyaltyBeans: customer?.loyaltyBeans ?? undefined,
    isCommunityMember: statuses?.isCommunityMember === true,
    isCardMember: statuses?.[`is${product}cardMember`] === true,
  }
}
