import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { loadCartAtom } from '../../state/cart/cart-effects.ts'
import { REFETCH } from '../../state/cart/cart-machine.ts'
import { useText } from '../shell/useText.ts'
import { Button } from '../ui/action/Button.tsx'
import { Notification } from '../ui/message/Notification.tsx'

/** The banner of a cart that could not be read, with a button to try again (MINICART-8, MINICART-9). */
export function ReadError() {
  const t = useText('minicart')
  const loadCart = useSetAtom(loadCartAtom)
  const [isLoading, setIsLoading] = useState(false)
  const retry = async () => {
    setIsLoading(true)
    await loadCart(REFETCH.forced)
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
