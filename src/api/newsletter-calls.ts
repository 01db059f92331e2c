/** What all calls of the newsletter service share. */
import * as v from 'valibot'
import { SALUTATIONS } from '../shop/newsletter/newsletter.ts'
import { listOf } from './answer-schema.ts'
import type { Answer } from './client.ts'

export interface ServiceOptions {
  /** Selects `api/private`, else `api/internal`. */
  isPrivate: boolean
}

/** `rest` has no leading slash (NEWS-20). */
export const servicePath = (rest: string, { isPrivate }: ServiceOptions): string =>
  `/service/newsletter/api/${isPrivate ? 'private' : 'internal'}/${rest}`

/** Trimmed; anything but a string is read as empty. */
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

/** The problem type of an error response, e.g. `urn:newsletter:email_invalid`. */
export function problemOf({ body }: Answer): string | undefined {
  const problem = v.safeParse(problemSchema, body)
  return problem.success ? problem.output.type : undefined
}
