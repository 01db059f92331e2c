import { type FocusEvent, type FormEvent, type PointerEvent, type SyntheticEvent, useRef, useState } from 'react'
import { readForm } from '../../live/newsletter/form-draft.ts'
import { EMAIL_MAX_LENGTH, type FieldError, fieldError, isEmail } from '../../shop/newsletter/field-errors.ts'
import type { FieldName } from '../../shop/newsletter/newsletter.ts'
import type { Site } from '../../shop/sites/sites.ts'

const isShortEmail = (value: string): boolean => value.length <= EMAIL_MAX_LENGTH && isEmail(value)

/** Validates one field of the newsletter's forms. An address has at most 256 characters (NEWS-14). */
export const errorOf = (site: Site, field: FieldName, value: string): FieldError | undefined =>
  fieldError(site, field, value, isShortEmail)

export type FieldErrors = { readonly [Name in FieldName]?: FieldError | undefined }

/**
 * Validates on blur and on submit, never on change; focus clears an error (NEWS-13), but not that of an address which the
 * service has refused (NEWS-46). No form library: for so few rules the smallest would cost 11 kB.
 */
export function useFieldErrors(site: Site, fields: readonly FieldName[]) {
  const [errors, setErrors] = useState<FieldErrors>({})
  const [refused, setRefused] = useState<string>()
  /** The field to which a submission has moved the focus: that focus clears no error, but what the visitor does there first. */
  const movedTo = useRef<FieldName>(undefined)
  const clearMovedTo = (field: FieldName | undefined) => {
    if (!field || field !== movedTo.current) return
    movedTo.current = undefined
    setError(field)
  }
  /** The field that keeps the focus while the window has lost it. */
  const kept = useRef<FieldName>(undefined)
  const setError = (field: FieldName, error?: FieldError) => setErrors((before) => ({ ...before, [field]: error }))
  const fieldOf = ({ target }: SyntheticEvent) =>
    fields.find((field) => field === (target as Element).getAttribute('name'))
  const isRefused = (field: FieldName, value: string) => field === 'email' && refused === value.trim()

  return {
    errors,
    /** For the form element: blur and focus of its fields bubble in React. */
    handlers: {
      onBlur(event: FocusEvent<HTMLFormElement>) {
        const field = fieldOf(event)
        const { activeElement } = event.currentTarget.getRootNode() as ShadowRoot
        kept.current = activeElement === event.target ? field : undefined
        if (kept.current) return
        if (field === movedTo.current) movedTo.current = undefined
        // A field that is disabled while the form is sent loses the focus in some browsers.
        if (!field || (event.target as Element).matches(':disabled')) return
        const value = readForm(event.currentTarget)[field] ?? ''
        setError(field, errorOf(site, field, value) ?? (isRefused(field, value) ? 'emailInvalid' : undefined))
      },
      onFocus(event: FocusEvent<HTMLFormElement>) {
        const field = fieldOf(event)
        if (field && field === kept.current) return
        if (field && field !== movedTo.current && !isRefused(field, readForm(event.currentTarget)[field] ?? ''))
          setError(field)
      },
      onChange(event: FormEvent<HTMLFormElement>) {
        const field = fieldOf(event)
        clearMovedTo(field)
        // Safari gives a clicked checkbox no focus: its error goes with the tick.
        if (field && (event.target as HTMLInputElement).type === 'checkbox') setError(field)
      },
      onPointerDown(event: PointerEvent<HTMLFormElement>) {
        clearMovedTo(fieldOf(event))
      },
    },
    /** The error of a refused address goes with the address. */
    clearRefused({ target }: FormEvent) {
      const { name, value } = target as HTMLInputElement
      if (name === 'email' && refused !== undefined && !isRefused(name, value)) setError(name)
    },
    /** Puts the service's error on an address, for as long as it is unchanged (NEWS-23, NEWS-46). */
    refuseEmail(email: string) {
      setRefused(email)
      setError('email', 'emailInvalid')
    },
    clearErrors() {
      setErrors({})
      setRefused(undefined)
    },
    /**
     * Validates all fields and moves to the first invalid one; true when the form is valid. Without an address, fields that were not
     * in sight are not judged (NEWS-17).
     */
    validate(form: HTMLFormElement, isInSight?: boolean): boolean {
      const values = readForm(form)
      const found: Partial<Record<FieldName, FieldError>> = {}
      const judged = isInSight || values.email?.trim() !== '' ? fields : fields.slice(0, 1)
      for (const field of judged) {
        const error = errorOf(site, field, values[field] ?? '')
        if (error) found[field] = error
      }
      setErrors(found)
      const firstInvalid = fields.find((field) => found[field])
      if (!firstInvalid) return true
      const control = form.elements.namedItem(firstInvalid) as HTMLElement | null
      control?.scrollIntoView({ block: 'nearest' })
      movedTo.current = firstInvalid
      control?.focus({ preventScroll: true })
      return false
    },
  }
}
