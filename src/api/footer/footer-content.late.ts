/** The call for the content of a footer whose fragment lacks it. */
import { type Answer, ask, statusError } from '../client.ts'
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
