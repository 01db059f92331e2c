/**
 * Reads the entries of navigation and theme worlds, which every page view of fragments without content asks for, without the
 * schema library (DELIVERY-47). Others are read by schema (`answer-schema.ts`), by code that is fetched with the first of them.
 */
import { safeUrl } from '../page/browser/safe-url.ts'
import { reportError } from '../page/events/events.ts'
import { type Fields, fieldsOf, summaryOf, textOf } from './fields.ts'
import type { ServiceContext } from './service-context.ts'

/** Called with the reason for each entry that is left out (CALL-20). */
export type Drop = (reason: string) => void

/** Reports what is left out of an answer, all of it at once (EVENT-25); `what` names the answer, e.g. "The navigation". */
export function dropOf(
  { element, report = (code, message) => reportError(element, code, message) }: ServiceContext,
  what: string,
): Drop {
  const counts = new Map<string, number>()
  return (reason) => {
    if (counts.size === 0) queueMicrotask(() => report('ENTRY_DROPPED', `${what}: ${summaryOf(counts)}`))
    counts.set(reason, (counts.get(reason) ?? 0) + 1)
  }
}

/** An http(s) or relative address (CALL-22). */
export const addressOf = (value: unknown): string | undefined => safeUrl(textOf(value))

/** A field's list; absent means empty, and so does anything else, which is reported (CALL-20). */
export function listIn(fields: Fields, name: string, drop: Drop): readonly unknown[] {
  const list = fields[name] ?? []
  if (Array.isArray(list)) return list
  drop(`${name} is not a list`)
  return []
}

/** The entries that `read` accepts. */
export const accepted = <Entry>(list: readonly unknown[], read: (entry: Fields) => Entry | undefined): Entry[] =>
  list.flatMap((entry) => read(fieldsOf(entry)) ?? [])
