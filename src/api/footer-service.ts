/** What the footer asks for (specification 2 §7). Every call ends after 15 s, by the client. */
import * as v from 'valibot'
import { readBody } from './answer-schema.ts'
import { ApiError } from './api-error.ts'
import { ask } from './client.ts'
import { footerSchema, type RemoteFooter } from './footer-schema.ts'
import { type ServiceContext, siteHeader } from './service-context.ts'

const answerSchema = v.object({ contentJSON: v.string() })

/**
 * The footer's content; nothing when there is none (404).
 *
 * @throws {ApiError} for any other failure, and for content that can't be read.
 */
export async function getFooterContent(
  context: ServiceContext,
  contentId: string,
  signal?: AbortSignal,
): Promise<RemoteFooter | undefined> {
  const path = `/service/promotion/api/promotion/${encodeURIComponent(contentId)}`
  const answer = await ask(context, { path, signal, headers: siteHeader(context) })
  if (answer.status === 404) return undefined
  if (!answer.isOk) throw new ApiError('status', `The footer's content was answered ${answer.status}.`)
  const { contentJSON } = readBody(answerSchema, answer, "The footer's content", context)
  return readBody(footerSchema, { ...answer, body: parse(contentJSON) }, "The footer's contentJSON", context)
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** Statuses in which the newsletter is the visitor's already, or will be (public contract, section 6). */
const KNOWN_STATUSES = ['WAITING_FOR_DOI', 'SUBSCRIBED']

/**
 * Whether the visitor needs no newsletter box.
 *
 * @throws {ApiError} when that can't be said.
 */
export async function hasNewsletter(context: ServiceContext, signal?: AbortSignal): Promise<boolean> {
  const answer = await ask(context, { path: '/json/psdata', cache: 'no-store', signal })
  if (!answer.isOk) throw new ApiError('status', `The newsletter status was answered ${answer.status}.`)
  const { nl_status: status } = readBody(
    v.object({ nl_status: v.optional(v.unknown()) }),
    answer,
    'The newsletter status',
    context,
  )
  return typeof status === 'string' && KNOWN_STATUSES.includes(status.toUpperCase())
}

/** Assigns the visitor to A/B groups; nobody reads the answer, and nobody minds that there is none. */
export async function assignTestGroups(context: ServiceContext): Promise<void> {
  await ask(context, { path: '/service/abtestfrontend/api/v1/getassignment' }).catch(() => {})
}
