import { useStore } from 'jotai'
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { isHiddenByContent } from '../../page/configuration/content-cookie.ts'
import { publishHeaderHeight } from '../../page/configuration/page-root.ts'
import { reportMissingCode } from '../../page/events/missing-code.ts'
import { trackClicks } from '../../page/events/tracking.ts'
import { connectCart } from '../../state/cart/cart-connection.ts'
import { connectFlyouts } from '../../state/flyout/flyout.ts'
import { connectPlatform } from '../../state/platform.ts'
import { connectVisitor } from '../../state/visitor/visitor.ts'
import { useElement } from '../shell/ElementContext.ts'
import type { HeaderProps } from './HeaderProps.ts'

/** What the header knows of cart, visitor and platform, and what the page is told of it. */
export function useHeaderConnections(): void {
  const store = useStore()
  const { host, isHydrated } = useElement()
  useEffect(() => {
    if (!isHydrated || !host) return
    const ends = [connectCart(store), connectVisitor(store), connectPlatform(store), trackClicks(host)]
    return () => {
      for (const end of ends) end()
    }
  }, [store, host, isHydrated])
}

type Bar = RefObject<HTMLElement | null>

/** Only a header that shows icons can open their flyouts, and of several the first one that is seen. */
export function useFlyouts(bar: Bar, { reduced }: HeaderProps): void {
  const store = useStore()
  const { host, isHydrated } = useElement()
  useEffect(() => {
    if (!isHydrated || !host || reduced) return
    return connectFlyouts(store, host, () => (bar.current?.offsetHeight ?? 0) > 0)
  }, [store, host, bar, isHydrated, reduced])
}

export function useHeight(bar: Bar, { sticky }: HeaderProps): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: stickiness changes without a change of size.
  useEffect(() => {
    if (bar.current) return publishHeaderHeight(bar.current)
  }, [bar, sticky])
}

/** The code for it comes with the first scrolling; without it the header just stays. */
export function useScrollAway(bar: Bar, { sticky }: HeaderProps): void {
  const { host, tag } = useElement()
  useEffect(() => {
    const element = bar.current
    if (!host || !element || !sticky) return
    const end = new AbortController()
    const { signal } = end
    const from = window.scrollY
    const fetchCode = () =>
      import('../../page/header/scroll-away.ts').then(
        ({ scrollAway }) => scrollAway({ host, bar: element }, from, signal),
        (error) => reportMissingCode(tag, error),
      )
    window.addEventListener('scroll', fetchCode, { once: true, passive: true, signal })
    return () => end.abort()
  }, [host, bar, tag, sticky])
}

/** Loads the consent manager, where the tag asks for it. */
export function useConsent({ consent, consentDomainId: domainId, site, stage }: HeaderProps): void {
  const { tag, isHydrated } = useElement()
  useEffect(() => {
    if (!isHydrated || !consent) return
    import('../../page/header/consent-script.ts').then(
      ({ loadConsentScript }) => loadConsentScript({ element: tag, site, stage, domainId }),
      (error) => reportMissingCode(tag, error),
    )
  }, [tag, isHydrated, consent, domainId, site, stage])
}

/** Whether the content cookie hides the header; known before the first paint after hydration. */
export function useIsHidden(): boolean {
  const [isHidden, setHidden] = useState(false)
  useLayoutEffect(() => setHidden(isHiddenByContent('no_header')), [])
  return isHidden
}
