import { useSetAtom } from 'jotai'
import type { ReactNode, RefObject } from 'react'
import type { FlyoutName } from '../../page/events/events.ts'
import { closeFlyoutAtom } from '../../state/header/flyout.ts'
import { useText } from '../shell/useText.ts'
import { Flyout, type FlyoutCloseReason } from '../ui/overlay/Flyout.tsx'
import { HEADER_FLYOUTS } from './headerFlyouts.ts'

interface HeaderFlyoutProps {
  flyout: FlyoutName
  /** The icon that opens the flyout; focus returns to it (FLYOUT-16). */
  icon: RefObject<HTMLAnchorElement | null>
  /** Whether its frame was open until now. */
  isInFrame: RefObject<boolean>
  children: ReactNode
}

/** The frame all icon flyouts share: a labelled panel below the bar, and how it closes (FLYOUT-13). */
export function HeaderFlyout({ flyout, icon, isInFrame, children }: HeaderFlyoutProps) {
  const t = useText('header-flyouts')
  const closeFlyout = useSetAtom(closeFlyoutAtom)
  // Unique within the header's shadow root: each flyout has one icon.
  const id = HEADER_FLYOUTS[flyout].part
  const bar = icon.current?.closest('.header') ?? undefined
  const close = (reason: FlyoutCloseReason) => {
    closeFlyout()
    // Safari does not focus a clicked button, so the focus may not be inside the flyout.
    if (reason === 'button') icon.current?.focus()
  }
  /** It is in its place at once, and the frame goes in the same paint. */
  const takeOver = (layer: HTMLElement) => {
    layer.classList.toggle('flyout--at-once', isInFrame.current)
    bar?.querySelector<HTMLElement>('[data-frame]')?.hidePopover()
  }
  return (
    <Flyout
      id={id}
      label={t(`label.${flyout}`)}
      closeLabel={t('close')}
      anchor={bar}
      opener={icon}
      onClose={close}
      onShown={takeOver}
    >
      {children}
    </Flyout>
  )
}
