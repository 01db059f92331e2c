/** The calls of the footer. */
import { ask, askOk } from '../client.ts'
import { fieldsOf } from '../fields.ts'
import type { ServiceContext } from '../service-context.ts'

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
