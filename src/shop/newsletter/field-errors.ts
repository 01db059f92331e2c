/** The rules of the sign-up's fields. */
import type { Site } from '../sites/sites.ts'
import { isNameTooLong, isValidName, normalizeName } from './name-rules.ts'
import { type FieldName, isRequired } from './newsletter.ts'

/** The key of the error's text. */
export type FieldError = `${FieldName}Required` | 'emailInvalid' | 'nameTooLong' | 'invalidCharacters'

/**
 * Validates one field (NEWS-14, NEWS-15, NEWS-16, NEWS-17); a checkbox has the value '' unless it is ticked. The rule for
 * addresses is passed in: it is a library, and this folder imports nothing.
 */
export function fieldError(
  site: Site,
  field: FieldName,
  value: string,
  isEmail: (value: string) => boolean,
): FieldError | undefined {
  const text = value.trim()
  if (text === '') return isRequired(site, field) ? `${field}Required` : undefined
  if (field === 'email') return isEmail(text) ? undefined : 'emailInvalid'
  if (field !== 'firstName' && field !== 'lastName') return undefined
  const name = normalizeName(text)
  if (isNameTooLong(name)) return 'nameTooLong'
  return isValidName(name) ? undefined : 'invalidCharacters'
}
