import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { observePageRoot, pageType } from '../../page/configuration/page-root.ts'
import type { FlyoutName } from '../../page/events/events.ts'
import { FLYOUT_HOVER_MS } from '../../shop/limits.ts'
import { isSmall } from '../../shop/platform/platform.ts'
import type { SentenceForms } from '../../shop/text/sentence.ts'
import { closeFlyoutAtom, flyoutAtom, flyoutHeaderAtom, openFlyoutAtom } from '../../state/header/flyout.ts'
import { platformAtom } from '../../state/platform/platform.ts'
import { useElement } from '../shell/ElementContext.ts'
import { useLazyFeature } from '../shell/useLazyFeature.ts'
import { useFlyoutTrigger } from '../ui/overlay/useFlyoutTrigger.ts'
import { HeaderIcon } from './HeaderIcon.tsx'
import type { HeaderComponentProps } from './HeaderProps.ts'
import { HEADER_FLYOUTS } from './headerFlyouts.ts'

interface FlyoutIconProps {
  flyout: FlyoutName
  label: string
  details?: string | undefined
  count?: number
  /** The sentence of `label` or `details`, for the live layer. */
  sentence?: SentenceForms
  header: HeaderComponentProps
}

/** An icon that is a link and the trigger of a flyout (FLYOUT-7, FLYOUT-9); a link only when its code is missing (FLYOUT-10). */
export function FlyoutIcon({ flyout, header, ...look }: FlyoutIconProps) {
  const { host, isHydrated } = useElement()
  const openFlyout = useSetAtom(openFlyoutAtom)
  const closeFlyout = useSetAtom(closeFlyoutAtom)
  const isOnSmall = isSmall(useAtomValue(platformAtom))
  const isBasketPage = useSyncExternalStore(observePageRoot, pageType, () => '') === 'basket'
  const isInThisHeader = useAtomValue(flyoutHeaderAtom) === host
  const isOpen = useAtomValue(flyoutAtom) === flyout && isInThisHeader && (flyout !== 'search' || isOnSmall)
  const link = useRef<HTMLAnchorElement>(null)
  const { icon, part, href, touch, load } = HEADER_FLYOUTS[flyout]
  const { code, hasFailed, fetchCode } = useLazyFeature(['header-flyouts'], async () => {
    const [{ FlyoutFrame }, { default: Panel }] = await Promise.all([import('./FlyoutFrame.tsx'), load(header)])
    return { FlyoutFrame, Panel }
  })

  // The page can open a flyout by event, without any pointer or focus; another language needs its texts.
  const localeToFetch = isOpen && header.locale
  const onOpened = useEffectEvent(fetchCode)
  useEffect(() => {
    if (!localeToFetch) return
    onOpened()
    if (hasFailed) closeFlyout()
  }, [localeToFetch, hasFailed, closeFlyout])

  const isEnabled = !hasFailed && (flyout !== 'cart' || !isBasketPage)
  const open = () => openFlyout(flyout, host)
  const trigger = useFlyoutTrigger({
    // A click on the search icon opens the field; its link is an empty search page (FLYOUT-4).
    rules: { hoverMs: FLYOUT_HOVER_MS, touch, isButton: flyout === 'search' },
    isOpen,
    isEnabled,
    onIntent: fetchCode,
    onOpen: open,
    // Nothing is shown yet while the code is loading (FLYOUT-11).
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
        {...(isHydrated && isEnabled && { 'aria-expanded': isOpen, 'aria-haspopup': 'dialog' })}
        aria-controls={isOpen ? part : undefined}
        aria-busy={(isOpen && !code) || undefined}
        onKeyDown={(event) => {
          if (event.key !== ' ' || !isEnabled) return
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
