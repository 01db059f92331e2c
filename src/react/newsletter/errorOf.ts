import { EMAIL_MAX_LENGTH, type FieldError, fieldError } from '../../shop/newsletter/field-errors.ts'
import { isEmail } from '../../shop/newsletter/is-email.ts'
import type { FieldName } from '../../shop/newsletter/newsletter.ts'
import type { Site } from '../../shop/sites/sites.ts'

const isShortEmail = (value: string): boolean => value.length <= EMAIL_MAX_LENGTH && isEmail(value)

/** Validates one field of the newsletter's forms. An address has at most 256 characters (NEWS-14). */
export const errorOf = (site: Site, field: FieldName, value: string): FieldError | undefined =>
  fieldError(site, field, value, isShortEmail)
