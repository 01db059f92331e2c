import { NAME_MAX_LENGTH } from '../limits.ts'

// Letters with their marks, digits, whitespace and + & ' ` ´ , ( ) / . - (NEWS-15).
const ALLOWED = /^[\p{L}\p{M}\d\s+&'`´,()/.-]*$/u
// A host is recognised by a top-level domain that no name ends in, or by a path; "Dr.Meier" and "J.R.R." are names.
const URL_LIKE =
  /https?|www\.|\/\/|[\p{L}\d]\.(com|net|org|info|biz|io|eu|de|at|ch|fr|pl|cz|hu|sk|tr|ru|cn|xyz|top|shop|site|online|app|link|club)(?![\p{L}\d])|\.\p{L}{2,}\//iu

/** At most 40 allowed characters, no URL-like text (NEWS-15, NEWS-16). */
export const isValidName = (name: string): boolean =>
  name.length <= NAME_MAX_LENGTH && ALLOWED.test(name) && !URL_LIKE.test(name)

/** As it is sent: phone keyboards type a typographic apostrophe, which the service does not accept (NEWS-18). */
export const normalizeName = (name: string): string => name.normalize().replaceAll('’', "'").trim()
