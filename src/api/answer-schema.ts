/**
 * Answers are checked before anything believes them. One wrong entry of a list is dropped and told; the rest is shown
 * (public contract, section 6). Unknown fields are ignored, a missing optional field is no error.
 */
import * as v from 'valibot'
import { reportError } from '../page/events/events.ts'
import { ApiError } from './api-error.ts'
import type { Answer } from './client.ts'
import type { ServiceContext } from './service-context.ts'

// Parsing is synchronous: what a list drops belongs to the answer that is being read.
let dropped: string[] = []

const describe = (issues: readonly v.BaseIssue<unknown>[]): string =>
  issues.map((issue) => `${v.getDotPath(issue) ?? 'value'}: ${issue.message}`).join('; ')

/** A list that keeps its good entries; absent or null means empty, and what is no list is dropped. */
export function listOf<Schema extends v.GenericSchema>(schema: Schema) {
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
        for (const entry of entries) {
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

/** An optional field whose wrong type costs only itself. */
export const lenient = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(v.nullish(schema)), undefined)

/** The same for what matters enough to be told. */
export const dropping = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.nullish(schema), (dataset) => {
    // Without one the field is missing, which is no error.
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
  for (const reason of dropped) reportError(context.element, 'ENTRY_DROPPED', `${what}: ${reason}`)
  return result.output
}
