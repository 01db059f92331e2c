import { type FormEvent, useEffect, useRef, useState } from 'react'
import { holdTouch } from '../../live/hold-touches.ts'
import { liveElementOf } from '../../live/live-element.ts'
import { readForm } from '../../live/newsletter/form-draft.ts'
import type { NewsletterProps } from '../../page/configuration/tables/shop-newsletter.ts'
import { ROUTES } from '../../shop/links.ts'
import { controlAttribute } from '../../view/controls.ts'
import { useElement } from '../shell/ElementContext.ts'
import { useText } from '../shell/useText.ts'
import { Button } from '../ui/action/Button.tsx'
import { TextInput } from '../ui/input/TextInput.tsx'
import { Notification } from '../ui/message/Notification.tsx'
import { LinkedText } from './LinkedText.tsx'
import { useMoreFields } from './useMoreFields.ts'
import { BOT_TRAP, type SignUpResult, useSignUp } from './useSignUp.ts'

interface OutcomeProps {
  result: SignUpResult
  /** The visitor came by a confirmation link that is no longer valid (NEWS-26). */
  isLinkExpired: boolean
  scrollsToSuccess: boolean
}

/** The message above the form; a new result scrolls into view (NEWS-25). */
function Outcome({ result, isLinkExpired, scrollsToSuccess }: OutcomeProps) {
  const t = useText('newsletter')
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const isSuccess = result.kind === 'success'
    if (!isSuccess && result.kind !== 'error') return
    // The field or button that had the focus is removed or disabled. A focus elsewhere on the page stays there.
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true })
    if (!isSuccess || scrollsToSuccess) box.current?.scrollIntoView({ block: 'nearest' })
  }, [result, scrollsToSuccess])

  return (
    <div ref={box} className="sign-up__outcome" tabIndex={-1}>
      {result.kind === 'success' && (
        <Notification state="success">{t('success', { email: result.email })}</Notification>
      )}
      {result.kind === 'error' && <Notification state="error">{t('errorGeneric')}</Notification>}
      {result.kind === 'none' && isLinkExpired && (
        <Notification state="warning">
          {t('linkExpired')} {t('signUpAgain')}
        </Notification>
      )}
    </div>
  )
}

/** The sign-up form (NEWS-8, NEWS-12, NEWS-21). After a success a mail asks to confirm the address (double opt-in). */
export function SignUp(props: NewsletterProps) {
  const { site, locale, origin, originAddition } = props
  const t = useText('newsletter')
  const form = useRef<HTMLFormElement>(null)
  const { result, errors, handlers, clearRefused, submit, isInSight, sendAgain, correct } = useSignUp(props, form)
  const isSent = result.kind === 'success'
  const draftName = `newsletter.${origin}.${originAddition}`
  const moreFields = useMoreFields(form, { draftName, site, locale, isPrivate: props.private, hasForm: !isSent })
  const { MoreFields, Sent, SentHeading, draft, baseData, fetchCode, expandIfUsed } = moreFields
  const [isWaiting, setWaiting] = useState(false)
  const [isLinkMessageDropped, setLinkMessageDropped] = useState(false)
  const { host } = useElement()
  const live = host && liveElementOf(host)
  const isDisabled = result.kind === 'submitting'

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { currentTarget: fields, nativeEvent } = event
    // Without an address validation fails anyway.
    const isWaitedFor = !MoreFields && readForm(fields).email !== ''
    setWaiting(isWaitedFor)
    if (!isWaitedFor) return void submit()
    expandIfUsed()
    if (live) holdTouch(live, nativeEvent, { node: fields, feature: 'newsletter-form' })
  }

  return (
    <div className="sign-up">
      <h2 className="newsletter__heading">{isSent && SentHeading ? <SentHeading /> : props.heading || t('heading')}</h2>
      <Outcome
        result={result}
        isLinkExpired={props.showDoiErrorMessage && !isLinkMessageDropped}
        scrollsToSuccess={props.scrollToSuccessMessage}
      />
      {isSent && Sent && <Sent sendAgain={sendAgain} onChange={correct} />}
      {!isSent && (
        <>
          <p className="newsletter__intro">{t('intro')}</p>
          <form
            ref={form}
            className="sign-up__form"
            action={ROUTES.newsletter}
            method="post"
            noValidate
            {...controlAttribute('sign-up-form')}
            {...handlers}
            onPointerEnter={fetchCode}
            onInput={(event) => {
              expandIfUsed()
              clearRefused(event)
            }}
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
              disabled={isDisabled}
              error={errors.email && t(errors.email === 'emailRequired' ? 'emailRequired' : 'emailInvalid')}
              onFocus={() => {
                setLinkMessageDropped(true)
                expandIfUsed()
              }}
            />
            <div className={`sign-up__more${MoreFields ? ' sign-up__more--open' : ''}`}>
              <div className="sign-up__more-inner">
                {MoreFields && (
                  <MoreFields
                    form={form}
                    isInSight={isInSight}
                    site={site}
                    errors={errors}
                    isDisabled={isDisabled}
                    baseData={baseData}
                    draft={draft}
                  />
                )}
              </div>
            </div>
            {/* Inert, so that neither people nor password managers reach it (NEWS-27). */}
            <div className="sign-up__trap" inert>
              <input type="text" name={BOT_TRAP} tabIndex={-1} autoComplete="off" />
            </div>
            <Button type="submit" isWide isLoading={isDisabled || isWaiting} loadingLabel={t('submitting')}>
              {t('submit')}
            </Button>
            {props.showVoucherHintFootnote && (
              <p className="sign-up__footnote">
                <LinkedText site={site}>{t('voucherHint')}</LinkedText>
              </p>
            )}
          </form>
        </>
      )}
    </div>
  )
}
