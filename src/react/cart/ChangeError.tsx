import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { onceNear } from '../../page/browser/once-near.ts'
import { whenSeen } from '../../page/browser/when-seen.ts'
import { seeFailureAtom } from '../../state/cart/cart-changes.late.ts'
import { changeFailureAtom } from '../../state/cart/cart-outcomes.ts'
import { changeErrorText } from '../../state/cart/change-errors.late.ts'
import { useText } from '../shell/useText.ts'
import { Notification } from '../ui/message/Notification.tsx'
import { useChangeCount } from './useChangeCount.ts'

/** The error of the last change, until its time is over (CART-17, MINICART-11, MINICART-13, MINICART-49). */
export function ChangeError() {
  const t = useText('minicart')
  const failure = useAtomValue(changeFailureAtom)
  const seeFailure = useSetAtom(seeFailureAtom)
  const changeCount = useChangeCount(failure)
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const see = () => void whenSeen().then(() => failure && seeFailure(failure))
    if (failure && notice.current) return onceNear(notice.current, see, '0px')
  }, [failure, seeFailure])
  return (
    failure && (
      <div key={changeCount} ref={notice} className="minicart__failure">
        <Notification state="error" variant="banner">
          {changeErrorText(t, failure.error, failure.limit)}
        </Notification>
      </div>
    )
  )
}
