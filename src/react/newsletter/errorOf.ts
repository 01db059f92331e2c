import isAddress from 'validator/es/lib/isEmail.js'
import { EMAIL_MAX_LENGTH, type FieldError, fieldError } from '../../shop/newsletter/field-errors.ts'
import type { FieldName } from '../../shop/newsletter/newsletter.ts'
import type { Site } from '../../shop/sites/sites.ts'

/** A standard address of at most 256 characters (validator stops at 254); its domain may have letters of any language (NEWS-14). */
const isEmail = (value: string): boolean =>
  value.length <= EMAIL_MAX_LENGTH && isAddress(value, { ignore_max_length: true })

/** Validates one field of the newsletter's forms. */
export const errorOf = (site: Site, field: FieldName, value: string): FieldError | undefined =>
  fieldError(site, field, value, isEmail)
