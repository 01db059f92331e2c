import { useId } from 'react'
import { useText } from '../shell/useText.ts'
import { Button } from '../ui/action/Button.tsx'
import { Notification } from '../ui/message/Notification.tsx'
import { Skeleton } from '../ui/message/Skeleton.tsx'
import { PreferencesForm } from './PreferencesForm.tsx'
import type { StepProps } from './StepProps.ts'
import { Unsubscribe } from './Unsubscribe.tsx'
import { useFocusFallback } from './useFocusFallback.ts'
import { useSubscriber } from './useSubscriber.ts'

/** A subscriber's preferences and the end of the subscription (NEWS-40, NEWS-41). */
export function Manage(props: StepProps) {
  const t = useText('newsletter-form')
  const tNewsletter = useText('newsletter')
  const id = useId()
  const { state, saving, save, clearSaving, retry } = useSubscriber(props)
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
            onSave={(update) => void save(update)}
          />
          <Unsubscribe
            isBusy={saving === 'saving'}
            onConfirm={() => {
              const { salutation, firstName, lastName } = state.subscriber
              void save({ salutation, firstName, lastName, consents: [], interests: [], status: 'UNSUBSCRIBED' })
            }}
          />
        </>
      )}
    </section>
  )
}
