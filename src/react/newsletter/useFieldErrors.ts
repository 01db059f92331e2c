import { type FocusEvent, useState } from 'react'
import { valuesOf } from '../../page/newsletter/form-draft.ts'
import { errorOf, type FieldError, type FieldName } from '../../shop/newsletter/newsletter.ts'
import type { Site } from '../../shop/sites/sites.ts'

export type FieldErrors = { readonly [Name in FieldName]?: FieldError | undefined }

/**
 * What is wrong with a form's fields: looked at on blur and on submit, never while typing; a field that gets the focus is
 * forgiven (specification 2 §5). So few rules need no form library: the smallest would be 11 kB.
 */
export function useFieldErrors(site: Site, fields: readonly FieldName[]) {
  const [errors, setErrors] = useState<FieldErrors>({})
  const setError = (field: FieldName, error?: FieldError) => setErrors((before) => ({ ...before, [field]: error }))
  const fieldOf = ({ target }: FocusEvent) => fields.find((field) => field === target.getAttribute('name'))

  return {
    errors,
    setError,
    /** Goes on the form: blur and focus of all its fields come by. */
    watch: {
      onBlur(event: FocusEvent<HTMLFormElement>) {
        const field = fieldOf(event)
        if (field) setError(field, errorOf(site, field, valuesOf(event.currentTarget)[field] ?? ''))
      },
      onFocus(event: FocusEvent<HTMLFormElement>) {
        const field = fieldOf(event)
        if (field) setError(field)
      },
    },
    /** Looks at all fields; the first wrong one is brought into sight, where its message stands. */
    areValid(form: HTMLFormElement): boolean {
      const values = valuesOf(form)
      const found: Partial<Record<FieldName, FieldError>> = {}
      for (const field of fields) {
        const error = errorOf(site, field, values[field] ?? '')
        if (error) found[field] = error
      }
      setErrors(found)
      const wrong = fields.find((field) => found[field])
      // Not focused: the focus would forgive it.
      if (wrong) (form.elements.namedItem(wrong) as Element | null)?.scrollIntoView({ block: 'nearest' })
      return !wrong
    },
  }
}
