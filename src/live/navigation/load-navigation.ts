/** Loads the entries of the navigation bar that the fragment does not have. */
import { whenIdle } from '../../page/browser/moments.ts'
import { joinCleanups, on } from '../../page/browser/on.ts'
import type { HeaderProps } from '../../page/configuration/tables/shop-header.ts'
import { listen } from '../../page/events/events.ts'
import { hasNavigationSnapshot } from '../../state/navigation/navigation.ts'
import { readAddressAtom } from '../../state/page-facts.ts'
import { controlOf } from '../action.ts'
import type { LiveElement } from '../live-element.ts'
import { whenFetched } from '../when-fetched.ts'

/**
 * When the page is idle, or at once when somebody is at the bar (NAV-5), and again past all caches after a change of the preview
 * (PREVIEW-34). Returns the cleanup.
 */
export function loadNavigation(element: LiveElement<HeaderProps>): (() => void) | undefined {
  const { store, props, root, tag } = element
  const { reduced, clientId, navigationRoute: route, site } = props
  if (reduced) return undefined
  const client = clientId || site
  const ends: (() => void)[] = []
  const request = (bypassCache: boolean) =>
    ends.push(
      whenFetched(tag, import('./request-entries.late.ts'), ({ requestEntries }) =>
        requestEntries(element, { clientId: client, route, bypassCache }),
      ),
    )
  let isRequested = false
  const load = () => {
    if (isRequested || hasNavigationSnapshot(store, client, route)) return
    isRequested = true
    request(false)
  }
  const onInterest = (event: Event) => controlOf(event)?.feature === 'navigation' && load()
  // A header that comes in the place of another one, which has read it before.
  store.set(readAddressAtom)
  return joinCleanups(
    on(root, 'pointerover focusin touchstart', onInterest, { passive: true }),
    whenIdle(load),
    listen('shop-preview-changed', () => request(true)),
    () => {
      for (const end of ends) end()
    },
  )
}
