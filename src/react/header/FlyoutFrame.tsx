import { useSetAtom } from 'jotai'
import type { ReactNode, RefObject } from 'react'
import { useText } from '../../i18n/useText.ts'
import type { FlyoutName } from '../../page/events.ts'
import { closeFlyoutAtom } from '../../state/flyout.ts'
import { useElement } from '../shell/ElementContext.ts'
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
  const { host } = useElement()
  const closeFlyout = useSetAtom(closeFlyoutAtom)
  // By its icon's name: there is one of each.
  const id = HEADER_FLYOUTS[flyout].part
  const bar = icon.current?.closest('.header') ?? undefined
  const close = (reason: FlyoutCloseReason) => {
    const hadFocus = reason === 'button' || hasFocusInside(id, icon.current, host)
    closeFlyout()
    if (hadFocus) icon.current?.focus()
  }
  return (
    <Flyout id={id} label={t(`label.${flyout}`)} closeLabel={t('close')} anchor={bar} onClose={close}>
      {children}
    </Flyout>
  )
}

/** Whether the focus is in the open flyout, in a slotted mini cart too: it would be lost with it. */
function hasFocusInside(id: string, icon: HTMLElement | null, host: HTMLElement | undefined): boolean {
  const root = icon?.getRootNode() as ShadowRoot | undefined
  const isInPanel = root?.getElementById(id)?.contains(root.activeElement) ?? false
  return isInPanel || (document.activeElement !== host && (host?.contains(document.activeElement) ?? false))
}
