import { useAtomValue } from 'jotai'
import { changeErrorText } from '../../i18n/change-errors.ts'
import { changeFailureAtom } from '../../state/cart/cart-change-atoms.ts'
import { useText } from '../shell/useText.ts'
import { Notification } from '../ui/message/Notification.tsx'
import { useChangeCount } from './useChangeCount.ts'

/** The error of the last change, until it expires (MINICART-11, MINICART-13). */
export function ChangeError() {
  const t = useText('minicart')
  const failure = useAtomValue(changeFailureAtom)
  const changeCount = useChangeCount(failure)
  return (
    failure && (
      <Notification key={changeCount} state="error">
        {changeErrorText(t, failure.error, failure.limit)}
      </Notification>
    )
  )
}
