import { isRequired, type PersonField, personFieldsOf, SALUTATIONS } from '../../shop/newsletter/newsletter.ts'
import type { Site } from '../../shop/sites/sites.ts'
import { useText } from '../shell/useText.ts'
import { Select } from '../ui/input/Select.tsx'
import { TextInput } from '../ui/input/TextInput.tsx'
import type { FieldErrors } from './useFieldErrors.ts'

interface PersonFieldsProps {
  site: Site
  errors: FieldErrors
  isDisabled: boolean
  /** Prefilled fields that can't be edited (NEWS-34). */
  locked?: readonly PersonField[]
}

const AUTOCOMPLETE = { salutation: 'honorific-prefix', firstName: 'given-name', lastName: 'family-name' }

/** Salutation and names, as the country asks for them (NEWS-2). */
export function PersonFields({ site, errors, isDisabled, locked = [] }: PersonFieldsProps) {
  const t = useText('newsletter-form')
  const fields = personFieldsOf(site)
  if (fields.length === 0) return null
  const common = (name: PersonField) => {
    const error = errors[name]
    return {
      name,
      label: t(name),
      autoComplete: AUTOCOMPLETE[name],
      required: isRequired(site, name),
      disabled: isDisabled || locked.includes(name),
      error: error && t(error === 'invalidCharacters' ? error : `${name}Required`),
    }
  }
  return (
    <div className="newsletter__fields">
      {fields.map((name) =>
        name === 'salutation' ? (
          <Select
            key={name}
            {...common(name)}
            placeholder={t('choose')}
            options={SALUTATIONS.map((value) => ({ value, label: t(`salutations.${value}`) }))}
          />
        ) : (
          // Not cut while it is typed or pasted: a name that is too long says so (NEWS-15).
          <TextInput key={name} {...common(name)} />
        ),
      )}
    </div>
  )
}
