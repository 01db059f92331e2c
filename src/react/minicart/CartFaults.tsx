import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { changeErrorText } from '../../i18n/change-errors.ts'
import { changeFaultAtom } from '../../state/cart/cart.ts'
import { loadCartAtom } from '../../state/cart/cart-load.ts'
import { useText } from '../shell/useText.ts'
import { Button } from '../ui/action/Button.tsx'
import { Notification } from '../ui/message/Notification.tsx'
import { useRenewal } from './useRenewal.ts'

/** The cart can't be read: a banner, the same for every code (specification 1 §8), and another try. */
export function ReadFault() {
  const t = useText('minicart')
  const loadCart = useSetAtom(loadCartAtom)
  const [isLoading, setIsLoading] = useState(false)
  const retry = async () => {
    setIsLoading(true)
    await loadCart({ forceReload: true })
    setIsLoading(false)
  }
  return (
    <>
      <Notification state="error" variant="banner">
        {t('readError')}
      </Notification>
      <Button variant="secondary" isLoading={isLoading} loadingLabel={t('loading')} onClick={() => void retry()}>
        {t('retry')}
      </Button>
    </>
  )
}

/** The last change has failed; said for a while (specification 1 §4, §8). */
export function ChangeFault() {
  const t = useText('minicart')
  const fault = useAtomValue(changeFaultAtom)
  const renewal = useRenewal(fault)
  return (
    fault && (
      <Notification key={renewal} state="error">
        {changeErrorText(t, fault.error, fault.limit)}
      </Notification>
    )
  )
}
