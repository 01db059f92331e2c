import { useStore } from 'jotai'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { type NewSubscriber, type SignUpOutcome, signUp } from '../../api/newsletter/newsletter-service.ts'
import { type FormValues, fillForm, readForm } from '../../live/newsletter/form-draft.ts'
import { emit, listen } from '../../page/events/events.ts'
import { pushRecord } from '../../page/events/tracking.ts'
import { normalizeName } from '../../shop/newsletter/field-errors.ts'
import { fieldsOf, PERSONALISATION, type PersonField, personFieldsOf } from '../../shop/newsletter/newsletter.ts'
import type { Site } from '../../shop/sites/sites.ts'
import { baseDataAtom } from '../../state/newsletter/base-data.ts'
import { pageContextAtom } from '../../state/page-context.ts'
import { useFieldErrors } from './useFieldErrors.ts'

/** The content of the sign-up form (NEWS-48); a field that a country does not ask for is missing. */
interface SubscriberFormValue extends Partial<Record<PersonField, string>> {
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

export type SignUpResult =
  | { kind: 'none' }
  | { kind: 'submitting' }
  | { kind: 'success'; email: string }
  | { kind: 'error' }
  | { kind: 'invalid-email' }

interface SignUpOptions {
  site: Site
  origin: string
  originAddition: string
  private: boolean
  singlePageApp: boolean
}

/** The name of the hidden field that only bots fill in (NEWS-27). */
export const BOT_TRAP = 'verify-email'

/** Submits the form's values, and holds the result. */
export function useSignUp(options: SignUpOptions, form: RefObject<HTMLFormElement | null>) {
  const { site, origin, originAddition } = options
  const store = useStore()
  /** The values that were sent last: they can be sent again, or corrected (NEWS-62). */
  const sent = useRef<FormValues>(undefined)
  const [result, setResult] = useState<SignUpResult>({ kind: 'none' })
  const { errors, refuseEmail, clearRefused, clearErrors, handlers, validate } = useFieldErrors(site, fieldsOf(site))

  /** Whether the fields besides the address have unfolded. */
  const isInSight = useRef(false)

  /** Counts the persons: what the form of one was answered is not for the next. */
  const person = useRef(0)
  // A text that was typed goes with the person, and so does the address of a success (NEWS-60). At once: later the next person's values are
  // there.
  const onReset = useEffectEvent(() => {
    person.current += 1
    form.current?.reset()
    clearErrors()
    sent.current = undefined
    setResult({ kind: 'none' })
  })
  useEffect(() => listen('shop-personal-data-reset', () => onReset()), [])

  // Shows the error where it can be corrected (NEWS-23), in the frame in which it comes.
  useLayoutEffect(() => {
    const field = form.current?.elements.namedItem('email') as HTMLInputElement | null | undefined
    if (!field || result.kind !== 'invalid-email') return
    field.scrollIntoView({ block: 'nearest' })
    // A focus elsewhere on the page stays there.
    const { activeElement } = document
    if (activeElement === document.body || activeElement?.shadowRoot?.contains(field)) field.focus()
  }, [result, form])

  const send = async (values: FormValues): Promise<SignUpOutcome> => {
    if (values[BOT_TRAP]) return 'SUCCESS'
    const context = store.get(pageContextAtom)
    if (!context) return 'ERROR_GENERIC'
    const value = subscriberFormValue(site, values, store.get(baseDataAtom).consents)
    return signUp(context, payloadOf(value, { origin, originAddition }), {
      isPrivate: options.private,
      isSinglePageApp: options.singlePageApp,
    })
  }

  const submit = async () => {
    const { current } = form
    if (!current || result.kind === 'submitting' || !validate(current, isInSight.current)) return
    const values = readForm(current)
    const email = (values.email ?? '').trim()
    const { current: owner } = person
    setResult({ kind: 'submitting' })
    const outcome = await send(values)
    pushSignUpRecord()
    if (outcome === 'SUCCESS') emit('shop-newsletter-submitted', { site, origin, originAddition })
    if (owner !== person.current) return
    if (outcome === 'SUCCESS') {
      sent.current = values
      current.reset()
      setResult({ kind: 'success', email })
    } else if (outcome === 'ERROR_INVALID_EMAIL') {
      refuseEmail(email)
      setResult({ kind: 'invalid-email' })
    } else setResult({ kind: 'error' })
  }

  // The values come back when the form is there again.
  useLayoutEffect(() => {
    const { current } = form
    if (!current || !sent.current || result.kind !== 'none') return
    fillForm(current, sent.current, true)
    sent.current = undefined
    const field = current.elements.namedItem('email') as HTMLInputElement
    field.focus()
    field.select()
  }, [result, form])

  /** After every submission, whatever its outcome (NEWS-28). */
  const pushSignUpRecord = () =>
    pushRecord({
      event_name: 'sign_up',
      subject: 'newsletter',
      origin: `${origin}:${originAddition}`,
      event_type: 'ga4',
      emitter: 'newsletterservice',
    })

  return {
    result,
    errors,
    handlers,
    clearRefused,
    submit,
    isInSight,
    sendAgain: () => send(sent.current ?? {}),
    correct: () => setResult({ kind: 'none' }),
  }
}
