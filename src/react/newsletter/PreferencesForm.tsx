import { type FormEvent, useLayoutEffect, useRef } from 'react'
import type { SubscriberUpdate } from '../../api/newsletter-subscriber-service.ts'
import { type Draft, fillForm, keepDraft, readDraft, valuesOf } from '../../page/newsletter/form-draft.ts'
import { tidyName } from '../../shop/newsletter/name-rules.ts'
import {
  categoryOf,
  INTERESTS,
  PERSONALISATION,
  personFieldsOf,
  type Salutation,
  type Subscriber,
} from '../../shop/newsletter/newsletter.ts'
import type { Site } from '../../shop/sites/sites.ts'
import { useText } from '../shell/useText.ts'
import { Button } from '../ui/action/Button.tsx'
import { Checkbox } from '../ui/input/Checkbox.tsx'
import { Notification } from '../ui/message/Notification.tsx'
import { LinkedText } from './LinkedText.tsx'
import { PersonFields } from './PersonFields.tsx'
import { useFieldErrors } from './useFieldErrors.ts'

interface PreferencesFormProps {
  site: Site
  product: string
  subscriber: Subscriber
  saving: 'none' | 'saving' | 'saved' | 'failed'
  onChange(): void
  onSave(update: SubscriberUpdate): void
}

const DRAFT = 'newsletter.manage'
const CONSENT = 'personalisationConsent'

/** Interests, personal data and the consent, as they are known; what is not asked for here stays as it is. */
export function PreferencesForm({ site, product, subscriber, saving, onChange, onSave }: PreferencesFormProps) {
  const t = useText('newsletter-form')
  const form = useRef<HTMLFormElement>(null)
  const fields = personFieldsOf(site)
  const { errors, watch, areValid } = useFieldErrors(site, fields)
  const isDisabled = saving === 'saving'

  useLayoutEffect(() => {
    if (!form.current) return
    const { salutation, firstName, lastName } = subscriber
    fillForm(form.current, { salutation, firstName, lastName })
    const draft = readDraft(DRAFT)
    if (draft) fillForm(form.current, draft, true)
    return keepDraft(DRAFT, form.current)
  }, [subscriber])

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isDisabled && areValid(event.currentTarget))
      onSave(updateOf(subscriber, product, valuesOf(event.currentTarget)))
  }

  return (
    <form ref={form} className="manage" noValidate {...watch} onInput={onChange} onSubmit={onSubmit}>
      <p className="newsletter__intro">{t('manage.intro', { email: subscriber.email })}</p>
      <fieldset className="manage__group">
        <legend className="manage__legend">{t('manage.interests')}</legend>
        <div className="manage__interests">
          {INTERESTS.map((interest) => (
            <Checkbox
              key={interest}
              name={interest}
              label={t(`interest.${interest}`)}
              defaultChecked={subscriber.interests.includes(categoryOf(interest, product))}
              disabled={isDisabled}
            />
          ))}
        </div>
      </fieldset>
      {fields.length > 0 && (
        <fieldset className="manage__group">
          <legend className="manage__legend">{t('manage.person')}</legend>
          <PersonFields site={site} errors={errors} isDisabled={isDisabled} />
        </fieldset>
      )}
      <fieldset className="manage__group">
        <legend className="manage__legend">{t('manage.consents')}</legend>
        <Checkbox
          name={CONSENT}
          label={<LinkedText site={site}>{t('personalisationConsent')}</LinkedText>}
          defaultChecked={subscriber.consents.includes(PERSONALISATION)}
          disabled={isDisabled}
        />
      </fieldset>
      {saving === 'saved' && <Notification state="success">{t('manage.saved')}</Notification>}
      {saving === 'failed' && <Notification state="error">{t('manage.notSaved')}</Notification>}
      <div className="newsletter__actions">
        <Button type="submit" isLoading={isDisabled} loadingLabel={t('manage.saving')}>
          {t('manage.save')}
        </Button>
      </div>
    </form>
  )
}

/** Categories and consents that are not asked for here stay as they are, and so does a person who is not. */
function updateOf(subscriber: Subscriber, product: string, values: Draft): SubscriberUpdate {
  const known = INTERESTS.map((interest) => categoryOf(interest, product))
  const chosen = INTERESTS.filter((interest) => values[interest]).map((interest) => categoryOf(interest, product))
  const without = (list: readonly string[], asked: readonly string[]) => list.filter((one) => !asked.includes(one))
  return {
    salutation: (values.salutation ?? subscriber.salutation) as Salutation | '',
    firstName: tidyName(values.firstName ?? subscriber.firstName),
    lastName: tidyName(values.lastName ?? subscriber.lastName),
    consents: [...without(subscriber.consents, [PERSONALISATION]), ...(values[CONSENT] ? [PERSONALISATION] : [])],
    interests: [...without(subscriber.interests, known), ...chosen],
  }
}
