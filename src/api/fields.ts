/** Reads an answer field by field, whatever it is. */

export type Fields = Readonly<Record<string, unknown>>

/** The fields of an object; none of anything else. */
export const fieldsOf = (value: unknown): Fields => Object(value)

/** A text without spaces around it; undefined for an empty one and for anything else (CALL-21). */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value.trim() || undefined : undefined

/** One line with all that is left out of an answer, however much it is: there are few different reasons. */
export const summaryOf = (counts: ReadonlyMap<string, number>): string =>
  [...counts].map(([reason, count]) => (count > 1 ? `${reason} (${count} times)` : reason)).join('; ')
