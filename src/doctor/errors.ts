import { toldErrors } from '../page/events/told-errors.ts'
import type { Finding } from './finding.ts'

/** Errors that elements have reported by `shop-element-error` since the page was loaded (DELIVERY-37), but not those of calls to a dead host. */
export const examineErrors = (causes: readonly Finding[]): Finding[] =>
  Object.keys(toldErrors())
    // The doctor says more of it itself.
    .filter((message) => !/ FRAGMENT_CHANGED: /.test(message))
    .filter((message) => !(/ got no answer \(/.test(message) && causes.some(({ code }) => code === 'NOTHING_LISTENS')))
    .map((message) => ({
      code: 'ELEMENT_ERROR',
      message: `An element has reported an error: ${message}`,
      remedy: 'See its code in docs/errors.md.',
    }))
