import { useId } from 'react'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../ui/action/Button.tsx'
import { Notification } from '../ui/message/Notification.tsx'
import { Skeleton } from '../ui/message/Skeleton.tsx'
import { PreferencesForm } from './PreferencesForm.tsx'
import type { StepProps } from './Subscription.tsx'
import { Unsubscribe } from './Unsubscribe.tsx'
import { useSubscriber } from './useSubscriber.ts'

/** What a subscriber wants to read about, who they are, and how to stop it (public contract §3). */
export function Manage(props: StepProps) {
  const t = useText('newsletter-form')
  const id = useId()
  const { reading, saving, save, forgetSaving, retry } = useSubscriber(props)
  return (
    <section aria-labelledby={id} aria-busy={reading.kind === 'loading'}>
      <h2 id={id} className="newsletter__heading">
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
            <Button onClick={retry}>{t('retry')}</Button>
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
