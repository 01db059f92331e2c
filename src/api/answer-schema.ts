/**
 * Validates answers. An invalid entry of a list is dropped and reported; the rest is used (CALL-20). Unknown fields are
 * ignored, and a missing optional field is no error (CALL-19).
 */
import * as v from 'valibot'
import { safeUrl } from '../page/browser/safe-url.ts'
import { reportError } from '../page/events/events.ts'
import { type Answer, ApiError } from './client.ts'
import { summaryOf } from './fields.ts'
import type { ServiceContext } from './service-context.ts'

// Module state is safe, since parsing is synchronous: what is dropped belongs to the answer that is being read.
let dropped: string[] = []

/** The path and type of each wrong value, never the value itself (EVENT-25). */
const describe = (issues: readonly v.BaseIssue<unknown>[]): string =>
  issues
    .map((issue) => {
      const what = issue.expected ? `expected ${issue.expected}, not ${nameOfType(issue.input)}` : issue.message
      return `${v.getDotPath(issue) ?? 'value'}: ${what}`
    })
    .join('; ')

const nameOfType = (value: unknown): string =>
  Array.isArray(value) ? 'a list' : value === null ? 'null' : typeof value

/** One line that says why an answer is wrong. */
function summary(reasons: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  return summaryOf(counts)
}

/** A list that keeps its valid entries. Absent or null means empty; anything else is reported and counts as empty (CALL-20).
 * What goes beyond `max` entries is left out and reported. */
export function listOf<Schema extends v.GenericSchema>(schema: Schema, max = Number.POSITIVE_INFINITY) {
  return v.optional(
    v.pipe(
      v.unknown(),
      v.transform((entries) => {
        const good: v.InferOutput<Schema>[] = []
        if (entries === null) return good
        if (!Array.isArray(entries)) {
          dropped.push('not a list')
          return good
        }
        if (entries.length > max) dropped.push(`more than ${max} entries; ${entries.length - max} are left out`)
        for (const entry of entries.slice(0, max)) {
          const result = v.safeParse(schema, entry)
          if (result.success) good.push(result.output)
          else dropped.push(describe(result.issues))
        }
        return good
      }),
    ),
    [],
  )
}

/** An optional field that counts as missing when its type is wrong (CALL-21). */
export const lenient = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(v.nullish(schema)), undefined)

/** A field that is `undefined` when it is missing, null or invalid (CALL-19, CALL-21). */
export const optionalField = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(
    lenient(schema),
    v.transform((value) => value ?? undefined),
  )

/** A required address that may become a link or a picture (CALL-22); an entry with a bad one is dropped. */
export const httpUrl = v.pipe(
  v.string(),
  v.check((url) => safeUrl(url) !== undefined, 'not an http(s) or relative address'),
)

/** An optional address; a missing or bad one is `undefined`. */
export const optionalHttpUrl = v.pipe(
  lenient(v.string()),
  v.transform((url) => safeUrl(url ?? undefined)),
)

/** Like `lenient`, but a wrong type is reported. */
export const lenientReported = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.nullish(schema), (dataset) => {
    // Without issues the field is only missing, which is no error.
    if (dataset?.issues) dropped.push(describe(dataset.issues))
    return undefined
  })

/**
 * The body of an answer as a typed entity.
 *
 * @throws {ApiError} `malformed` when the body as a whole is not of the schema.
 */
export function readBody<Schema extends v.GenericSchema>(
  schema: Schema,
  answer: Answer,
  what: string,
  context: ServiceContext,
): v.InferOutput<Schema> {
  dropped = []
  const result = v.safeParse(schema, answer.body)
  if (!result.success) {
    throw new ApiError('malformed', `${what}: ${describe(result.issues)}`, { status: answer.status })
  }
  const report = context.report ?? ((code, message) => reportError(context.element, code, message))
  if (dropped.length > 0) report('ENTRY_DROPPED', `${what}: ${summary(dropped)}`)
  return result.output
}
