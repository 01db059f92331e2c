import { useStore } from 'jotai'
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { isHiddenByContent } from '../../page/configuration/content-cookie.ts'
import type { HeaderProps } from '../../page/configuration/tables/shop-header.ts'
import { reportMissingCode } from '../../page/events/missing-code.ts'
import { trackClicks } from '../../page/events/tracking.ts'
import { publishHeaderHeight } from '../../page/header/header-height.ts'
import { connectCart } from '../../state/cart/cart-connection.ts'
import { connectFlyouts } from '../../state/flyout/flyout.ts'
import { connectPlatform } from '../../state/platform.ts'
import { connectVisitor } from '../../state/visitor/visitor.ts'
import { useElement } from '../shell/ElementContext.ts'

/** Connects cart, visitor, platform and click tracking to the page once the header is hydrated. */
export function useHeaderConnections(): void {
  const store = useStore()
  const { host, isHydrated } = useElement()
  useEffect(() => {
    if (!isHydrated || !host) return
    const disconnects = [connectCart(store), connectVisitor(store), connectPlatform(store), trackClicks(host)]
    return () => {
      for (const disconnect of disconnects) disconnect()
    }
  }, [store, host, isHydrated])
}

type Bar = RefObject<HTMLElement | null>

/** Opens and closes flyouts for the page; a reduced header has no icons and so no flyouts (FLYOUT-8). */
export function useFlyoutEvents(bar: Bar, { reduced }: HeaderProps): void {
  const store = useStore()
  const { host, isHydrated } = useElement()
  useEffect(() => {
    if (!isHydrated || !host || reduced) return
    return connectFlyouts(store, host, () => (bar.current?.offsetHeight ?? 0) > 0)
  }, [store, host, bar, isHydrated, reduced])
}

/** Publishes the bar's height to the page (HEADER-24, HEADER-25). */
export function usePublishedHeight(bar: Bar, { sticky }: HeaderProps): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `sticky` needs publishing although the size stays.
  useEffect(() => {
    if (bar.current) return publishHeaderHeight(bar.current)
  }, [bar, sticky])
}

/** Fetches the code on the first scroll; without it the header just stays (HEADER-14). */
export function useScrollAway(bar: Bar, { sticky }: HeaderProps): void {
  const { host, tag } = useElement()
  useEffect(() => {
    const element = bar.current
    if (!host || !element || !sticky) return
    const controller = new AbortController()
    const { signal } = controller
    const initialY = window.scrollY
    const fetchCode = () =>
      import('../../page/header/scroll-away.ts').then(
        ({ scrollAway }) => scrollAway({ host, bar: element }, initialY, signal),
        (error) => reportMissingCode(tag, error),
      )
    window.addEventListener('scroll', fetchCode, { once: true, passive: true, signal })
    return () => controller.abort()
  }, [host, bar, tag, sticky])
}

/** Loads the consent manager when the attribute `consent` is set (HEADER-37). */
export function useConsentScript({ consent, consentDomainId: domainId, site, stage }: HeaderProps): void {
  const { tag, isHydrated } = useElement()
  useEffect(() => {
    if (!isHydrated || !consent) return
    import('../../page/header/consent-script.ts').then(
      ({ loadConsentScript }) => loadConsentScript({ element: tag, site, stage, domainId }),
      (error) => reportMissingCode(tag, error),
    )
  }, [tag, isHydrated, consent, domainId, site, stage])
}

/** Whether the content cookie hides the header (HEADER-28); known before the first paint after hydration. */
export function useIsHiddenByCookie(): boolean {
  const [isHidden, setHidden] = useState(false)
  useLayoutEffect(() => setHidden(isHiddenByContent('no_header')), [])
  return isHidden
}
