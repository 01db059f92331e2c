import { toldErrors } from '../page/events/told-errors.ts'
import type { Finding } from './finding.ts'

/** What elements have reported by `shop-element-error` since the page was loaded (DELIVERY-37). */
export const examineErrors = (): Finding[] =>
  Object.keys(toldErrors()).map((message) => ({
    code: 'ELEMENT_ERROR',
    message: `An element has reported an error: ${message}`,
    remedy: 'See its code in docs/errors.md.',
  }))
