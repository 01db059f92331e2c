import { type FormEvent, useEffect, useId, useRef } from 'react'
import { useText } from '../../i18n/useText.ts'
import type { CommonProps } from '../../page/attributes.ts'
import { EMAIL_MAX_LENGTH } from '../../shop/limits.ts'
import { ROUTES } from '../../shop/links.ts'
import { Button } from '../ui/Button.tsx'
import { Notification } from '../ui/Notification.tsx'
import { useSignUp } from './useSignUp.ts'

export interface NewsletterProps extends CommonProps {
  heading: string
  origin: string
  originAddition: string
  scrollToSuccessMessage: boolean
  /** The service's base path: api/private or api/internal. */
  private: boolean
}

/** Sign-up by e-mail address; a confirmation mail follows (specification 2 §1, §4). */
export function Newsletter(props: NewsletterProps) {
  const t = useText('newsletter')
  const { result, fieldError, submit, validate, clearFieldError } = useSignUp(props)
  const message = useRef<HTMLDivElement>(null)
  const id = useId()

  useEffect(() => {
    const isWanted = result.kind === 'error' || (result.kind === 'success' && props.scrollToSuccessMessage)
    if (isWanted) message.current?.scrollIntoView({ block: 'nearest' })
  }, [result, props.scrollToSuccessMessage])

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void submit(event.currentTarget)
  }

  return (
    <section className="newsletter" aria-labelledby={`${id}-heading`} part="newsletter">
      <h2 id={`${id}-heading`} className="newsletter__heading">
        {props.heading || t('heading')}
      </h2>
      <div ref={message}>
        {result.kind === 'success' && (
          <Notification state="success">{t('success', { email: result.email })}</Notification>
        )}
        {result.kind === 'error' && <Notification state="error">{t('errorGeneric')}</Notification>}
      </div>
      {result.kind !== 'success' && (
        <>
          <p className="newsletter__intro">{t('intro')}</p>
          <form className="newsletter__form" action={ROUTES.newsletter} method="post" noValidate onSubmit={onSubmit}>
            <label className="newsletter__label" htmlFor={`${id}-email`}>
              {t('email')} <span aria-hidden="true">*</span>
            </label>
            <div className="newsletter__row">
              <input
                id={`${id}-email`}
                className="newsletter__field"
                type="email"
                name="email"
                autoComplete="email"
                required
                maxLength={EMAIL_MAX_LENGTH}
                disabled={result.kind === 'submitting'}
                aria-invalid={fieldError !== undefined}
                aria-describedby={fieldError ? `${id}-error` : `${id}-consent`}
                onBlur={(event) => event.target.value && validate(event.target.value)}
                onFocus={clearFieldError}
              />
              <Button type="submit" isLoading={result.kind === 'submitting'}>
                {t(result.kind === 'submitting' ? 'submitting' : 'submit')}
              </Button>
            </div>
            {fieldError && (
              <p id={`${id}-error`} className="newsletter__error" role="alert">
                {t(fieldError)}
              </p>
            )}
            {/* Nobody sees it; what fills it in is no person (specification 2 §4). */}
            <input
              className="newsletter__trap"
              type="text"
              name="verify-email"
              tabIndex={-1}
              aria-hidden="true"
              autoComplete="off"
            />
            <p id={`${id}-consent`} className="newsletter__consent">
              {t('consent')}
            </p>
          </form>
        </>
      )}
    </section>
  )
}
