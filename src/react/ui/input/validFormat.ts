import { warn } from '../../../page/configuration/warn.ts'

const PATTERNS = {
  'YYYY-MM-DD': /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  'HH:MM': /^([01]\d|2[0-3]):[0-5]\d$/,
}

/** A first value that the field accepts; undefined, with a warning, for any other (FIELD-39). */
export function validFormat(format: keyof typeof PATTERNS, value: unknown): string | undefined {
  if (value === undefined || value === '') return undefined
  if (PATTERNS[format].test(String(value)) && isInCalendar(String(value))) return String(value)
  warn(`Input: the first value (${typeof value}) is not ${format}; the field starts empty.`)
  return undefined
}

/** Rejects dates such as 31 February; a time of day is always valid. */
const isInCalendar = (value: string) => value.length < 10 || new Date(value).toJSON()?.startsWith(value) === true
