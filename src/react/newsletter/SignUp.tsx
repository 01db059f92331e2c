import { type FormEvent, useEffect, useRef, useState } from 'react'
import { valuesOf } from '../../page/newsletter/form-draft.ts'
import { EMAIL_MAX_LENGTH } from '../../shop/limits.ts'
import { ROUTES } from '../../shop/links.ts'
import { fieldsOf, isRequired } from '../../shop/newsletter/newsletter.ts'
import { useText } from '../shell/useText.ts'
import { Button } from '../ui/action/Button.tsx'
import { TextInput } from '../ui/input/TextInput.tsx'
import { LinkedText } from './LinkedText.tsx'
import type { NewsletterProps } from './Newsletter.tsx'
import { Outcome } from './Outcome.tsx'
import { useMoreFields } from './useMoreFields.ts'
import { TRAP, useSignUp } from './useSignUp.ts'

/** Sign-up by e-mail address; a confirmation mail follows (specification 2 §1, §2, §4). */
export function SignUp(props: NewsletterProps) {
  const { site, origin, originAddition } = props
  const t = useText('newsletter')
  const form = useRef<HTMLFormElement>(null)
  const { result, errors, watch, submit, fail } = useSignUp(props, form)
  const memory = { name: `newsletter.${origin}.${originAddition}`, isPrivate: props.private }
  const { MoreFields, hasFailed, draft, baseData, fetchCode, growIfUsed } = useMoreFields(form, memory)
  const [isWaiting, setWaiting] = useState(false)
  const [isLinkForgiven, setLinkForgiven] = useState(false)
  const isDisabled = result.kind === 'submitting'
  const isReady = MoreFields !== undefined || hasFailed

  // Who is faster than the code of the other fields waits for it.
  useEffect(() => {
    if (!isWaiting || !isReady) return
    setWaiting(false)
    form.current?.requestSubmit()
  }, [isWaiting, isReady])

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const lacksFields = hasFailed && fieldsOf(site).some((field) => field !== 'email' && isRequired(site, field))
    // What can't be asked for here is asked for by the page that the form leads to.
    if (lacksFields && navigator.onLine) return
    event.preventDefault()
    if (lacksFields) return fail()
    // Without an address there is nothing to wait for.
    if (isReady || !valuesOf(event.currentTarget).email) return void submit()
    growIfUsed()
    fetchCode()
    setWaiting(true)
  }

  return (
    <div className="sign-up">
      <h2 className="newsletter__heading">{props.heading || t('heading')}</h2>
      <Outcome
        result={result}
        isLinkExpired={props.showDoiErrorMessage && !isLinkForgiven}
        scrollsToSuccess={props.scrollToSuccessMessage}
      />
      {result.kind !== 'success' && (
        <>
          <p className="newsletter__intro">{t('intro')}</p>
          <form
            ref={form}
            className="sign-up__form"
            action={ROUTES.newsletter}
            method="post"
            noValidate
            {...watch}
            onPointerEnter={fetchCode}
            onInput={growIfUsed}
            onSubmit={onSubmit}
          >
            <input type="hidden" name="origin" value={origin} />
            <input type="hidden" name="originAddition" value={originAddition} />
            <TextInput
              type="email"
              name="email"
              label={t('email')}
              autoComplete="email"
              required
              maxLength={EMAIL_MAX_LENGTH}
              disabled={isDisabled}
              error={errors.email && t(errors.email === 'emailRequired' ? 'emailRequired' : 'emailInvalid')}
              onFocus={() => {
                setLinkForgiven(true)
                growIfUsed()
              }}
            />
            <div className={`sign-up__more${MoreFields ? ' sign-up__more--open' : ''}`}>
              <div className="sign-up__more-inner">
                {MoreFields && (
                  <MoreFields
                    form={form}
                    site={site}
                    errors={errors}
                    isDisabled={isDisabled}
                    baseData={baseData}
                    draft={draft}
                  />
                )}
              </div>
            </div>
            {/* Inert, so that neither a person nor a password manager ever gets to it. */}
            <div className="sign-up__trap" inert>
              <input type="text" name={TRAP} aria-label={TRAP} tabIndex={-1} autoComplete="off" />
            </div>
            <Button type="submit" isWide isLoading={isDisabled || isWaiting} loadingLabel={t('submitting')}>
              {t('submit')}
            </Button>
          </form>
          {props.showVoucherHintFootnote && (
            <p className="sign-up__footnote">
              <LinkedText site={site}>{t('voucherHint')}</LinkedText>
            </p>
          )}
        </>
      )}
    </div>
  )
}
