import { useStore } from 'jotai'
import { useEffect, useLayoutEffect, useState } from 'react'
import { isHiddenByContent } from '../../page/content-cookie.ts'
import { tellMissingCode } from '../../page/missing-code.ts'
import { publishHeaderHeight } from '../../page/page-root.ts'
import { trackClicks } from '../../page/tracking.ts'
import { connectCart } from '../../state/cart-connection.ts'
import { connectFlyouts } from '../../state/flyout.ts'
import { connectPlatform } from '../../state/platform.ts'
import { connectVisitor } from '../../state/visitor.ts'
import { useElement } from '../shell/ElementContext.ts'
import type { HeaderProps } from './HeaderProps.ts'

/** What the header knows of cart, visitor and platform, and what the page is told of it. */
export function useHeaderConnections({ reduced, sticky }: HeaderProps): void {
  const store = useStore()
  const { host, isHydrated } = useElement()
  useEffect(() => {
    if (!isHydrated || !host) return
    const ends = [connectCart(store), connectVisitor(store), connectPlatform(store), trackClicks(host)]
    return () => {
      for (const end of ends) end()
    }
  }, [store, host, isHydrated])
  // Only a header that shows icons can open their flyouts.
  useEffect(
    () => (isHydrated && host && !reduced ? connectFlyouts(store, host) : undefined),
    [store, host, isHydrated, reduced],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: stickiness changes without a change of size.
  useEffect(() => {
    if (host) return publishHeaderHeight(host)
  }, [host, sticky])
}

/** The code for it comes with the first scrolling; without it the header just stays. */
export function useScrollAway({ sticky }: HeaderProps): void {
  const { host, tag } = useElement()
  useEffect(() => {
    if (!host || !sticky) return
    const end = new AbortController()
    const { signal } = end
    const from = window.scrollY
    const fetchCode = () =>
      import('../../page/scroll-away.ts').then(
        ({ scrollAway }) => scrollAway(host, from, signal),
        (error) => tellMissingCode(tag, error),
      )
    window.addEventListener('scroll', fetchCode, { once: true, passive: true, signal })
    return () => end.abort()
  }, [host, tag, sticky])
}

/** Loads the consent manager, where the tag asks for it. */
export function useConsent({ consent, consentDomainId: domainId, site, stage }: HeaderProps): void {
  const { tag, isHydrated } = useElement()
  useEffect(() => {
    if (!isHydrated || !consent) return
    import('../../page/consent-script.ts').then(
      ({ loadConsentScript }) => loadConsentScript({ element: tag, site, stage, domainId }),
      (error) => tellMissingCode(tag, error),
    )
  }, [tag, isHydrated, consent, domainId, site, stage])
}

/** Whether the content cookie hides the header; known before the first paint after hydration. */
export function useIsHidden(): boolean {
  const [isHidden, setHidden] = useState(false)
  useLayoutEffect(() => setHidden(isHiddenByContent('no_header')), [])
  return isHidden
}
