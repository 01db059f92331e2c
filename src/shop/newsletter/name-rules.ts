/** Which names may be sent (specification 2 §5). */
import { NAME_MAX_LENGTH } from '../limits.ts'

// Letters with their marks, digits, whitespace and + & ' ` ´ , ( ) / . - (specification 2 §5).
const ALLOWED = /^[\p{L}\p{M}\d\s+&'`´,()/.-]*$/u
// A host by a top-level domain that is no end of a name, or by a path; "Dr.Meier" and "J.R.R." are none.
const URL_LIKE =
  /https?|www\.|\/\/|[\p{L}\d]\.(com|net|org|info|biz|io|eu|de|at|ch|fr|pl|cz|hu|sk|tr|ru|cn|xyz|top|shop|site|online|app|link|club)(?![\p{L}\d])|\.\p{L}{2,}\//iu

/** Whether a name may be sent: at most 40 of the allowed characters, no URL-like text (specification 2 §5). */
export const isAddressedName = (name: string): boolean =>
  name.length <= NAME_MAX_LENGTH && ALLOWED.test(name) && !URL_LIKE.test(name)

/** As it is sent: a phone's keyboard types an apostrophe that the shop does not know. */
export const tidyName = (name: string): string => name.normalize().replaceAll('’', "'").trim()
