/** The newsletter service, for those who come by a mail's token: read, confirmed, updated (specification 2 §7). */
import * as v from 'valibot'
import type { BaseData, Subscriber, SubscriberStatus } from '../shop/newsletter/newsletter.ts'
import { listOf, readBody } from './answer-schema.ts'
import { type Answer, ask } from './client.ts'
import { baseDataEntries, problemOf, refused, type ServiceOptions, servicePath, text } from './newsletter-calls.ts'
import { type ServiceContext, siteHeader } from './service-context.ts'

/** Clicking the same link twice is no mistake. */
export type Confirmation = 'CONFIRMED' | 'ALREADY_CONFIRMED' | 'LINK_EXPIRED'

export interface SubscriberUpdate extends Omit<BaseData, 'email'> {
  interests: readonly string[]
  /** Sent only to end the subscription. */
  status?: Extract<SubscriberStatus, 'UNSUBSCRIBED'>
}

const ALREADY_CONFIRMED = 'urn:newsletter:already_confirmed'
const subscriberSchema = v.object({
  ...baseDataEntries,
  email: v.string(),
  interests: listOf(v.string()),
  status: text,
})

const callOf = (context: ServiceContext, token: string, options: ServiceOptions, rest = '') => ({
  path: servicePath(`newsletter-subscribers/${encodeURIComponent(token)}${rest}`, options),
  headers: siteHeader(context),
})

/** The service knows no such link, or no longer; too many or too slow requests say nothing about it. */
const isExpired = ({ status }: Answer) => status >= 400 && status < 500 && status !== 408 && status !== 429

/**
 * Whom a link's token stands for; undefined when the link is no longer valid.
 *
 * @throws {ApiError} when it can't be said.
 */
export async function getSubscriber(
  context: ServiceContext,
  token: string,
  options: ServiceOptions,
): Promise<Subscriber | undefined> {
  const answer = await ask(context, { ...callOf(context, token, options), cache: 'no-store' })
  if (answer.isOk) return readBody(subscriberSchema, answer, 'The subscriber', context)
  if (isExpired(answer)) return undefined
  throw refused('The subscriber', answer)
}

/**
 * Confirms the double opt-in. A service may answer a repeated confirmation with success again, or with the problem type
 * `urn:newsletter:already_confirmed`.
 *
 * @throws {ApiError} when it can't be said.
 */
export async function confirmSubscription(
  context: ServiceContext,
  token: string,
  options: ServiceOptions,
): Promise<Confirmation> {
  const answer = await ask(context, { ...callOf(context, token, options, '/doi'), method: 'put' })
  if (answer.isOk) return 'CONFIRMED'
  if (problemOf(answer) === ALREADY_CONFIRMED) return 'ALREADY_CONFIRMED'
  if (isExpired(answer)) return 'LINK_EXPIRED'
  throw refused('The confirmation', answer)
}

/**
 * Saves what a subscriber wants; false when the link is no longer valid.
 *
 * @throws {ApiError} when it was not saved.
 */
export async function updateSubscriber(
  context: ServiceContext,
  token: string,
  update: SubscriberUpdate,
  options: ServiceOptions,
): Promise<boolean> {
  const answer = await ask(context, { ...callOf(context, token, options), method: 'put', body: update })
  if (answer.isOk) return true
  if (answer.status === 404 || answer.status === 410) return false
  throw refused('The update', answer)
}
