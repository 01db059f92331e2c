import { warn } from '../../../page/configuration/warn.ts'

const PATTERNS = {
  'YYYY-MM-DD': /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  'HH:MM': /^([01]\d|2[0-3]):[0-5]\d$/,
}

/** A first value that its field understands; another one is told, and the field starts empty. */
export function wellFormed(form: keyof typeof PATTERNS, value: unknown): string | undefined {
  if (value === undefined || value === '') return undefined
  if (PATTERNS[form].test(String(value)) && isInCalendar(String(value))) return String(value)
  warn(`Input: "${String(value)}" is not ${form}; the field starts empty.`)
  return undefined
}

/** A time of the day is in any calendar; 31 February is in none. */
const isInCalendar = (value: string) => value.length < 10 || new Date(value).toJSON()?.startsWith(value) === true
