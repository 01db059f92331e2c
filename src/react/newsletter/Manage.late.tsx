import { useId, useState } from 'react'
import rules from '../../elements/sheets/subscriber.css'
import { hasAny } from '../../shop/newsletter/newsletter.ts'
import { useSheet } from '../shell/ElementContext.ts'
import { useText } from '../shell/useText.ts'
import { Button } from '../ui/action/Button.tsx'
import { Notification } from '../ui/message/Notification.tsx'
import { Skeleton } from '../ui/message/Skeleton.tsx'
import { PreferencesForm } from './PreferencesForm.tsx'
import { type Asking, Unsubscribe } from './Unsubscribe.tsx'
import { useFocusFallback } from './useFocusFallback.ts'
import { type StepProps, useSubscriber } from './useSubscriber.ts'

/** A subscriber's preferences and the end of the subscription (NEWS-40, NEWS-41, NEWS-47). */
export function Manage(props: StepProps) {
  const t = useText('newsletter-form')
  const tNewsletter = useText('newsletter')
  const id = useId()
  useSheet(rules)
  const { state, saving, save, unsubscribe, clearSaving, retry } = useSubscriber(props)
  const [asking, setAsking] = useState<Asking>('no')
  const { target, onFocus } = useFocusFallback<HTMLHeadingElement>(state.kind)
  return (
    <section aria-labelledby={id} aria-busy={state.kind === 'loading'} onFocus={onFocus}>
      <h2 ref={target} id={id} tabIndex={-1} className="newsletter__heading">
        {t('manage.heading')}
      </h2>
      {state.kind === 'loading' && (
        <>
          <p className="visually-hidden" role="status">
            {t('manage.loading')}
          </p>
          <Skeleton shape="lines" lines={6} />
        </>
      )}
      {state.kind === 'failed' && (
        <>
          <Notification state="error">{t('manage.notLoaded')}</Notification>
          <div className="newsletter__actions">
            <Button onClick={retry}>{tNewsletter('retry')}</Button>
          </div>
        </>
      )}
      {state.kind === 'unsubscribed' && (
        <>
          <Notification state="success">{t('unsubscribe.done')}</Notification>
          <div className="newsletter__actions">
            <Button variant="secondary" onClick={() => props.goTo('sign-up')}>
              {t('unsubscribe.again')}
            </Button>
          </div>
        </>
      )}
      {state.kind === 'found' && (
        <>
          <PreferencesForm
            site={props.site}
            product={props.product}
            subscriber={state.subscriber}
            saving={saving}
            onChange={clearSaving}
            onSave={(update) => {
              // By the contract that would end the subscription: it is asked first (NEWS-47).
              if (hasAny(update)) void save(update)
              else setAsking('nothing-chosen')
            }}
          />
          <Unsubscribe
            asking={asking}
            isBusy={saving === 'saving'}
            isUnproven={saving === 'unproven'}
            onAsk={() => setAsking('asked')}
            onTakeBack={() => {
              setAsking('no')
              clearSaving()
            }}
            onConfirm={() => {
              const { salutation, firstName, lastName } = state.subscriber
              void unsubscribe({ salutation, firstName, lastName, consents: [], interests: [] })
            }}
          />
        </>
      )}
    </section>
  )
}
