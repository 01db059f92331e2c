import { useSetAtom } from 'jotai'
import type { ReactNode, RefObject } from 'react'
import type { FlyoutName } from '../../page/events/events.ts'
import { closeFlyoutAtom } from '../../state/flyout/flyout.ts'
import { useText } from '../shell/useText.ts'
import { Flyout, type FlyoutCloseReason } from '../ui/overlay/Flyout.tsx'
import { HEADER_FLYOUTS } from './flyouts.ts'

interface FlyoutFrameProps {
  flyout: FlyoutName
  /** Gets the focus back. */
  icon: RefObject<HTMLAnchorElement | null>
  children: ReactNode
}

/** What all of the header's flyouts have in common: place, name, the ways out, and where the focus goes then. */
export function FlyoutFrame({ flyout, icon, children }: FlyoutFrameProps) {
  const t = useText('header-flyouts')
  const closeFlyout = useSetAtom(closeFlyoutAtom)
  // By its icon's name: there is one of each.
  const id = HEADER_FLYOUTS[flyout].part
  const bar = icon.current?.closest('.header') ?? undefined
  const close = (reason: FlyoutCloseReason) => {
    closeFlyout()
    // Not every browser gives the focus to a button that is clicked.
    if (reason === 'button') icon.current?.focus()
  }
  return (
    <Flyout id={id} label={t(`label.${flyout}`)} closeLabel={t('close')} anchor={bar} opener={icon} onClose={close}>
      {children}
    </Flyout>
  )
}
