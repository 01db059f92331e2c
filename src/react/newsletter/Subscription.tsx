import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { queryParameter } from '../../page/browser/query.ts'
import type { Site } from '../../shop/sites/sites.ts'
import { useElement } from '../shell/ElementContext.ts'
import { useLazyFeature } from '../shell/useLazyFeature.ts'
import { useText } from '../shell/useText.ts'
import { ButtonLink } from '../ui/action/ButtonLink.tsx'
import { Notification } from '../ui/message/Notification.tsx'
import type { NewsletterProps } from './Newsletter.tsx'
import { useFocusHeir } from './useFocusHeir.ts'

/** Where a mail's link leads, and where it goes on from there. */
export type Step = 'confirm' | 'manage' | 'expired' | 'sign-up'

export interface StepProps {
  site: Site
  product: string
  token: string
  isPrivate: boolean
  goTo(step: Step): void
}

interface SubscriptionProps extends NewsletterProps {
  mode: 'confirm' | 'manage'
  renderSignUp(isAfterExpiredLink: boolean): ReactNode
}

const LOADS: Record<'confirm' | 'manage', () => Promise<ComponentType<StepProps>>> = {
  confirm: () => import('./Confirm.tsx').then(({ Confirm }) => Confirm),
  manage: () => import('./Manage.tsx').then(({ Manage }) => Manage),
}

/** What a subscriber does by a mail's token; a link that is no longer valid leads to a new sign-up (public contract §3). */
export function Subscription(props: SubscriptionProps) {
  const [step, setStep] = useState<Step>(props.mode)
  const { heir, onFocus } = useFocusHeir<HTMLDivElement>(step)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears where the focus is.
    <div ref={heir} className="newsletter__step" tabIndex={-1} onFocus={onFocus}>
      {step === 'expired' || step === 'sign-up' ? (
        props.renderSignUp(step === 'expired')
      ) : (
        <LateStep key={step} {...props} step={step} goTo={setStep} />
      )}
    </div>
  )
}

interface LateStepProps extends SubscriptionProps {
  step: 'confirm' | 'manage'
  goTo(step: Step): void
}

function LateStep({ step, goTo, site, product, subscriberToken, private: isPrivate }: LateStepProps) {
  const t = useText('newsletter')
  const { isHydrated } = useElement()
  const [token, setToken] = useState<string>()
  const { code: Code, hasFailed, fetchCode } = useLazyFeature(['newsletter-form'], LOADS[step])

  useEffect(() => {
    if (!isHydrated) return
    const known = subscriberToken || queryParameter('token')
    if (known) setToken(known)
    else goTo('expired')
  }, [isHydrated, subscriberToken, goTo])
  // Also in the language that the page changes to.
  useEffect(() => {
    if (token) fetchCode()
  })

  return (
    <div className={`newsletter__body${Code ? '' : ' newsletter__body--waiting'}`} aria-busy={!Code && !hasFailed}>
      {Code && token && <Code site={site} product={product} token={token} isPrivate={isPrivate} goTo={goTo} />}
      {hasFailed && (
        <>
          <Notification state="error">{t('notAvailable')}</Notification>
          <div className="newsletter__actions">
            {/* To this page: a browser does not ask again for code that failed. */}
            <ButtonLink href={location.href}>{t('retry')}</ButtonLink>
          </div>
        </>
      )}
    </div>
  )
}
