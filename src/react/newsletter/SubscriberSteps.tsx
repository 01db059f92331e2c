import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import type { NewsletterProps } from '../../page/configuration/tables/shop-newsletter.ts'
import { reportMissingCode } from '../../page/events/events.ts'
import { useElement } from '../shell/ElementContext.ts'
import { useLazyFeature } from '../shell/useLazyFeature.ts'
import { useFocusFallback } from './useFocusFallback.ts'
import type { Step, StepProps } from './useSubscriber.ts'

interface SubscriberStepsProps extends NewsletterProps {
  mode: 'confirm' | 'manage'
  renderSignUp(isAfterExpiredLink: boolean): ReactNode
}

const STEP_LOADERS: Record<'confirm' | 'manage', () => Promise<ComponentType<StepProps>>> = {
  confirm: () => import('./Confirm.late.tsx').then(({ Confirm }) => Confirm),
  manage: () => import('./Manage.late.tsx').then(({ Manage }) => Manage),
}

/** Steps of a subscriber with the token of a mail; an expired link leads to the sign-up form (NEWS-38). */
export function SubscriberSteps(props: SubscriberStepsProps) {
  const [step, setStep] = useState<Step>(props.mode)
  const { target, onFocus } = useFocusFallback<HTMLDivElement>(step)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to where the focus is.
    <div ref={target} className="newsletter__step" tabIndex={-1} onFocus={onFocus}>
      {step === 'expired' || step === 'sign-up' ? (
        props.renderSignUp(step === 'expired')
      ) : (
        <LazyStep key={step} {...props} step={step} goTo={setStep} />
      )}
    </div>
  )
}

interface LazyStepProps extends SubscriberStepsProps {
  step: 'confirm' | 'manage'
  goTo(step: Step): void
}

function LazyStep({ step, goTo, locale, subscriberToken, ...props }: LazyStepProps) {
  const { isHydrated } = useElement()
  const [token, setToken] = useState<string>()
  const { code: Code, fetchCode } = useLazyFeature(['newsletter-form'], STEP_LOADERS[step])

  useEffect(() => {
    if (!isHydrated) return
    let isOver = false
    import('./mail-token.late.ts').then(
      ({ tokenOf }) => {
        if (isOver) return
        const given = tokenOf(subscriberToken)
        if (given) setToken(given)
        else goTo('expired')
      },
      (error) => reportMissingCode('shop-newsletter', error),
    )
    return () => {
      isOver = true
    }
  }, [isHydrated, subscriberToken, goTo])

  const localeToFetch = token && locale
  const onToken = useEffectEvent(fetchCode)
  useEffect(() => {
    if (localeToFetch) onToken()
  }, [localeToFetch])

  return (
    <div className={`newsletter__body${Code ? '' : ' newsletter__body--waiting'}`} aria-busy={!Code}>
      {Code && token && (
        <Code
          site={props.site}
          product={props.product}
          token={token}
          isPrivate={props.private}
          isAutomatic={props.autoConfirm}
          goTo={goTo}
        />
      )}
    </div>
  )
}
