import { EMAIL_MAX_LENGTH } from '../limits.ts'

// The pattern of HTML's own email field, with a domain that has a dot.
const PATTERN = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i

/** Whether a sign-up may be tried with it: a standard address of at most 256 characters (specification 2 §5). */
export const isEmail = (value: string): boolean => value.length <= EMAIL_MAX_LENGTH && PATTERN.test(value)
