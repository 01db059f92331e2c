import { ApiError } from '../api-error.ts'
import { askOk } from '../client.ts'
import { fieldsOf, textOf } from '../fields.ts'
import { type ServiceContext, tokenHeaders } from '../service-context.ts'

const LOGIN_STATUSES = ['LOGGED_IN', 'REMEMBERED', 'LOGGED_OUT'] as const

export type LoginStatus = (typeof LOGIN_STATUSES)[number]

export interface PersonalData {
  loginStatus: LoginStatus
  firstName: string
  lastName: string
  loyaltyBeans: number | undefined
  isCommunityMember: boolean
  /** From `statuses.is{Product}cardMember`. */
  isCardMember: boolean
}

/**
 * Fetches the visitor's personal data, past all caches (FLYOUT-27, FLYOUT-28).
 *
 * @throws {ApiError} on any failure.
 */
export async function getPersonalData(context: ServiceContext, product: string): Promise<PersonalData> {
  const what = 'Personal data'
  const { body, status } = await askOk(
    context,
    {
      path: '/service/customerfrontenddata/api/v1/psdata',
      cache: 'no-store',
      headers: tokenHeaders('csrfToken'),
    },
    what,
  )
  const { tracking, customer, statuses } = fieldsOf(body)
  const loginStatus = LOGIN_STATUSES.find((known) => known === fieldsOf(tracking).loginStatus)
  if (!loginStatus) throw new ApiError('malformed', `${what}: no known loginStatus`, { status })
  const { firstname, lastname, loyaltyBeans } = fieldsOf(customer)
  const { isCommunityMember, [`is${product}cardMember`]: isCardMember } = fieldsOf(statuses)
  return {
    loginStatus,
    firstName: textOf(firstname) ?? '',
    lastName: textOf(lastname) ?? '',
    loyaltyBeans: typeof loyaltyBeans === 'number' ? loyaltyBeans : undefined,
    isCommunityMember: isCommunityMember === true,
    isCardMember: isCardMember === true,
  }
}
