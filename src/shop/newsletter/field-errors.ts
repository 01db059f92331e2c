/** The rules of the sign-up's fields. */
import { NAME_MAX_LENGTH } from '../limits.ts'
import type { Site } from '../sites/sites.ts'
import { type FieldName, isRequired } from './newsletter.ts'

// Letters with their marks, digits, whitespace and + & ' ` ´ , ( ) / . - (NEWS-15).
const ALLOWED = /^[\p{L}\p{M}\d\s+&'`´,()/.-]*$/u
// A host is recognised by a top-level domain that no name ends in, or by a path; "Dr.Meier" and "J.R.R." are names.
const URL_LIKE =
  /https?|www\.|\/\/|[\p{L}\d]\.(com|net|org|info|biz|io|eu|de|at|ch|fr|pl|cz|hu|sk|tr|ru|cn|xyz|top|shop|site|online|app|link|club|dev|page|store|blog|live|casino|bet|win|vip|icu|fun|website|space|tech)(?![\p{L}\d])|\.\p{L}{2,}\//iu
// Domains of two letters that could also be a short name or title ("Prof.Ly"): as a host is written, below three letters at least.
const SHORT_DOMAINS =
  'ai|ar|au|be|bg|br|by|ca|cc|cf|cl|co|dk|ee|es|fi|fm|ga|gd|gg|gl|gq|gr|hk|hr|id|ie|il|in|ir|is|it|jp|ke|kr|kz|la|li|lt|lu|lv|ly|me|ml|mx|my|ng|nl|no|nu|nz|ph|pt|pw|ro|rs|sa|se|sg|sh|si|su|th|tk|to|tv|tw|ua|uk|us|vn|ws|za'
const SHORT_HOST = new RegExp(
  `[\\p{L}\\d-]{3}\\.(${SHORT_DOMAINS})(?![\\p{L}\\d])|[\\p{Lu}\\d-]{3}\\.(${SHORT_DOMAINS.toUpperCase()})(?![\\p{L}\\d])`,
  'u',
)

/** Allowed characters, no URL-like text (NEWS-15, NEWS-16). */
export const isValidName = (name: string): boolean =>
  ALLOWED.test(name) && !URL_LIKE.test(name) && !SHORT_HOST.test(name)

/** As it is sent: phone keyboards type a typographic apostrophe, which the service does not accept (NEWS-18). */
export const normalizeName = (name: string): string => name.normalize().replaceAll('’', "'").trim()

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
  if (name.length > NAME_MAX_LENGTH) return 'nameTooLong'
  return isValidName(name) ? undefined : 'invalidCharacters'
}
