/** The newsletter service for subscribers who follow the link of a mail. */
import * as v from 'valibot'
import type { BaseData, Subscriber } from '../../shop/newsletter/newsletter.ts'
import { listOf, readBody } from '../answer-schema.ts'
import { askWithKy } from '../ask-with-ky.ts'
import { type Answer, statusError } from '../client.ts'
import { type ServiceContext, siteHeader } from '../service-context.ts'
import {
  baseDataEntries,
  isCarriedOut,
  problemOf,
  type ServiceOptions,
  servicePath,
  text,
} from './newsletter-service.ts'

/** Following the same link twice is no error (NEWS-37). */
export type Confirmation = 'CONFIRMED' | 'ALREADY_CONFIRMED' | 'LINK_EXPIRED'

export interface SubscriberUpdate extends Omit<BaseData, 'email'> {
  interests: readonly string[]
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
  template: servicePath(`newsletter-subscribers/{subscriberToken}${rest}`, options),
  headers: siteHeader(context),
})

/** A 4xx says that the link is not valid, except for a timeout (408) or too many requests (429) (NEWS-38). */
const isExpired = ({ status }: Answer) => status >= 400 && status < 500 && status !== 408 && status !== 429

/**
 * The subscriber whom the token belongs to; undefined when the link is no longer valid (NEWS-38, NEWS-40).
 *
 * @throws {ApiError} after any other failure.
 */
export async function getSubscriber(
  context: ServiceContext,
  token: string,
  options: ServiceOptions,
): Promise<Subscriber | undefined> {
  const answer = await askWithKy(context, { ...callOf(context, token, options), cache: 'no-store' })
  if (answer.isOk) return readBody(subscriberSchema, answer, 'The subscriber', context)
  if (isExpired(answer)) return undefined
  throw statusError('The subscriber', answer.status)
}

/**
 * Confirms the double opt-in (NEWS-37).
 *
 * @throws {ApiError} after a failure that says nothing about the link.
 */
export async function confirmSubscription(
  context: ServiceContext,
  token: string,
  options: ServiceOptions,
): Promise<Confirmation> {
  const answer = await askWithKy(context, { ...callOf(context, token, options, '/doi'), method: 'PUT' })
  if (isCarriedOut(answer)) return 'CONFIRMED'
  if (problemOf(answer) === ALREADY_CONFIRMED) return 'ALREADY_CONFIRMED'
  if (isExpired(answer)) return 'LINK_EXPIRED'
  throw statusError('The confirmation', answer.status)
}

/**
 * Saves preferences; false when the link is no longer valid (NEWS-38, NEWS-40).
 *
 * @throws {ApiError} when they were not saved.
 */
export async function updateSubscriber(
  context: ServiceContext,
  token: string,
  update: SubscriberUpdate,
  options: ServiceOptions,
): Promise<boolean> {
  const answer = await askWithKy(context, { ...callOf(context, token, options), method: 'PUT', body: update })
  if (isCarriedOut(answer)) return true
  if (answer.status === 404 || answer.status === 410) return false
  throw statusError('The update', answer.status)
}
