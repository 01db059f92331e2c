import { writeStored } from '../../page/browser/storage.ts'
import { appOfferAtom } from '../../state/header/app-offer.ts'
import type { Action } from '../action.ts'

/** In local storage. */
export const CLOSED_OFFER = 'shop.appBannerClosed'

/** A banner that was closed never shows again (HEADER-32). */
export const closeAppOffer: Action = ({ root, store }, _event, { node }) => {
  // The focused button is about to disappear.
  if (node.matches(':focus-visible')) root.querySelector<HTMLElement>('[part=logo]')?.focus()
  writeStored(CLOSED_OFFER, 'true')
  store.set(appOfferAtom, undefined)
}
