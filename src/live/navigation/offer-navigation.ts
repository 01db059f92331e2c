import { loadOnce } from '../../page/browser/load-once.ts'
import { joinCleanups } from '../../page/browser/on.ts'
import type { HeaderProps } from '../../page/configuration/tables/shop-header.ts'
import { reportMissingCode } from '../../page/events/events.ts'
import type { LiveElement } from '../live-element.ts'

/** Flyouts of entries and the drawer come by code that the first use fetches, or a sign of one (NAV-27). Returns the cleanup. */
export function offerNavigation(element: LiveElement<HeaderProps>): () => void {
  const { features, tag } = element
  let end: (() => void) | undefined
  const load = loadOnce(() => import('./navigation.late.ts').then((code) => code.prepareNavigation(element)))
  return joinCleanups(
    features.offer('navigation', (isAhead) =>
      load().then(
        (start) => {
          end ??= start()
        },
        (error) => {
          // The touch tries again.
          if (isAhead) return
          reportMissingCode(tag, error)
          features.fail('navigation')
        },
      ),
    ),
    () => {
      end?.()
      // Nothing starts any more.
      end = () => {}
    },
  )
}
