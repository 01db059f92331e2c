import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { afterTimeInSight } from '../../page/browser/time-in-sight.ts'
import { CHANGE_ERROR_MS } from '../../shop/limits.ts'
import { changeFailureAtom } from '../../state/cart/cart.ts'
import { expireFailureAtom } from '../../state/cart/cart-changes.late.ts'
import { changeErrorText } from '../../state/cart/change-errors.late.ts'
import { useText } from '../shell/useText.ts'
import { Notification } from '../ui/message/Notification.tsx'
import { useChangeCount } from './useChangeCount.ts'

/** The error of the last change, until it has been in sight for its time (MINICART-11, MINICART-13, MINICART-49). */
export function ChangeError() {
  const t = useText('minicart')
  const failure = useAtomValue(changeFailureAtom)
  const expireFailure = useSetAtom(expireFailureAtom)
  const changeCount = useChangeCount(failure)
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure && notice.current)
      return afterTimeInSight(notice.current, CHANGE_ERROR_MS, () => expireFailure(failure))
  }, [failure, expireFailure])
  return (
    failure && (
      <div key={changeCount} ref={notice} className="minicart__failure">
        <Notification state="error">{changeErrorText(t, failure.error, failure.limit)}</Notification>
      </div>
    )
  )
}
