/** The preview service: the staff's session, the A/B tests, and the token that sets what is previewed. */
import * as v from 'valibot'
import { reportError } from '../../page/events/events.ts'
import { parseTimestamp } from '../../shop/sites/shop-time.ts'
import { lenient, listOf, readBody } from '../answer-schema.ts'
import { askWithKy, isDone } from '../ask-with-ky.ts'
import { type Answer, ApiError, statusError } from '../client.ts'
import { fieldsOf } from '../fields.ts'
import type { ServiceContext } from '../service-context.ts'

export interface Preview {
  /** ISO timestamp of the previewed time. */
  dateTime?: string
  abTestName?: string
  abTestGroup?: string
  /** A time is previewed, but the service's timestamp can't be displayed. */
  isTimeInvalid?: boolean
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
 * The preview of a staff member; undefined without a session (PREVIEW-2, PREVIEW-3, PREVIEW-12).
 *
 * @throws {ApiError} when the session can't be checked.
 */
export async function checkAuth(context: ServiceContext, signal?: AbortSignal): Promise<Preview | undefined> {
  const answer = await askWithKy(context, { path: `${AUTH}/checkauth`, cache: 'no-store', signal })
  if (isSessionOver(answer)) return undefined
  if (!answer.isOk) throw refused('The check of the staff session', answer.status)
  const { status, dateTime, abTestName, abTestGroup } = readBody(authSchema, answer, 'The staff session', context)
  if (status !== 'SUCCESS') throw refused('The check of the staff session', status)
  const isTimeValid = !dateTime || parseTimestamp(dateTime) !== undefined
  if (!isTimeValid) reportError(context.element, 'PREVIEW_DATE', 'The previewed time of the session can’t be read.')
  return {
    ...(dateTime && (isTimeValid ? { dateTime } : { isTimeInvalid: true })),
    ...(abTestName && { abTestName }),
    ...(abTestGroup && { abTestGroup }),
  }
}

/** The services answer with a status in the body, too. */
const refused = (what: string, status: number | string) =>
  new ApiError(
    'status',
    `${what} was answered with ${typeof status === 'number' ? status : 'another status than SUCCESS'}.`,
  )

/** The body may be missing, or have no status; if it has one, it must be SUCCESS. */
function isSuccess(answer: Answer): boolean {
  const { status } = fieldsOf(answer.body)
  return isDone(answer) && (typeof status !== 'string' || status === 'SUCCESS')
}

/** These calls are GETs, but change the session (CALL-10). */
const CHANGING = { cache: 'no-store', redirect: 'error' } as const

const isSessionOver = ({ status, body }: Answer) =>
  status === 401 || status === 403 || fieldsOf(body).status === 'UNAUTHORIZED'

/**
 * Keeps the staff's session alive; false when it is over (PREVIEW-5, PREVIEW-7).
 *
 * @throws {ApiError} for any other failure.
 */
export async function renewSession(context: ServiceContext): Promise<boolean> {
  const answer = await askWithKy(context, { path: `${AUTH}/login/renew`, ...CHANGING })
  if (isSessionOver(answer)) return false
  if (isSuccess(answer)) return true
  throw refused('The renewal of the staff session', answer.status)
}

/** @throws {ApiError} when the service did not end the session. */
export async function logOut(context: ServiceContext): Promise<void> {
  const answer = await askWithKy(context, { path: `${AUTH}/logout`, ...CHANGING })
  if (!isSuccess(answer)) throw refused('The log-out', answer.status)
}

/**
 * The A/B tests that run at a time (PREVIEW-23).
 *
 * @param time ISO timestamp
 * @throws {ApiError} when there is no answer, or it is not a list.
 */
export async function getTestsAt(context: ServiceContext, time: string, signal?: AbortSignal): Promise<AbTest[]> {
  const what = 'The A/B tests'
  const path = '/service/abtestfrontend/api/v1/gettestsat'
  const answer = await askWithKy(context, { path, query: { time }, cache: 'no-store', signal })
  if (!answer.isOk) throw statusError(what, answer.status)
  if (!Array.isArray(answer.body)) throw new ApiError('malformed', `${what} are not a list.`)
  return readBody(testsSchema, { ...answer, body: { tests: answer.body } }, what, context).tests
}

/**
 * Sets what is previewed; the answer sets the cookie with the preview token (PREVIEW-29).
 *
 * @throws {ApiError} for any answer but SUCCESS.
 */
export async function setPreview(context: ServiceContext, preview: Required<Pick<Preview, 'dateTime'>> & Preview) {
  const { dateTime, abTestName, abTestGroup } = preview
  const answer = await askWithKy(context, {
    method: 'POST',
    path: '/service/preview/api/token',
    ...(abTestName && abTestGroup && { query: { test: abTestName, group: abTestGroup } }),
    body: { previewDateTime: dateTime },
  })
  const status = answer.isOk ? readBody(statusSchema, answer, 'The preview token', context).status : answer.status
  if (status !== 'SUCCESS') throw refused('The preview token', status)
}
