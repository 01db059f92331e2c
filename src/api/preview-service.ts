/** The preview service: the staff's session, the A/B tests, and the token that says what is previewed (specification 2 §7). */
import * as v from 'valibot'
import { lenient, listOf, readBody } from './answer-schema.ts'
import { ApiError } from './api-error.ts'
import { type Answer, ask } from './client.ts'
import type { ServiceContext } from './service-context.ts'

export interface Preview {
  /** ISO timestamp of the previewed time. */
  dateTime?: string
  abTestName?: string
  abTestGroup?: string
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

/** What a staff member previews, or nothing for everyone else. */
export async function checkAuth(context: ServiceContext): Promise<Preview | undefined> {
  const answer = await ask(context, { path: `${AUTH}/checkauth`, cache: 'no-store' })
  if (!answer.isOk) return undefined
  const { status, dateTime, abTestName, abTestGroup } = readBody(authSchema, answer, 'The staff session', context)
  if (status !== 'SUCCESS') return undefined
  return {
    ...(dateTime && { dateTime }),
    ...(abTestName && { abTestName }),
    ...(abTestGroup && { abTestGroup }),
  }
}

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
  if (answer.isOk) return true
  throw new ApiError('UNKNOWN', 'status', `Renewing the staff session was answered ${answer.status}.`)
}

/** @throws {ApiError} when the service did not end the session. */
export async function logOut(context: ServiceContext): Promise<void> {
  const answer = await ask(context, { path: `${AUTH}/logout`, cache: 'no-store' })
  if (!answer.isOk) throw new ApiError('UNKNOWN', 'status', `Logging out was answered ${answer.status}.`)
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
    throw new ApiError('UNKNOWN', 'malformed', `The A/B tests were answered ${answer.status}.`)
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
  if (status !== 'SUCCESS') throw new ApiError('UNKNOWN', 'status', `The preview token was answered ${status}.`)
}
