import { useState } from 'react'
import type { SignUpOutcome } from '../../api/newsletter/newsletter-service.ts'
import { useText } from '../shell/useText.ts'
import { Button } from '../ui/action/Button.tsx'
import { Notification } from '../ui/message/Notification.tsx'

interface SentProps {
  /** Sends the same sign-up once more. */
  sendAgain(): Promise<SignUpOutcome>
  /** Leads back to the form, with what was entered. */
  onChange(): void
}

export const SentHeading = () => useText('newsletter-form')('sent.heading')

/** The step after a sign-up: the mail that confirms it, and ways out where it does not come (NEWS-62). */
export function Sent({ sendAgain, onChange }: SentProps) {
  const t = useText('newsletter-form')
  const tNewsletter = useText('newsletter')
  const [outcome, setOutcome] = useState<SignUpOutcome | 'SENDING'>()
  const send = async () => {
    setOutcome('SENDING')
    setOutcome(await sendAgain())
  }
  const isSent = outcome === 'SUCCESS'
  return (
    <div className="sign-up__sent">
      <p>{t('sent.next')}</p>
      <div className="newsletter__actions">
        <Button
          variant="secondary"
          isLoading={outcome === 'SENDING'}
          loadingLabel={tNewsletter('submitting')}
          onClick={() => void send()}
        >
          {t('sent.again')}
        </Button>
        <button type="button" className="newsletter__link sign-up__change" onClick={onChange}>
          {t('sent.change')}
        </button>
      </div>
      {outcome && outcome !== 'SENDING' && (
        <Notification state={isSent ? 'info' : 'error'}>
          {isSent ? t('sent.sentAgain') : tNewsletter('errorGeneric')}
        </Notification>
      )}
    </div>
  )
}
