import { warn } from '../../../page/configuration/warn.ts'
import { InputField, type InputProps } from './InputField.tsx'

const PATTERNS = {
  'YYYY-MM-DD': /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  'HH:MM': /^([01]\d|2[0-3]):[0-5]\d$/,
}

/** A first value that the field accepts; undefined, with a warning, for any other (FIELD-39). */
function validFormat(format: keyof typeof PATTERNS, value: unknown): string | undefined {
  if (value === undefined || value === '') return undefined
  if (PATTERNS[format].test(String(value)) && isInCalendar(String(value))) return String(value)
  warn(`Input: the first value (${typeof value}) is not ${format}; the field starts empty.`)
  return undefined
}

/** Rejects dates such as 31 February; a time of day is always valid. */
const isInCalendar = (value: string) => value.length < 10 || new Date(value).toJSON()?.startsWith(value) === true

/** The platform's own date field, with its calendar and language. Values are YYYY-MM-DD (FIELD-39). */
export function DateInput({ defaultValue, ...props }: InputProps) {
  return <InputField {...props} type="date" defaultValue={validFormat('YYYY-MM-DD', defaultValue)} />
}

/** The platform's own time field. Values are HH:MM (FIELD-39). */
export function TimeInput({ defaultValue, ...props }: InputProps) {
  return <InputField {...props} type="time" defaultValue={validFormat('HH:MM', defaultValue)} />
}
