import { EMAIL_MAX_LENGTH } from '../limits.ts'

// The pattern of HTML's e-mail field, plus a dot in the domain.
const PATTERN = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i

/** A standard address of at most 256 characters (NEWS-14). */
export const isEmail = (value: string): boolean => value.length <= EMAIL_MAX_LENGTH && PATTERN.test(value)
