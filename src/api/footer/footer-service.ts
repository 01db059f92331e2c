/** The calls of the footer. */
import { statusError } from '../api-error.ts'
import { type Answer, ask, askOk } from '../client.ts'
import { fieldsOf } from '../fields.ts'
import { type ServiceContext, siteHeader } from '../service-context.ts'
import type { RemoteFooter } from './footer-schema.late.ts'

/**
 * The footer's content; undefined for 404 (FOOTER-11, FOOTER-13).
 *
 * @throws {ApiError} for any other failure, and for invalid content (FOOTER-14).
 */
export async function getFooterContent(
  context: ServiceContext,
  contentId: string,
  signal?: AbortSignal,
): Promise<RemoteFooter | undefined> {
  const path = `/service/promotion/api/promotion/${encodeURIComponent(contentId)}`
  const answer = await ask(context, { path, signal, headers: siteHeader(context) })
  if (answer.status === 404) return undefined
  if (!answer.isOk) throw statusError('Footer content', answer.status)
  return readFooterContent(answer, context)
}

/** @throws {ApiError} `malformed` */
export async function readFooterContent(answer: Answer, context: ServiceContext): Promise<RemoteFooter> {
  // Not needed where the built-in content is shown.
  const { readFooter } = await import('./footer-schema.late.ts')
  return readFooter(answer, context)
}

/** Subscribed, or waiting for the click on the confirmation mail's link. */
const SUBSCRIBED_STATUSES = ['WAITING_FOR_DOI', 'SUBSCRIBED']

/**
 * Whether the visitor has signed up for the newsletter (FOOTER-29).
 *
 * @throws {ApiError} when the status can't be loaded.
 */
export async function isSubscribed(context: ServiceContext, signal?: AbortSignal): Promise<boolean> {
  const what = 'Newsletter status'
  const { body } = await askOk(context, { path: '/json/psdata', cache: 'no-store', signal }, what)
  const { nl_status: status } = fieldsOf(body)
  return typeof status === 'string' && SUBSCRIBED_STATUSES.includes(status.toUpperCase())
}

/** Assigns the visitor to A/B test groups; answer and failure are ignored (FOOTER-44). */
export async function assignTestGroups(context: ServiceContext): Promise<void> {
  await ask(context, { path: '/service/abtestfrontend/api/v1/getassignment' }).catch(() => {})
}
