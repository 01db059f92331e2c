import { sharedOnPage } from '../browser/own-symbol.ts'

/** The errors that the elements have reported so far, as keys, for the doctor. */
export const toldErrors = (): Record<string, true> => sharedOnPage('errors', () => ({}))
