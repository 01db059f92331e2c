/** The part that all calls of the newsletter service share. */
import * as v from 'valibot'
import { SALUTATIONS } from '../../shop/newsletter/newsletter.ts'
import { listOf } from '../answer-schema.ts'
import { isDone } from '../ask-with-ky.ts'
import type { Answer } from '../client.ts'

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

/** Whether a write was carried out: 2xx with the contract's body or none, and no problem of the service in it (NEWS-31). */
export const isCarriedOut = (answer: Answer): boolean =>
  isDone(answer) && !problemOf(answer)?.startsWith('urn:newsletter:')

const problemSchema = v.object({ type: v.string() })

/** The problem type of an error response, e.g. `urn:newsletter:email_invalid`. */
export function problemOf({ body }: Answer): string | undefined {
  const problem = v.safeParse(problemSchema, body)
  return problem.success ? problem.output.type : undefined
}
