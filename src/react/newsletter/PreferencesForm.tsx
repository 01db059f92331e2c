import { type FormEvent, useLayoutEffect, useRef } from 'react'
import type { SubscriberUpdate } from '../../api/newsletter/newsletter-subscriber-service.ts'
import { type FormValues, fillForm, readForm, saveDraftOnLeave, takeDraft } from '../../live/newsletter/form-draft.ts'
import { joinCleanups } from '../../page/browser/on.ts'
import { listen } from '../../page/events/events.ts'
import { normalizeName } from '../../shop/newsletter/field-errors.ts'
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
import type { Saving } from './useSubscriber.ts'

interface PreferencesFormProps {
  site: Site
  product: string
  subscriber: Subscriber
  saving: Saving
  onChange(): void
  onSave(update: SubscriberUpdate): void
}

const DRAFT_NAME = 'newsletter.manage'
const CONSENT = 'consents'

/** Interests, personal data and the consent to personalisation (NEWS-40). */
export function PreferencesForm({ site, product, subscriber, saving, onChange, onSave }: PreferencesFormProps) {
  const t = useText('newsletter-form')
  const form = useRef<HTMLFormElement>(null)
  const fields = personFieldsOf(site)
  const { errors, handlers, validate } = useFieldErrors(site, fields)
  const isDisabled = saving === 'saving'

  useLayoutEffect(() => {
    const { current } = form
    if (!current) return
    const { salutation, firstName, lastName } = subscriber
    const fill = () => fillForm(current, { salutation, firstName, lastName })
    fill()
    const draft = takeDraft(DRAFT_NAME)
    if (draft) fillForm(current, draft, true)
    return joinCleanups(
      saveDraftOnLeave(DRAFT_NAME, current),
      listen('shop-personal-data-reset', () => {
        current.reset()
        fill()
      }),
    )
  }, [subscriber])

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isDisabled && validate(event.currentTarget))
      onSave(updateOf(subscriber, product, readForm(event.currentTarget)))
  }

  return (
    <form ref={form} className="manage" noValidate {...handlers} onInput={onChange} onSubmit={onSubmit}>
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
          value={PERSONALISATION}
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

/** Keeps interests, consents and personal data that the form does not show (NEWS-40). */
function updateOf(subscriber: Subscriber, product: string, values: FormValues): SubscriberUpdate {
  const shown = INTERESTS.map((interest) => categoryOf(interest, product))
  const chosen = INTERESTS.filter((interest) => values[interest]).map((interest) => categoryOf(interest, product))
  const without = (list: readonly string[], removed: readonly string[]) => list.filter((one) => !removed.includes(one))
  return {
    salutation: (values.salutation ?? subscriber.salutation) as Salutation | '',
    firstName: normalizeName(values.firstName ?? subscriber.firstName),
    lastName: normalizeName(values.lastName ?? subscriber.lastName),
    consents: [...without(subscriber.consents, [PERSONALISATION]), ...(values[CONSENT] ? [PERSONALISATION] : [])],
    interests: [...without(subscriber.interests, shown), ...chosen],
  }
}
