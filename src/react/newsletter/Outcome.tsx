import { useEffect, useRef } from 'react'
import { useText } from '../shell/useText.ts'
import { Notification } from '../ui/message/Notification.tsx'
import type { SignUpResult } from './useSignUp.ts'

interface OutcomeProps {
  result: SignUpResult
  /** The visitor came by a confirmation link that is no longer valid (NEWS-26). */
  isLinkExpired: boolean
  scrollsToSuccess: boolean
}

/** The message above the form; a new result scrolls into view (NEWS-25). */
export function Outcome({ result, isLinkExpired, scrollsToSuccess }: OutcomeProps) {
  const t = useText('newsletter')
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const isSuccess = result.kind === 'success'
    if (!isSuccess && result.kind !== 'error') return
    // The field or button that had the focus is removed or disabled. A focus elsewhere on the page stays there.
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true })
    if (!isSuccess || scrollsToSuccess) box.current?.scrollIntoView({ block: 'nearest' })
  }, [result, scrollsToSuccess])

  return (
    <div ref={box} className="sign-up__outcome" tabIndex={-1}>
      {result.kind === 'success' && (
        <Notification state="success">{t('success', { email: result.email })}</Notification>
      )}
      {result.kind === 'error' && <Notification state="error">{t('errorGeneric')}</Notification>}
      {result.kind === 'none' && isLinkExpired && (
        <Notification state="warning">
          {t('linkExpired')} {t('signUpAgain')}
        </Notification>
      )}
    </div>
  )
}
