import { joinCleanups } from '../../page/browser/join-cleanups.ts'
import { loadOnce } from '../../page/browser/load-once.ts'
import type { HeaderProps } from '../../page/configuration/tables/shop-header.ts'
import { reportMissingCode } from '../../page/events/events.ts'
import type { LiveElement } from '../live-element.ts'

/** Flyouts of entries and the drawer come by code that the first use fetches, or a sign of one (NAV-27). Returns the cleanup. */
export function offerNavigation(element: LiveElement<HeaderProps>): () => void {
  const { features, tag } = element
  let end: (() => void) | undefined
  let isEnded = false
  const start = loadOnce(async () => {
    const { startNavigation } = await import('./navigation.late.ts')
    end = await startNavigation(element)
    if (isEnded) end()
  })
  return joinCleanups(
    features.offer('navigation', (isAhead) =>
      start().catch((error) => {
        // The touch tries again.
        if (isAhead) return
        reportMissingCode(tag, error)
        features.fail('navigation')
      }),
    ),
    () => {
      isEnded = true
      end?.()
    },
  )
}
