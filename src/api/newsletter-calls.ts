/** What all calls of the newsletter service share (specification 2 §7). */
import * as v from 'valibot'
import { SALUTATIONS } from '../shop/newsletter/newsletter.ts'
import { listOf } from './answer-schema.ts'
import { ApiError } from './api-error.ts'
import type { Answer } from './client.ts'

export interface ServiceOptions {
  /** `api/private`, else `api/internal`. */
  isPrivate: boolean
}

export const servicePath = (rest: string, { isPrivate }: ServiceOptions): string =>
  `/service/newsletter/api/${isPrivate ? 'private' : 'internal'}/${rest}`

/** What is no text counts as none. */
export const text = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((value) => (typeof value === 'string' ? value.trim() : '')),
  ),
  '',
)

export const baseDataEntries = {
  email: text,
  salutation: v.fallback(v.picklist([...SALUTATIONS, '']), ''),
  firstName: text,
  lastName: text,
  consents: listOf(v.string()),
}

const problemSchema = v.object({ type: v.string() })

/** The problem type that an error response names. */
export function problemOf({ body }: Answer): string | undefined {
  const problem = v.safeParse(problemSchema, body)
  return problem.success ? problem.output.type : undefined
}

export const refused = (what: string, { status }: Answer): ApiError =>
  new ApiError('status', `${what} was answered with ${status}.`, { status })
