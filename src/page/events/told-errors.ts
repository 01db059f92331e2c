import { sharedOnPage } from '../browser/own-symbol.ts'

/** What the elements have reported so far, each once, for the doctor. */
export const toldErrors = (): Set<string> => sharedOnPage('errors', () => new Set())
