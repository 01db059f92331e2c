import { useStore } from 'jotai'
import { useState } from 'react'
import { signUp } from '../../api/newsletter-service.ts'
import { pushRecord } from '../../page/data-layer.ts'
import { emit } from '../../page/events.ts'
import { isEmail } from '../../shop/email.ts'
import type { Site } from '../../shop/sites.ts'
import { pageContextAtom } from '../../state/page-context.ts'

interface SignUpOptions {
  site: Site
  origin: string
  originAddition: string
  private: boolean
}

type Result = { kind: 'none' } | { kind: 'submitting' } | { kind: 'success'; email: string } | { kind: 'error' }
type FieldError = 'emailRequired' | 'emailInvalid'

/** A sign-up from the field's value to its outcome (specification 2 §4, §8). */
export function useSignUp(props: SignUpOptions) {
  const store = useStore()
  const [result, setResult] = useState<Result>({ kind: 'none' })
  const [fieldError, setFieldError] = useState<FieldError>()

  const validate = (email: string): boolean => {
    const error = email.trim() === '' ? 'emailRequired' : isEmail(email.trim()) ? undefined : 'emailInvalid'
    setFieldError(error)
    return error === undefined
  }

  const submit = async (form: HTMLFormElement) => {
    if (result.kind === 'submitting') return
    const values = new FormData(form)
    const email = String(values.get('email') ?? '').trim()
    const { site, origin, originAddition } = props
    if (!validate(email)) return
    const context = store.get(pageContextAtom)
    if (!context) return
    setResult({ kind: 'submitting' })
    const isBot = values.get('verify-email') !== ''
    const outcome = isBot
      ? 'SUCCESS'
      : await signUp(context, { email, origin, originAddition }, { isPrivate: props.private })
    pushRecord({
      event_name: 'sign_up',
      subject: 'newsletter',
      origin: `${origin}:${originAddition}`,
      event_type: 'ga4',
      emitter: 'newsletterservice',
    })
    if (outcome === 'SUCCESS') {
      setResult({ kind: 'success', email })
      emit('shop-newsletter-submitted', { site, origin, originAddition })
    } else if (outcome === 'ERROR_INVALID_EMAIL') {
      setResult({ kind: 'none' })
      setFieldError('emailInvalid')
    } else {
      setResult({ kind: 'error' })
    }
  }

  return { result, fieldError, submit, validate, clearFieldError: () => setFieldError(undefined) }
}
