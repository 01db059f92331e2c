import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { pageType } from '../../page/configuration/page-root.ts'
import type { FlyoutName } from '../../page/events/events.ts'
import { FLYOUT_HOVER_MS } from '../../shop/limits.ts'
import { isSmall } from '../../shop/platform/platform.ts'
import { closeFlyoutAtom, flyoutAtom, flyoutHeaderAtom, openFlyoutAtom } from '../../state/flyout/flyout.ts'
import { platformAtom } from '../../state/platform.ts'
import { useElement } from '../shell/ElementContext.ts'
import { useLazyFeature } from '../shell/useLazyFeature.ts'
import { useFlyoutTrigger } from '../ui/overlay/useFlyoutTrigger.ts'
import { HEADER_FLYOUTS } from './flyouts.ts'
import { HeaderIcon } from './HeaderIcon.tsx'
import type { HeaderParts } from './HeaderProps.ts'

interface FlyoutIconProps {
  flyout: FlyoutName
  label: string
  details?: string | undefined
  count?: number
  header: HeaderParts
}

/**
 * An icon that is a link, and the trigger of a flyout: a resting mouse opens it and a click follows the link; a finger
 * opens it and a second tap goes there; Enter and Space open (specification 1 §2). Without the flyout's code it is a link
 * again.
 */
export function FlyoutIcon({ flyout, header, ...look }: FlyoutIconProps) {
  const { host, isHydrated } = useElement()
  const openFlyout = useSetAtom(openFlyoutAtom)
  const closeFlyout = useSetAtom(closeFlyoutAtom)
  const isOnSmall = isSmall(useAtomValue(platformAtom))
  const isOfHere = useAtomValue(flyoutHeaderAtom) === host
  const isOpen = useAtomValue(flyoutAtom) === flyout && isOfHere && (flyout !== 'search' || isOnSmall)
  const link = useRef<HTMLAnchorElement>(null)
  const { icon, part, href, touch, load } = HEADER_FLYOUTS[flyout]
  const { code, hasFailed, fetchCode } = useLazyFeature(['header-flyouts'], async () => {
    const [{ FlyoutFrame }, { default: Panel }] = await Promise.all([import('./FlyoutFrame.tsx'), load(header)])
    return { FlyoutFrame, Panel }
  })

  // Whoever opened it, the page by its event included.
  useEffect(() => {
    if (isOpen) fetchCode()
    if (isOpen && hasFailed) closeFlyout()
  })

  const isEnabled = () => !hasFailed && (flyout !== 'cart' || pageType() !== 'basket')
  const open = () => openFlyout(flyout, host)
  const trigger = useFlyoutTrigger({
    // Who clicks on a magnifier wants to type.
    rules: { hoverMs: FLYOUT_HOVER_MS, touch, isButton: flyout === 'search' },
    isOpen,
    isEnabled,
    onIntent: fetchCode,
    onOpen: open,
    // Its code has not come yet: who has left does not wait for it.
    onLeave: () => code || closeFlyout(),
  })

  return (
    <>
      <HeaderIcon
        {...look}
        {...trigger}
        ref={link}
        icon={icon}
        href={flyout === 'search' ? `${href}?site=${header.site}` : href}
        part={part}
        data-track={`icon|${flyout}`}
        {...(isHydrated && isEnabled() && { 'aria-expanded': isOpen, 'aria-haspopup': 'dialog' })}
        aria-controls={isOpen ? part : undefined}
        onKeyDown={(event) => {
          if (event.key !== ' ' || !isEnabled()) return
          event.preventDefault()
          open()
        }}
      />
      {isOpen && code && (
        <code.FlyoutFrame flyout={flyout} icon={link}>
          <code.Panel {...header} />
        </code.FlyoutFrame>
      )}
    </>
  )
}
