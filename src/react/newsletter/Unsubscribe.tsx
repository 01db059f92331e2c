import { useEffect, useId, useRef, useState } from 'react'
import { useText } from '../shell/useText.ts'
import { Button } from '../ui/action/Button.tsx'

interface UnsubscribeProps {
  isBusy: boolean
  onConfirm(): void
}

/** Two clicks: the first asks, the second unsubscribes (NEWS-41). */
export function Unsubscribe({ isBusy, onConfirm }: UnsubscribeProps) {
  const t = useText('newsletter-form')
  const id = useId()
  const box = useRef<HTMLElement>(null)
  const [isAsking, setAsking] = useState<boolean>()
  // The clicked button has been removed.
  useEffect(() => {
    if (isAsking !== undefined) box.current?.querySelector<HTMLElement>('[tabindex], button')?.focus()
  }, [isAsking])
  return (
    <section ref={box} className="unsubscribe" aria-labelledby={id}>
      <h3 id={id} className="manage__legend">
        {t('unsubscribe.heading')}
      </h3>
      {isAsking ? (
        <>
          <p className="unsubscribe__question" tabIndex={-1}>
            {t('unsubscribe.sure')}
          </p>
          <div className="newsletter__actions">
            <Button isLoading={isBusy} loadingLabel={t('manage.saving')} onClick={onConfirm}>
              {t('unsubscribe.yes')}
            </Button>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('unsubscribe.no')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>{t('unsubscribe.text')}</p>
          <div className="newsletter__actions">
            <Button variant="secondary" onClick={() => setAsking(true)}>
              {t('unsubscribe.ask')}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
