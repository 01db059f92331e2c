import { useStore } from 'jotai'
import { useEffect, useId, useState } from 'react'
import { confirmSubscription } from '../../api/newsletter-subscriber-service.ts'
import { reportError } from '../../page/events/events.ts'
import { pageContextAtom, statusChangesAtom } from '../../state/page-context.ts'
import { useText } from '../shell/useText.ts'
import { Button } from '../ui/action/Button.tsx'
import { Notification } from '../ui/message/Notification.tsx'
import { Skeleton } from '../ui/message/Skeleton.tsx'
import type { StepProps } from './Subscription.tsx'
import { useFocusHeir } from './useFocusHeir.ts'

type Confirming = 'confirming' | 'confirmed' | 'already' | 'failed'

/** Confirms the double opt-in by the mail's token; who clicks twice is not scolded (public contract §3). */
export function Confirm({ token, isPrivate, goTo }: StepProps) {
  const t = useText('newsletter-form')
  const say = useText('newsletter')
  const id = useId()
  const store = useStore()
  const [state, setState] = useState<Confirming>('confirming')

  const { heir, onFocus } = useFocusHeir<HTMLHeadingElement>(state)

  useEffect(() => {
    const context = store.get(pageContextAtom)
    if (state !== 'confirming' || !context) return
    let isOver = false
    const settle = (then: () => void) => !isOver && then()
    confirmSubscription(context, token, { isPrivate }).then(
      (confirmation) => {
        store.set(statusChangesAtom, (changes) => changes + 1)
        settle(() => {
          if (confirmation === 'LINK_EXPIRED') goTo('expired')
          else setState(confirmation === 'CONFIRMED' ? 'confirmed' : 'already')
        })
      },
      (error) =>
        settle(() => {
          reportError(context.element, 'NEWSLETTER_NOT_CONFIRMED', String(error))
          setState('failed')
        }),
    )
    return () => {
      isOver = true
    }
  }, [state, store, token, isPrivate, goTo])

  return (
    <section aria-labelledby={id} aria-busy={state === 'confirming'} onFocus={onFocus}>
      <h2 ref={heir} id={id} tabIndex={-1} className="newsletter__heading">
        {t('confirm.heading')}
      </h2>
      {state === 'confirming' && (
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
            <Button onClick={() => setState('confirming')}>{say('retry')}</Button>
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
