import { useStore } from 'jotai'
import { useEffect, useId, useState } from 'react'
import { confirmSubscription } from '../../api/newsletter/newsletter-subscriber-service.ts'
import rules from '../../elements/sheets/subscriber.css'
import { whenSeen } from '../../page/browser/when-seen.ts'
import { reportError } from '../../page/events/events.ts'
import { createLatest } from '../../state/latest.ts'
import { statusChangesAtom } from '../../state/newsletter/status-changes.ts'
import { pageContextAtom } from '../../state/page-context.ts'
import { useSheet } from '../shell/ElementContext.ts'
import { useText } from '../shell/useText.ts'
import { Button } from '../ui/action/Button.tsx'
import { Notification } from '../ui/message/Notification.tsx'
import { Skeleton } from '../ui/message/Skeleton.tsx'
import { useFocusFallback } from './useFocusFallback.ts'
import type { StepProps } from './useSubscriber.ts'

type Confirming = 'asking' | 'pending' | 'confirmed' | 'already' | 'failed'

/**
 * Gateways of mail open its links to examine them, some in a whole browser that they click in: it has no page that it comes from
 * (NEWS-49).
 */
const isOpenedBySomebody = (): boolean => document.referrer !== ''

/** Confirms the double opt-in with the token of a mail (NEWS-37, NEWS-38). */
export function Confirm({ token, isPrivate, isAutomatic, goTo }: StepProps) {
  const t = useText('newsletter-form')
  const tNewsletter = useText('newsletter')
  const id = useId()
  const store = useStore()
  useSheet(rules)
  const [state, setState] = useState<Confirming>(isAutomatic || isOpenedBySomebody() ? 'pending' : 'asking')

  const { target, onFocus } = useFocusFallback<HTMLHeadingElement>(state)

  useEffect(() => {
    const context = store.get(pageContextAtom)
    if (state !== 'pending' || !context) return
    const latest = createLatest()
    const signal = latest.start()
    const confirm = async () => {
      // Mail programs open links to examine them (NEWS-39).
      await whenSeen()
      return signal.aborted ? undefined : confirmSubscription(context, token, { isPrivate })
    }
    confirm().then(
      (confirmation) => {
        if (!confirmation) return
        store.set(statusChangesAtom, (changes) => changes + 1)
        if (signal.aborted) return
        if (confirmation === 'LINK_EXPIRED') goTo('expired')
        else setState(confirmation === 'CONFIRMED' ? 'confirmed' : 'already')
      },
      (error) => {
        if (signal.aborted) return
        reportError(context.element, 'NEWSLETTER_NOT_CONFIRMED', String(error))
        setState('failed')
      },
    )
    return latest.abort
  }, [state, store, token, isPrivate, goTo])

  return (
    <section aria-labelledby={id} aria-busy={state === 'pending'} onFocus={onFocus}>
      <h2 ref={target} id={id} tabIndex={-1} className="newsletter__heading">
        {t('confirm.heading')}
      </h2>
      {state === 'asking' && (
        <>
          <p>{t('confirm.ask')}</p>
          <div className="newsletter__actions">
            <Button onClick={() => setState('pending')}>{t('confirm.submit')}</Button>
          </div>
        </>
      )}
      {state === 'pending' && (
        <>
          <p className="visually-hidden" role="status">
            {t('confirm.busy')}
          </p>
          <Skeleton shape="lines" lines={2} />
        </>
      )}
      {state === 'failed' && (
        <>
          <Notification state="error">{t('confirm.failed')}</Notification>
          <div className="newsletter__actions">
            <Button onClick={() => setState('pending')}>{tNewsletter('retry')}</Button>
          </div>
        </>
      )}
      {(state === 'confirmed' || state === 'already') && (
        <>
          <Notification state="success">{t(`confirm.${state}`)}</Notification>
          <div className="newsletter__actions">
            <Button variant="secondary" onClick={() => goTo('manage')}>
              {t('confirm.manage')}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
