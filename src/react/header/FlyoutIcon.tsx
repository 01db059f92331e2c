import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import type { FlyoutName } from '../../page/events/events.ts'
import { FLYOUT_HOVER_MS } from '../../shop/limits.ts'
import { closeFlyoutAtom, flyoutAtom, openFlyoutAtom } from '../../state/header/flyout.ts'
import { reportFlyoutCodeAtom } from '../../state/header/missing-flyouts.ts'
import { controlAttribute } from '../../view/controls.ts'
import { useElement } from '../shell/ElementContext.ts'
import { useLazyFeature } from '../shell/useLazyFeature.ts'
import { useView } from '../shell/useView.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useFlyoutTrigger } from '../ui/overlay/useFlyoutTrigger.ts'
import type { HeaderComponentProps } from './HeaderProps.ts'
import { HEADER_FLYOUTS } from './headerFlyouts.ts'

interface FlyoutIconProps {
  flyout: FlyoutName
  header: HeaderComponentProps
  /** On the picture. */
  badge?: ReactNode
  /** Its label. */
  children: ReactNode
}

/** An icon with a label that is a link and the trigger of a flyout (HEADER-2, FLYOUT-7, FLYOUT-9); a link only when its code is missing (FLYOUT-10). */
export function FlyoutIcon({ flyout, header, badge, children }: FlyoutIconProps) {
  const { host } = useElement()
  const openFlyout = useSetAtom(openFlyoutAtom)
  const closeFlyout = useSetAtom(closeFlyoutAtom)
  const reportCode = useSetAtom(reportFlyoutCodeAtom)
  const shown = useView('flyout-icon', flyout)
  const isEnabled = shown['aria-expanded'] !== undefined
  const isOpen = shown['aria-expanded'] === 'true'
  const link = useRef<HTMLAnchorElement>(null)
  const { icon, part, href, touch, load } = HEADER_FLYOUTS[flyout]
  const { code, hasFailed, fetchCode } = useLazyFeature(['header-flyouts'], async () => {
    const [{ HeaderFlyout }, { default: Panel }] = await Promise.all([import('./HeaderFlyout.late.tsx'), load(header)])
    return { HeaderFlyout, Panel }
  })

  // The page can open a flyout by event, without any pointer or focus; another language needs its texts.
  // An icon that has become a plain link says nothing about its flyout: when that is asked for again, so is its code.
  const isAsked = useAtomValue(flyoutAtom) === flyout
  const localeToFetch = (isOpen || (hasFailed && isAsked)) && header.locale
  const onOpened = useEffectEvent(fetchCode)
  useEffect(() => {
    if (localeToFetch) onOpened()
  }, [localeToFetch])
  const onFailed = useEffectEvent(() => isOpen && closeFlyout())
  useEffect(() => {
    if (hasFailed) onFailed()
  }, [hasFailed])
  useEffect(() => reportCode(flyout, hasFailed), [reportCode, flyout, hasFailed])

  // Until then its frame was open.
  const wasWaiting = useRef(false)
  useEffect(() => {
    wasWaiting.current = isOpen && !code
  }, [isOpen, code])

  const open = () => openFlyout(flyout, host)
  const trigger = useFlyoutTrigger({
    // A click on the search icon opens the field; its link is an empty search page (FLYOUT-4).
    rules: { hoverMs: FLYOUT_HOVER_MS, touch, isButton: flyout === 'search' },
    isOpen,
    isEnabled,
    // Code that is missing is tried again; on the basket page there is none to fetch.
    onIntent: () => (isEnabled || hasFailed) && fetchCode(),
    onOpen: open,
  })

  return (
    <>
      <a
        className="header-icon"
        {...shown}
        {...controlAttribute(flyout === 'search' ? 'search-icon' : 'flyout-icon', flyout)}
        {...trigger}
        ref={link}
        href={flyout === 'search' ? `${href}?site=${header.site}` : href}
        part={part}
        data-track={`icon|${flyout}`}
        aria-controls={isOpen ? part : undefined}
        aria-busy={(isOpen && !code) || undefined}
        onKeyDown={(event) => {
          if (event.key !== ' ' || !isEnabled) return
          event.preventDefault()
          open()
        }}
      >
        <span className="header-icon__picture" aria-hidden="true">
          <Icon icon={icon} />
          {badge}
        </span>
        {children}
      </a>
      {isOpen && code && (
        <code.HeaderFlyout flyout={flyout} icon={link} isInFrame={wasWaiting}>
          <code.Panel {...header} />
        </code.HeaderFlyout>
      )}
    </>
  )
}
