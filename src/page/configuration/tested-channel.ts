import { sharedOnPage } from '../browser/own-symbol.ts'

/** The channel that a tester has chosen for this page (DELIVERY-81); shared by the loaders of both channels. */
export const testedChannel = (): { name?: string | undefined } => sharedOnPage('channel', () => ({}))
