import { type FocusEvent, useState } from 'react'
import { readForm } from '../../page/newsletter/form-draft.ts'
import { errorOf, type FieldError, type FieldName } from '../../shop/newsletter/newsletter.ts'
import type { Site } from '../../shop/sites/sites.ts'

export type FieldErrors = { readonly [Name in FieldName]?: FieldError | undefined }

/**
 * Validates on blur and on submit, never on change; focus clears an error (NEWS-13). No form library: for so few rules
 * the smallest would cost 11 kB.
 */
export function useFieldErrors(site: Site, fields: readonly FieldName[]) {
  const [errors, setErrors] = useState<FieldErrors>({})
  const setError = (field: FieldName, error?: FieldError) => setErrors((before) => ({ ...before, [field]: error }))
  const fieldOf = ({ target }: FocusEvent) => fields.find((field) => field === target.getAttribute('name'))

  return {
    errors,
    setError,
    /** For the form element: blur and focus of its fields bubble in React. */
    handlers: {
      onBlur(event: FocusEvent<HTMLFormElement>) {
        const field = fieldOf(event)
        if (field) setError(field, errorOf(site, field, readForm(event.currentTarget)[field] ?? ''))
      },
      onFocus(event: FocusEvent<HTMLFormElement>) {
        const field = fieldOf(event)
        if (field) setError(field)
      },
    },
    /** Validates all fields and scrolls the first invalid one into view; true when the form is valid (NEWS-17). */
    validate(form: HTMLFormElement): boolean {
      const values = readForm(form)
      const found: Partial<Record<FieldName, FieldError>> = {}
      for (const field of fields) {
        const error = errorOf(site, field, values[field] ?? '')
        if (error) found[field] = error
      }
      setErrors(found)
      const firstInvalid = fields.find((field) => found[field])
      // Without focus, which would clear the error.
      if (firstInvalid) (form.elements.namedItem(firstInvalid) as Element | null)?.scrollIntoView({ block: 'nearest' })
      return !firstInvalid
    },
  }
}
