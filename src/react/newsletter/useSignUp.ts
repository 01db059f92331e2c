import { useStore } from 'jotai'
import { type RefObject, useEffect, useState } from 'react'
import { signUp } from '../../api/newsletter-service.ts'
import { pushRecord } from '../../page/events/data-layer.ts'
import { emit } from '../../page/events/events.ts'
import { type Draft, valuesOf } from '../../page/newsletter/form-draft.ts'
import { tidyName } from '../../shop/newsletter/name-rules.ts'
import { fieldsOf, PERSONALISATION, personFieldsOf } from '../../shop/newsletter/newsletter.ts'
import { baseDataAtom } from '../../state/newsletter/newsletter.ts'
import { pageContextAtom } from '../../state/page-context.ts'
import type { NewsletterProps } from './Newsletter.tsx'
import { useFieldErrors } from './useFieldErrors.ts'

export type SignUpResult =
  | { kind: 'none' }
  | { kind: 'submitting' }
  | { kind: 'success'; email: string }
  | { kind: 'error' }
  | { kind: 'email-refused' }

/** Nobody sees this field; what fills it in is no person (specification 2 §4). */
export const TRAP = 'verify-email'

/** A sign-up from the form's values to its outcome (specification 2 §4, §8). */
export function useSignUp(props: NewsletterProps, form: RefObject<HTMLFormElement | null>) {
  const { site, origin, originAddition } = props
  const store = useStore()
  const [result, setResult] = useState<SignUpResult>({ kind: 'none' })
  const { errors, setError, watch, areValid } = useFieldErrors(site, fieldsOf(site))

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it is news.
  useEffect(() => {
    const field = form.current?.elements.namedItem('email') as HTMLInputElement | null | undefined
    if (result.kind !== 'email-refused' || !field) return
    field.scrollIntoView({ block: 'nearest' })
    // Who went elsewhere is left there.
    const { activeElement } = document
    if (activeElement === document.body || activeElement?.shadowRoot?.contains(field)) field.focus()
    // Only now: the focus forgives.
    setError('email', 'emailInvalid')
  }, [result])

  const send = async (values: Draft, email: string) => {
    const context = store.get(pageContextAtom)
    if (!context) return 'ERROR_GENERIC'
    const person: Record<string, string> = {}
    for (const field of personFieldsOf(site)) {
      const value = tidyName(values[field] ?? '')
      if (value) person[field] = value
    }
    // The consent to personalisation does not leave with a sign-up, ticked or known (specification 2 §5).
    const consents = store.get(baseDataAtom).consents.filter((consent) => consent !== PERSONALISATION)
    const options = { isPrivate: props.private, isSinglePageApp: props.singlePageApp }
    return signUp(context, { email, ...person, consents, origin, originAddition }, options)
  }

  const submit = async () => {
    const { current } = form
    if (!current || result.kind === 'submitting' || !areValid(current)) return
    const values = valuesOf(current)
    const email = (values.email ?? '').trim()
    setResult({ kind: 'submitting' })
    const outcome = values[TRAP] ? 'SUCCESS' : await send(values, email)
    record()
    if (outcome === 'SUCCESS') {
      current.reset()
      setResult({ kind: 'success', email })
      emit('shop-newsletter-submitted', { site, origin, originAddition })
    } else if (outcome === 'ERROR_INVALID_EMAIL') {
      setResult({ kind: 'email-refused' })
    } else setResult({ kind: 'error' })
  }

  /** After every submission, whatever became of it (specification 2 §7). */
  const record = () =>
    pushRecord({
      event_name: 'sign_up',
      subject: 'newsletter',
      origin: `${origin}:${originAddition}`,
      event_type: 'ga4',
      emitter: 'newsletterservice',
    })

  /** It can't even be sent. */
  const fail = () => {
    record()
    setResult({ kind: 'error' })
  }

  return { result, errors, watch, submit, fail }
}
