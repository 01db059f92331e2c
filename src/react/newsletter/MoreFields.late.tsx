import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { clearValues, type FormValues, fillForm, focusedField, readForm } from '../../live/newsletter/form-draft.ts'
import {
  type BaseData,
  isRequired,
  locksPrefilledFields,
  minimumAge,
  NEWSLETTER_CONSENT,
  PERSONALISATION,
  type PersonField,
  personFieldsOf,
} from '../../shop/newsletter/newsletter.ts'
import type { Site } from '../../shop/sites/sites.ts'
import { useFeatureReady } from '../shell/useLazyFeature.ts'
import { useText } from '../shell/useText.ts'
import { TextExpander } from '../ui/disclosure/TextExpander.tsx'
import { Checkbox } from '../ui/input/Checkbox.tsx'
import { LinkedText } from './LinkedText.tsx'
import { PersonFields } from './PersonFields.tsx'
import { errorOf, type FieldErrors } from './useFieldErrors.ts'

export { Sent, SentHeading } from './Sent.tsx'

interface MoreFieldsProps {
  form: RefObject<HTMLFormElement | null>
  /** Becomes true when the fields have unfolded. */
  isInSight: RefObject<boolean>
  site: Site
  errors: FieldErrors
  isDisabled: boolean
  baseData: BaseData
  draft: FormValues | undefined
}

/** The full form besides the address: personal data, consents (NEWS-3, NEWS-35) and the legal notice (NEWS-5). */
export function MoreFields(props: MoreFieldsProps) {
  const { form, site, errors, isDisabled, baseData, draft } = props
  const t = useText('newsletter-form')
  const locked = usePrefill(form, site, baseData, draft)
  useSight(props)
  useFeatureReady('newsletter-form')
  return (
    <>
      <PersonFields site={site} errors={errors} isDisabled={isDisabled} locked={locked} />
      <Checkbox
        name="legals"
        value={NEWSLETTER_CONSENT}
        label={<LinkedText site={site}>{t('legalConsent', { age: minimumAge(site) })}</LinkedText>}
        required={isRequired(site, 'legals')}
        disabled={isDisabled}
        error={errors.legals && t('legalConsentRequired')}
      />
      {!baseData.consents.includes(PERSONALISATION) && (
        <Checkbox
          name="consents"
          value={PERSONALISATION}
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

/** A submission judges what the visitor could see by then, not what has come in the same moment (NEWS-17). */
function useSight({ form, isInSight }: MoreFieldsProps): void {
  useEffect(() => {
    requestAnimationFrame(async () => {
      const unfolding = form.current?.querySelector('.sign-up__more')?.getAnimations() ?? []
      await Promise.allSettled(unfolding.map(({ finished }) => finished))
      isInSight.current = true
    })
  }, [form, isInSight])
}

/** Restores the draft, prefills from base data, and returns the fields that this locks (NEWS-33, NEWS-34). */
function usePrefill(
  form: RefObject<HTMLFormElement | null>,
  site: Site,
  baseData: BaseData,
  draft: FormValues | undefined,
): readonly PersonField[] {
  const [locked, setLocked] = useState<readonly PersonField[]>([])
  useLayoutEffect(() => {
    if (form.current && draft) fillForm(form.current, draft)
  }, [form, draft])
  useLayoutEffect(() => {
    const { current } = form
    if (!current || !locksPrefilledFields(site)) return setLocked([])
    const focused = focusedField(current)?.name
    const prefill = Object.fromEntries(
      personFieldsOf(site).flatMap((field) => (field === focused ? [] : [[field, baseData[field]]])),
    )
    fillForm(current, prefill)
    const values = readForm(current)
    // An invalid value stays editable, or it could not be corrected.
    const isValid = (field: PersonField) => values[field] !== '' && !errorOf(site, field, values[field] ?? '')
    setLocked(personFieldsOf(site).filter((field) => values[field] === prefill[field] && isValid(field)))
    return () => clearValues(current, prefill)
  }, [form, site, baseData])
  return locked
}
