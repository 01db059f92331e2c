import { useEffect, useId, useRef } from 'react'
import { useText } from '../shell/useText.ts'
import { Button } from '../ui/action/Button.tsx'
import { Notification } from '../ui/message/Notification.tsx'

/** Why the question shows: it was asked for, or preferences were saved with nothing chosen. */
export type Asking = 'no' | 'asked' | 'nothing-chosen'

interface UnsubscribeProps {
  asking: Asking
  isBusy: boolean
  /** It was sent, but no reading proves that the subscription has ended (NEWS-41). */
  isUnproven: boolean
  onAsk(): void
  onTakeBack(): void
  onConfirm(): void
}

/** Two clicks: the first asks, the second unsubscribes (NEWS-41, NEWS-47). */
export function Unsubscribe({ asking, isBusy, isUnproven, onAsk, onTakeBack, onConfirm }: UnsubscribeProps) {
  const t = useText('newsletter-form')
  const id = useId()
  const box = useRef<HTMLElement>(null)
  const before = useRef(asking)
  // The clicked button has been removed.
  useEffect(() => {
    if (before.current !== asking) box.current?.querySelector<HTMLElement>('[tabindex], button')?.focus()
    before.current = asking
  }, [asking])
  return (
    <section ref={box} className="unsubscribe" aria-labelledby={id}>
      <h3 id={id} className="manage__legend">
        {t('unsubscribe.heading')}
      </h3>
      {asking === 'no' ? (
        <>
          <p>{t('unsubscribe.text')}</p>
          <div className="newsletter__actions">
            <Button variant="secondary" onClick={onAsk}>
              {t('unsubscribe.ask')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className="unsubscribe__question" tabIndex={-1}>
            {asking === 'nothing-chosen' && <>{t('unsubscribe.nothingChosen')} </>}
            {t('unsubscribe.sure')}
          </p>
          {isUnproven && <Notification state="error">{t('unsubscribe.unproven')}</Notification>}
          <div className="newsletter__actions">
            <Button isLoading={isBusy} loadingLabel={t('manage.saving')} onClick={onConfirm}>
              {t('unsubscribe.yes')}
            </Button>
            <Button variant="secondary" onClick={onTakeBack}>
              {t('unsubscribe.no')}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
