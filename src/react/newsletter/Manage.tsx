import { useId } from 'react'
import { useText } from '../shell/useText.ts'
import { Button } from '../ui/action/Button.tsx'
import { Notification } from '../ui/message/Notification.tsx'
import { Skeleton } from '../ui/message/Skeleton.tsx'
import { PreferencesForm } from './PreferencesForm.tsx'
import type { StepProps } from './Subscription.tsx'
import { Unsubscribe } from './Unsubscribe.tsx'
import { useFocusHeir } from './useFocusHeir.ts'
import { useSubscriber } from './useSubscriber.ts'

/** What a subscriber wants to read about, who they are, and how to stop it (public contract §3). */
export function Manage(props: StepProps) {
  const t = useText('newsletter-form')
  const say = useText('newsletter')
  const id = useId()
  const { reading, saving, save, forgetSaving, retry } = useSubscriber(props)
  const { heir, onFocus } = useFocusHeir<HTMLHeadingElement>(reading.kind)
  return (
    <section aria-labelledby={id} aria-busy={reading.kind === 'loading'} onFocus={onFocus}>
      <h2 ref={heir} id={id} tabIndex={-1} className="newsletter__heading">
        {t('manage.heading')}
      </h2>
      {reading.kind === 'loading' && (
        <>
          <p className="visually-hidden" role="status">
            {t('manage.loading')}
          </p>
          <Skeleton shape="lines" lines={6} />
        </>
      )}
      {reading.kind === 'failed' && (
        <>
          <Notification state="error">{t('manage.notLoaded')}</Notification>
          <div className="newsletter__actions">
            <Button onClick={retry}>{say('retry')}</Button>
          </div>
        </>
      )}
      {reading.kind === 'unsubscribed' && (
        <>
          <Notification state="success">{t('unsubscribe.done')}</Notification>
          <div className="newsletter__actions">
            <Button variant="secondary" onClick={() => props.goTo('sign-up')}>
              {t('unsubscribe.again')}
            </Button>
          </div>
        </>
      )}
      {reading.kind === 'found' && (
        <>
          <PreferencesForm
            site={props.site}
            product={props.product}
            subscriber={reading.subscriber}
            saving={saving}
            onChange={forgetSaving}
            onSave={(update) => void save(update)}
          />
          <Unsubscribe
            isBusy={saving === 'saving'}
            onConfirm={() => {
              const { salutation, firstName, lastName } = reading.subscriber
              void save({ salutation, firstName, lastName, consents: [], interests: [], status: 'UNSUBSCRIBED' })
            }}
          />
        </>
      )}
    </section>
  )
}
