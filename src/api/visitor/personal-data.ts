import { type Answer, ApiError, statusError } from '../client.ts'
import { fieldsOf, textOf } from '../fields.ts'
import type { ServiceContext } from '../service-context.ts'
import { askPersonalData } from './personal-data-service.ts'

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
 * Asks for the visitor's personal data, and reads the answer.
 *
 * @throws {ApiError} on any failure.
 */
export const getPersonalData = async (context: ServiceContext, product: string): Promise<PersonalData> =>
  readPersonalData(await askPersonalData(context), product)

/**
 * Reads an answer to the question for personal data (FLYOUT-28).
 *
 * @throws {ApiError} when there is none, or it can't be read.
 */
export function readPersonalData(answer: Answer | ApiError, product: string): PersonalData {
  const what = 'Personal data'
  if (answer instanceof Error) throw answer
  const { isOk, body, status } = answer
  if (!isOk) throw statusError(what, status)
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
