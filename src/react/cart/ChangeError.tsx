import { useAtomValue, useStore } from 'jotai'
import { useEffect, useRef } from 'react'
import { onceNear } from '../../page/browser/once-near.ts'
import { whenSeen } from '../../page/browser/when-seen.ts'
import { changeErrorText } from '../../shop/cart/cart-change-errors.ts'
import { loadChanges } from '../../state/cart/cart-connection.ts'
import { changeFailureAtom } from '../../state/cart/cart-outcomes.ts'
import { useText } from '../shell/useText.ts'
import { Notification } from '../ui/message/Notification.tsx'
import { useChangeCount } from './useChangeCount.ts'

/** The error of the last change, until its time is over (CART-17, MINICART-11, MINICART-13, MINICART-49). */
export function ChangeError() {
  const t = useText('minicart')
  const failure = useAtomValue(changeFailureAtom)
  const store = useStore()
  const changeCount = useChangeCount(failure)
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const see = async () => {
      await whenSeen()
      const { seeFailureAtom } = await loadChanges()
      if (failure) store.set(seeFailureAtom, failure)
    }
    if (failure && notice.current) return onceNear(notice.current, () => void see(), '0px')
  }, [failure, store])
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
