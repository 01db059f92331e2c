import { type RefObject, useLayoutEffect, useState } from 'react'
import { activeIn, type Draft, emptyForm, fillForm, valuesOf } from '../../page/newsletter/form-draft.ts'
import {
  type BaseData,
  errorOf,
  isRequired,
  locksKnownFields,
  minimumAge,
  PERSONALISATION,
  type PersonField,
  personFieldsOf,
} from '../../shop/newsletter/newsletter.ts'
import type { Site } from '../../shop/sites/sites.ts'
import { useText } from '../shell/useText.ts'
import { TextExpander } from '../ui/disclosure/TextExpander.tsx'
import { Checkbox } from '../ui/input/Checkbox.tsx'
import { LinkedText } from './LinkedText.tsx'
import { PersonFields } from './PersonFields.tsx'
import type { FieldErrors } from './useFieldErrors.ts'

interface MoreFieldsProps {
  form: RefObject<HTMLFormElement | null>
  site: Site
  errors: FieldErrors
  isDisabled: boolean
  baseData: BaseData
  draft: Draft | undefined
}

/** What the sign-up asks besides the address: the person, the consents, and what the law wants to be said. */
export function MoreFields({ form, site, errors, isDisabled, baseData, draft }: MoreFieldsProps) {
  const t = useText('newsletter-form')
  const locked = usePrefill(form, site, baseData, draft)
  return (
    <>
      <PersonFields site={site} errors={errors} isDisabled={isDisabled} locked={locked} />
      <Checkbox
        name="legalConsent"
        label={<LinkedText site={site}>{t('legalConsent', { age: minimumAge(site) })}</LinkedText>}
        required={isRequired(site, 'legalConsent')}
        disabled={isDisabled}
        error={errors.legalConsent && t('legalConsentRequired')}
      />
      {!baseData.consents.includes(PERSONALISATION) && (
        <Checkbox
          name="personalisationConsent"
          label={<LinkedText site={site}>{t('personalisationConsent')}</LinkedText>}
          disabled={isDisabled}
        />
      )}
      <div className="sign-up__legal">
        <TextExpander moreLabel={t('more')} lessLabel={t('less')} lines={2}>
          <LinkedText site={site}>{t('legalNotice')}</LinkedText>
        </TextExpander>
        <p>{t('requiredHint')}</p>
      </div>
    </>
  )
}

/** Puts in what was typed before, and what is known of the customer; says which fields are locked by that. */
function usePrefill(
  form: RefObject<HTMLFormElement | null>,
  site: Site,
  baseData: BaseData,
  draft: Draft | undefined,
): readonly PersonField[] {
  const [locked, setLocked] = useState<readonly PersonField[]>([])
  useLayoutEffect(() => {
    if (form.current && draft) fillForm(form.current, draft)
  }, [form, draft])
  useLayoutEffect(() => {
    const { current } = form
    if (!current || !locksKnownFields(site)) return setLocked([])
    // Where someone is, nothing is filled in or locked; what they typed instead is theirs.
    const active = activeIn(current)?.name
    const known = Object.fromEntries(
      personFieldsOf(site).flatMap((field) => (field === active ? [] : [[field, baseData[field]]])),
    )
    fillForm(current, known)
    const values = valuesOf(current)
    // What the rules refuse must be open to be put right.
    const isGood = (field: PersonField) => values[field] !== '' && !errorOf(site, field, values[field] ?? '')
    setLocked(personFieldsOf(site).filter((field) => values[field] === known[field] && isGood(field)))
    return () => emptyForm(current, known)
  }, [form, site, baseData])
  return locked
}
