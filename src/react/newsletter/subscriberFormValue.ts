import type { NewSubscriber } from '../../api/newsletter/newsletter-service.ts'
import type { FormValues } from '../../live/newsletter/form-draft.ts'
import { normalizeName } from '../../shop/newsletter/field-errors.ts'
import { PERSONALISATION, type PersonField, personFieldsOf } from '../../shop/newsletter/newsletter.ts'
import type { Site } from '../../shop/sites/sites.ts'

/** The content of the sign-up form (NEWS-48); a field that a country does not ask for is missing. */
export interface SubscriberFormValue extends Partial<Record<PersonField, string>> {
  email: string
  /** Consents that are known, and the one to personalisation if it is ticked. */
  consents: readonly string[]
  /** The legal consent, if it is ticked. */
  legals: readonly string[]
}

/** The value of the form, from its controls and the consents that base data knows. */
export function subscriberFormValue(
  site: Site,
  values: FormValues,
  knownConsents: readonly string[],
): SubscriberFormValue {
  const person: Partial<Record<PersonField, string>> = {}
  for (const field of personFieldsOf(site)) {
    const value = normalizeName(values[field] ?? '')
    if (value) person[field] = value
  }
  const ticked = (name: string) => (values[name] ? [values[name]] : [])
  const others = knownConsents.filter((consent) => consent !== values.consents)
  return {
    email: (values.email ?? '').trim(),
    ...person,
    consents: [...others, ...ticked('consents')],
    legals: ticked('legals'),
  }
}

/** The fields that are sent: no legal consent, and never the one to personalisation (NEWS-18, NEWS-19). */
export function payloadOf(
  { legals: _, consents, ...person }: SubscriberFormValue,
  origin: Pick<NewSubscriber, 'origin' | 'originAddition'>,
): NewSubscriber {
  return { ...person, consents: consents.filter((consent) => consent !== PERSONALISATION), ...origin }
}
