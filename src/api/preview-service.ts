/** The preview service: the staff's session, the A/B tests, and the token that says what is previewed (specification 2 §7). */
import * as v from 'valibot'
import { reportError } from '../page/events/events.ts'
import { shopTimeOf } from '../shop/sites/shop-time.ts'
import { lenient, listOf, readBody } from './answer-schema.ts'
import { ApiError } from './api-error.ts'
import { type Answer, ask } from './client.ts'
import type { ServiceContext } from './service-context.ts'

export interface Preview {
  /** ISO timestamp of the previewed time. */
  dateTime?: string
  abTestName?: string
  abTestGroup?: string
  /** Some other time than now, but the service's word for it can't be read. */
  isTimeUnknown?: boolean
}

export interface AbTest {
  name: string
  groups: readonly { name: string }[]
}

const AUTH = '/service/preview/api/auth'
const text = lenient(v.string())
const statusSchema = v.object({ status: v.string() })
const authSchema = v.object({ status: v.string(), dateTime: text, abTestName: text, abTestGroup: text })
const testsSchema = v.object({
  tests: listOf(v.object({ name: v.string(), groups: listOf(v.object({ name: v.string() })) })),
})

/**
 * What a staff member previews, or nothing for everyone else.
 *
 * @throws {ApiError} when it can't be said who asks: no answer, or one that is neither good nor "over".
 */
export async function checkAuth(context: ServiceContext, signal?: AbortSignal): Promise<Preview | undefined> {
  const answer = await ask(context, { path: `${AUTH}/checkauth`, cache: 'no-store', signal })
  if (isOver(answer)) return undefined
  if (!answer.isOk) throw refused('The check of the staff session', answer.status)
  const { status, dateTime, abTestName, abTestGroup } = readBody(authSchema, answer, 'The staff session', context)
  if (status !== 'SUCCESS') throw refused('The check of the staff session', status)
  const isReadable = !dateTime || shopTimeOf(dateTime) !== undefined
  if (!isReadable) reportError(context.element, 'PREVIEW_DATE', `"${dateTime}" is no time that can be previewed.`)
  return {
    ...(dateTime && (isReadable ? { dateTime } : { isTimeUnknown: true })),
    ...(abTestName && { abTestName }),
    ...(abTestGroup && { abTestGroup }),
  }
}

const refused = (what: string, status: number | string) => new ApiError('status', `${what} was answered ${status}.`)

/** A body need not say a status; if it does, it must be this one. */
const saysSuccess = ({ isOk, body }: Answer) => isOk && (!v.is(statusSchema, body) || body.status === 'SUCCESS')

const isOver = ({ status, body }: Answer) =>
  status === 401 || status === 403 || v.is(v.object({ status: v.literal('UNAUTHORIZED') }), body)

/**
 * Keeps the staff's session alive; false when it is over.
 *
 * @throws {ApiError} when it can't be said: no answer, or one that is neither good nor "over".
 */
export async function renewSession(context: ServiceContext): Promise<boolean> {
  const answer = await ask(context, { path: `${AUTH}/login/renew`, cache: 'no-store' })
  if (isOver(answer)) return false
  if (saysSuccess(answer)) return true
  throw refused('Renewing the staff session', answer.status)
}

/** @throws {ApiError} when the service did not end the session. */
export async function logOut(context: ServiceContext): Promise<void> {
  const answer = await ask(context, { path: `${AUTH}/logout`, cache: 'no-store' })
  if (!saysSuccess(answer)) throw refused('Logging out', answer.status)
}

/**
 * The A/B tests that run at an instant.
 *
 * @param time ISO timestamp
 * @throws {ApiError} when they can't be had.
 */
export async function getTestsAt(context: ServiceContext, time: string, signal?: AbortSignal): Promise<AbTest[]> {
  const path = '/service/abtestfrontend/api/v1/gettestsat'
  const answer = await ask(context, { path, query: { time }, cache: 'no-store', signal })
  if (!answer.isOk || !Array.isArray(answer.body)) {
    throw new ApiError('malformed', `The A/B tests were answered ${answer.status}.`)
  }
  return readBody(testsSchema, { ...answer, body: { tests: answer.body } }, 'The A/B tests', context).tests
}

/**
 * Says what is to be previewed; the answer sets the visitor's preview token.
 *
 * @throws {ApiError} for any answer but SUCCESS.
 */
export async function setPreview(context: ServiceContext, preview: Required<Pick<Preview, 'dateTime'>> & Preview) {
  const { dateTime, abTestName, abTestGroup } = preview
  const answer = await ask(context, {
    method: 'post',
    path: '/service/preview/api/token',
    ...(abTestName && abTestGroup && { query: { test: abTestName, group: abTestGroup } }),
    body: { previewDateTime: dateTime },
  })
  const status = answer.isOk ? readBody(statusSchema, answer, 'The preview token', context).status : answer.status
  if (status !== 'SUCCESS') throw refused('The preview token', status)
}
