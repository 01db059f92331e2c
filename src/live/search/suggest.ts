import { loadOnce } from '../../page/browser/load-once.ts'
import type { HeaderProps } from '../../page/configuration/tables/shop-header.ts'
import { reportMissingCode } from '../../page/events/events.ts'
import type { LiveElement } from '../live-element.ts'

const loadCode = loadOnce(() => import('./suggestions.late.ts'))

/**
 * Makes comboboxes of a header's search fields, without React (LIVE-20). Resolves with a false value when the code or its texts can't be loaded; the next
 * use tries again. `isAhead`: nobody has used one yet, or is told of a failure.
 */
export const suggest = (element: LiveElement<HeaderProps>, isAhead?: boolean): Promise<unknown> =>
  loadCode().then(
    (code) => code.connectSearches(element),
    (error) => isAhead || reportMissingCode(element.tag, error),
  )
