/**
 * The code that asks the services for a header's content, as one chunk. A fragment that holds the content does without (LIVE-13).
 */
export { loadEntries } from '../navigation/load-entries.ts'
export { showPromotions } from '../promotion/show-promotions.ts'
