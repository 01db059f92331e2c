/**
 * Reads the answers that every page view asks for, without the schema library: that alone would be a seventh of the live
 * layer (DELIVERY-47). All others are read by schema (`answer-schema.ts`), by code that is fetched with the first of them.
 */
import { safeUrl } from '../page/browser/safe-url.ts'
import { reportError } from '../page/events/events.ts'
import type { ServiceContext } from './service-context.ts'

export type Fields = Readonly<Record<string, unknown>>

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

/** One line, however much is wrong: there are few different reasons. */
export const summaryOf = (counts: ReadonlyMap<string, number>): string =>
  [...counts].map(([reason, count]) => (count > 1 ? `${reason} (${count} times)` : reason)).join('; ')

/** The fields of an object; none of anything else. */
export const fieldsOf = (value: unknown): Fields => Object(value)

/** A text without spaces around it; undefined for an empty one and for anything else (CALL-21). */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value.trim() || undefined : undefined

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
